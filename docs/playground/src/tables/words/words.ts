import type { Colour } from "abyss-rules/conspiracy/cards";
import type { Guild, Race, Reward } from "abyss-rules/kraken/cards";

/** The races of allies, and "kraken" for krakens, which have none. */
export type Kind = Race | "kraken";

/** The texts of the tables; those of the rules and cards come from the library. */
export interface TableWords {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly guilds: Readonly<Record<Guild, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly exile: string;

  // Places
  readonly exploration: string;
  readonly drawnLocations: string;
  readonly searchedLocations: string;

  // In front of players
  readonly freeLords: string;
  readonly disabled: string;
  readonly coatOfArms: string;
  readonly itsTurn: string;
  readonly nothing: string;

  /** "Pearls: 3" */
  count(what: string, n: number): string;
  /** A cost: the value, the number of races, and the required one. */
  cost(value: number, races: number, required: Race | null): string;
  /** A space of the threat track, and what a fight there earns. */
  threatSpace(space: number, rewards: string): string;
  /** What a fight earns, or one of the choices. */
  reward(reward: Reward): string;
  /** A council stack. */
  stackOf(race: Race, cards: number): string;
  /** A pile of discarded lords, by their influences. */
  pileOf(colour: Colour, influences: readonly number[]): string;
  /** The spot of a lord. */
  onSpot(spot: number): string;
  /** An order of an opponent to draw this many lords. */
  mustDraw(by: string, lords: number): string;
  /** The player who has reserved something with a sentinel. */
  reservedBy(player: string): string;
  /** A sentinel in front of a player. */
  readonly sentinel: string;
}
