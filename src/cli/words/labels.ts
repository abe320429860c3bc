import type { AbyssTypes } from "../../abyss/index.ts";
import type { ConspiracySoloTypes } from "../../conspiracy-solo/index.ts";
import type { ExilesKrakenTypes } from "../../exiles-kraken/index.ts";
import type { ChoiceFields } from "../../kernel/agenda/partial-action.ts";
import type { Action } from "../../kernel/rules/blueprint.ts";

type AnyTypes = AbyssTypes | ExilesKrakenTypes | ConspiracySoloTypes;
type FieldOf<A> = A extends Action ? ChoiceFields<A> : never;

/** The fields of all actions of all games. */
type FieldName = FieldOf<AnyTypes["action"]>;

/** What the command line itself says, in one language; what games say is in `src/locales`. */
export interface Labels {
  /** What the fields of actions are called. */
  readonly fields: Readonly<Record<FieldName, string>>;
  /** What the parts of a score are called. */
  readonly categories: Readonly<Record<AnyTypes["category"], string>>;
  /** What lies on a table. */
  readonly table: TableLabels;
  /** The rows under the parts of a score. */
  readonly total: string;
  readonly rank: string;
  /** "Player 1 wins." */
  wins(player: string): string;
  /** "Player 1 and Player 2 share the victory." */
  share(players: readonly string[]): string;
  /** "Player 1 is random" */
  seated(player: string, who: string): string;
  /** What a person is, among the bots: "you". */
  readonly person: string;
  /** "seed 7" */
  seed(seed: string): string;
  /** "tried 120 times, 54 % of the victory" */
  tried(times: number, percent: number): string;
  readonly dialogue: DialogueLabels;
  /** Said of an action: it is legal, or why it is not follows. */
  readonly legal: string;
  readonly refused: string;
  /** "The replay is as it was recorded: 120 actions, version 2 of the rules." */
  sound(actions: number, version: string): string;
  /** "The replay was altered." */
  readonly altered: string;
  /** Said of the place where it was altered. */
  readonly notAsRecorded: string;
  /** "The replay is of other rules: recorded with version 1, this is version 2." */
  otherRules(version: string, today: string): string;
  /** "Action 17" */
  step(number: number): string;
  readonly setUp: string;
  /** What a reader who goes on step by step is asked for. */
  readonly pressEnter: string;
}

/** What is said to a person who plays. */
interface DialogueLabels {
  /** "That is all", behind the members of a list. */
  readonly done: string;
  /** What is offered in every menu, by its command. */
  readonly commands: Readonly<Record<Command, string>>;
  /** What can be typed besides. */
  readonly typed: string;
  readonly noStepBack: string;
  readonly nothingToUndo: string;
  readonly undone: string;
  readonly isPossible: string;
  /** The remedy for what cannot be read: "Type a number from 1 to 5, or help." */
  number(most: number): string;
  unknownCard(name: string): string;
  hint(action: string): string;
  /** "Player 2, take the keyboard and press Enter." */
  handOver(player: string): string;
  readonly inputEnded: string;
  readonly goodbye: string;
}

/** What a person can type besides a number. */
export const commands = ["back", "undo", "why", "hint", "card", "table", "help", "quit"] as const;
/** What a person can type besides a number. */
export type Command = (typeof commands)[number];

/** What lies on a table, in front of a player and on a card. */
export interface TableLabels {
  readonly track: string;
  readonly threat: string;
  readonly council: string;
  readonly court: string;
  readonly available: string;
  readonly drawn: string;
  readonly decks: string;
  readonly explorationDeck: string;
  readonly lordDeck: string;
  readonly locationDeck: string;
  readonly exileDeck: string;
  readonly lootDeck: string;
  readonly discard: string;
  readonly supply: string;
  readonly keyTokens: string;
  readonly monsterTokens: string;
  readonly pearls: string;
  readonly nebulis: string;
  readonly keys: string;
  readonly hand: string;
  readonly affiliated: string;
  readonly lords: string;
  readonly disabled: string;
  readonly locations: string;
  readonly exiles: string;
  readonly aside: string;
  readonly loot: string;
  readonly figure: string;
  readonly sentinels: string;
  readonly beside: string;
  readonly cost: string;
  readonly races: string;
  readonly influence: string;
  readonly piles: string;
  readonly recruits: string;
  readonly coats: string;
  readonly silver: string;
  readonly gold: string;
  readonly pearlMaster: string;
  readonly order: string;
  readonly opponent: string;
  readonly replayToken: string;
  readonly lastTurn: string;
}
