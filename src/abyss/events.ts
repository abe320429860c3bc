import type { Seat } from "../kernel/data/types.ts";
import type { AnyAlly, AnyExplorationCard, Race } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Reward, Token } from "./cards/threat.ts";

/** Why pearls are gained. */
export type PearlSource = AnyLord | "reward" | "last-space" | "court";

/** Everything that can happen. Cards that a viewer may not see are `null` after `redact`. */
export type Event =
  | { readonly type: "game-started"; readonly players: number; readonly first: Seat }
  /** Lords come to court from the deck. */
  | { readonly type: "court-filled"; readonly lords: readonly AnyLord[] }
  | { readonly type: "locations-made-available"; readonly locations: readonly AnyLocation[] }
  | { readonly type: "turn-started"; readonly seat: Seat }
  | {
      readonly type: "pearls-gained";
      readonly seat: Seat;
      readonly pearls: number;
      readonly source: PearlSource;
    }
  | { readonly type: "plotted"; readonly seat: Seat; readonly lord: AnyLord }
  | { readonly type: "action-passed"; readonly seat: Seat }
  // Explorations
  | { readonly type: "card-revealed"; readonly card: AnyExplorationCard; readonly space: number }
  /** The exploration discard becomes the new deck. */
  | { readonly type: "deck-renewed"; readonly cards: number }
  | {
      readonly type: "ally-bought";
      readonly seat: Seat;
      readonly from: Seat;
      readonly ally: AnyAlly;
      readonly price: number;
    }
  | { readonly type: "ally-taken"; readonly seat: Seat; readonly ally: AnyAlly }
  | { readonly type: "threat-raised"; readonly threat: number }
  /** `space` is the threat space that gave the reward. */
  | {
      readonly type: "monster-fought";
      readonly seat: Seat;
      readonly space: number;
      readonly reward: Reward;
    }
  | {
      readonly type: "tokens-drawn";
      readonly seat: Seat;
      readonly tokens: readonly (Token | null)[];
    }
  | { readonly type: "key-tokens-gained"; readonly seat: Seat; readonly keyTokens: number }
  /** Allies go from the track to the council, monsters to the discard. */
  | {
      readonly type: "exploration-ended";
      readonly seat: Seat;
      readonly allies: readonly AnyAlly[];
      readonly monsters: number;
    }
  // Support and recruitments
  | {
      readonly type: "stacks-taken";
      readonly seat: Seat;
      readonly stacks: readonly Race[];
      readonly allies: readonly (AnyAlly | null)[];
    }
  | {
      readonly type: "lord-recruited";
      readonly seat: Seat;
      readonly lord: AnyLord;
      readonly allies: readonly AnyAlly[];
      readonly pearls: number;
    }
  | { readonly type: "ally-affiliated"; readonly seat: Seat; readonly ally: AnyAlly }
  | { readonly type: "lord-entered"; readonly seat: Seat; readonly lord: AnyLord }
  // Powers
  | { readonly type: "allies-discarded"; readonly seat: Seat; readonly allies: readonly AnyAlly[] }
  | { readonly type: "pearls-returned"; readonly seat: Seat; readonly pearls: number }
  /** `seat` is the owner. */
  | { readonly type: "lord-disabled"; readonly seat: Seat; readonly lord: AnyLord }
  | {
      readonly type: "token-stolen";
      readonly seat: Seat;
      readonly from: Seat;
      readonly token: Token | null;
    }
  | { readonly type: "extra-turn-gained"; readonly seat: Seat }
  | {
      readonly type: "stack-discarded";
      readonly seat: Seat;
      readonly stack: Race;
      readonly allies: readonly AnyAlly[];
    }
  | {
      readonly type: "location-swapped";
      readonly seat: Seat;
      readonly give: AnyLocation;
      readonly take: AnyLocation;
    }
  | {
      readonly type: "lord-bribed";
      readonly seat: Seat;
      readonly lord: AnyLord;
      readonly pearls: number;
    }
  /** A lord leaves the game: one of the seat's own, or one of the court. */
  | {
      readonly type: "lord-discarded";
      readonly seat: Seat;
      readonly lord: AnyLord;
      readonly from: "own" | "court";
    }
  // Locations
  | {
      readonly type: "locations-drawn";
      readonly seat: Seat;
      readonly locations: readonly AnyLocation[];
    }
  | {
      readonly type: "location-controlled";
      readonly seat: Seat;
      readonly location: AnyLocation;
      readonly lords: readonly AnyLord[];
      readonly keyTokens: number;
    }
  | {
      readonly type: "stack-searched";
      readonly seat: Seat;
      readonly locations: readonly (AnyLocation | null)[];
    }
  /** Black Smokers goes into the stack, this location takes its place. */
  | { readonly type: "location-switched"; readonly seat: Seat; readonly location: AnyLocation }
  // The end
  | { readonly type: "end-triggered"; readonly seat: Seat }
  /** AB-23, AB-70: how a hand is split at the end, and the monster tokens, which are now public. */
  | {
      readonly type: "hand-revealed";
      readonly seat: Seat;
      readonly affiliated: readonly AnyAlly[];
      readonly discarded: readonly AnyAlly[];
      readonly tokens: readonly Token[];
    }
  | { readonly type: "game-ended" };
