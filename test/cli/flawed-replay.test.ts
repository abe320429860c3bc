// Replays that were altered or recorded under other rules: the output and the verdict.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { once } from "../lazy-scenes.ts";
import { run } from "./command.ts";

const saved = (name: string) =>
  JSON.parse(readFileSync(new URL(`../saves/${name}.replay.json`, import.meta.url), "utf8"));

/** The output of the command for a flawed replay. */
async function outputOf(file: object, ...options: string[]) {
  const { status, stdout, stderr } = await run(["replay", "-", ...options], {
    input: JSON.stringify(file),
  });
  expect(status).toBe(1);
  return { stdout, stderr };
}

const byLocale = (texts: Readonly<Record<string, string>>) => Object.entries(texts);

describe("an altered replay", () => {
  const intact = saved("conspiracy-1");
  const [first, ...others] = intact.actions;
  const legal = { ...intact, actions: [{ ...first, count: (first.count % 3) + 1 }] };
  const illegal = { ...intact, actions: [first, first, ...others] };
  const result = { ...intact, digest: { ...intact.digest, result: "0".repeat(16) } };

  test.each([[[]], [["--step"]], [["--at", "1"]]])(
    "is reported, and nothing of it is shown: %j",
    async (options) => {
      for (const one of [legal, result])
        expect(await outputOf(one, ...options)).toEqual({
          stdout: "The replay was altered.\n",
          stderr: "",
        });
      const { stdout } = await outputOf(illegal, ...options);
      expect(stdout).toMatch(/^The replay was altered\.\nAction 2: .+ \(CO-\d+\)\.\n$/);
    },
  );

  test("--json gives the reason: first that it was altered, then the refusal", async () => {
    const { action, flaw, reason, refusal, text } = JSON.parse(
      (await outputOf(illegal, "--json")).stdout,
    );
    expect({ action, flaw }).toEqual({ action: 2, flaw: "altered" });
    expect(reason).toBe(
      `the replay was altered, here or before: action 2 (draw-lords) is refused: ${refusal.code} (${refusal.rule})`,
    );
    expect(text).toContain(`(${refusal.rule})`);
    const other = JSON.parse((await outputOf(legal, "--json")).stdout);
    expect(other).toEqual({
      ok: false,
      flaw: "altered",
      version: conspiracy.version,
      reason:
        "the replay was altered: its moves can all be played, but they do not match its digest",
    });
  });

  describe("with checks", () => {
    const { options, seed, actions } = intact;
    const recorded = once(() => record(conspiracy, { options, seed, actions }));
    const changed = () => ({ ...recorded(), actions: [first, first, ...others] });

    test("is reported with the place", async () => {
      const { stdout } = await outputOf(changed());
      expect(stdout).toMatch(
        /^The replay was altered\.\nAction 2: not as recorded\.\nAction 2: .+ \(CO-\d+\)\.\n$/,
      );
      const { stdout: ofSeed } = await outputOf({ ...recorded(), seed: "another" });
      expect(ofSeed).toMatch(/^The replay was altered\.\nseed: not as recorded\.\nAction /);
    });

    test("--json gives the reason", async () => {
      const { path, action, reason, refusal } = JSON.parse(
        (await outputOf(changed(), "--json")).stdout,
      );
      expect({ path, action }).toEqual({ path: ["actions", 1], action: 2 });
      expect(reason).toBe(
        `the replay was altered: action 2 (draw-lords) is not as recorded; action 2 (draw-lords) is refused: ${refusal.code} (${refusal.rule})`,
      );
    });

    test.each(
      byLocale({
        pl: "Akcja 2: inaczej niż w nagraniu.",
        cs: "Akce 2: jinak, než bylo zaznamenáno.",
        "zh-hant": "動作2: 與錄製時不同。",
      }),
    )("in another language: %s", async (locale, text) => {
      expect((await outputOf(changed(), "--locale", locale)).stdout).toContain(`\n${text}\n`);
    });
  });

  test.each(
    byLocale({
      pl: "Zapis został zmieniony.\nAkcja 2: ",
      cs: "Záznam byl pozměněn.\nAkce 2: ",
      "zh-hant": "紀錄已被更改。\n動作2: ",
    }),
  )("in another language: %s", async (locale, text) => {
    const { stdout } = await outputOf(illegal, "--locale", locale);
    expect(stdout.startsWith(text)).toBe(true);
    expect(stdout).not.toMatch(/refused|altered|not-asked/);
  });
});

