// Replays that were altered, or that are of other rules: what is shown of them, and what is said.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { run } from "./command.ts";

const saved = (name: string) =>
  JSON.parse(readFileSync(new URL(`../saves/${name}.replay.json`, import.meta.url), "utf8"));

/** What the command says of a file, which must not be as it was recorded. */
async function told(file: object, ...options: string[]) {
  const { status, stdout, stderr } = await run(["replay", "-", ...options], {
    input: JSON.stringify(file),
  });
  expect(status).toBe(1);
  return { stdout, stderr };
}

const tongues = (texts: Readonly<Record<string, string>>) => Object.entries(texts);

describe("an altered replay", () => {
  const sound = saved("conspiracy-1");
  const [first, ...others] = sound.actions;
  const legal = { ...sound, actions: [{ ...first, count: (first.count % 3) + 1 }] };
  const illegal = { ...sound, actions: [first, first, ...others] };
  const result = { ...sound, digest: { ...sound.digest, result: "0".repeat(16) } };

  test.each([[[]], [["--step"]], [["--at", "1"]]])(
    "is called so, and not shown: %j",
    async (way) => {
      for (const one of [legal, result])
        expect(await told(one, ...way)).toEqual({
          stdout: "The replay was altered.\n",
          stderr: "",
        });
      const { stdout } = await told(illegal, ...way);
      expect(stdout).toMatch(/^The replay was altered\.\nAction 2: .+ \(CO-\d+\)\.\n$/);
    },
  );

  test("for programs: that it was altered comes before the refusal", async () => {
    const { action, flaw, reason, refusal, text } = JSON.parse(
      (await told(illegal, "--json")).stdout,
    );
    expect({ action, flaw }).toEqual({ action: 2, flaw: "altered" });
    expect(reason).toBe(
      `the replay was altered, here or before: action 2 (draw-lords) is refused: ${refusal.code} (${refusal.rule})`,
    );
    expect(text).toContain(`(${refusal.rule})`);
    const other = JSON.parse((await told(legal, "--json")).stdout);
    expect(other).toEqual({
      ok: false,
      flaw: "altered",
      version: conspiracy.version,
      reason:
        "the replay was altered: its moves can all be played, but they are not those of its digest",
    });
  });

  describe("with checks", () => {
    const { options, seed, actions } = sound;
    const recorded = record(conspiracy, { options, seed, actions });
    const changed = { ...recorded, actions: [first, first, ...others] };

    test("names the place", async () => {
      const { stdout } = await told(changed);
      expect(stdout).toMatch(
        /^The replay was altered\.\nAction 2: not as it was recorded\.\nAction 2: .+ \(CO-\d+\)\.\n$/,
      );
      const { stdout: ofSeed } = await told({ ...recorded, seed: "another" });
      expect(ofSeed).toMatch(/^The replay was altered\.\nseed: not as it was recorded\.\nAction /);
    });

    test("for programs", async () => {
      const { path, action, reason, refusal } = JSON.parse((await told(changed, "--json")).stdout);
      expect({ path, action }).toEqual({ path: ["actions", 1], action: 2 });
      expect(reason).toBe(
        `the replay was altered: action 2 (draw-lords) is not as recorded; action 2 (draw-lords) is refused: ${refusal.code} (${refusal.rule})`,
      );
    });

    test.each(
      tongues({
        pl: "Akcja 2: inaczej niż w nagraniu.",
        cs: "Akce 2: jinak, než bylo zaznamenáno.",
        "zh-hant": "動作2: 與錄製時不同。",
      }),
    )("in another language: %s", async (locale, text) => {
      expect((await told(changed, "--locale", locale)).stdout).toContain(`\n${text}\n`);
    });
  });

  test.each(
    tongues({
      pl: "Zapis został zmieniony.\nAkcja 2: ",
      cs: "Záznam byl pozměněn.\nAkce 2: ",
      "zh-hant": "紀錄已被更改。\n動作2: ",
    }),
  )("in another language: %s", async (locale, text) => {
    const { stdout } = await told(illegal, "--locale", locale);
    expect(stdout.startsWith(text)).toBe(true);
    expect(stdout).not.toMatch(/refused|altered|not-asked/);
  });
});

