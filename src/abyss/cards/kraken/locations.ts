import { type LocationCard, tileOf } from "../location-card.ts";

const location = tileOf("kraken");

/** KR-4, KR-59 to KR-61: the 6 locations of Kraken by name. */
export const krakenLocationCards = {
  "gambling-den": location({ kind: "perLordOfGuild", guild: "smuggler", each: 2, base: 5 }),
  "krakens-lair": location({ kind: "minusPerNebulis", each: 3, base: 15 }),
  "cetacean-graveyard": location({ kind: "loot" }),
  "abandoned-convoy": location({ kind: "loot" }),
  megalodon: location({ kind: "loot" }),
  battlefield: location({ kind: "loot" }),
} as const satisfies Readonly<Record<string, LocationCard>>;
