// What a layer can change in the box of a game with exiles.
import { describe, expect, test } from "vitest";
import { abyssRuleNumbers, cardScoringLayer, guildOf } from "../../src/abyss/rules.ts";
import {
  type CardAdditions,
  type ExilePower,
  type ExilesBlueprint,
  exilesBox,
  exilesSchemas,
  exilesScoring,
  exilesStack,
  shapesWithCards,
} from "../../src/exiles/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import type { Additions, Layer } from "../../src/kernel/rules/layers.ts";

const card = {
  cost: { value: 6, races: 1, required: "crab" },
  influence: 4,
  key: false,
} as const;
const cards = {
  lords: {
    baron: guildOf(
      "harbour",
      "farmer",
      "crab",
    )({
      value: 5,
      races: 1,
      influence: 4,
      keys: 0,
      power: "none",
    }),
  },
  exiles: { locksmith: { ...card, name: "Locksmith", power: "locksmith" } },
  replaced: { exiles: { usurer: { ...card, name: "Usurer", power: null } } },
  leftOut: { exiles: ["rustler"] },
} as const;
interface Added extends Additions<CardAdditions<typeof cards>> {}

const locksmith: ExilePower = {};
const layer: Layer<ExilesBlueprint, Added> = (below) => ({
  box: below.box.with(cards),
  exilePowers: { ...below.exilePowers, locksmith },
});
const game = define({
  id: "locksmith",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: exilesStack.with(layer),
  schemas: exilesSchemas.with<Added>((below) => shapesWithCards(below, cards)),
  scoring: exilesScoring.with(cardScoringLayer({ lords: cards.lords })),
});

const dealt = (options: Parameters<typeof game.setup>[0]) =>
  game.setup(options, "x").state.table.exiles.catalogue;

describe("a layer can change exiles", () => {
  test("without a catalogue in the options, those in the box are dealt", () => {
    const ids = exilesBox.exiles.map(({ id }) => id).filter((id) => id !== "rustler");
    expect(dealt({ players: 2 }).map(({ id }) => id)).toEqual([...ids, "locksmith"]);
    expect(dealt({ players: 2 }).at(-1)).toEqual({
      id: "locksmith",
      ...cards.exiles.locksmith,
      provisional: false,
    });
    expect(dealt({ players: 2 }).find(({ id }) => id === "usurer")?.influence).toBe(4);
  });

  test("a catalogue in the options replaces them, and may name the new power", () => {
    const catalogue = exilesBox.exiles.map((exile) => ({ ...exile, power: "locksmith" }));
    expect(dealt({ players: 2, catalogue })).toEqual(catalogue);
    const unknown = catalogue.map((exile) => ({ ...exile, power: "lockpick" }));
    expect(() => dealt({ players: 2, catalogue: unknown })).toThrow(
      '"lockpick", expected perjurer, conspirator, locksmith or null',
    );
  });

  test("the layer of a lord keeps the exiles of the box", () => {
    expect(exilesBox.with({ lords: cards.lords }).exiles).toEqual(exilesBox.exiles);
    const { court, lordDeck } = game.setup({ players: 2 }, "x").state.table;
    expect([...court, ...lordDeck]).toContain("baron");
  });

  test("an id that the box has cannot be added, and one that it does not have cannot be changed", () => {
    const exiles = { usurer: cards.replaced.exiles.usurer };
    expect(() => exilesBox.with({ exiles })).toThrow("cannot add the exile usurer");
    expect(() => exilesBox.with({ leftOut: { exiles: ["locksmith"] } })).toThrow(
      "cannot change the exile locksmith: the box does not have it",
    );
  });

  test("the compiler names a power without a function, and cards that are not in the box", () => {
    const powerless: Layer<ExilesBlueprint, Added> = (below) => ({
      box: below.box.with(cards),
      // @ts-expect-error: it has no `locksmith`
      exilePowers: below.exilePowers,
    });
    const empty: Layer<ExilesBlueprint, Added> = (below) => ({
      // @ts-expect-error: the cards are not in the box
      box: below.box,
      exilePowers: { ...below.exilePowers, locksmith },
    });
    expect([powerless, empty]).toHaveLength(2);
  });
});
