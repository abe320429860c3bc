import type { Elsewhere } from "../abyss/kit.ts";
import type { Exile } from "./cards/catalogue.ts";
import { ownedExiles } from "./queries.ts";
import type { TableView } from "./table.ts";

/** Components of Abyss that lie in the area of the variant. */
export const elsewhere = ({ exiles }: TableView): Elsewhere => ({
  allies: exiles.payment,
  lords: exiles.seats.flatMap(({ aside }) => aside),
});

/** All exiles on the table, face down or not, wherever they are. */
export const allExiles = (table: TableView): (Exile | null)[] => [
  ...table.exiles.deck,
  ...table.exiles.court,
  ...table.exiles.seats.flatMap((_, seat) => ownedExiles(table, seat)),
];
