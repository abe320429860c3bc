// Cards of a layer above Kraken: Kraken's rules for loot and for allies without a race apply to them, too.
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  abyssRuleNumbers,
  type CardAdditions,
  cardScoringLayer,
  shapesWithCards,
  tileOf,
} from "../../src/abyss/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import type { Additions, Layer } from "../../src/kernel/rules/layers.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import {
  inventoryOf,
  type KrakenBlueprint,
  krakenLocationScorers,
  krakenSchemas,
  krakenScoring,
  krakenStack,
  visibility,
} from "../../src/kraken/rules.ts";
import type { Tableau } from "../../src/kraken/score.ts";
import { rulesError } from "../bad-input/errors.ts";
import { GAMES_OF_A_TRIAL, trial } from "./trial.ts";

const cards = {
  locations: { wreck: tileOf("reef")({ kind: "loot" }) },
  allies: { "eel-3": 2 },
  copies: { "crab-5": 2 },
} as const;
interface Added extends Additions<CardAdditions<typeof cards>> {}
const layer: Layer<KrakenBlueprint, Added> = (below) => ({ box: below.box.with(cards) });

const reef = define({
  id: "kraken-reef",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: krakenStack.with(layer),
  schemas: krakenSchemas.with<Added>((below) => shapesWithCards(below, cards)),
  scoring: krakenScoring.with(cardScoringLayer(cards, krakenLocationScorers)),
});
type ReefTableau = Parameters<typeof reef.score>[0][number];

const empty = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  nebulis: 0,
  figure: false,
} as const;

test("the laws hold", () => {
  const tally = trial(reef, (players) => ({ players }), { inventory: inventoryOf, visibility });
  expect(tally["game-ended"]).toBe(GAMES_OF_A_TRIAL);
});

describe("a location with loot", () => {
  const tableau: ReefTableau = { ...empty, locations: ["wreck"], loot: { wreck: [3, 7] } };

  test("KR-61 is scored from a tableau written by hand, whose type includes its id", () => {
    expect(reef.score([tableau])[0]?.lines).toEqual([
      { category: "locations", source: "wreck", points: 10 },
    ]);
    expectTypeOf<"wreck" | "megalodon">().toExtend<keyof NonNullable<ReefTableau["loot"]>>();
    expectTypeOf<"wrek">().not.toExtend<keyof NonNullable<ReefTableau["loot"]>>();
    expectTypeOf<"megalodon">().toExtend<keyof NonNullable<Tableau["loot"]>>();
    expectTypeOf<"wreck">().not.toExtend<keyof NonNullable<Tableau["loot"]>>();
    expectTypeOf<NonNullable<Tableau["loot"]>["megalodon"]>().toEqualTypeOf<
      readonly (3 | 4 | 5 | 6 | 7)[] | undefined
    >();
  });

  test("KR-31 KR-61 is checked like the others", () => {
    const twice = rulesError(() => reef.score([{ ...tableau, loot: { wreck: [3, 3] } }]));
    expect(twice.path).toBe("0.loot.wreck.1");
    const other = rulesError(() => reef.score([{ ...tableau, loot: { jail: [3] } }]));
    expect(other.reason).toMatch(/wreck/);
    expect(reef.schemas.tableau.safeParse(tableau).success).toBe(true);
  });

  test("KR-33 collects loot in a game", () => {
    const at = { location: "wreck", lords: [] } as const;
    const loot = [{ location: "wreck", values: [3, 7] }] as const;
    const state = fromPosition(reef, { seats: [{ locations: [at] }, {}], kraken: { loot } }, "x");
    expect(reef.tableau(state, 0)).toMatchObject({ locations: ["wreck"], loot: tableau.loot });
    expect(reef.standings(state).bySeat[0]).toEqual({ rank: 1, total: 10 });
  });
});

describe("allies", () => {
  test("KR-13 without a race are never affiliated", () => {
    const error = rulesError(() => reef.score([{ ...empty, affiliated: ["eel-3"] }]));
    expect(error.path).toBe("0.affiliated.0");
    const position = (own: object) => ({ seats: [own, {}] });
    expect(() => fromPosition(reef, position({ affiliated: ["eel-3"] }), "x")).toThrow(
      "never affiliated",
    );
    const { table } = fromPosition(reef, position({ hand: ["eel-3"] }), "x");
    expect(table.seats[0]?.hand).toEqual(["eel-3"]);
  });

  test("with a race count with their copies", () => {
    const affiliated = ["crab-5", "crab-5"] as const;
    expect(reef.score([{ ...empty, affiliated }])[0]?.total).toBe(5);
    const error = rulesError(() =>
      reef.score([{ ...empty, affiliated: [...affiliated, "crab-5"] }]),
    );
    expect(error.reason).toMatch("the game has 2");
  });
});
