import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { AnyId } from "../../kernel/data/ids.ts";
import { type LocationCard, type LocationScoring, tileOf } from "./location-card.ts";

const location = tileOf("abyss");

/** AB-4, AB-74: the 20 locations of Abyss by name. */
export const locationCards = /* @__PURE__ */ deepFreeze({
  "sargasso-silos": location({ kind: "perLordOfGuild", guild: "farmer", each: 2, base: 5 }),
  "hydrozoa-reserves": location({ kind: "perLordOfGuild", guild: "mage", each: 2, base: 6 }),
  parliament: location({ kind: "perLordOfGuild", guild: "politician", each: 2, base: 6 }),
  barracks: location({ kind: "perLordOfGuild", guild: "soldier", each: 2, base: 7 }),
  dockworks: location({ kind: "perLordOfGuild", guild: "merchant", each: 2, base: 5 }),
  sanctuary: location({ kind: "perAffiliatedOfRace", race: "jellyfish", each: 3, base: 4 }),
  "sargasso-fields": location({ kind: "perAffiliatedOfRace", race: "seahorse", each: 3, base: 3 }),
  "oceanic-senate-assembly": location({
    kind: "perAffiliatedOfRace",
    race: "squid",
    each: 3,
    base: 4,
  }),
  chasm: location({ kind: "perAffiliatedOfRace", race: "crab", each: 3, base: 5 }),
  "nest-of-giant-clams": location({
    kind: "perAffiliatedOfRace",
    race: "shellfish",
    each: 3,
    base: 3,
  }),
  abyss: location({ kind: "perGuildRepresented", each: 2, base: 0 }),
  "city-of-mirrors": location({ kind: "copyOpponentLocation" }),
  "black-smokers": location({ kind: "none" }),
  depths: location({ kind: "weakestLord", times: 2 }),
  "throne-room": location({ kind: "strongestLord", times: 1 }),
  jail: location({ kind: "minusPerLord", base: 15 }),
  "closed-tower": location({ kind: "perLordWithKey", each: 3 }),
  "lost-tower": location({ kind: "perLordWithoutKey", each: 3 }),
  "chamber-of-allies": location({ kind: "weakestAffiliatedPerRace", base: 3 }),
  "coral-barrier": location({ kind: "minusPerAffiliated", base: 20 }),
} as const satisfies Readonly<Record<string, LocationCard<LocationScoring>>>);

/** The id of a location of Abyss. */
export type Location = keyof typeof locationCards | never; // `| never` makes hovers show the name.
/** The id of a location of the game, in rules: one of Abyss, or one that a layer adds. */
export type AnyLocation = AnyId<"location", Location>;

/** The ids of the locations of Abyss. */
export const locations = /* @__PURE__ */ deepFreeze(
  Object.keys(locationCards) as readonly Location[],
);

/** The tile of a location of Abyss. Rules look it up in the box instead, which has the tiles of all layers. */
export const locationCard = (name: Location): LocationCard<LocationScoring> => locationCards[name];
