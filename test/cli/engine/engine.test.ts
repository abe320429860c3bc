import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { abyss } from "../../../src/abyss/index.ts";
import {
  LONGEST_REQUEST,
  MOST_ITERATIONS,
  MOST_LISTED_ACTIONS,
  MOST_POSITIONS,
} from "../../../src/cli/engine/limits.ts";
import { gameNames, withGame } from "../../../src/cli/games.ts";
import { allJsonSchemas } from "../../../src/cli/json-schema.ts";
import { saveState } from "../../../src/index.ts";
import { once } from "../../lazy-scenes.ts";
import { run, runProcess } from "../command.ts";
import { type Client, newClient } from "./client.ts";

const SETUP = { game: "abyss", options: { players: 2, firstPlayer: 0 }, seed: "engine" };

/** The validators of requests and answers, with the schemas of all games that they refer to. */
const validators = once(() => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, code: { optimize: false } });
  for (const { schema } of allJsonSchemas()) ajv.addSchema(schema);
  const compiled = (what: string) => ajv.getSchema(`urn:abyss-rules:engine:${what}`)!;
  return { request: compiled("request"), answer: compiled("answer") };
});

function expectValidLog({ log }: Client): void {
  const { request, answer } = validators();
  for (const line of log) {
    if (!answer(line.answer)) expect.fail(`${JSON.stringify(line)} ${ajvErrors(answer.errors)}`);
    const { ok } = line.answer as { ok: boolean };
    if (ok && !request(line.request))
      expect.fail(`${JSON.stringify(line.request)} ${ajvErrors(request.errors)}`);
  }
}

const ajvErrors = (errors: unknown): string => JSON.stringify(errors).slice(0, 2000);

describe("a whole game", () => {
  test.each(gameNames)("of %s is played over the protocol", async (name) => {
    const options = withGame(name, (entry) => entry.options(entry.game.seats.min))!;
    const client = newClient();
    let at: { position: string; deciders: number[] } = await client.ask("setup", {
      game: name,
      options,
      seed: "whole",
    });
    let moves = 0;
    while (at.deciders.length > 0) {
      const [seat] = at.deciders;
      const seen = await client.ask("view", { position: at.position, viewer: seat });
      const question = { position: seen.position, seat, seed: String(moves) };
      const { action } = await client.ask("bot", { ...question, strategy: "random" });
      expect(await client.ask("refusal", { position: seen.position, action })).toEqual({
        refusal: null,
      });
      const next = await client.ask("reduce", { position: at.position, action });
      if (!next.legal) expect.fail(JSON.stringify(next.refusal));
      await client.ask("release", { positions: [at.position, seen.position] });
      at = next;
      moves += 1;
    }
    expect(moves).toBeGreaterThan(20);
    const { standings } = await client.ask("standings", { position: at.position });
    expect(standings).toMatchObject({ complete: true });
    const { sheets } = await client.ask("score", { position: at.position });
    expect(sheets.length).toBeGreaterThan(1);
    await client.end();
    // Every shape occurs early in a game, and validators are slow.
    expectValidLog({ ...client, log: client.log.slice(0, 60) });
  });
});

