import type { AnyAlly } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type * as abyss from "../abyss/events.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Exile } from "./cards/catalogue.ts";

/** Every event: those of Abyss, and those that exiles add. */
export type Event = abyss.Event | OwnEvent;

/** The events that exiles add. */
export type OwnEvent =
  /** An exile comes to court from the deck; `seat` has paid for it, `null` means nobody has. */
  | { readonly type: "exile-to-court"; readonly exile: Exile; readonly seat: Seat | null }
  | {
      readonly type: "exile-recruited";
      readonly seat: Seat;
      readonly exile: Exile;
      readonly allies: readonly AnyAlly[];
      readonly pearls: number;
    }
  | { readonly type: "exile-entered"; readonly seat: Seat; readonly exile: Exile }
  /** `from` is the robbed player; `null` if the location came from the supply. */
  | {
      readonly type: "location-recaptured";
      readonly seat: Seat;
      readonly from: Seat | null;
      readonly location: AnyLocation;
      readonly exiles: readonly Exile[];
    }
  /** The robbed player's lords move under another location. */
  | {
      readonly type: "location-replaced";
      readonly seat: Seat;
      readonly location: AnyLocation;
      readonly lords: readonly AnyLord[];
    }
  /** There was no location left for these lords: they stay owned, but are not free. */
  | { readonly type: "lords-set-aside"; readonly seat: Seat; readonly lords: readonly AnyLord[] }
  /** The Perjurer's owner discards all allies played and takes a key token. */
  | { readonly type: "allies-forsworn"; readonly seat: Seat; readonly allies: readonly AnyAlly[] }
  /** The Conspirator's owner looks at the top lord; everybody else sees `null`. */
  | { readonly type: "lord-looked-at"; readonly seat: Seat; readonly lord: AnyLord | null };
