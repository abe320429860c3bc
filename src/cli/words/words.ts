import type { CardId, GameModule } from "../../games/module.ts";
import type { PartialAction } from "../../kernel/agenda/partial-action.ts";
import type { GameTypes, Of, Refused } from "../../kernel/contract/game.ts";
import { RulesError } from "../../kernel/data/errors.ts";
import { lookUp } from "../../kernel/data/look-up.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { ScoreLine } from "../../kernel/score/score.ts";
import type { CardText } from "../../kernel/words/phrases.ts";
import type { Locale } from "../../locales/locale.ts";
import { printable } from "./printable.ts";

/** The position that a text is about: a view or a full state. */
export type StateOrView<T extends GameTypes> = Of<T, "view" | "state">;

/** The texts of a game in one language. Given the position, they are more precise. */
export interface Words<T extends GameTypes> {
  sentence(eventOrRefusal: Of<T, "event"> | Refused<T>["refusal"], at?: StateOrView<T>): string;
  action(action: Of<T, "action">, at?: StateOrView<T>): string;
  /** The type of an action, and the values chosen so far. */
  partial(action: { readonly type: string }, at: StateOrView<T>): string;
  decision(decision: Of<T, "decision">, at: StateOrView<T>): string;
  /** What a score line is for, without its points. */
  line(line: ScoreLine<Of<T, "category">>): string;
  /** The name and text of a card, an exile, loot (`loot-4`) or a sentinel (`sentinel-vigil`); `undefined` if the game has none. */
  card(id: string, at?: StateOrView<T>): CardText | undefined;
  /** The types of action in the game. */
  readonly actionTypes: readonly string[];
  /** The name of a type of action. */
  actionTypeName(type: string): string;
  /** The name of a field of an action. */
  field(name: string): string;
  /** The name of a value of a field. */
  value(field: string, value: unknown, at: StateOrView<T>): string;
  /** The name of a part of the table, or of a category of the score. */
  part(name: string): string;
  /** The name of the player in a seat. */
  player(seat: Seat, at?: StateOrView<T>): string;
  /** The name of a side of which only the tableau is known. */
  side(tableau: Of<T, "tableau">, seat: Seat): string;
}

/** The sections of a game's words that the describe functions do not cover. */
type Names = Readonly<Record<"actionTypes" | "parts", object>>;

/** Gives the texts of a game in a language, from its describe functions. */
export function wordsOf<T extends GameTypes>(
  game: Omit<GameModule<T>, "game">,
  locale: Locale,
  { actionTypes, parts }: Names,
): Words<T> {
  const optionsFor = (view?: StateOrView<T>) => ({ locale, ...(view && { view }) });
  const lineOptions = { locale: { ...locale, line: locale.label } };
  const inSentence = { locale: { ...locale, label: (text: string) => text } };
  const player = (seat: Seat) => locale.player(seat + 1);
  return {
    sentence: (eventOrRefusal, at) => printable(game.describe(eventOrRefusal, optionsFor(at))),
    action: (action, at) => printable(game.describeAction(action, optionsFor(at))),
    decision: (decision, at) => printable(game.describeDecision(decision, optionsFor(at))),
    line: (line) => printable(game.describeLine(line, lineOptions)),
    partial: (action, at) =>
      printable(game.describeAction(action as PartialAction<Of<T, "action">>, optionsFor(at))),
    card: (id, at) => {
      for (const card of cardsCalled(id)) {
        const known = cardIfKnown(() => game.describeCard(card, optionsFor(at)));
        if (known) return known;
      }
      return undefined;
    },
    actionTypes: Object.keys(actionTypes),
    actionTypeName: (type) => game.describeActionType(type, optionsFor()),
    field: (name) => game.describeField(name, inSentence),
    value: (field, value, at) => printable(game.describeValue(field, value, optionsFor(at))),
    part: (name) => lookUp<string>(parts, name) ?? name,
    player,
    side: (_, seat) => player(seat),
  };
}

/** The components that a typed id may mean. */
function cardsCalled(id: string): readonly CardId[] {
  const [kind = "", ...rest] = id.split("-");
  return [id, { kind: "exile", id }, { kind, id: rest.join("-") }];
}

/** The text of a card; `undefined` if it is unknown. */
function cardIfKnown(describe: () => CardText): CardText | undefined {
  try {
    const { name, text } = describe();
    return { name: printable(name), text: printable(text) };
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  }
}
