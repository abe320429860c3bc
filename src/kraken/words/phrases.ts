import type { Kraken } from "../../abyss/cards/kraken/krakens.ts";
import type * as abyss from "../../abyss/events.ts";
import type {
  AbyssContext,
  AbyssDescribeOptions,
  AbyssLocale,
  AbyssTerms,
} from "../../abyss/words/phrases.ts";
import type { Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { OwnDecision, PlainAction } from "../actions.ts";
import type { Loot } from "../cards/loot.ts";
import type { KrakenLocation, KrakenLord } from "../cards/names.ts";
import type { Sentinel } from "../cards/sentinels.ts";
import type { OwnEvent } from "../events.ts";
import type { KrakenRefusal } from "../refusals.ts";
import type { TableView } from "../table.ts";

/** The ids of what Kraken adds to the cards: also loot by its value, and sentinels by their lord. */
export type KrakenCard =
  | KrakenLord
  | KrakenLocation
  | Kraken
  | `loot-${Loot}`
  | `sentinel-${Sentinel}`;

/** Prices that may be paid with nebulis, so that they are no number of pearls (KR-17). */
type Priced = Extract<abyss.Event, { type: "ally-bought" | "lord-bribed" }>;

/** What Kraken adds to what there are texts for, and what it tells otherwise. */
export interface KrakenDescribable extends Describable {
  event: OwnEvent | Priced;
  refusal: KrakenRefusal;
  action: PlainAction;
  decision: OwnDecision;
  category: "nebulis" | "figure";
  card: KrakenCard;
}

/** What the sentences need of the layer below and of those above. */
export interface KrakenContext extends AbyssContext {
  /** The name of a card of the court that is no lord, which a variant above brings. */
  guest(id: string): string;
}

/** The texts of what Kraken adds, in one language. Its `coins` tell the nebulis of a payment. */
export type KrakenWords = Phrases<KrakenDescribable, AbyssTerms, KrakenContext>;

/** A language that has the texts of Abyss and of Kraken. */
export interface KrakenLocale extends AbyssLocale {
  readonly kraken: KrakenWords;
}

/** How a game with Kraken is told. */
export interface KrakenDescribeOptions extends AbyssDescribeOptions<KrakenLocale, TableView> {}
