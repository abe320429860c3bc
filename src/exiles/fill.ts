import { hiddenCards } from "../kernel/bags.ts";
import type { Rules } from "../kernel/rules.ts";
import type { Below, ExilesBlueprint } from "./blueprint.ts";
import { allExiles } from "./inventory.ts";

/** The exile deck has the exiles that are in sight nowhere. */
export const fill =
  (below: Below): Rules<ExilesBlueprint>["fill"] =>
  (view, rng) => {
    const { table } = view;
    const filled = below.fill(view, rng);
    const ids = table.exiles.catalogue.map(({ id }) => id);
    const left = rng.shuffle(hiddenCards("exiles", ids, allExiles(table)));
    const deck = table.exiles.deck.map((exile) => exile ?? left.pop()!);
    return { ...filled, exiles: { ...table.exiles, deck } };
  };
