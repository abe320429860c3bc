import { type CardText, textsOf } from "../../kernel/words/phrases.ts";
import { type Condition, type Opponent, opponentCards, opponents } from "../cards/opponents.ts";

/** The parts from which the texts of opponents' cards are put together. */
export interface OpponentParts {
  readonly names: Readonly<Record<Opponent, string>>;
  /** What an opponent looks for in a pile. */
  readonly conditions: Readonly<Record<Condition, string>>;
  /** What the card scores, and what is special about the opponent. */
  readonly worth: Readonly<Record<Opponent, string>>;
  /** Joins the conditions, in order of priority, and the rest. */
  text(conditions: readonly string[], worth: string): string;
}

/** The texts of the opponents' cards. */
export function textsOfOpponents({
  names,
  conditions,
  worth,
  text,
}: OpponentParts): Readonly<Record<Opponent, CardText>> {
  return textsOf(
    opponents,
    (opponent) => opponent,
    (opponent) => {
      const conditionTexts = opponentCards[opponent].conditions.map((id) => conditions[id]);
      return { name: names[opponent], text: text(conditionTexts, worth[opponent]) };
    },
  );
}
