import type { Guild } from "abyss-rules/kraken/cards";

/** The texts of the tables; those of the rules and cards come from the library. */
export interface TableWords {
  readonly guilds: Readonly<Record<Guild, string>>;
  /** Krakens have no race. */
  readonly kraken: string;
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
  /** A short name of the discard, on its pile. */
  readonly discard: string;
  readonly nothing: string;

  /** "Pearls: 3" */
  count(what: string, n: number): string;
  /** A cost: the value, the number of races, and the required one. */
  cost(value: number, races: number, required: string | null): string;
  /** A space of the threat track, and what a fight there earns. */
  threatSpace(space: number, rewards: string): string;
  /** A council stack. */
  stackOf(race: string, cards: number): string;
  /** A pile of discarded lords, by their influences. */
  pileOf(colour: string, influences: readonly number[]): string;
  /** An order of an opponent to draw this many lords. */
  mustDraw(by: string, lords: number): string;
  /** The player who has reserved something with a sentinel. */
  reservedBy(player: string): string;
  /** The button that shows what a player has. */
  belongingsOf(player: string): string;
  /** A sentinel in front of a player. */
  readonly sentinel: string;
  readonly border: {
    /** A space without a leviathan, such as "2/3". */
    empty(space: string): string;
    /** Where a leviathan is. */
    space(space: string): string;
    /** The resistances of the life points that a leviathan has left, and the number of those it has lost. */
    lifeLeft(resistances: readonly number[], lost: number): string;
    /** A leviathan that has no space yet. */
    readonly coming: string;
    /** A leviathan whose penalty is being carried out. */
    readonly attacking: string;
  };
}
