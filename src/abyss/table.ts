import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
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
  /** One area per player, by seat. */
  seats: PlayerArea<Hidden>[];
  turn: Turn;
  deck: (AnyExplorationCard | Hidden)[];
  /** The exploration discard. */
  discard: AnyExplorationCard[];
  /** The exploration track, from the deck outwards; the last card is the one last revealed. */
  track: AnyExplorationCard[];
  /** The space of the threat marker, 1 to 6. */
  threat: number;
  /** One face-down stack per race. */
  council: Record<Race, (AnyAlly | Hidden)[]>;
  lordDeck: (AnyLord | Hidden)[];
  /** The court without its empty spaces; the lord farthest from the deck comes first. */
  court: AnyLord[];
  /** Lords that have left the game (AB-58). */
  discardedLords: AnyLord[];
  /** The face-down supply of locations. */
  stack: (AnyLocation | Hidden)[];
  /** The face-up supply of locations. */
  available: AnyLocation[];
  /** Locations drawn, of which one will be controlled. */
  drawn: AnyLocation[];
  /** The face-down supply of monster tokens. */
  tokens: (Token | Hidden)[];
  /** Key tokens left in the supply. */
  keyTokens: number;
  /** The seat that takes the last turn, once the end is triggered (AB-68). */
  lastSeat: Seat | null;
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

/** What lies in front of a player. */
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
