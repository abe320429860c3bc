import type { Seat } from "../kernel/data/types.ts";
import type { Spot } from "./cards/chamber.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { Colour, Lord } from "./cards/lords.ts";

/** Everything a player can do. */
export type Action =
  /** Recruit from the deck: draw 1 to 3 lords face up (CO-4). */
  | { readonly type: "draw-lords"; readonly seat: Seat; readonly count: number }
  /** Recruit from a pile: take all of it (CO-5). */
  | { readonly type: "take-pile"; readonly seat: Seat; readonly colour: Colour }
  /** Recruit nothing, because the deck and all piles are empty (CO-6). */
  | { readonly type: "pass"; readonly seat: Seat }
  /** Place one of the recruits; if they were drawn from the deck, the others are discarded. */
  | { readonly type: "place-lord"; readonly seat: Seat; readonly lord: Lord }
  /** Swap the lords on two spots of one's chamber (CO-9). */
  | { readonly type: "swap-lords"; readonly seat: Seat; readonly spots: readonly [Spot, Spot] }
  /** Leave the chamber as it is (CO-9). */
  | { readonly type: "decline-swap"; readonly seat: Seat }
  /** Draw 1 to 3 locations, to keep one (CO-15). */
  | { readonly type: "draw-locations"; readonly seat: Seat; readonly count: number }
  /** Take a location: an available one, one of those drawn, or one found in the deck (CO-15, CO-27). */
  | { readonly type: "take-location"; readonly seat: Seat; readonly location: AnyLocation };

/** Every question that a player can be asked. */
export type Decision =
  /** Where to recruit lords: from the deck or from a pile. */
  | { readonly ask: "recruit"; readonly seats: readonly Seat[] }
  /** Which recruit to place: the next one of a pile, or the only one of those drawn from the deck. */
  | { readonly ask: "place"; readonly seats: readonly Seat[]; readonly from: Source }
  /** Which two lords to swap, if any. */
  | { readonly ask: "swap"; readonly seats: readonly Seat[] }
  /** Whether to take an available location or to draw some. */
  | { readonly ask: "location"; readonly seats: readonly Seat[] }
  /** Which of the drawn locations to keep. */
  | { readonly ask: "keep-location"; readonly seats: readonly Seat[] }
  /** Which location of the deck to take (CO-27). */
  | { readonly ask: "search-locations"; readonly seats: readonly Seat[] };

/** Where recruits come from: the deck, or the pile of a colour. */
export type Source = "deck" | Colour;

/** Everything that the rules do without asking a player. */
export type Task =
  | { readonly do: "start-turn"; readonly seat: Seat }
  /** Take lords from the deck or from a pile (CO-3). */
  | { readonly do: "recruit"; readonly seat: Seat }
  /** Place the remaining recruits, and return those that do not fit (CO-5, CO-8). */
  | { readonly do: "place-recruits"; readonly seat: Seat; readonly from: Source }
  /** Take a location, if the keys suffice (CO-14). */
  | { readonly do: "check-keys"; readonly seat: Seat }
  | { readonly do: "end-turn"; readonly seat: Seat };
