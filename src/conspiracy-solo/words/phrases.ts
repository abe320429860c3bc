import type { ConspiracyLocale } from "../../conspiracy/words/phrases.ts";
import type { DescribeOptions } from "../../kernel/words/describe.ts";
import type { Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { OwnAction, OwnDecision } from "../actions.ts";
import type { Opponent } from "../cards/opponents.ts";
import type { Event, OwnEvent } from "../events.ts";
import type { SoloRefusal } from "../refusals.ts";
import type { SoloArea } from "../table.ts";

/** Events of Conspiracy that have a different text here, because there are only two sides. */
type RewordedEvent = Extract<Event, { type: "game-started" | "order-given" | "end-triggered" }>;

/** The types of the solo mode that have texts. */
export interface ConspiracySoloDescribable extends Describable {
  event: OwnEvent | RewordedEvent;
  refusal: SoloRefusal;
  action: OwnAction;
  decision: OwnDecision;
  choices: object;
  part: keyof SoloArea;
  category: "card";
  card: Opponent;
}

/** Terms that sentences use. */
export interface ConspiracySoloTerms {
  /** What the opponent is called, given the name on its card if that is known. */
  opponent(name: string | undefined): string;
  /** The text of a location that only scores: "3 points." */
  worth(points: number): string;
}

/** The texts that the solo mode adds, in one language. */
export type ConspiracySoloWords = Phrases<ConspiracySoloDescribable, ConspiracySoloTerms>;

/** A language that has the texts of Conspiracy and of the solo mode. */
export interface ConspiracySoloLocale extends ConspiracyLocale {
  readonly conspiracySolo: ConspiracySoloWords;
}

/** The options of `describe` and its relatives. A player name for seat 1 replaces the opponent's name. */
export interface ConspiracySoloDescribeOptions extends DescribeOptions<ConspiracySoloLocale> {
  /** Which opponent it is, to call it by its name; if left out, that of the view, or else "the opponent". */
  readonly opponent?: Opponent;
  /** What the reader sees. */
  readonly view?: { readonly table: { readonly solo: Pick<SoloArea, "opponent"> } };
}
