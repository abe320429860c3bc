// What the rules of Abyss have ready for layers that lie on them: without such a layer it does not come up.
import { describe, expect, test } from "vitest";
import type { Task } from "../../src/abyss/actions.ts";
import { racesAmong } from "../../src/abyss/allies.ts";
import type { AbyssBlueprint, Top } from "../../src/abyss/blueprint.ts";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import { fill } from "../../src/abyss/fill.ts";
import { hide } from "../../src/abyss/hide.ts";
import { abyssScoring, canPay, type Elsewhere, type Sum } from "../../src/abyss/index.ts";
import { abyssRuleNumbers, abyssStack } from "../../src/abyss/rules.ts";
import { abyssSchemas } from "../../src/abyss/schema.ts";
import { compose } from "../../src/kernel/compose.ts";
import { define } from "../../src/kernel/define.ts";
import type { Additions, Layer } from "../../src/kernel/layers.ts";
import { rngFrom } from "../../src/kernel/rng.ts";
import { rulesError } from "../bad-input/errors.ts";
import { prepare } from "./prepare.ts";

test("KR-8 allies without a race are of no race", () => {
  expect(racesAmong(["kraken-2", "crab-1", "kraken-4", "crab-3"])).toEqual(["crab"]);
});

describe("a lord that is about to enter", () => {
  const { table } = prepare({ lordDeck: ["sage", "elder", "tamer"] });
  const enters = (from: "court" | "deck"): Task => ({ do: "enter", seat: 0, lord: "sage", from });
  const deckAt = (...agenda: Task[]) => hide({ table, agenda }, "spectator").lordDeck;

  test("AB-55 AB-77 is in sight if it comes from the deck", () => {
    expect(deckAt(enters("deck"))).toEqual([null, null, "sage"]);
    expect(deckAt(enters("court"))).toEqual([null, null, null]);
    expect(deckAt({ do: "control", seat: 0 })).toEqual([null, null, null]);
  });
});

test("KR-2 an ally without a race may lie in a council stack", () => {
  const { table } = prepare();
  const top: Top = {
    ...abyssStack.close(),
    box: { ...abyssBox, cards: ["crab-1", "crab-2", "kraken-2"] },
  };
  const council = { ...table.council, crab: [null, null] };
  const view = { table: { ...table, deck: [null], council }, agenda: [] };
  const imagined = Array.from({ length: 30 }, (_, i) => fill(top)(view, rngFrom(`${i}`)));
  expect([...new Set(imagined.map(({ council: { crab } }) => crab.join()))].sort()).toEqual([
    "crab-1,crab-2",
    "crab-1,kraken-2",
    "crab-2,kraken-2",
  ]);
  for (const { deck, council: stacks } of imagined)
    expect([...deck, ...stacks.crab].sort()).toEqual(["crab-1", "crab-2", "kraken-2"]);
});

test.each<[keyof Elsewhere, Partial<Elsewhere>, string]>([
  ["allies", { allies: ["crab-5", "crab-5"] }, "crab-5"],
  ["lords", { lords: ["sage", "sage"] }, "sage"],
])("what lies elsewhere too often is a problem of the whole position: %s", (_, more, card) => {
  const elsewhere: Elsewhere = { allies: [], lords: [], ...more };
  const layer: Layer<AbyssBlueprint, Additions> = () => ({ elsewhere: () => elsewhere });
  const game = define({
    id: "elsewhere",
    version: "1",
    ruleNumbers: abyssRuleNumbers,
    rules: abyssStack.with(layer),
    schemas: abyssSchemas,
    scoring: abyssScoring,
  });
  const { problems } = rulesError(() => compose(game, { seats: [{}, {}] }, "a seed"));
  expect(problems).toEqual([{ path: [], reason: `${card} is there 2 times, the game has 1` }]);
});

describe("a sum that a layer lets pay in other ways", () => {
  const sum: Sum = { pearls: 5, to: null, rule: "AB-54" };
  const { table } = prepare();

  test.each([
    [[], false],
    [[{}], true],
    [[{}, {}], true],
  ])("AB-54 can be paid if there is a way: %j", (ways, expected) => {
    expect(canPay({ sums: { ways: () => ways } }, table, 0, sum)).toBe(expected);
  });
});

test("AB-75 a City of Mirrors by itself is worth nothing", () => {
  const tableau = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };
  expect(abyssScoring.close().points("city-of-mirrors", tableau, tableau)).toBe(0);
});
