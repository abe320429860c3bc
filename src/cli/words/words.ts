import type { GameTypes, Of, Refused } from "../../kernel/contract/game.ts";
import { RulesError } from "../../kernel/data/errors.ts";
import { lookUp } from "../../kernel/data/look-up.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { ScoreLine } from "../../kernel/score/score.ts";
import type { CardText } from "../../kernel/words/phrases.ts";
import type { Locale } from "../../locales/locale.ts";
import { printable } from "./printable.ts";

/** A position that is told about: a view, or a whole state. */
export type At<T extends GameTypes> = Of<T, "view" | "state">;

/** A game in words, in one language. With the position, texts are more precise. */
export interface Words<T extends GameTypes> {
  /** An event or a refusal. */
  said(said: Of<T, "event"> | Refused<T>["refusal"], at?: At<T>): string;
  action(action: Of<T, "action">, at?: At<T>): string;
  decision(decision: Of<T, "decision">, at: At<T>): string;
  /** What a score line is for, without its points. */
  line(line: ScoreLine<Of<T, "category">>): string;
  /** A card; `undefined` if the game has none of this name. */
  card(id: string, at?: At<T>): CardText | undefined;
  /** The kinds of action of the game. */
  readonly kinds: readonly string[];
  /** What a kind of action is called. */
  kind(type: string): string;
  /** What the player of a seat is called. */
  player(seat: Seat, at?: At<T>): string;
  /** What a side is called, of which only the tableau is known. */
  side(tableau: Of<T, "tableau">, seat: Seat): string;
}

/** What every game publishes to be told. */
interface Describing<T extends GameTypes, Telling> {
  describe(said: Of<T, "event"> | Refused<T>["refusal"], telling: Telling): string;
  describeAction(action: Of<T, "action">, telling: Telling): string;
  describeDecision(decision: Of<T, "decision">, telling: Telling): string;
  describeLine(line: ScoreLine<Of<T, "category">>, telling: Telling): string;
  describeCard(card: never, telling: Telling): CardText;
}

/** The words of a game, from what it publishes and from how it is told. */
export function wordsOf<T extends GameTypes, Telling>(
  game: Describing<T, Telling>,
  telling: (at?: At<T>) => NoInfer<Telling> & { readonly locale: Locale },
  kinds: Readonly<Record<string, string>>,
): Words<T> {
  const { locale } = telling();
  const ofLines = { ...telling(), locale: { ...locale, line: locale.label } };
  const player = (seat: Seat) => locale.player(seat + 1);
  return {
    said: (said, at) => printable(game.describe(said, telling(at))),
    action: (action, at) => printable(game.describeAction(action, telling(at))),
    decision: (decision, at) => printable(game.describeDecision(decision, telling(at))),
    line: (line) => printable(game.describeLine(line, ofLines)),
    card: (id, at) => cardOr(() => game.describeCard(id as never, telling(at))),
    kinds: Object.keys(kinds),
    kind: (type) => locale.label(lookUp<string>(kinds, type) ?? type),
    player,
    side: (_, seat) => player(seat),
  };
}

/** The text of a card, if there is such a card. */
function cardOr(describe: () => CardText): CardText | undefined {
  try {
    const { name, text } = describe();
    return { name: printable(name), text: printable(text) };
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  }
}
