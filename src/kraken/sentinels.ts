// Sentinels, and the places that they reserve for their owners.
import { type Race, races } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Action as Seated } from "../kernel/rules/blueprint.ts";
import type { Move } from "../kernel/rules/rules.ts";
import type { MoveOf, ReactionOf, Top } from "./blueprint.ts";
import { type Sentinel, sentinels } from "./cards/sentinels.ts";
import type { Play } from "./play.ts";
import {
  isOpenTo,
  isSamePlace,
  openTo,
  reservedBy,
  sentinelIn,
  sentinelOn,
  zoneOf,
} from "./queries.ts";
import { type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, Place, TableView } from "./table.ts";

/** A lord as a place. */
export const onLord = (lord: AnyLord): Place => ({ kind: "lord", lord });
/** A council stack as a place. */
export const onStack = (stack: Race): Place => ({ kind: "stack", stack });
/** A location as a place. */
export const onLocation = (location: AnyLocation): Place => ({ kind: "location", location });
/** A court card that is not a lord, as a place. */
export const onGuest = (guest: string): Place => ({ kind: "guest", guest });

/** KR-35: all places on the table for a sentinel. */
const sentinelPlaces = (top: Top, table: TableView): Place[] => [
  ...table.court.map(onLord),
  ...top.guests(table).map(onGuest),
  ...races.map(onStack),
  ...table.available.map(onLocation),
];

/** KR-35: whether the place is on the table. */
export const isPlaceOnTable = (top: Top, table: TableView, place: Place): boolean =>
  sentinelPlaces(top, table).some((one) => isSamePlace(one, place));

/** KR-35: why a sentinel cannot be placed here. */
function refusePlace(top: Top, table: TableView, place: Place): RuleRefusal | undefined {
  if (!isPlaceOnTable(top, table, place)) return refusalOf("no-such-place", "KR-35", { place });
  const zone = zoneOf(place);
  const sentinel = sentinelIn(table, zone);
  return sentinel && refusalOf("zone-taken", "KR-35", { zone, sentinel });
}

function place(table: Draft, seat: Seat, sentinel: Sentinel, on: Place, play: Play): void {
  table.kraken.sentinels[sentinel] = { owner: seat, on: { ...on } };
  play.emit({ type: "sentinel-placed", seat, sentinel, place: { ...on } });
}

/** KR-36: places the sentinel of the lord that has just entered. */
export const placeSentinel = (top: Top): MoveOf<"place-sentinel", "place-sentinel"> => ({
  *options(table, seat) {
    for (const on of sentinelPlaces(top, table)) yield { type: "place-sentinel", seat, place: on };
  },
  refuse: (table, { place: on }) => refusePlace(top, table, on),
  perform(table, { seat, place: on }, play, { sentinel }) {
    place(table, seat, sentinel, on, play);
  },
});

/** KR-36: whether the sentinel lies in front of this seat. */
const isInFront = ({ kraken }: TableView, seat: Seat, sentinel: Sentinel): boolean =>
  kraken.sentinels[sentinel].owner === seat && kraken.sentinels[sentinel].on === null;

/** KR-36, KR-39: places a sentinel that lies in front of its owner, before the turn's action. */
export const postSentinel = (top: Top): MoveOf<"post-sentinel"> => ({
  keepsOpen: true,
  *options(table, seat) {
    for (const sentinel of sentinels)
      if (isInFront(table, seat, sentinel))
        for (const on of sentinelPlaces(top, table))
          yield { type: "post-sentinel", seat, sentinel, place: on };
  },
  refuse(table, { seat, sentinel, place: on }) {
    if (!isInFront(table, seat, sentinel))
      return refusalOf("sentinel-not-in-front", "KR-36", { sentinel });
    return refusePlace(top, table, on);
  },
  perform(table, { seat, sentinel, place: on }, play) {
    place(table, seat, sentinel, on, play);
  },
});

/** KR-37: why the seat may not take what is at these places. */
function refuseReserved(
  table: TableView,
  seat: Seat,
  places: readonly Place[],
): RuleRefusal | undefined {
  for (const place of places) {
    const by = reservedBy(table, place);
    if (by !== null && by !== seat) return refusalOf("reserved", "KR-37", { place, by });
  }
  return undefined;
}

/**
 * KR-37, KR-38: wraps a move so that it neither offers nor accepts what opponents have reserved. `open` gives the
 * table without it.
 */
export const unreserved = <View extends TableView, A extends Seated, Play, Decision, Reason>(
  move: Move<View, Draft, Play, A, Decision, Reason>,
  placesOf: (action: A) => readonly Place[],
  open: (table: View, seat: Seat) => View = openTo,
): Move<View, Draft, Play, A, Decision, Reason | RuleRefusal> => ({
  ...move,
  options: (table, seat, decision, filter) =>
    move.options(open(table, seat), seat, decision, filter),
  nearest: (table, seat, decision, given) =>
    move.nearest?.(open(table, seat), seat, decision, given) ??
    move.nearest?.(table, seat, decision, given),
  refuse: (table, action, decision) =>
    refuseReserved(table, action.seat, placesOf(action)) ?? move.refuse(table, action, decision),
});

/** KR-37, KR-38: those of the stacks that no opponent has reserved. */
export const openStacks = (table: TableView, seat: Seat, stacks: readonly Race[]): Race[] =>
  stacks.filter((stack) => isOpenTo(table, seat, onStack(stack)));

/**
 * KR-39, KR-40, KR-65: returns a sentinel to its owner, who has taken or discarded what it lies on. Nothing
 * else moves a placed sentinel.
 */
export function returnSentinel(table: Draft, place: Place, play: Play): void {
  const sentinel = sentinelOn(table, place);
  if (sentinel === undefined) return;
  const posting = table.kraken.sentinels[sentinel];
  posting.on = null;
  play.emit({ type: "sentinel-returned", seat: posting.owner!, sentinel });
}

/** KR-39 */
export const returnFromLord: ReactionOf<"lord-entered" | "lord-discarded"> = (
  table,
  { lord },
  play,
) => returnSentinel(table, onLord(lord), play);

/** KR-39 */
export const returnFromStacks: ReactionOf<"stacks-taken"> = (table, { stacks }, play) => {
  for (const stack of stacks) returnSentinel(table, onStack(stack), play);
};

/** KR-39 */
export const returnFromStack: ReactionOf<"stack-discarded"> = (table, { stack }, play) =>
  returnSentinel(table, onStack(stack), play);

/** KR-39 */
export const returnFromLocation: ReactionOf<"location-controlled"> = (table, { location }, play) =>
  returnSentinel(table, onLocation(location), play);

/** KR-39 */
export const returnFromSwap: ReactionOf<"location-swapped"> = (table, { take }, play) =>
  returnSentinel(table, onLocation(take), play);
