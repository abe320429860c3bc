import type { PartialAction } from "../kernel/agenda/partial-action.ts";
import type { Game, GameTypes, Of, Refused } from "../kernel/contract/game.ts";
import type { ScoreLine } from "../kernel/score/score.ts";
import type { BaseLocale, CardText } from "../kernel/words/phrases.ts";

/**
 * Any game. Which one it is, is known only at run time, so its data is typed as objects: every function
 * checks what it is given. Each game of the library fits, and so does a game of your own.
 *
 * @example
 * ```ts
 * const hosts = new Map<string, Host<GameTypes>>();
 * const add = (game: AnyGame) => hosts.set(game.id, hostOf(game));
 * add(abyss);
 * ```
 */
export type AnyGame = Game<GameTypes>;

/** A card by its id, or a component of another kind, whose id a card may have too. */
export type CardId = string | { readonly kind: string; readonly id: string | number };

/** Options of the describe functions that every game has. */
export interface TextOptions {
  /** The names of the players by seat; without a name a player is called "Player 1" and so on. */
  readonly names?: readonly string[];
  /** The language, English by default. Those of `abyss-rules/locales/…` have the texts of all games. */
  readonly locale?: BaseLocale;
  /** What the reader sees; with it, texts are more precise, and cards of a catalogue have their names. */
  readonly view?: object;
}

/** A game with its describe functions. Without a type argument, any game. */
export interface GameModule<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** Describes an event or a refusal in a sentence. */
  describe(eventOrRefusal: Of<T, "event"> | Refused<T>["refusal"], options?: TextOptions): string;
  /** Describes an action, or a partial one without a seat, in a short text, as on a button. */
  describeAction(
    action: Of<T, "action"> | PartialAction<Of<T, "action">>,
    options?: TextOptions,
  ): string;
  /** Names a type of action, as on a button. */
  describeActionType(type: Of<T, "action">["type"], options?: TextOptions): string;
  /** Names a field of an action, as above its choices. */
  describeField(field: string, options?: TextOptions): string;
  /** Names a value of a field as `choices` offers it, or a member of a list. */
  describeValue(field: string, value: unknown, options?: TextOptions): string;
  /** Describes a decision as a request to the players who must decide, by name. */
  describeDecision(decision: Of<T, "decision">, options?: TextOptions): string;
  /** Describes a line of a score sheet: what the points are for, and how many they are. */
  describeLine(line: ScoreLine<Of<T, "category">>, options?: TextOptions): string;
  /** Gives the name of a card and what it does. Throws a `RulesError` if the game has no such card. */
  describeCard(card: CardId, options?: TextOptions): CardText;
}
