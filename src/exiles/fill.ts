import { fillTable } from "../abyss/fill.ts";
import { unseen } from "../kernel/bags.ts";
import type { Rng } from "../kernel/rng.ts";
import { allExiles, elsewhere } from "./inventory.ts";
import type { View } from "./blueprint.ts";
import type { Draft } from "./table.ts";

/** What is in sight nowhere is somewhere face down; the exile deck has the exiles that are left. */
export function fill({ table }: View, rng: Rng): Draft {
  const filled = fillTable(table, rng, elsewhere(table)) as unknown as Draft;
  const ids = table.exiles.catalogue.map(({ id }) => id);
  const deck = rng.shuffle(unseen(ids, allExiles(table)));
  filled.exiles.deck = table.exiles.deck.map((exile) => exile ?? deck.pop()!);
  return filled;
}
