// Queries on a table. They take a view, so they cannot depend on hidden cards.
import { isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type Spot, spots } from "./cards/chamber.ts";
import type { AnyLocation } from "./cards/locations.ts";
import { type Colour, colours, influenceOf, type Key, keyOf, type Lord } from "./cards/lords.ts";
import type { TableView } from "./table.ts";

/** CO-7: spots of the chamber that are still empty. */
const spotsLeft = (table: TableView, seat: Seat): number =>
  spots - areaOf(table, seat).lords.length;

/** CO-29 */
export const hasFullChamber = (table: TableView, seat: Seat): boolean =>
  spotsLeft(table, seat) === 0;

/** CO-5: the piles that are not empty. */
export const filledPiles = (table: TableView): readonly Colour[] =>
  colours.filter((colour) => table.piles[colour].length > 0);

/** CO-21 to CO-23: how many lords the seat must draw, if an opponent's order binds it. */
export function orderedDraw(table: TableView, seat: Seat): number | undefined {
  if (!table.order || table.order.by === seat || table.lordDeck.length === 0) return undefined;
  return Math.min(table.order.draw, table.lordDeck.length);
}

/** CO-9: the spots of lords that may be moved. */
export const movableSpots = (table: TableView, seat: Seat): readonly Spot[] =>
  areaOf(table, seat).lords.flatMap((lord, i) => (keyOf(lord) ? [] : [i + 1]));

/** CO-13: true if a lord takes the coat of arms of its colour from its wearer. */
export function outranks(
  area: Pick<TableView["seats"][number], "lords">,
  lord: Lord,
  wearer: Spot | null,
): boolean {
  return wearer === null || influenceOf(lord) > influenceOf(area.lords[wearer - 1]!);
}

/**
 * CO-14: the keys of the lords placed after the seat's last location. Lords with keys never move
 * (CO-9) and a location lies on the lord placed last (CO-16), so the spots show the order.
 */
export function keysOf(table: TableView, seat: Seat): Readonly<Record<Key, number>> {
  const { lords, locations } = areaOf(table, seat);
  const keys = lords.slice(locations.at(-1)?.spot ?? 0).map(keyOf);
  const count = (key: Key) => keys.filter((one) => one === key).length;
  return { silver: count("silver"), gold: count("gold") };
}

/** CO-28: the number that the pearl marker shows. */
export const pearlMarker = (table: TableView): number =>
  table.pearlMaster === null ? 0 : areaOf(table, table.pearlMaster).pearls;

/** The locations that can answer a question, and where they are. */
export function locationsOnOffer(
  table: TableView,
  ask: "location" | "keep-location" | "search-locations",
): { readonly from: "available" | "drawn" | "deck"; readonly locations: readonly AnyLocation[] } {
  switch (ask) {
    case "location":
      return { from: "available", locations: table.available };
    case "keep-location":
      return { from: "drawn", locations: table.drawn };
    case "search-locations":
      return { from: "deck", locations: table.locationDeck.filter(isKnown) };
  }
}
