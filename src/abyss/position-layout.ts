import type { Deck } from "../kernel/components/deck.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { Ally, ExplorationCard, Race } from "./cards/allies.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Token } from "./cards/threat.ts";
import type { PlayerArea, RuleOptions, Turn } from "./table.ts";

/**
 * What a position says of the table, in the words of the table; only the seats must be there. `null` is
 * a card face down. The order in which bags are given (hands, stacks, tokens, the discard) has no meaning.
 */
export interface Layout {
  /** What lies in front of each player, by seat; `{}` is nothing. */
  readonly seats: readonly AreaLayout[];
  /** The turn that is being played: the first action of seat 0, where it says nothing. */
  readonly turn?: Readonly<Partial<DeepReadonly<Turn>>>;
  /** The exploration deck; if left out, the cards that lie nowhere else. */
  readonly deck?: Deck<ExplorationCard>;
  /** The exploration discard; empty if left out. */
  readonly discard?: readonly ExplorationCard[];
  /** The exploration track, the card last revealed last; empty if left out. */
  readonly track?: readonly ExplorationCard[];
  /** The space of the threat marker; 1 if left out. */
  readonly threat?: number;
  /** The council stacks; those left out are empty. */
  readonly council?: Readonly<Partial<Record<Race, readonly (Ally | null)[]>>>;
  /** The lords that can be drawn; if left out, those that are nowhere else. */
  readonly lordDeck?: Deck<Lord>;
  /** The court, the lord farthest from the deck first; if left out, lords of the seed fill it. */
  readonly court?: readonly Lord[];
  /** Lords that have left the game; none if left out. */
  readonly discardedLords?: readonly Lord[];
  /** The face-down supply of locations; if left out, those that are nowhere else. */
  readonly stack?: Deck<Location>;
  /** The face-up supply of locations; if left out, one of the seed. */
  readonly available?: readonly Location[];
  /** Locations drawn, of which one will be controlled; none if left out. */
  readonly drawn?: readonly Location[];
  /** The face-down supply of monster tokens; if left out, those that are nowhere else. */
  readonly tokens?: Deck<Token>;
  /** Key tokens left in the supply: what nobody has. */
  readonly keyTokens?: number;
  /** Who has the last turn, once the end is triggered; nobody if left out. */
  readonly lastSeat?: Seat | null;
  /** Rules that the table has agreed on; what is left out is as printed. */
  readonly rules?: Readonly<Partial<RuleOptions>>;
}

/** What a position says of a player: what is left out, the player does not have. */
export type AreaLayout = Readonly<Partial<DeepReadonly<PlayerArea<null>>>>;
