import type { Guild } from "../../abyss/cards/lord-card.ts";

/** The texts of the command line in one language; those of the games are in `src/locales`. */
export interface Labels {
  readonly table: TableLabels;
  /** The rows under the parts of a score. */
  readonly total: string;
  readonly rank: string;
  /** "Player 1 is random" */
  seated(player: string, who: string): string;
  /** The name of a person in a list of bots: "you". */
  readonly person: string;
  /** "seed 7" */
  seed(seed: string): string;
  /** "tried 120 times" */
  tried(times: number): string;
  /** How often an action leads to victory: "wins 57 %". */
  winsShare(percent: number): string;
  /** Why an action is preferred: "Why: more pearls (4), more points". */
  why(reasons: readonly string[]): string;
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

/** What a printed table says that is not a part of the game's. */
export interface TableLabels {
  /** The row with the sizes of all decks. */
  readonly decks: string;
  /** The row with the tokens that nobody has. */
  readonly supply: string;
  /** Where a sentinel without an owner is. */
  readonly beside: string;
  /** The guilds of lords. */
  readonly guilds: Readonly<Record<Guild | "smuggler", string>>;
}
