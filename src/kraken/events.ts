import type { AnyAlly, Race } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type * as abyss from "../abyss/events.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Loot } from "./cards/loot.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import type { Place } from "./table.ts";

/** Every event: those of Abyss, and those that Kraken adds. */
export type Event = Exclude<abyss.Event, { readonly type: "pearls-gained" }> | OwnEvent;

/** The source of gained pearls: those of Abyss, or loot (KR-29). */
export type PearlSource = abyss.PearlSource | "loot";

/** Why nebulis change: krakens played or left in hand, a payment, or the power of a lord. */
export type NebulisSource = "krakens" | "payment" | AnyLord;

/** The events that Kraken adds, and one of Abyss that it widens. */
export type OwnEvent =
  | {
      readonly type: "pearls-gained";
      readonly seat: Seat;
      readonly pearls: number;
      readonly source: PearlSource;
    }
  /** One simultaneous change (KR-24): the nebulis that each seat gained, negative if lost. */
  | {
      readonly type: "nebulis-changed";
      readonly by: readonly number[];
      readonly source: NebulisSource;
    }
  /** `seat` has the figure now, `from` had it before; `null` means nobody. */
  | { readonly type: "figure-moved"; readonly seat: Seat | null; readonly from: Seat | null }
  | {
      readonly type: "kraken-placed";
      readonly seat: Seat;
      readonly kraken: AnyAlly;
      readonly stack: Race;
    }
  // Loot
  | {
      readonly type: "loot-drawn";
      readonly seat: Seat;
      readonly location: AnyLocation;
      readonly value: Loot;
    }
  | {
      readonly type: "loot-discarded";
      readonly location: AnyLocation;
      readonly values: readonly Loot[];
    }
  /** `monsters` were revealed before this ally; the ally is `null` if the cards ran out (KR-30). */
  | {
      readonly type: "ally-found";
      readonly seat: Seat;
      readonly ally: AnyAlly | null;
      readonly monsters: number;
    }
  // Sentinels
  | { readonly type: "sentinel-taken"; readonly seat: Seat; readonly sentinel: Sentinel }
  | {
      readonly type: "sentinel-placed";
      readonly seat: Seat;
      readonly sentinel: Sentinel;
      readonly place: Place;
    }
  | { readonly type: "sentinel-returned"; readonly seat: Seat; readonly sentinel: Sentinel }
  // Powers
  /** The Highwayman's owner takes a pearl from a player who gained some. */
  | { readonly type: "pearl-taken"; readonly seat: Seat; readonly from: Seat }
  /** The Recipient brings a lord to court. */
  | { readonly type: "lord-summoned"; readonly seat: Seat; readonly lord: AnyLord }
  | { readonly type: "ally-recovered"; readonly seat: Seat; readonly ally: AnyAlly }
  | { readonly type: "race-named"; readonly seat: Seat; readonly race: Race }
  | { readonly type: "affiliated-discarded"; readonly seat: Seat; readonly ally: AnyAlly }
  | {
      readonly type: "lord-freed";
      readonly seat: Seat;
      readonly lord: AnyLord;
      readonly location: AnyLocation;
    };
