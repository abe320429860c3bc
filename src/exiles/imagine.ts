import { fillTable } from "../abyss/imagine.ts";
import { unseen } from "../kernel/cards.ts";
import type { Rng } from "../kernel/rng.ts";
import { allExiles, elsewhere } from "./components.ts";
import type { View } from "./parts.ts";
import type { Draft } from "./table.ts";

/** What is in sight nowhere is somewhere face down; the exile deck has the exiles that are left. */
export function fill({ table }: View, rng: Rng): Draft {
  const filled = fillTable(table, rng, elsewhere(table)) as unknown as Draft;
  const ids = table.exiles.catalogue.map(({ id }) => id);
  const deck = rng.shuffle(unseen(ids, allExiles(table)));
  filled.exiles.deck = table.exiles.deck.map((exile) => exile ?? deck.pop()!);
  return filled;
}
