import type { AnyAlly } from "../abyss/cards/allies.ts";
import type * as abyss from "../abyss/events.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { BorderSpace } from "./cards/border.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import type { ExhaustibleSupply, LeviathanToken } from "./cards/tokens.ts";

/** Every event: those of Abyss, and those that Leviathan adds. */
export type Event = Exclude<abyss.Event, { readonly type: "pearls-gained" }> | OwnEvent;

/** The source of gained pearls: those of Abyss, or a leviathan token (LE-38). */
export type PearlSource = abyss.PearlSource | "leviathan-token";

/** The events that Leviathan adds, and one of Abyss that it widens. */
export type OwnEvent =
  | {
      readonly type: "pearls-gained";
      readonly seat: Seat;
      readonly pearls: number;
      readonly source: PearlSource;
    }
  // The border
  | { readonly type: "leviathan-drawn"; readonly seat: Seat; readonly leviathan: Leviathan }
  | { readonly type: "dice-rolled"; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly type: "leviathan-placed";
      readonly leviathan: Leviathan;
      readonly space: BorderSpace;
    }
  | { readonly type: "leviathan-discarded"; readonly leviathan: Leviathan }
  /** A leviathan at the border attacks the seat. */
  | { readonly type: "leviathan-attacked"; readonly seat: Seat; readonly leviathan: Leviathan }
  | { readonly type: "wounds-taken"; readonly seat: Seat; readonly wounds: number }
  | { readonly type: "allies-lost"; readonly seat: Seat; readonly allies: readonly AnyAlly[] }
  /** The monster on the track is discarded without a fight. */
  | { readonly type: "monster-passed"; readonly seat: Seat }
  // A fight
  /** The ally goes from the hand to the discard. */
  | {
      readonly type: "attack-begun";
      readonly seat: Seat;
      readonly leviathan: Leviathan;
      readonly ally: AnyAlly;
    }
  /** `attack` has the value of the ally, the die and the pearls. */
  | {
      readonly type: "attack-made";
      readonly seat: Seat;
      readonly leviathan: Leviathan;
      readonly attack: number;
    }
  | { readonly type: "life-point-removed"; readonly seat: Seat; readonly leviathan: Leviathan }
  | { readonly type: "leviathan-killed"; readonly seat: Seat; readonly leviathan: Leviathan }
  /** `from` had the Scourge before; `null` means nobody. */
  | { readonly type: "scourge-taken"; readonly seat: Seat; readonly from: Seat | null }
  | { readonly type: "fight-ended"; readonly seat: Seat }
  // Leviathan tokens
  | {
      readonly type: "leviathan-tokens-drawn";
      readonly seat: Seat;
      readonly tokens: readonly (LeviathanToken | null)[];
    }
  | { readonly type: "token-revealed"; readonly seat: Seat; readonly token: LeviathanToken }
  | {
      readonly type: "leviathan-token-stolen";
      readonly seat: Seat;
      readonly from: Seat;
      readonly token: LeviathanToken | null;
    }
  // The end
  /** The leviathan deck or a supply of tokens is empty at the end of a turn (LE-62). */
  | { readonly type: "supply-ran-out"; readonly supply: ExhaustibleSupply };
