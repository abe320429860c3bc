import {
  type LocationScoring as AbyssScoring,
  type LocationCard,
  tileOf,
} from "../../abyss/cards/location-card.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { Guild } from "./lords.ts";

/** How a location scores at the end: the kinds of Abyss, and those of Kraken (KR-60, KR-61). */
export type LocationScoring =
  | AbyssScoring<Guild>
  | { readonly kind: "minusPerNebulis"; readonly each: number; readonly base: number }
  | { readonly kind: "loot" };

const location = tileOf("kraken");

/** KR-4, KR-59 to KR-61: the 6 locations of Kraken by name. */
export const krakenLocationCards = /* @__PURE__ */ deepFreeze({
  "gambling-den": location({ kind: "perLordOfGuild", guild: "smuggler", each: 2, base: 5 }),
  "krakens-lair": location({ kind: "minusPerNebulis", each: 3, base: 15 }),
  "cetacean-graveyard": location({ kind: "loot" }),
  "abandoned-convoy": location({ kind: "loot" }),
  megalodon: location({ kind: "loot" }),
  battlefield: location({ kind: "loot" }),
} as const satisfies Readonly<Record<string, LocationCard<LocationScoring>>>);

/** A location of Kraken. */
export type KrakenLocation = keyof typeof krakenLocationCards;

/** KR-61: a location on which loot is collected. */
export type LootLocation = {
  [Id in keyof Cards]: Cards[Id] extends LocationCard<{ readonly kind: "loot" }> ? Id : never;
}[keyof Cards];
type Cards = typeof krakenLocationCards;
