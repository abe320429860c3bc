import type { ChoicesOf } from "../../kernel/rules/choices-of.ts";
import type { DescribeOptions } from "../../kernel/words/describe.ts";
import type { BaseLocale, Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { Action, Decision } from "../actions.ts";
import type { Location } from "../cards/locations.ts";
import type { Lord } from "../cards/lords.ts";
import type { Event } from "../events.ts";
import type { RuleRefusal } from "../refusals.ts";
import type { Category } from "../scoring.ts";
import type { PlayerArea, TableOf } from "../table.ts";

/** The parts of the table of Conspiracy, and what is counted for each player. */
type ConspiracyPart =
  | Exclude<keyof TableOf<null>, "seats" | "turn" | "bonusLocations">
  | keyof PlayerArea
  | "chamber"
  | "silverKeys"
  | "goldKeys";

/** The types of Conspiracy that have texts. */
export interface ConspiracyDescribable extends Describable {
  event: Event;
  refusal: RuleRefusal;
  action: Action;
  decision: Decision;
  choices: ChoicesOf<Action>;
  part: ConspiracyPart;
  category: Category;
  card: Lord | Location;
}

/** The texts of Conspiracy in one language. */
export type ConspiracyWords = Phrases<ConspiracyDescribable>;

/** A language that has the texts of Conspiracy. */
export interface ConspiracyLocale extends BaseLocale {
  readonly conspiracy: ConspiracyWords;
}

/** The options of `describe` and its relatives: player names and language. */
export interface ConspiracyDescribeOptions extends DescribeOptions<ConspiracyLocale> {}
