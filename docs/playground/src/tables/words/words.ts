import type { Guild, Race, Reward } from "abyss-rules/abyss/cards";
import type { Colour } from "abyss-rules/conspiracy/cards";

/** The races of allies, and that of krakens, who have none. */
export type Kind = Race | "kraken";

/** What the tables say themselves; the words of the rules and cards come from the library. */
export interface TableWords {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly guilds: Readonly<Record<Guild, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly exile: string;

  // Places
  readonly court: string;
  readonly lordDeck: string;
  readonly exploration: string;
  readonly explorationDeck: string;
  readonly explorationDiscard: string;
  readonly council: string;
  readonly threat: string;
  readonly locations: string;
  readonly locationStack: string;
  readonly drawnLocations: string;
  readonly searchedLocations: string;
  readonly exileDeck: string;
  readonly lootDeck: string;
  readonly sentinels: string;
  readonly recruits: string;
  readonly piles: string;
  readonly locationDeck: string;
  readonly setAside: string;

  // In front of players
  readonly hand: string;
  readonly freeLords: string;
  readonly disabled: string;
  readonly affiliated: string;
  readonly ownLocations: string;
  readonly exiles: string;
  readonly pearls: string;
  readonly keys: string;
  readonly silverKeys: string;
  readonly goldKeys: string;
  readonly monsterTokens: string;
  readonly nebulis: string;
  readonly figure: string;
  readonly pearlMaster: string;
  readonly replayToken: string;
  readonly coatOfArms: string;
  readonly loot: string;
  readonly influence: string;
  readonly itsTurn: string;
  readonly lastTurn: string;
  readonly nothing: string;

  /** "Pearls: 3" */
  count(what: string, n: number): string;
  /** A cost: the value, how many races, and the one that must be among them. */
  cost(value: number, races: number, required: Race | null): string;
  /** A space of the threat track, and what a fight there earns. */
  threatSpace(space: number, rewards: string): string;
  /** What a fight earns, or a choice of it. */
  reward(reward: Reward): string;
  /** A council stack. */
  stackOf(race: Race, cards: number): string;
  /** A pile of discarded lords, by their influences. */
  pileOf(colour: Colour, influences: readonly number[]): string;
  /** Where a lord is. */
  onSpot(spot: number): string;
  /** An order of an opponent: so many lords must be drawn. */
  mustDraw(by: string, lords: number): string;
  /** Who has reserved something with a sentinel. */
  reservedBy(player: string): string;
  /** A sentinel that lies in front of a player. */
  readonly sentinel: string;
}
