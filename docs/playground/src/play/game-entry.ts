import type {
  Action,
  Decision,
  Game,
  GameEvent,
  GameTypes,
  Refusal,
  ScoreLine,
  Seat,
  Viewer,
} from "abyss-rules";
import type { Opponent } from "abyss-rules/conspiracy-solo/cards";
import type { Locale } from "abyss-rules/locales/pl";
import type { ReactNode } from "react";
import type { Kind } from "../interaction/action-kinds.ts";
import type { EventRules } from "./event-rules.ts";

/** Any of the games. The page lets people choose one, so it knows no more of it than that it is a game. */
export type AnyGame = Game<GameTypes>;

/** How a game is told: in which language, with which names, and to whom. */
export interface DescribeOptions {
  readonly names?: readonly string[];
  /** English, if left out. */
  readonly locale?: object;
  readonly view?: object;
}

/** What a game says. */
export interface GameWords {
  describe(said: GameEvent | Refusal, describeOptions?: DescribeOptions): string;
  describeAction(action: Action, describeOptions?: DescribeOptions): string;
  describeDecision(decision: Decision, describeOptions?: DescribeOptions): string;
  describeLine(line: ScoreLine, describeOptions?: DescribeOptions): string;
  describeCard(
    card: string,
    describeOptions?: DescribeOptions,
  ): { readonly name: string; readonly text: string };
}

/** What a table is told. */
interface TableProps {
  readonly view: object;
  /** Whose hand lies in front. */
  readonly viewer: Viewer;
  /** What the sides are called, by seat. */
  readonly names: readonly string[];
}

/** What a table may agree on before a game. */
export type Agreement = "bonusLocations" | "onlyNeededAllies" | "disabledLordsCount";

/** What is chosen before a game; each game takes what concerns it. */
export interface Chosen {
  readonly players: number;
  /** Who begins; if left out, as the game has it. */
  readonly firstPlayer?: Seat;
  /** Of a game for one; if left out, chance decides. */
  readonly opponent?: Opponent;
  readonly agreed: readonly Agreement[];
}

/** A game, its words, how it is clicked and drawn. */
export interface GameEntry {
  readonly game: AnyGame;
  /** By type of action, how it is clicked together. */
  readonly kinds: Readonly<Record<string, Kind<object>>>;
  options(chosen: Chosen): object;
  /** What a table may agree on. */
  readonly agreements: readonly Agreement[];
  /** The card of a side that is nobody's, which is called like it. */
  nobody?(view: object): string;
  /** The lord on a spot of whoever has the turn, where there are spots. */
  lordOn?(view: object, spot: number): string | undefined;
  readonly words: GameWords;
  /** What kinds of action are called. */
  kindNames(locale: Locale | undefined): Readonly<Record<string, string>>;
  /** The rules behind its events. */
  readonly eventRules: EventRules;
  /** Draws the table. */
  Table(props: TableProps): ReactNode;
}
