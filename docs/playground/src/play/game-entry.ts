import type {
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
import type { Locale } from "abyss-rules/locales/en";
import type { ReactNode } from "react";
import type { Kind } from "../interaction/action-kinds.ts";
import type { EventRules } from "./event-rules.ts";

/** Any of the games. The game is chosen at run time, so its own types are not known. */
export type AnyGame = Game<GameTypes>;

/** The options of the describe functions: language, names, and what the viewer sees. */
export interface DescribeOptions {
  /** The exiles of the game; those of the library by default. */
  readonly catalogue?: readonly object[];
  readonly names?: readonly string[];
  /** English by default. */
  readonly locale?: object;
  readonly view?: object;
}

/** A card by its id, or a component of another kind, whose id a card may have too. */
export type CardId = string | { readonly kind: string; readonly id: string | number };

/** The describe functions of a game. */
export interface GameWords {
  describe(said: GameEvent | Refusal, describeOptions?: DescribeOptions): string;
  /** Takes partial actions too, which have no seat. */
  describeAction(action: { readonly type: string }, describeOptions?: DescribeOptions): string;
  describeActionType(type: string, describeOptions?: DescribeOptions): string;
  describeField(field: string, describeOptions?: DescribeOptions): string;
  describeValue(field: string, value: unknown, describeOptions?: DescribeOptions): string;
  describeDecision(decision: Decision, describeOptions?: DescribeOptions): string;
  describeLine(line: ScoreLine, describeOptions?: DescribeOptions): string;
  describeCard(
    card: CardId,
    describeOptions?: DescribeOptions,
  ): { readonly name: string; readonly text: string };
}

/** The section of a game's words with the names of the parts of its table. */
interface PartNames {
  readonly parts: Readonly<Record<string, string>>;
}

/** The props of a table. */
interface TableProps {
  readonly view: object;
  /** The seat whose hand is shown in front. */
  readonly viewer: Viewer;
  /** The names of the sides, by seat. */
  readonly names: readonly string[];
}

/** An optional rule that players may agree on before a game. */
export type Agreement = "bonusLocations" | "onlyNeededAllies" | "disabledLordsCount";

/** The choices of the set-up; each game uses those that apply to it. */
export interface Chosen {
  readonly players: number;
  /** The first player; by default, the game decides. */
  readonly firstPlayer?: Seat;
  /** The opponent in a game for one; random by default. */
  readonly opponent?: Opponent;
  readonly agreed: readonly Agreement[];
}

/** A game with its texts, its clicks and its table. */
export interface GameEntry {
  readonly game: AnyGame;
  /** How to click each type of action. */
  readonly kinds: Readonly<Record<string, Kind<object>>>;
  options(chosen: Chosen): object;
  /** The optional rules of the game. */
  readonly agreements: readonly Agreement[];
  /** The card of a side without a player, which gives the side its name. */
  nobody?(view: object): string;
  /** The lord on a spot of the current player, in games with spots. */
  lordOn?(view: object, spot: number): string | undefined;
  readonly words: GameWords;
  /** The names of the parts of the table. */
  names(locale: Locale): PartNames;
  /** The rules behind its events. */
  readonly eventRules: EventRules;
  /** Draws the table. */
  Table(props: TableProps): ReactNode;
}
