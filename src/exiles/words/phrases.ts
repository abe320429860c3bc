import type {
  AbyssContext,
  AbyssDescribeOptions,
  AbyssLocale,
  AbyssTerms,
  RecruitPayment,
} from "../../abyss/words/phrases.ts";
import type { ChoicesOf } from "../../kernel/rules/choices-of.ts";
import type { Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { Action, Conspire, OwnDecision, PlainAction, RecruitExile } from "../actions.ts";
import type { Exile, ExileCard, ExilePowerName } from "../cards/catalogue.ts";
import type { DefaultExile } from "../cards/default-catalogue.ts";
import type { OwnEvent } from "../events.ts";
import type { ExileRefusal } from "../refusals.ts";
import type { PlayerExiles, TableView } from "../table.ts";

/** The parts of the table that exiles add. The table of Abyss has a deck and a court too. */
type ExilesPart = "exiles.deck" | "exiles.court" | "payment" | keyof PlayerExiles;

/** An exile, by its id in the catalogue. A catalogue may have any ids, so the kind is part of it. */
export interface ExileId {
  readonly kind: "exile";
  readonly id: Exile;
}

/** What the texts of Exiles describe. Exile cards are not listed, as they come from a catalogue. */
export interface ExilesDescribable extends Describable {
  event: OwnEvent;
  refusal: ExileRefusal;
  action: PlainAction | (RecruitExile & RecruitPayment) | (Conspire & RecruitPayment);
  decision: OwnDecision;
  /** A recaptured location may be the top one of the stack, which is `null`. */
  choices: Pick<ChoicesOf<Action>, "exile" | "exiles" | "location">;
  part: ExilesPart;
  category: "exiles";
  card: never;
}

/** What the sentences need from the layers below and the catalogue. */
export interface ExilesContext extends AbyssTerms, AbyssContext {
  /** The name of an exile. */
  exile(id: Exile): string;
}

/** The names and texts of exiles, whose cards come from a catalogue. A layer may add its own. */
export interface ExilesTerms {
  /** The names of the exiles of the default catalogue. */
  readonly exileNames: Readonly<Record<DefaultExile, string>>;
  /**
   * The texts of powers, by name. `key` is added for exiles that bring a key token, `none` stands for no
   * power, `other` for a power without a text.
   */
  readonly exileTexts: Readonly<Record<ExilePowerName | "key" | "none" | "other", string>>;
}

/** The texts of what exiles add, in one language. */
export type ExilesWords = Phrases<ExilesDescribable, ExilesTerms, ExilesContext>;

/** A language that has the texts of Abyss and of exiles. */
export interface ExilesLocale extends AbyssLocale {
  readonly exiles: ExilesWords;
}

/** Options of the functions that describe a game with exiles. */
export interface ExilesDescribeOptions extends AbyssDescribeOptions<ExilesLocale, TableView> {
  /** The exile cards, whose names are used; if left out, those of the view, or else the default catalogue. */
  readonly catalogue?: readonly ExileCard[];
}
