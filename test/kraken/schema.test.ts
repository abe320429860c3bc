// The schemas of Kraken, field by field.
import { describe, expect, test } from "vitest";
import { abyssRuleNumbers } from "../../src/abyss/stack.ts";
import { define } from "../../src/kernel/api/define.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import {
  type KrakenBlueprint,
  krakenSchemas,
  krakenScoring,
  krakenStack,
} from "../../src/kraken/rules.ts";
import { expectFields } from "../problems/expect-fields.ts";
import { krakenSamples } from "../words/samples/kraken.ts";
import { prepare } from "./prepare.ts";
import { scenes } from "./scenes.ts";

type What = "event" | "action" | "refusal" | "state" | "view" | "position";

/**
 * Returns a function that lists all problems of a value, as "path: reason". The game is defined anew, because
 * schemas are built on first use, and a test must not depend on what another has used.
 */
function problemReader() {
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

describe("each field is required, and no other is accepted", () => {
  test.each(Object.entries(krakenSamples.events))("event %s", (_, event) => {
    const problemsOf = problemReader();
    expect(problemsOf("event", event)).toEqual([]);
    expectFields((fields) => problemsOf("event", fields), event);
  });

  test.each([
    ...Object.values(krakenSamples.actions),
    { ...recruit, affiliate: "crab-1" },
    { type: "buy", seat: 0, nebulis: 1 },
    { type: "bribe", seat: 0, lord: "fence", nebulis: 1 },
  ])("action $type", (action) => {
    const problemsOf = problemReader();
    expect(problemsOf("action", action)).toEqual([]);
    expectFields((fields) => problemsOf("action", fields), action);
  });

  test.each(Object.entries(krakenSamples.refusals))("refusal %s", (code, params) => {
    const problemsOf = problemReader();
    const refusal = (figures: object) =>
      problemsOf("refusal", { code, rule: "KR-1", params: figures });
    expect(refusal(params)).toEqual([]);
    expectFields(refusal, params, "params.");
  });

  test.each(Object.values(krakenSamples.decisions))("question $ask", ({ ask, ...fields }) => {
    const problemsOf = problemReader();
    const { table, agenda, rng } = prepare();
    const asking = (given: object) =>
      problemsOf("state", { table, agenda: [...agenda, { ask, ...given }], rng });
    expectFields(asking, fields, `agenda.${agenda.length}.`);
  });
});

test("KR-67 the task that Kraken adds has no fields", () => {
  const problemsOf = problemReader();
  const { table, agenda, rng } = scenes["give-figure"]["at the end"];
  expect(agenda).toContainEqual({ do: "close-game" });
  expect(problemsOf("state", { table, agenda, rng })).toEqual([]);
  const at = agenda.findIndex((entry) => "do" in entry && entry.do === "close-game");
  const spoilt = agenda.with(at, { do: "close-game", more: 1 } as never);
  expect(problemsOf("state", { table, agenda: spoilt, rng })).toEqual([
    expect.stringMatching(`^agenda.${at}.more: unknown field`),
  ]);
});

test("KR-13 no ally need be affiliated", () => {
  expect(problemReader()("action", { ...recruit, affiliate: null })).toEqual([]);
});

test("KR-29 the sources of pearls and nebulis", () => {
  const problemsOf = problemReader();
  const gained = { type: "pearls-gained", seat: 0, pearls: 2 };
  for (const source of ["reward", "last-space", "court", "loot", "slaver"])
    expect(problemsOf("event", { ...gained, source })).toEqual([]);
  const changed = { type: "nebulis-changed", by: [1, 0] };
  for (const source of ["krakens", "payment", "fence"])
    expect(problemsOf("event", { ...changed, source })).toEqual([]);
  for (const event of [gained, changed])
    expect(problemsOf("event", { ...event, source: "" })).toEqual([
      expect.stringMatching("^source: "),
    ]);
});

test("KR-35 each kind of place has its own field", () => {
  const problemsOf = problemReader();
  for (const place of [
    { kind: "lord", lord: "fence" },
    { kind: "stack", stack: "crab" },
    { kind: "location", location: "jail" },
    { kind: "guest", guest: "usurer" },
  ]) {
    const at = (given: object) =>
      problemsOf("action", { type: "place-sentinel", seat: 0, place: given });
    expect(at(place)).toEqual([]);
    expectFields(at, place, "place.");
  }
});

test("the area of Kraken is complete in a state and optional in a position", () => {
  const problemsOf = problemReader();
  const { table, agenda, rng } = prepare();
  const area = (kraken: object) =>
    problemsOf("state", { table: { ...table, kraken }, agenda, rng });
  expectFields(area, table.kraken, "table.kraken.");
  const { sentinels } = table.kraken;
  expectFields(
    (some) => area({ ...table.kraken, sentinels: some }),
    sentinels,
    "table.kraken.sentinels.",
  );
  const seats = [{}, {}];
  expect(problemsOf("position", { seats, kraken: {} })).toEqual([]);
  expect(problemsOf("position", { seats, kraken: { sentinels: {} } })).toEqual([]);
  expect(problemsOf("position", { seats, kraken: { more: 1 } })).toEqual([
    expect.stringMatching("^kraken.more: unknown field"),
  ]);
});