describe("the methods", () => {
  test("agree with the library", async () => {
    const client = newClient();
    const first = await client.ask("setup", SETUP);
    const step = abyss.setup(SETUP.options, SETUP.seed);
    expect(first).toMatchObject({ position: "s1", deciders: [0], events: step.events });
    const seen = await client.ask("view", { position: "s1", viewer: 1 });
    expect(seen).toMatchObject({ position: "v2", view: abyss.view(step.state, 1) });
    expect(await client.ask("legalActions", { position: "s1", seat: 0 })).toEqual({
      actions: [...abyss.legalActions(step.state, 0)],
      hasMore: false,
    });
    const explored = await client.ask("reduce", {
      position: "s1",
      action: { type: "explore", seat: 0 },
    });
    const next = abyss.reduce(step.state, { type: "explore", seat: 0 });
    if (!next.ok) expect.fail();
    const { saved } = await client.ask("save", { position: "s3" });
    expect(explored).toMatchObject({ legal: true, position: "s3", events: next.events });
    expect(saved).toEqual(JSON.parse(JSON.stringify(saveState(abyss, next.state))));
    const { choices } = await client.ask("choices", {
      position: "s3",
      seat: 1,
      partial: { type: "buy" },
    });
    expect(choices).toEqual(
      JSON.parse(JSON.stringify(abyss.choices(next.state, 1, { type: "buy" }) ?? null)),
    );
    await client.end();
    expectValidLog(client);
  });

  test("positions are immutable: an old handle stays valid until it is released", async () => {
    const client = newClient();
    await client.ask("setup", SETUP);
    const explore = { position: "s1", action: { type: "explore", seat: 0 } };
    const [a, b] = [await client.ask("reduce", explore), await client.ask("reduce", explore)];
    expect(a).toEqual({ ...b, position: "s2" });
    expect(await client.ask("release", { positions: ["s1", "s2"] })).toEqual({ positions: 1 });
    expect(await client.fail("standings", { position: "s2" })).toMatchObject({
      code: "unknown-position",
      message: expect.stringContaining('"s2"'),
    });
    expect((await client.fail("release", { positions: ["s3", "s1"] })).code).toBe(
      "unknown-position",
    );
    await client.ask("standings", { position: "s3" });
    await client.end();
  });

  test("a saved state and a view of another engine are loaded, and go on", async () => {
    const [server, player] = [newClient(), newClient()];
    await server.ask("setup", SETUP);
    const { saved } = await server.ask("save", { position: "s1" });
    const { view } = await server.ask("view", { position: "s1", viewer: 0 });
    expect(await player.ask("load", { game: "abyss", state: saved })).toMatchObject({
      position: "s1",
      deciders: [0],
    });
    await player.ask("load", { game: "abyss", view });
    expect(await player.ask("legalActions", { position: "v2", seat: 0 })).toMatchObject({
      actions: [{ type: "explore", seat: 0 }],
    });
    const { position } = await player.ask("sampleState", { position: "v2", seed: "world" });
    expect(
      await player.ask("reduce", { position, action: { type: "explore", seat: 0 } }),
    ).toMatchObject({ legal: true });
    const thought = { seat: 0, seed: "bot", iterations: 20 };
    expect(await player.ask("bot", { position: "v2", ...thought })).toEqual(
      await server.ask("bot", { position: "s1", ...thought }),
    );
    expect((await player.fail("reduce", { position: "v2", action: {} })).code).toBe("not-a-state");
    expect((await player.fail("load", { game: "abyss" })).message).toContain("state or view");
    expect(await player.fail("load", { game: "abyss", state: view })).toMatchObject({
      code: "invalid",
      message: expect.stringContaining("this is a view, expected a state"),
    });
    await Promise.all([server.end(), player.end()]);
    expectValidLog(player);
  });

  test("a view has only the events that its viewer may know", async () => {
    const client = newClient();
    let at: { position: string; deciders: number[] } = await client.ask("setup", SETUP);
    let hidden = 0;
    for (let i = 0; i < 80 && at.deciders.length > 0; i++) {
      const [seat] = at.deciders;
      const bot = { position: at.position, seat, seed: String(i), strategy: "random" };
      const { action } = await client.ask("bot", bot);
      const next = await client.ask("reduce", { position: at.position, action });
      if (!next.legal) expect.fail();
      const { events } = await client.ask("view", { position: next.position, viewer: "spectator" });
      expect(events).toEqual(
        next.events.flatMap((event) => abyss.redact(event as never, "spectator") ?? []),
      );
      if (JSON.stringify(events) !== JSON.stringify(next.events)) hidden += 1;
      at = next;
    }
    expect(hidden).toBeGreaterThan(0);
    await client.end();
  });

  test("describe gives texts in every language, with names", async () => {
    const client = newClient();
    const { events } = await client.ask("setup", SETUP);
    const says = async (fields: object) =>
      (await client.ask("describe", { position: "s1", ...fields })).text;
    expect(await says({ what: "event", value: events[0] })).toBe(
      "2 players sit down; Player 1 begins.",
    );
    expect(await says({ what: "decision", names: ["Ann"] })).toContain("Ann");
    expect(await says({ what: "action", value: { type: "explore", seat: 0 }, locale: "pl" })).toBe(
      "Eksploruj głębiny",
    );
    const line = { category: "locations", source: "jail", points: 14 };
    expect(await says({ what: "line", value: line })).toBe("Jail: 14 points");
    expect(await says({ what: "action-type", value: "recruit" })).toBe("Recruit a lord");
    expect(await says({ what: "field", value: "lord", locale: "cs" })).toBe("Vládce");
    expect(await says({ what: "value", field: "stack", value: "squid" })).toBe("Squid");
    expect(await says({ what: "value", field: "affiliate", value: null })).toBe("None");
    expect(await says({ what: "value", field: "from", value: 1 })).toBe("Player 2");
    expect(await says({ what: "standings", names: ["Ann", "Ben"] })).toBe(
      "Ann and Ben share the victory.",
    );
    expect(
      await says({ what: "standings", value: { winners: [0], decidedBy: "pearls" }, locale: "pl" }),
    ).toBe("Wygrywa Gracz 1; remis rozstrzygają perły.");
    expect(await client.ask("describe", { position: "s1", what: "card", value: "jailer" })).toEqual(
      {
        name: "Jailer",
        text: expect.any(String),
      },
    );
    const reason = { feature: "prospect", contribution: 0.3, change: "more", about: "jailer" };
    expect(await says({ what: "reason", value: reason })).toBe(
      "Closer to a lord of the court (Jailer)",
    );
    expect(await says({ what: "reason", value: reason, locale: "cs" })).toBe(
      "Blíže k vládci u dvora (Dozorce)",
    );
    expect((await client.fail("describe", { position: "s1", what: "event" })).code).toBe("invalid");
    await client.end();
    expectValidLog(client);
  });

  test("a search says why it prefers an action, which describe puts into words", async () => {
    const client = newClient();
    await client.ask("setup", { ...SETUP, game: "conspiracy" });
    for (const strategy of ["search", "normal"]) {
      const thought = { position: "s1", seat: 0, seed: "why", strategy };
      const { reasons } = await client.ask("bot", thought);
      expect(reasons.length, strategy).toBeGreaterThan(0);
      for (const value of reasons) {
        const { text } = await client.ask("describe", { position: "s1", what: "reason", value });
        expect(text).toMatch(/^[A-Z0-9][\w ()]+$/);
      }
    }
    await client.end();
    expectValidLog(client);
  });

  test("a refusal is a result, not an error", async () => {
    const client = newClient();
    await client.ask("setup", SETUP);
    const refused = { code: "court-full", rule: "AB-8" };
    const plot = { position: "s1", action: { type: "plot", seat: 0 } };
    expect(await client.ask("reduce", plot)).toMatchObject({ legal: false, refusal: refused });
    expect(await client.ask("refusal", plot)).toMatchObject({ refusal: refused });
    expectValidLog(client);
    expect(await client.ask("reduce", { position: "s1", action: {} })).toMatchObject({
      legal: false,
      refusal: { code: "malformed" },
    });
    await client.end();
  });
});