describe("a replay recorded under earlier rules", () => {
  const old = saved("abyss-1.ambassador");
  const last = old.actions.length;
  const verdict = [
    "The replay was recorded under other rules: version 1, but this is version 2.",
    ...abyss.earlierVersions[0]!.changed.map((change) => `  version 2: ${change}`),
  ].join("\n");
  const end = (stdout: string) => stdout.slice(stdout.indexOf("The replay "));

  test("is printed up to the first difference, with the changes of the rules", async () => {
    const { stdout } = await outputOf(old);
    // The same as a current replay that ends before the difference.
    const { options, seed, actions } = old;
    const today = record(abyss, { options, seed, actions: actions.slice(0, -1) });
    const intact = await run(["replay", "-"], { input: JSON.stringify(today) });
    const events = intact.stdout.slice(0, intact.stdout.indexOf("The replay "));
    expect(stdout.slice(0, stdout.indexOf("The replay "))).toBe(events);
    expect(end(stdout)).toMatch(/\nAction \d+: .+ \(AB-7\)\.\n$/);
    expect(end(stdout).startsWith(`${verdict}\nAction ${last}: `)).toBe(true);
  });

  test("--step shows each action before the difference", async () => {
    const { stdout } = await outputOf(old, "--step");
    expect(stdout.match(/^Action \d+\. /gm)).toHaveLength(last - 1);
    expect(end(stdout).startsWith(`${verdict}\nAction ${last}: `)).toBe(true);
    const lines = (await outputOf(old, "--step", "--json")).stdout.trimEnd().split("\n");
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

  test("--at shows a position before the difference, and then the verdict", async () => {
    const { stdout } = await outputOf(old, "--at", "3");
    expect(stdout).toMatch(/^Player 1 · /m);
    expect(end(stdout).startsWith(verdict)).toBe(true);
    expect((await outputOf(old, "--at", String(last))).stdout).not.toMatch(/^Player 1 · /m);
    const asJson = await outputOf(old, "--at", "3", "--json");
    const steps = replay(abyss, old)[Symbol.iterator]();
    for (let i = 0; i < 3; i++) steps.next();
    expect(JSON.parse(asJson.stdout)).toEqual(steps.next().value?.state);
    expect(JSON.parse(asJson.stderr)).toMatchObject({ ok: false, flaw: "other-rules" });
  });

  test("is printed to its end if only the result differs", async () => {
    const file = saved("abyss-1.first-turns");
    const { stdout } = await outputOf(file, "--step");
    expect(stdout.match(/^Action \d+\. /gm)).toHaveLength(file.actions.length);
    expect(end(stdout)).toBe(`${verdict}\n`);
  });

  test("is reported as altered and not shown if it was altered too", async () => {
    const { stdout } = await outputOf({ ...old, seed: "another" });
    expect(stdout).toMatch(/^The replay was altered\.\n/);
  });

  test.each(
    byLocale({
      pl: "Zapis jest według innych zasad: nagrano go w wersji 1, a to jest wersja 2.",
      cs: "Záznam je podle jiných pravidel: byl pořízen ve verzi 1, toto je verze 2.",
      "zh-hant": "紀錄使用不同的規則：錄製時為版本1，目前為版本2。",
    }),
  )("in another language: %s", async (locale, text) => {
    expect((await outputOf(old, "--locale", locale)).stdout).toContain(`\n${text}\n`);
  });
});

describe("a replay recorded under unknown rules", () => {
  const newer = { ...saved("conspiracy-1"), version: "99" };

  test.each([[[]], [["--step"]], [["--at", "1"]]])("is not shown: %j", async (options) => {
    const stdout =
      "The replay was recorded under other rules: version 99, but this is version 1.\n";
    expect(await outputOf(newer, ...options)).toEqual({ stdout, stderr: "" });
    expect(await outputOf({ ...newer, actions: [{ type: "later" }] }, ...options)).toMatchObject({
      stdout,
    });
  });

  test("--json gives the reason", async () => {
    expect(JSON.parse((await outputOf(newer, "--json")).stdout)).toEqual({
      ok: false,
      flaw: "other-rules",
      version: "99",
      reason: 'written by a newer version: rules of version "99", expected at most version 1',
    });
  });

  test("control codes in its version do not reach the terminal", async () => {
    const { stdout } = await outputOf({ ...newer, version: `\u001b[2J${"x".repeat(5000)}` });
    expect(stdout).not.toContain("\u001b");
    expect(stdout.length).toBeLessThan(800);
  });

  test("is rejected if its version is not a string", async () => {
    const input = JSON.stringify({ ...newer, version: 99 });
    const { status, stderr } = await run(["replay", "-"], { input });
    expect(status).toBe(2);
    expect(stderr).toMatch(/replay of conspiracy, at version: 99, expected/);
  });
});
