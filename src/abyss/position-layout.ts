import type { Deck } from "../kernel/components/deck.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { AnyAlly, AnyExplorationCard, Race } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Token } from "./cards/threat.ts";
import type { PlayerArea, RuleOptions, Turn } from "./table.ts";

/**
 * The table of a position, with the field names of a table; only `seats` is required. `null` is a
 * face-down card. The order of bags (hands, stacks, tokens, the discard) has no meaning.
 */
export interface Layout {
  /** What lies in front of each player, by seat; `{}` for nothing. */
  readonly seats: readonly AreaLayout[];
  /** The current turn; by default a turn of seat 0 in which nothing has happened. */
  readonly turn?: Readonly<Partial<DeepReadonly<Turn>>>;
  /** The exploration deck; if left out, all cards that are not elsewhere. */
  readonly deck?: Deck<AnyExplorationCard>;
  /** The exploration discard; empty if left out. */
  readonly discard?: readonly AnyExplorationCard[];
  /** The exploration track, the card last revealed last; empty if left out. */
  readonly track?: readonly AnyExplorationCard[];
  /** The space of the threat marker; 1 if left out. */
  readonly threat?: number;
  /** The council stacks; those left out are empty. */
  readonly council?: Readonly<Partial<Record<Race, readonly (AnyAlly | null)[]>>>;
  /** The lord deck; if left out, all lords that are not elsewhere. */
  readonly lordDeck?: Deck<AnyLord>;
  /** The court, the lord farthest from the deck first; if left out, it is filled by the seed. */
  readonly court?: readonly AnyLord[];
  /** Lords that have left the game; none if left out. */
  readonly discardedLords?: readonly AnyLord[];
  /** The face-down supply of locations; if left out, all locations that are not elsewhere. */
  readonly stack?: Deck<AnyLocation>;
  /** The face-up supply of locations; if left out, one chosen by the seed. */
  readonly available?: readonly AnyLocation[];
  /** Locations drawn, of which one will be controlled; none if left out. */
  readonly drawn?: readonly AnyLocation[];
  /** The face-down supply of monster tokens; if left out, all tokens that are not elsewhere. */
  readonly tokens?: Deck<Token>;
  /** Key tokens left in the supply; if left out, those that no player has. */
  readonly keyTokens?: number;
  /** The seat that takes the last turn, once the end is triggered; `null` if left out. */
  readonly lastSeat?: Seat | null;
  /** Optional rules; those left out are as printed. */
  readonly rules?: Readonly<Partial<RuleOptions>>;
}

/** The area of a player in a position; the player has nothing of what is left out. */
export type AreaLayout = Readonly<Partial<DeepReadonly<PlayerArea<null>>>>;
