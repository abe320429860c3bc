import type { Level } from "../play/bots/levels.ts";
import type { Pace } from "../play/bots/pace.ts";
import type { Agreement } from "../play/games/game-entry.ts";
import type { GameId } from "../play/games/rules.ts";

/** The texts of the page in one language; texts about the games come from the library. */
export interface Words {
  readonly page: {
    readonly title: string;
    readonly about: string;
    readonly language: string;
    readonly theme: string;
    readonly toTable: string;
    readonly play: string;
    readonly calculator: string;
    readonly rules: string;
    /** Precedes the number of a rule. */
    readonly example: string;
    readonly loading: string;
    readonly notLoaded: string;
    readonly tryAgain: string;
    /** A game of an earlier visit is gone. */
    readonly notKept: string;
  };
  readonly games: Readonly<Record<GameId, string>>;
  readonly setup: {
    readonly title: string;
    readonly players: string;
    readonly seats: string;
    readonly name: string;
    readonly who: string;
    readonly person: string;
    readonly levels: Readonly<Record<Level, string>>;
    readonly options: string;
    readonly firstPlayer: string;
    readonly byChance: string;
    readonly agreements: Readonly<Record<Agreement, string>>;
    readonly seed: string;
    readonly seedHelp: string;
    readonly start: string;
    /** The heading when a game continues from a position. */
    readonly goOn: string;
    readonly continueTitle: string;
    /** Removes a kept game. */
    readonly discard: string;
    readonly playNow: string;
    /** Opens everything that can be chosen for a game. */
    readonly more: string;
    readonly playersRange: (min: number, max: number) => string;
    readonly minutes: (minutes: number) => string;
  };
  readonly play: {
    readonly player: (number: number) => string;
    readonly bot: (number: number) => string;
    readonly table: string;
    readonly actions: string;
    readonly thinking: (name: string) => string;
    readonly over: string;
    readonly cancel: string;
    readonly takeBack: (item: string) => string;
    /** Asks for a field of the action. */
    readonly choose: (field: string) => string;
    /** Opens the list of the values of a field that is chosen on the table. */
    readonly asList: (field: string) => string;
    /** Shown if another action was started. */
    readonly busy: string;
    readonly undo: string;
    readonly undone: (name: string) => string;
    readonly nobody: string;
    readonly newGame: string;
    readonly rematch: string;
    /** Leads to the analysis of a game that is over. */
    readonly toAnalysis: string;
    readonly log: string;
    readonly more: string;
    readonly passTo: (name: string) => string;
    readonly passHelp: string;
    readonly ready: string;
    readonly failed: string;
    /** The bots could not be loaded. */
    readonly noBots: string;
    /** The setting that no click acts without a confirmation. */
    readonly confirmAlways: string;
  };
  readonly bots: {
    readonly pause: string;
    readonly goOn: string;
    readonly pace: string;
    readonly paces: Readonly<Record<Pace, string>>;
  };
  /** The figures of an attack on a leviathan. */
  readonly attack: {
    readonly title: string;
    /** The resistances of the life points that are left. */
    readonly resistances: (left: readonly number[]) => string;
    readonly value: (value: number) => string;
    readonly dice: (count: number) => string;
    /** Before the roll. */
    readonly needsRoll: (needed: number) => string;
    /** After the roll. */
    readonly needsMore: (needed: number) => string;
    readonly outOfReach: string;
    readonly isEnough: string;
  };
  /** The figures of a payment. */
  readonly payment: {
    readonly title: string;
    readonly of: (figures: { readonly has: number; readonly needs: number }) => string;
    readonly races: string;
  };
  readonly hints: {
    readonly ask: string;
    readonly thinking: string;
    readonly title: string;
    /** The expected share of the victory in percent, and the number of visits. */
    readonly worth: (percent: number, visits: number) => string;
    readonly onlyOne: string;
    /** Why the best move is preferred. */
    readonly why: (reasons: readonly string[]) => string;
  };
}
