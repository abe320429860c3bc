import type { ConspiracyLocale } from "../../conspiracy/words/phrases.ts";
import type { DescribeOptions } from "../../kernel/words/describe.ts";
import type { Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { OwnAction, OwnDecision } from "../actions.ts";
import type { Opponent } from "../cards/opponents.ts";
import type { Event, OwnEvent } from "../events.ts";
import type { SoloRefusal } from "../refusals.ts";

/** Events of Conspiracy that are told in another way where only two sides are there. */
type ToldAnew = Extract<Event, { type: "game-started" | "order-given" | "end-triggered" }>;

/** What playing alone has texts for. */
export interface ConspiracySoloDescribable extends Describable {
  event: OwnEvent | ToldAnew;
  refusal: SoloRefusal;
  action: OwnAction;
  decision: OwnDecision;
  category: "card";
  card: Opponent;
}

/** How sentences speak of the opponent. */
export interface ConspiracySoloTerms {
  /** What the opponent is called, by the name on its card; without a name, if that is not known. */
  opponent(name: string | undefined): string;
  /** What a location is worth that does nothing: "3 points." */
  worth(points: number): string;
}

/** The texts of what playing alone adds, in one language. */
export type ConspiracySoloWords = Phrases<ConspiracySoloDescribable, ConspiracySoloTerms>;

/** A language that has the texts of Conspiracy and of playing alone. */
export interface ConspiracySoloLocale extends ConspiracyLocale {
  readonly conspiracySolo: ConspiracySoloWords;
}

/** How a game for one is told. A name for seat 1 takes the place of the opponent's. */
export interface ConspiracySoloDescribeOptions extends DescribeOptions<ConspiracySoloLocale> {
  /** Who the opponent is, so that it is called by its name; "the opponent", if left out. */
  readonly opponent?: Opponent;
}
