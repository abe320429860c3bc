// What the data of Kraken must look like, field by field.
import { describe, expect, test } from "vitest";
import { abyssRuleNumbers } from "../../src/abyss/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import { problems } from "../../src/kernel/tools/read.ts";
import {
  type KrakenBlueprint,
  krakenSchemas,
  krakenScoring,
  krakenStack,
} from "../../src/kraken/index.ts";
import { expectFields } from "../problems/expect-fields.ts";
import { krakenSamples } from "../words/samples/kraken.ts";
import { prepare } from "./prepare.ts";
import { scenes } from "./scenes.ts";

type What = "event" | "action" | "refusal" | "state" | "view" | "position";

/**
 * Tells all problems of values, as "path: reason". The game is put together anew: its schemas are made when they
 * are first asked for, and a test must not depend on what another has asked.
 */
function reader() {
  const game = define<KrakenBlueprint, "kraken">({
    id: "kraken",
    version: "1",
    ruleNumbers: abyssRuleNumbers,
    rules: krakenStack,
    schemas: krakenSchemas,
    scoring: krakenScoring,
  });
  return (what: What, value: unknown): string[] =>
    problems(game, what, value).map(({ path, reason }) => `${path.join(".")}: ${reason}`);
}

const recruit = { type: "recruit", seat: 0, lord: "fence", allies: ["crab-1"], nebulis: 0 };

describe("each field is needed, and no other is known", () => {
  test.each(Object.entries(krakenSamples.events))("event %s", (_, event) => {
    const told = reader();
    expect(told("event", event)).toEqual([]);
    expectFields((fields) => told("event", fields), event);
  });

  test.each([
    ...Object.values(krakenSamples.actions),
    { ...recruit, affiliate: "crab-1" },
    { type: "buy", seat: 0, nebulis: 1 },
    { type: "bribe", seat: 0, lord: "fence", nebulis: 1 },
  ])("action $type", (action) => {
    const told = reader();
    expect(told("action", action)).toEqual([]);
    expectFields((fields) => told("action", fields), action);
  });

  test.each(Object.entries(krakenSamples.refusals))("refusal %s", (code, params) => {
    const told = reader();
    const refusal = (figures: object) => told("refusal", { code, rule: "KR-1", params: figures });
    expect(refusal(params)).toEqual([]);
    expectFields(refusal, params, "params.");
  });

  test.each(Object.values(krakenSamples.decisions))("question $ask", ({ ask, ...fields }) => {
    const told = reader();
    const { table, agenda, rng } = prepare();
    const asking = (given: object) =>
      told("state", { table, agenda: [...agenda, { ask, ...given }], rng });
    expectFields(asking, fields, `agenda.${agenda.length}.`);
  });
});

test("KR-67 the task that Kraken adds has no fields", () => {
  const told = reader();
  const { table, agenda, rng } = scenes["give-figure"]["at the end"];
  expect(agenda).toContainEqual({ do: "close-game" });
  expect(told("state", { table, agenda, rng })).toEqual([]);
  const at = agenda.findIndex((entry) => "do" in entry && entry.do === "close-game");
  const spoilt = agenda.with(at, { do: "close-game", more: 1 } as never);
  expect(told("state", { table, agenda: spoilt, rng })).toEqual([
    expect.stringMatching(`^agenda.${at}.more: unknown field`),
  ]);
});

test("KR-13 nobody may be affiliated", () => {
  expect(reader()("action", { ...recruit, affiliate: null })).toEqual([]);
});

test("KR-29 pearls and nebulis come from where they can come from", () => {
  const told = reader();
  const gained = { type: "pearls-gained", seat: 0, pearls: 2 };
  for (const source of ["reward", "last-space", "court", "loot", "slaver"])
    expect(told("event", { ...gained, source })).toEqual([]);
  const changed = { type: "nebulis-changed", by: [1, 0] };
  for (const source of ["krakens", "payment", "fence"])
    expect(told("event", { ...changed, source })).toEqual([]);
  for (const event of [gained, changed])
    expect(told("event", { ...event, source: "" })).toEqual([expect.stringMatching("^source: ")]);
});

test("KR-35 each kind of place has its own field", () => {
  const told = reader();
  for (const place of [
    { kind: "lord", lord: "fence" },
    { kind: "stack", stack: "crab" },
    { kind: "location", location: "jail" },
    { kind: "guest", guest: "usurer" },
  ]) {
    const at = (given: object) => told("action", { type: "place-sentinel", seat: 0, place: given });
    expect(at(place)).toEqual([]);
    expectFields(at, place, "place.");
  }
});

test("the area of Kraken: all of it in a state, any part of it in a position", () => {
  const told = reader();
  const { table, agenda, rng } = prepare();
  const area = (kraken: object) => told("state", { table: { ...table, kraken }, agenda, rng });
  expectFields(area, table.kraken, "table.kraken.");
  const { sentinels } = table.kraken;
  expectFields(
    (some) => area({ ...table.kraken, sentinels: some }),
    sentinels,
    "table.kraken.sentinels.",
  );
  const seats = [{}, {}];
  expect(told("position", { seats, kraken: {} })).toEqual([]);
  expect(told("position", { seats, kraken: { sentinels: {} } })).toEqual([]);
  expect(told("position", { seats, kraken: { more: 1 } })).toEqual([
    expect.stringMatching("^kraken.more: unknown field"),
  ]);
});
