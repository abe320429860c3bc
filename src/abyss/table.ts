import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { LayoutOf } from "../kernel/rules/position-layout.ts";
import type { AnyAlly, AnyExplorationCard, Race } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Token } from "./cards/threat.ts";

/**
 * The table. `Hidden` is the type of a face-down card: `never` in a state, where everything is known,
 * `null` in a view. The last card of a deck is its top. Hands, council stacks, the exploration discard
 * and monster tokens are kept sorted: their order has no meaning.
 */
export interface TableOf<Hidden extends null> {
  /** One area per player, by seat; in a position, `{}` is an empty one. */
  seats: PlayerArea<Hidden>[];
  /** The current turn. Default in a position: a turn of seat 0 in which nothing has happened. */
  turn: Turn;
  /** The exploration deck. Default in a position: all cards that are not elsewhere. */
  deck: (AnyExplorationCard | Hidden)[];
  /** The exploration discard. Default in a position: empty. */
  discard: AnyExplorationCard[];
  /**
   * The exploration track, from the deck outwards; the last card is the one last revealed. Default in a
   * position: empty.
   */
  track: AnyExplorationCard[];
  /** The space of the threat marker, 1 to 6. Default in a position: 1. */
  threat: number;
  /** One face-down stack per race. Default in a position: empty stacks. */
  council: Record<Race, (AnyAlly | Hidden)[]>;
  /** The lord deck. Default in a position: all lords that are not elsewhere. */
  lordDeck: (AnyLord | Hidden)[];
  /**
   * The court without its empty spaces; the lord farthest from the deck comes first. Default in a position:
   * filled by the seed.
   */
  court: AnyLord[];
  /** Lords that have left the game (AB-58). Default in a position: none. */
  discardedLords: AnyLord[];
  /** The face-down supply of locations. Default in a position: all locations that are not elsewhere. */
  stack: (AnyLocation | Hidden)[];
  /** The face-up supply of locations. Default in a position: one, chosen by the seed. */
  available: AnyLocation[];
  /** Locations drawn, of which one will be controlled. Default in a position: none. */
  drawn: AnyLocation[];
  /** The face-down supply of monster tokens. Default in a position: all tokens that are not elsewhere. */
  tokens: (Token | Hidden)[];
  /** Key tokens left in the supply. Default in a position: those that no player has. */
  keyTokens: number;
  /** The seat that takes the last turn, once the end is triggered (AB-68). Default in a position: `null`. */
  lastSeat: Seat | null;
  /** Optional rules. Default in a position: as printed. */
  rules: RuleOptions;
}

/** The current turn. */
export interface Turn {
  /** The active player. */
  seat: Seat;
  /** Opponents who have bought an ally this turn, in order (AB-12, AB-13). */
  buyers: Seat[];
  /** Lords whose activated power has been used this turn (AB-35). */
  used: AnyLord[];
  /** Extra turns that the same player takes after this one (AB-47). */
  extra: number;
}

/** What lies in front of a player. Default in a position: nothing. */
export interface PlayerArea<Hidden extends null> {
  pearls: number;
  /** Key tokens. */
  keys: number;
  hand: (AnyAlly | Hidden)[];
  /** Monster tokens. */
  tokens: (Token | Hidden)[];
  affiliated: AnyAlly[];
  /** Free lords with their powers and keys, in the order in which they came. */
  lords: AnyLord[];
  /** Free lords that an Assassin has turned: influence only (AB-39). */
  disabled: AnyLord[];
  /** Locations, each with the lords under it, in the order in which they came. */
  locations: { location: AnyLocation; lords: AnyLord[] }[];
}

/** Optional rules, agreed on before the game. */
export interface RuleOptions {
  /** Whether a payment may include allies that it does not need (AB-34). */
  superfluousAllies: "allowed" | "forbidden";
  /** What counts of a disabled lord at the end: its influence only, as printed, or everything (AB-39). */
  disabledLords: "influence" | "all";
}

/** The table that rules modify. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are views too, so every query takes this type. */
export interface TableView extends DeepReadonly<TableOf<null>> {}

/**
 * The table of a position: that of a view, in which only `seats` is required, and decks may be given by their
 * top cards. `null` is a face-down card. The order of bags (hands, stacks, tokens, the discard) has no meaning.
 */
export interface Layout extends LayoutOf<TableView, "deck" | "lordDeck" | "stack" | "tokens"> {}
