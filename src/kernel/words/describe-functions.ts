import type { Action } from "../rules/blueprint.ts";
import type { ChoicesOf } from "../rules/choices-of.ts";
import type { ScoreLine } from "../score/score.ts";
import type { Describer } from "./describe.ts";
import type { CardText } from "./phrases.ts";

/** The data of a game that has texts. */
interface Described {
  event: object;
  refusal: object;
  action: Action;
  /** An action without a seat, and perhaps without some of its fields. */
  partialAction: object;
  decision: object;
  category: string;
}

/** The describe functions of a game. */
export interface DescribeFunctions<T extends Described, Card, Options> {
  /** Describes an event or a refusal in a sentence. Redacted cards are only counted. */
  readonly describe: (eventOrRefusal: T["event"] | T["refusal"], options?: Options) => string;
  /** Describes an action, or a partial one without a seat, in a few words, as on a button. */
  readonly describeAction: (action: T["action"] | T["partialAction"], options?: Options) => string;
  /** Names a type of action, as on the button that begins it. */
  readonly describeActionType: (type: T["action"]["type"], options?: Options) => string;
  /** Names a field of an action, as above its choices. */
  readonly describeField: (field: keyof ChoicesOf<T["action"]>, options?: Options) => string;
  /** Names a value of a field as `choices` offers it, or a member of a list. */
  readonly describeValue: <Field extends keyof ChoicesOf<T["action"]>>(
    field: Field,
    value: ChoicesOf<T["action"]>[Field],
    options?: Options,
  ) => string;
  /** Describes a decision as a request to the players who are asked, by name. */
  readonly describeDecision: (decision: T["decision"], options?: Options) => string;
  /** Describes a line of a score sheet: what the points are for, and how many. */
  readonly describeLine: (line: ScoreLine<T["category"]>, options?: Options) => string;
  /** Gives the name of a card, and what it does, in our own words. */
  readonly describeCard: (card: Card, options?: Options) => CardText;
}

/**
 * Creates the describe functions of a game that is composed of layers. `cardText` describes a card; the other texts
 * need the describer only.
 */
export const describeFunctions = <T extends Described, Card, Options>(
  // The texts of the layers together describe the data of the game, which the compiler cannot see from their types.
  describerFor: (options: Options | undefined) => object,
  cardText: (card: Card, options: Options | undefined) => CardText,
): DescribeFunctions<T, Card, Options> => {
  const describer = describerFor as (options: Options | undefined) => Describer<never>;
  return {
    describe: (value, options) => describer(options).sentence(value as never),
    describeAction: (action, options) => describer(options).action(action as never),
    describeActionType: (type, options) => describer(options).actionType(type as never),
    describeField: (field, options) => describer(options).field(field as never),
    describeValue: (field, value, options) => describer(options).value(field as never, value),
    describeDecision: (decision, options) => describer(options).decision(decision as never),
    describeLine: (line, options) => describer(options).line(line as never),
    describeCard: cardText,
  };
};
