import type {
  AbyssContext,
  AbyssDescribeOptions,
  AbyssLocale,
  AbyssTerms,
  RecruitPayment,
} from "../../abyss/words/phrases.ts";
import type { Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { Conspire, OwnDecision, PlainAction, RecruitExile } from "../actions.ts";
import type { Exile, ExileCard, ExilePowerName } from "../cards/catalogue.ts";
import type { DefaultExile } from "../cards/default-catalogue.ts";
import type { OwnEvent } from "../events.ts";
import type { ExileRefusal } from "../refusals.ts";
import type { TableView } from "../table.ts";

/** What exiles add to what there are texts for. Their cards come from a catalogue. */
export interface ExilesDescribable extends Describable {
  event: OwnEvent;
  refusal: ExileRefusal;
  action: PlainAction | (RecruitExile & RecruitPayment) | (Conspire & RecruitPayment);
  decision: OwnDecision;
  category: "exiles";
  card: never;
}

/** What the sentences need of the layers below and of the catalogue. */
export interface ExilesContext extends AbyssTerms, AbyssContext {
  /** The name of an exile. */
  exile(id: Exile): string;
}

/** The names and texts of exiles, whose cards come from a catalogue. A layer may add its own. */
export interface ExilesTerms {
  /** What the exiles of the default catalogue are called. */
  readonly exileNames: Readonly<Record<DefaultExile, string>>;
  /** What exiles do, by name of power; `key` is for those that bring a key token, `other` for powers of others. */
  readonly exileTexts: Readonly<Record<ExilePowerName | "key" | "none" | "other", string>>;
}

/** The texts of what exiles add, in one language. */
export type ExilesWords = Phrases<ExilesDescribable, ExilesTerms, ExilesContext>;

/** A language that has the texts of Abyss and of exiles. */
export interface ExilesLocale extends AbyssLocale {
  readonly exiles: ExilesWords;
}

/** How a game with exiles is told. */
export interface ExilesDescribeOptions extends AbyssDescribeOptions<ExilesLocale, TableView> {
  /** The exile cards, whose names are used; the default catalogue, if left out. */
  readonly catalogue?: readonly ExileCard[];
}
