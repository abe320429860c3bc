import type { WidenIds } from "../../kernel/data/ids.ts";
import type { ChoicesOf } from "../../kernel/rules/choices-of.ts";
import type { DescribeOptions } from "../../kernel/words/describe.ts";
import type { BaseLocale, Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { Action, Decision, Recruit } from "../actions.ts";
import type { Ally, AnyAlly, AnyExplorationCard } from "../cards/allies.ts";
import type { Location } from "../cards/locations.ts";
import type { Lord } from "../cards/lords.ts";
import type { Event } from "../events.ts";
import type { RuleRefusal } from "../refusals.ts";
import type { Category } from "../scoring.ts";
import type { PlayerArea, TableOf, TableView } from "../table.ts";

/** The ids of the cards of Abyss. */
export type AbyssCard = Lord | Location | Ally | "monster";

/** The payment for a recruitment, in Abyss and its variants; if only allies without a race are played, none is affiliated. */
export interface RecruitPayment {
  readonly allies: readonly AnyAlly[];
  readonly affiliate: AnyAlly | null;
}

/** The parts of the table of Abyss, and the figures on its cards. */
type AbyssPart =
  | Exclude<keyof TableOf<null>, "seats" | "turn" | "rules">
  | keyof PlayerArea<null>
  | "cost"
  | "races"
  | "influence";

/** What Abyss has texts for. */
export interface AbyssDescribable extends Describable {
  event: Event;
  refusal: RuleRefusal;
  action: Exclude<Action, { type: "recruit" }> | Recruit<RecruitPayment>;
  decision: Decision;
  choices: ChoicesOf<AbyssDescribable["action"]>;
  part: AbyssPart;
  category: Category;
  card: AbyssCard;
}

/** Expressions that a layer may replace. */
export interface AbyssTerms {
  /** What an action pays besides allies and pearls, as a list of phrases; empty in Abyss. */
  coins(action: object): readonly string[];
}

/** What texts can read from a view. */
export interface AbyssContext {
  /** The pearls that an action costs; 0 if they depend on a view that is not given. */
  pearls(action: object): number;
  /** The card last revealed; `undefined` without a view. */
  revealed(): AnyExplorationCard | undefined;
}

/** The texts of Abyss in one language. */
export type AbyssWords = Phrases<AbyssDescribable, AbyssTerms, AbyssContext>;

/** A language that has the texts of Abyss. */
export interface AbyssLocale extends BaseLocale {
  readonly abyss: AbyssWords;
}

/** The options of `describe` and its siblings. */
export interface AbyssDescribeOptions<Locale extends BaseLocale = AbyssLocale, View = TableView>
  extends DescribeOptions<Locale> {
  /** The acting player's view; with it, texts of actions and decisions include their pearls and cards. */
  readonly view?: { readonly table: WidenIds<View> };
}
