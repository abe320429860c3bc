// What a layer can change in the box of Conspiracy.
import { describe, expect, test } from "vitest";
import {
  type CardAdditions,
  type ConspiracyBlueprint,
  cardIds,
  cardScoringLayer,
  conspiracyBox,
  conspiracyRuleNumbers,
  conspiracySchemas,
  conspiracyScoring,
  conspiracyStack,
  shapesWithCards,
  tileOf,
} from "../../src/conspiracy/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import type { Additions, Layer } from "../../src/kernel/rules/layers.ts";

const tile = tileOf("harbour");
const cards = {
  locations: { vault: tile({ kind: "perPearls", each: 2 }) },
  replaced: { locations: { "seven-points": tile({ kind: "points", points: 8 }) } },
  leftOut: { locations: ["force-one"] },
} as const;
interface Added extends Additions<CardAdditions<typeof cards>> {}
const layer: Layer<ConspiracyBlueprint, Added> = (below) => ({ box: below.box.with(cards) });
const perPearls = ({ each }: { readonly each: number }, { pearls }: { readonly pearls: number }) =>
  each * pearls;
const game = define({
  id: "vault",
  version: "1",
  ruleNumbers: conspiracyRuleNumbers,
  rules: conspiracyStack.with(layer),
  schemas: conspiracySchemas.with<Added>((below) => shapesWithCards(below, cards)),
  scoring: conspiracyScoring.with(cardScoringLayer(cards, { perPearls })),
});

describe("a layer can change locations", () => {
  test("an added one comes last, one that is left out is not in play", () => {
    const { locations } = conspiracyBox.with(cards);
    expect(locations).toEqual([
      ...conspiracyBox.locations.filter((id) => id !== "force-one"),
      "vault",
    ]);
    const take = (location: string) => ({ type: "take-location", seat: 0, location });
    expect(game.schemas.action.safeParse(take("vault")).success).toBe(true);
    expect(game.schemas.action.safeParse(take("force-one")).success).toBe(false);
  });

  test("new kinds of scoring and replaced tiles count", () => {
    const [sheet] = game.score([
      { lords: [], locations: ["vault", "seven-points"], pearls: 3, pearlMaster: false },
    ]);
    expect(sheet?.lines.map(({ points }) => points)).toEqual([6, 8]);
  });

  test("an id that the box has cannot be added, and one that it does not have cannot be changed", () => {
    const locations = { "gold-keys": tile({ kind: "points", points: 1 }) };
    expect(() => conspiracyBox.with({ locations })).toThrow(
      "cannot add the location gold-keys: the box already has it; replace it instead",
    );
    expect(() => conspiracyBox.with({ leftOut: { locations: ["vault"] } })).toThrow(
      "cannot change the location vault: the box does not have it",
    );
  });
});

// The compiler checks this (`npm run types`): each line that must not compile is marked.
describe("the compiler names what is missing", () => {
  test("ids, the box and scorings", () => {
    const { location } = cardIds(cards);
    expect(location("vault")).toBe("vault");
    // @ts-expect-error: a typo
    location("valut");
    // @ts-expect-error: the cards are not in the box
    const forgotten: Layer<ConspiracyBlueprint, Added> = (below) => ({ box: below.box });
    // @ts-expect-error: nothing scores `perPearls`
    expect([forgotten, cardScoringLayer(cards, {})]).toHaveLength(2);
    const unscored = () =>
      define({
        id: "vault",
        version: "1",
        ruleNumbers: conspiracyRuleNumbers,
        rules: conspiracyStack.with(layer),
        schemas: conspiracySchemas.with<Added>((below) => shapesWithCards(below, cards)),
        // @ts-expect-error: the scoring layer is missing
        scoring: conspiracyScoring,
      });
    expect(unscored).toBeTypeOf("function");
    const available = game.setup({ players: 2 }, "x").state.table.available;
    // @ts-expect-error: not a location of this game
    expect(available.includes("force-one")).toBe(false);
  });
});