describe("a replay of earlier rules", () => {
  const old = saved("abyss-1.ambassador");
  const last = old.actions.length;
  const verdict = [
    "The replay is of other rules: recorded with version 1, this is version 2.",
    ...abyss.earlierVersions[0]!.changed.map((change) => `  version 2: ${change}`),
  ].join("\n");
  const end = (stdout: string) => stdout.slice(stdout.indexOf("The replay is"));

  test("is told up to the difference, with what was changed", async () => {
    const { stdout } = await told(old);
    // The same as a replay of today that ends before the difference.
    const { options, seed, actions } = old;
    const today = record(abyss, { options, seed, actions: actions.slice(0, -1) });
    const sound = await run(["replay", "-"], { input: JSON.stringify(today) });
    const events = sound.stdout.slice(0, sound.stdout.indexOf("The replay is"));
    expect(stdout.slice(0, stdout.indexOf("The replay is"))).toBe(events);
    expect(end(stdout)).toMatch(/\nAction \d+: .+ \(AB-7\)\.\n$/);
    expect(end(stdout).startsWith(`${verdict}\nAction ${last}: `)).toBe(true);
  });

  test("--step shows each action before the difference", async () => {
    const { stdout } = await told(old, "--step");
    expect(stdout.match(/^Action \d+\. /gm)).toHaveLength(last - 1);
    expect(end(stdout).startsWith(`${verdict}\nAction ${last}: `)).toBe(true);
    const lines = (await told(old, "--step", "--json")).stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(last + 1);
    expect(JSON.parse(lines[last - 1]!)).toMatchObject({
      number: last - 1,
      action: old.actions[last - 2],
    });
    expect(JSON.parse(lines[last]!)).toMatchObject({
      ok: false,
      flaw: "other-rules",
      version: "1",
      action: last,
      refusal: { code: "not-asked" },
      reason: expect.stringContaining("Changed by version 2: "),
    });
  });

  test("--at shows a position before the difference, and says what is behind it", async () => {
    const { stdout } = await told(old, "--at", "3");
    expect(stdout).toMatch(/^Player 1 · /m);
    expect(end(stdout).startsWith(verdict)).toBe(true);
    expect((await told(old, "--at", String(last))).stdout).not.toMatch(/^Player 1 · /m);
    const forPrograms = await told(old, "--at", "3", "--json");
    const steps = replay(abyss, old)[Symbol.iterator]();
    for (let i = 0; i < 3; i++) steps.next();
    expect(JSON.parse(forPrograms.stdout)).toEqual(steps.next().value?.state);
    expect(JSON.parse(forPrograms.stderr)).toMatchObject({ ok: false, flaw: "other-rules" });
  });

  test("is told to its end where only the result differs", async () => {
    const file = saved("abyss-1.first-turns");
    const { stdout } = await told(file, "--step");
    expect(stdout.match(/^Action \d+\. /gm)).toHaveLength(file.actions.length);
    expect(end(stdout)).toBe(`${verdict}\n`);
  });

  test("that was altered too is called altered, and not shown", async () => {
    const { stdout } = await told({ ...old, seed: "another" });
    expect(stdout).toMatch(/^The replay was altered\.\n/);
  });

  test.each(
    tongues({
      pl: "Zapis jest według innych zasad: nagrano go w wersji 1, a to jest wersja 2.",
      cs: "Záznam je podle jiných pravidel: byl pořízen ve verzi 1, toto je verze 2.",
      "zh-hant": "紀錄使用不同的規則：錄製時為版本1，目前為版本2。",
    }),
  )("in another language: %s", async (locale, text) => {
    expect((await told(old, "--locale", locale)).stdout).toContain(`\n${text}\n`);
  });
});

describe("a replay of unknown rules", () => {
  const newer = { ...saved("conspiracy-1"), version: "99" };

  test.each([[[]], [["--step"]], [["--at", "1"]]])("is not shown: %j", async (way) => {
    const stdout = "The replay is of other rules: recorded with version 99, this is version 1.\n";
    expect(await told(newer, ...way)).toEqual({ stdout, stderr: "" });
    expect(await told({ ...newer, actions: [{ type: "later" }] }, ...way)).toMatchObject({
      stdout,
    });
  });

  test("for programs", async () => {
    expect(JSON.parse((await told(newer, "--json")).stdout)).toEqual({
      ok: false,
      flaw: "other-rules",
      version: "99",
      reason: 'made by a newer version: rules of version "99", this one knows up to version 1',
    });
  });

  test("a version may be any text: a terminal does not obey it", async () => {
    const { stdout } = await told({ ...newer, version: `\u001b[2J${"x".repeat(5000)}` });
    expect(stdout).not.toContain("\u001b");
    expect(stdout.length).toBeLessThan(800);
  });

  test("a version that is no text is a wrong file", async () => {
    const input = JSON.stringify({ ...newer, version: 99 });
    const { status, stderr } = await run(["replay", "-"], { input });
    expect(status).toBe(2);
    expect(stderr).toMatch(/replay of conspiracy, at version: 99, expected/);
  });
});
