import { type CardText, cardTexts } from "../../kernel/words/phrases.ts";
import { type Condition, type Opponent, opponentCards, opponents } from "../cards/opponents.ts";

/** Texts by what the cards of opponents show. */
export interface OpponentParts {
  readonly names: Readonly<Record<Opponent, string>>;
  /** What an opponent looks for in a pile. */
  readonly conditions: Readonly<Record<Condition, string>>;
  /** What its card is worth, and what is special. */
  readonly worth: Readonly<Record<Opponent, string>>;
  /** All in one text; the conditions in their order. */
  text(conditions: readonly string[], worth: string): string;
}

/** The texts of the opponents' cards. */
export function textsOfOpponents({
  names,
  conditions,
  worth,
  text,
}: OpponentParts): Readonly<Record<Opponent, CardText>> {
  const textOf = (opponent: Opponent) => {
    const looksFor = opponentCards[opponent].conditions.map((condition) => conditions[condition]);
    return text(looksFor, worth[opponent]);
  };
  const texts = Object.fromEntries(opponents.map((opponent) => [opponent, textOf(opponent)]));
  return cardTexts(names, texts as Record<Opponent, string>);
}
