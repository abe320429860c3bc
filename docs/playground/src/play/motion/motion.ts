// What the events of a game move on the table.
import type { GameEvent, Seat } from "abyss-rules";
import type { Zone } from "../../interaction/item-id.ts";

/** A place on the table. */
export interface Place {
  /** The player in front of whom it is; by default it can be anywhere. */
  readonly seat?: Seat;
  /** The zone of its item; without one, all that lies in front of the player. */
  readonly zone?: Zone | "leviathan-deck";
  /** The item; by default the last one of the zone. */
  readonly value?: string | number;
}

/** A card or token that goes from one place to another. */
export interface Motion {
  readonly from: Place;
  readonly to: Place;
}

type MotionOf<Event, View> = ((event: Event, before: View) => readonly Motion[]) | null;

/** What each type of event moves, from the view before it; `null` if it moves nothing. The compiler names missing ones. */
export type MotionsOf<Event extends { readonly type: string }, View> = {
  readonly [Type in Event["type"]]: MotionOf<Extract<Event, { readonly type: Type }>, View>;
};

/** The motions of a game by type of event, without its own types. */
export type Motions = Readonly<Record<string, MotionOf<never, never>>>;

/** What these events move. The view is the one before all of them. */
export const motionsOf = (
  motions: Motions,
  events: readonly GameEvent[],
  before: object,
): readonly Motion[] =>
  events.flatMap((event) => motions[event.type]?.(event as never, before as never) ?? []);

/** The items with these values go from one place to another. */
export const each = (
  values: readonly (string | number | null)[],
  from: (value: string | number) => Place,
  to: (value: string | number) => Place,
): readonly Motion[] =>
  values.flatMap((value) => (value === null ? [] : [{ from: from(value), to: to(value) }]));

/** The item of a zone with this value, anywhere on the table. */
export const inZone =
  (zone: Zone) =>
  (value: string | number): Place => ({ zone, value });

/** The item of a zone with this value, in front of a player. */
export const inFrontOf =
  (seat: Seat, zone: Zone) =>
  (value: string | number): Place => ({ seat, zone, value });