describe("wrong lines are answered", () => {
  test.each<[string, string | Uint8Array, string, unknown, RegExp]>([
    ["no JSON", "setup abyss", "not-json", null, /not JSON in UTF-8/],
    ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "not-json", null, /not JSON in UTF-8/],
    ["a list", "[]", "not-a-request", null, /expected an object/],
    ["no id", '{"method":"save","position":"s1"}', "not-a-request", null, /at id: is missing/],
    ["an unknown method", '{"id":7,"method":"scroe"}', "not-a-request", 7, /did you mean score/],
    [
      "an unknown game",
      '{"id":"a","method":"setup","game":"abys"}',
      "not-a-request",
      "a",
      /abyss\?/,
    ],
    ["an unknown field", '{"id":7,"method":"save","positon":"s1"}', "not-a-request", 7, /position/],
    [
      "deep JSON",
      `{"id":7,"method":"setup","options":${"[".repeat(9e4)}${"]".repeat(9e4)}}`,
      "not-a-request",
      7,
      /levels/,
    ],
    ["a long line", " ".repeat(LONGEST_REQUEST + 1), "line-too-long", null, /at most 256000 bytes/],
  ])("%s", async (_, line, code, id, message) => {
    const client = newClient();
    expect(await client.send(line)).toEqual({
      id,
      ok: false,
      error: { code, message: expect.stringMatching(message), problems: expect.any(Array) },
    });
    // The session goes on.
    expect(await client.send(JSON.stringify({ id: 1, method: "setup", ...SETUP }))).toMatchObject({
      id: 1,
      ok: true,
    });
    await client.end();
  });

  test("wrong arguments of the game are invalid, with all problems", async () => {
    const client = newClient();
    expect(await client.fail("setup", { ...SETUP, options: { players: 9 } })).toMatchObject({
      code: "invalid",
      problems: [{ path: ["players"], found: "9" }],
    });
    await client.ask("setup", SETUP);
    for (const [method, fields] of [
      ["view", { viewer: 2 }],
      ["bot", { seat: 1, seed: "" }],
      ["describe", { what: "card", value: "nobody" }],
    ] as const)
      expect(await client.fail(method, { position: "s1", ...fields })).toMatchObject({
        code: "invalid",
      });
    await client.end();
    expectValidLog(client);
  });
});

