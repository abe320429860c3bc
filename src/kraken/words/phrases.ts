import type * as abyss from "../../abyss/events.ts";
import type {
  AbyssContext,
  AbyssDescribeOptions,
  AbyssLocale,
  AbyssTerms,
} from "../../abyss/words/phrases.ts";
import type { ChoicesOf } from "../../kernel/rules/choices-of.ts";
import type { Describable, Phrases } from "../../kernel/words/phrases.ts";
import type { Action, OwnDecision, PlainAction } from "../actions.ts";
import type { Kraken } from "../cards/krakens.ts";
import type { KrakenLocation } from "../cards/locations.ts";
import type { Loot } from "../cards/loot.ts";
import type { KrakenLord } from "../cards/lords.ts";
import type { Sentinel } from "../cards/sentinels.ts";
import type { OwnEvent } from "../events.ts";
import type { KrakenRefusal } from "../refusals.ts";
import type { KrakenArea, TableView } from "../table.ts";

/**
 * The components that Kraken adds: cards by id, loot by its value, sentinels by their lord. A sentinel has the id
 * of its lord, so the kind is part of it.
 */
export type KrakenCard =
  | KrakenLord
  | KrakenLocation
  | Kraken
  | { readonly kind: "loot"; readonly id: Loot }
  | { readonly kind: "sentinel"; readonly id: Sentinel };

/** The keys of the texts of these components. */
export type KrakenCardKey = Extract<KrakenCard, string> | `loot-${Loot}` | `sentinel-${Sentinel}`;

/** Events with a price that may be paid in nebulis, so that it is not a number of pearls (KR-17). */
type Priced = Extract<abyss.Event, { type: "ally-bought" | "lord-bribed" }>;

/** What the texts of Kraken describe: what Kraken adds, and events of Abyss that it words differently. */
export interface KrakenDescribable extends Describable {
  event: OwnEvent | Priced;
  refusal: KrakenRefusal;
  action: PlainAction;
  decision: OwnDecision;
  choices: Pick<ChoicesOf<Action>, "nebulis" | "place" | "race" | "sentinel" | "to">;
  part: keyof KrakenArea<null>;
  category: "nebulis" | "figure";
  card: KrakenCardKey;
}

/** What the sentences need from the layers below and above. */
export interface KrakenContext extends AbyssContext {
  /** The name of a court card that is not a lord, which a variant above adds. */
  guest(id: string): string;
}

/** The texts of what Kraken adds, in one language. The term `coins` words the nebulis of a payment. */
export type KrakenWords = Phrases<KrakenDescribable, AbyssTerms, KrakenContext>;

/** A language that has the texts of Abyss and of Kraken. */
export interface KrakenLocale extends AbyssLocale {
  readonly kraken: KrakenWords;
}

/** Options of the functions that describe a game with Kraken. */
export interface KrakenDescribeOptions extends AbyssDescribeOptions<KrakenLocale, TableView> {}
