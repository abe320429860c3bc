import type { AbyssTypes } from "../../abyss/index.ts";
import type { ConspiracySoloTypes } from "../../conspiracy-solo/index.ts";
import type { ExilesKrakenTypes } from "../../exiles-kraken/index.ts";
import type { ChoiceFields } from "../../kernel/agenda/partial-action.ts";
import type { Action } from "../../kernel/rules/blueprint.ts";

type AnyTypes = AbyssTypes | ExilesKrakenTypes | ConspiracySoloTypes;
type FieldOf<A> = A extends Action ? ChoiceFields<A> : never;

/** The fields of all actions of all games. */
type FieldName = FieldOf<AnyTypes["action"]>;

/** The texts of the command line in one language; those of the games are in `src/locales`. */
export interface Labels {
  /** The names of the fields of actions. */
  readonly fields: Readonly<Record<FieldName, string>>;
  /** The names of the parts of a score. */
  readonly categories: Readonly<Record<AnyTypes["category"], string>>;
  /** The names of the areas of a table. */
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
  /** The name of a person in a list of bots: "you". */
  readonly person: string;
  /** "seed 7" */
  seed(seed: string): string;
  /** "tried 120 times, expected share of the victory 54 %" */
  tried(times: number, percent: number): string;
  readonly dialogue: DialogueLabels;
  /** The verdict on an action; the reason follows a refusal. */
  readonly legal: string;
  readonly refused: string;
  /** "The replay is as recorded: 120 actions, version 2 of the rules." */
  intact(actions: number, version: string): string;
  /** "The replay was altered." */
  readonly altered: string;
  /** Follows the place where the replay was altered. */
  readonly notAsRecorded: string;
  /** "The replay was recorded under other rules: version 1, but this is version 2." */
  otherRules(version: string, today: string): string;
  /** "Action 17" */
  step(number: number): string;
  readonly setUp: string;
  /** The prompt between the steps of a replay. */
  readonly pressEnter: string;
}

/** The texts for a person who plays. */
interface DialogueLabels {
  /** "Done": the menu item that ends a list. */
  readonly done: string;
  /** What each command does. */
  readonly commands: Readonly<Record<Command, string>>;
  /** How to use the prompt. */
  readonly typed: string;
  readonly noStepBack: string;
  readonly nothingToUndo: string;
  readonly undone: string;
  readonly isPossible: string;
  /** The answer to unreadable input: "Type a number from 1 to 5, or help." */
  number(most: number): string;
  unknownCard(name: string): string;
  hint(action: string): string;
  /** "Player 2, take the keyboard and press Enter." */
  handOver(player: string): string;
  readonly inputEnded: string;
  readonly goodbye: string;
}

/** The commands at the prompt, besides numbers. */
export const commands = ["back", "undo", "why", "hint", "card", "table", "help", "quit"] as const;
/** The commands at the prompt, besides numbers. */
export type Command = (typeof commands)[number];

/** The names of areas of the table, of a player's things and of the figures on a card. */
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