describe("limits", () => {
  test("of handles: release makes room", async () => {
    const client = newClient();
    await client.ask("setup", SETUP);
    const look = { position: "s1", viewer: "spectator" };
    for (let i = 1; i < MOST_POSITIONS; i++)
      await client.send(JSON.stringify({ id: i, method: "view", ...look }));
    expect(await client.fail("view", look)).toMatchObject({ code: "too-many-positions" });
    await client.ask("release", { positions: ["v2"] });
    await client.ask("view", look);
    await client.end();
  });

  test("of listed actions: hasMore says that there are others", async () => {
    const client = newClient();
    await client.ask("setup", { game: "conspiracy", options: { players: 2 }, seed: "engine" });
    const few = {
      position: "s1",
      seat: (await client.ask("view", { position: "s1", viewer: "spectator" })).deciders[0],
    };
    const all = await client.ask("legalActions", few);
    expect(all.hasMore).toBe(false);
    expect(await client.ask("legalActions", { ...few, limit: 1 })).toEqual({
      actions: all.actions.slice(0, 1),
      hasMore: true,
    });
    expect(
      (await client.fail("legalActions", { ...few, limit: MOST_LISTED_ACTIONS + 1 })).message,
    ).toContain("at limit");
    await client.end();
    expectValidLog(client);
  });

  test("of a search", async () => {
    const client = newClient();
    await client.ask("setup", SETUP);
    const bot = { position: "s1", seat: 0, seed: "", iterations: MOST_ITERATIONS + 1 };
    expect((await client.fail("bot", bot)).message).toContain("at iterations");
    await client.end();
  });
});

test("a process answers in order, ignores blank lines, and ends with its input", async () => {
  const lines = [
    JSON.stringify({ id: 1, method: "setup", ...SETUP }),
    "",
    "nonsense\r",
    JSON.stringify({ id: 2, method: "standings", position: "s1" }),
  ];
  const input = lines.join("\n");
  const { status, stdout, stderr } = await runProcess(["engine"], { input });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const answers = stdout.trimEnd().split("\n");
  expect(answers.map((line) => JSON.parse(line).id)).toEqual([1, null, 2]);
  expect(await run(["engine"], { input })).toEqual({ status, stdout, stderr });
});
