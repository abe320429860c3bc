// Queries about what Kraken adds to the table.

import { type AnyAlly, raceOf } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import { powerWorks } from "../abyss/queries.ts";
import { sum } from "../kernel/components/bags.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Seat } from "../kernel/data/types.ts";
import { lord } from "./cards/box.ts";
import type { Loot } from "./cards/loot.ts";
import { nebulisOn } from "./cards/nebulis.ts";
import { MOST_NEBULIS, OUTLAW_NEBULIS } from "./cards/numbers.ts";
import { type Sentinel, sentinels } from "./cards/sentinels.ts";
import type { Place, TableView } from "./table.ts";

/** KR-8: whether an ally is a kraken. */
export const isKraken = (ally: AnyAlly): boolean => raceOf(ally) === null;

/** The nebulis of a seat. */
export const nebulisOf = ({ kraken }: TableView, seat: Seat): number => kraken.nebulis[seat]!;

/** KR-14, KR-16: the nebulis shown on these allies; used by recruitments and at the end of the game only. */
export const nebulisShown = (allies: readonly AnyAlly[]): number => sum(allies.map(nebulisOn));

/** KR-45, KR-67: the nebulis that a seat gets for this hand at the end of the game. */
export const nebulisForHand = (table: TableView, seat: Seat, hand: readonly AnyAlly[]): number =>
  powerWorks(table, seat, lord("cleaner")) ? 0 : nebulisShown(hand);

/** KR-18, KR-42: the most nebulis that a payment of the seat may contain. */
export const mostNebulis = (table: TableView, seat: Seat): number =>
  powerWorks(table, seat, lord("outlaw")) ? OUTLAW_NEBULIS : MOST_NEBULIS;

/** The seats in turn order, beginning with this one. */
export const seatsFrom = ({ seats }: TableView, first: Seat): Seat[] =>
  seats.map((_, i) => (first + i) % seats.length);

/**
 * KR-26: the seats in turn order, beginning with the player who triggered the end of the game. Before
 * that the order does not matter, as only one player at a time gains nebulis.
 */
export const inTurnOrder = (table: TableView): Seat[] =>
  seatsFrom(table, (table.lastSeat ?? -1) + 1);

/** The values of the loot on a location. */
export const lootOn = ({ kraken }: TableView, location: AnyLocation): readonly Loot[] =>
  kraken.loot.find((held) => held.location === location)?.values ?? [];

/** KR-35: the zones of the table, with at most one sentinel in each. */
export const zones = /* @__PURE__ */ deepFreeze(["court", "council", "locations"] as const);
/** A zone of the table. */
export type BoardZone = (typeof zones)[number];

const zoneOfKind: Readonly<Record<Place["kind"], BoardZone>> = {
  lord: "court",
  guest: "court",
  stack: "council",
  location: "locations",
};

/** KR-35: the zone of a place. */
export const zoneOf = ({ kind }: Place): BoardZone => zoneOfKind[kind];

/** The name of the card or stack at a place. */
function nameOf(place: Place): string {
  switch (place.kind) {
    case "lord":
      return place.lord;
    case "guest":
      return place.guest;
    case "stack":
      return place.stack;
    case "location":
      return place.location;
  }
}

/** Whether two places are the same. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a.kind === b.kind && nameOf(a) === nameOf(b);

/** The sentinel on this place, if any. */
export const sentinelOn = ({ kraken }: TableView, place: Place): Sentinel | undefined =>
  sentinels.find((name) => {
    const { on } = kraken.sentinels[name];
    return on !== null && isSamePlace(on, place);
  });

/** KR-35: the sentinel in this zone, if any. */
export const sentinelIn = ({ kraken }: TableView, zone: BoardZone): Sentinel | undefined =>
  sentinels.find((name) => {
    const { on } = kraken.sentinels[name];
    return on !== null && zoneOf(on) === zone;
  });

/** KR-37: the seat for which a sentinel reserves this place; `null` if it is not reserved. */
export const reservedBy = (table: TableView, place: Place): Seat | null => {
  const sentinel = sentinelOn(table, place);
  return sentinel === undefined ? null : table.kraken.sentinels[sentinel].owner;
};

/** KR-37: whether the seat may take what is at this place, because no opponent has reserved it. */
export const isOpenTo = (table: TableView, seat: Seat, place: Place): boolean =>
  (reservedBy(table, place) ?? seat) === seat;

/** KR-37: the places that opponents of the seat have reserved. */
function reservedFrom({ kraken }: TableView, seat: Seat): Place[] {
  const places: Place[] = [];
  for (const name of sentinels) {
    const { on, owner } = kraken.sentinels[name];
    if (on !== null && owner !== null && owner !== seat) places.push(on);
  }
  return places;
}

/** KR-37, KR-38: the table without the lords and locations that opponents of the seat have reserved. */
export function openTo<View extends TableView>(table: View, seat: Seat): View {
  const reserved = reservedFrom(table, seat);
  if (reserved.length === 0) return table;
  const isOpen = (place: Place) => !reserved.some((other) => isSamePlace(other, place));
  return {
    ...table,
    court: table.court.filter((lord) => isOpen({ kind: "lord", lord })),
    available: table.available.filter((location) => isOpen({ kind: "location", location })),
  };
}
