import { hiddenCards } from "../kernel/components/bags.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, ExilesBlueprint } from "./blueprint.ts";
import { allExiles } from "./inventory.ts";

/** Fills the exile deck with the exiles that the viewer cannot see elsewhere. */
export const fillHidden =
  (below: Below): Rules<ExilesBlueprint>["fillHidden"] =>
  (view, rng) => {
    const { table } = view;
    const filled = below.fillHidden(view, rng);
    const ids = table.exiles.catalogue.map(({ id }) => id);
    const left = rng.shuffle(hiddenCards("exiles", ids, allExiles(table)));
    const deck = table.exiles.deck.map((exile) => exile ?? left.pop()!);
    return { ...filled, exiles: { ...table.exiles, deck } };
  };
