import { namedCards } from "../../kernel/components/named-cards.ts";
import type { LocationCard } from "./location-card.ts";
import { type Location, locationCards } from "./locations.ts";
import type { LordCard } from "./lord-card.ts";
import { type Lord, lordCards } from "./lords.ts";

/** A card with its English name and the number of the rule for its effect; `null` if it has none. */
export type Named<Card, Rule extends string = string> = Card & {
  readonly name: string;
  readonly rule: Rule | null;
};

/**
 * The 35 lords of Abyss by id: what is printed on them, their English name, and the rule of their power.
 *
 * @example
 * ```ts
 * namedLords.jailer.name; // "Jailer"
 * namedLords.jailer.cost; // { value: 6, races: 3, required: "crab" }
 * namedLords.jailer.rule; // "AB-37"
 * ```
 */
export const namedLords: Readonly<Record<Lord, Named<LordCard, `AB-${number}`>>> =
  /* @__PURE__ */ namedCards(lordCards, {
    recruiter: ["Recruiter", "AB-36"],
    jailer: ["Jailer", "AB-37"],
    seeker: ["Seeker", "AB-38"],
    assassin: ["Assassin", "AB-39"],
    commander: ["Commander", "AB-40"],
    tamer: ["Tamer", "AB-41"],
    hunter: ["Hunter", "AB-42"],
    "ship-master": ["Ship Master", "AB-43"],
    trader: ["Trader", "AB-44"],
    peddler: ["Peddler", "AB-44"],
    landlord: ["Landlord", "AB-44"],
    slaver: ["Slaver", "AB-45"],
    shopkeeper: ["Shopkeeper", "AB-44"],
    shaman: ["Shaman", "AB-46"],
    invoker: ["Invoker", "AB-47"],
    apprentice: ["Apprentice", "AB-48"],
    oracle: ["Oracle", "AB-49"],
    alchemist: ["Alchemist", "AB-50"],
    illusionist: ["Illusionist", "AB-51"],
    "master-of-magic": ["Master of Magic", "AB-52"],
    opportunist: ["Opportunist", "AB-53"],
    corruptor: ["Corruptor", "AB-54"],
    traitor: ["Traitor", "AB-55"],
    diplomat: ["Diplomat", "AB-56"],
    treasurer: ["Treasurer", "AB-56"],
    schemer: ["Schemer", "AB-55"],
    keeper: ["Keeper", null],
    reaper: ["Reaper", null],
    shepherd: ["Shepherd", null],
    miller: ["Miller", null],
    aquaculturalist: ["Aquaculturalist", null],
    landowner: ["Landowner", null],
    sage: ["Sage", "AB-57"],
    hermit: ["Hermit", "AB-57"],
    elder: ["Elder", "AB-57"],
  });

/** The 20 locations of Abyss by id: their scoring, their English name, and the rule behind it. */
export const namedLocations: Readonly<Record<Location, Named<LocationCard, `AB-${number}`>>> =
  /* @__PURE__ */ namedCards(locationCards, {
    "sargasso-silos": ["Sargasso Silos", "AB-74"],
    "hydrozoa-reserves": ["Hydrozoa Reserves", "AB-74"],
    parliament: ["Parliament", "AB-74"],
    barracks: ["Barracks", "AB-74"],
    dockworks: ["Dockworks", "AB-74"],
    sanctuary: ["Sanctuary", "AB-74"],
    "sargasso-fields": ["Sargasso Fields", "AB-74"],
    "oceanic-senate-assembly": ["Oceanic Senate Assembly", "AB-74"],
    chasm: ["Chasm", "AB-74"],
    "nest-of-giant-clams": ["Nest of Giant Clams", "AB-74"],
    abyss: ["Abyss", "AB-74"],
    "city-of-mirrors": ["City of Mirrors", "AB-75"],
    "black-smokers": ["Black Smokers", "AB-65"],
    depths: ["Depths", "AB-74"],
    "throne-room": ["Throne Room", "AB-74"],
    jail: ["Jail", "AB-74"],
    "closed-tower": ["Closed Tower", "AB-74"],
    "lost-tower": ["Lost Tower", "AB-74"],
    "chamber-of-allies": ["Chamber of Allies", "AB-74"],
    "coral-barrier": ["Coral Barrier", "AB-74"],
  });
