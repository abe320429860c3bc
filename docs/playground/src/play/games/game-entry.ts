import type { Seat, Viewer } from "abyss-rules";
import type { Reason } from "abyss-rules/bots";
import type { Opponent } from "abyss-rules/conspiracy-solo/cards";
import type { AnyGame, GameModule, TextOptions } from "abyss-rules/games";
import type { Locale } from "abyss-rules/locales/en";
import type { ReactNode } from "react";
import type { Kind } from "../../interaction/action-kinds.ts";
import type { Motions } from "../motion/motion.ts";
import type { EventRules } from "./event-rules.ts";

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
  readonly words: Omit<GameModule, "game">;
  /** Describes a reason of a bot. */
  describeReason(reason: Reason, options?: TextOptions): string;
  /** The names of the parts of the table. */
  names(locale: Locale): PartNames;
  /** The rules behind its events. */
  readonly eventRules: EventRules;
  /** What its events move on the table. */
  readonly motions: Motions;
  /** Draws the table. */
  Table(props: TableProps): ReactNode;
}
