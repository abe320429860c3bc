import type { Seat } from "../kernel/data/types.ts";
import type { Spot } from "./cards/chamber.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { Colour, Lord } from "./cards/lords.ts";

/** Everything that can happen. */
export type Event =
  | { readonly type: "game-started"; readonly players: number; readonly first: Seat }
  | { readonly type: "turn-started"; readonly seat: Seat }
  | { readonly type: "lords-drawn"; readonly seat: Seat; readonly lords: readonly Lord[] }
  | {
      readonly type: "pile-taken";
      readonly seat: Seat;
      readonly colour: Colour;
      readonly lords: readonly Lord[];
    }
  | { readonly type: "turn-passed"; readonly seat: Seat }
  /** The drawn lords that were not chosen go to the piles of their colours. */
  | { readonly type: "lords-discarded"; readonly seat: Seat; readonly lords: readonly Lord[] }
  /** Lords of a pile that do not fit into the chamber go back. */
  | { readonly type: "lords-returned"; readonly seat: Seat; readonly lords: readonly Lord[] }
  | {
      readonly type: "lord-placed";
      readonly seat: Seat;
      readonly lord: Lord;
      readonly spot: Spot;
    }
  | {
      readonly type: "coat-of-arms-moved";
      readonly seat: Seat;
      readonly colour: Colour;
      readonly spot: Spot;
    }
  | { readonly type: "lords-swapped"; readonly seat: Seat; readonly spots: readonly [Spot, Spot] }
  /** The top lord of the deck goes to the pile of its colour. */
  | { readonly type: "lord-revealed"; readonly seat: Seat; readonly lord: Lord }
  /** `total` is the number of pearls that the player has now. */
  | {
      readonly type: "pearls-gained";
      readonly seat: Seat;
      readonly pearls: number;
      readonly total: number;
    }
  | { readonly type: "pearl-master-changed"; readonly seat: Seat }
  | {
      readonly type: "locations-drawn";
      readonly seat: Seat;
      readonly locations: readonly AnyLocation[];
    }
  /** The player searches the location deck; for everybody else the locations are `null`. */
  | {
      readonly type: "location-deck-searched";
      readonly seat: Seat;
      readonly locations: readonly (AnyLocation | null)[];
    }
  | {
      readonly type: "location-taken";
      readonly seat: Seat;
      readonly location: AnyLocation;
      readonly spot: Spot;
    }
  | { readonly type: "locations-made-available"; readonly locations: readonly AnyLocation[] }
  /** Until the seat's next turn each opponent must draw `draw` lords. */
  | { readonly type: "order-given"; readonly seat: Seat; readonly draw: 1 | 2 }
  | { readonly type: "order-lifted"; readonly seat: Seat }
  /** `added` cards were shuffled into the lord deck. */
  | { readonly type: "lords-reshuffled"; readonly seat: Seat; readonly added: number }
  /** `added` tiles were shuffled into the location deck. */
  | { readonly type: "locations-reshuffled"; readonly seat: Seat; readonly added: number }
  /** The seat filled its chamber: everybody else has one more turn. */
  | { readonly type: "end-triggered"; readonly seat: Seat }
  | { readonly type: "game-ended" };
