import type { Race } from "./allies.ts";

/** The guilds of lords; each but the last has its race. */
export const guilds = [
  "mage",
  "soldier",
  "farmer",
  "merchant",
  "politician",
  "ambassador",
] as const;
/** A guild of lords. */
export type Guild = (typeof guilds)[number];

/** What a recruitment takes (AB-27, AB-28). */
export interface Cost {
  /** Sum of the values of allies, and of pearls. */
  readonly value: number;
  /** How many different races must be played. */
  readonly races: number;
  /** A race that must be among them, if there is one. */
  readonly required: Race | null;
}

/** When a lord's power works: at once, while it is free, once per turn, or there is none (AB-31, AB-35). */
export type PowerKind = "once" | "permanent" | "activated" | "none";

/** What happens when a lord enters, where it is no more than a number. */
export type Entering =
  | { readonly kind: "pearls"; readonly pearls: number }
  | { readonly kind: "locations"; readonly draw: number };

/** A lord card. */
export interface LordCard {
  /** The box that the card comes from. */
  readonly set: "abyss";
  readonly guild: Guild;
  readonly cost: Cost;
  readonly influence: number;
  readonly keys: number;
  readonly power: PowerKind;
  readonly entering: Entering | null;
}

const ofGuild =
  (guild: Guild, required: Race | null) =>
  (
    value: number,
    races: number,
    influence: number,
    keys: number,
    power: PowerKind,
    entering: Entering | null = null,
  ): LordCard => ({
    set: "abyss",
    guild,
    cost: { value, races, required },
    influence,
    keys,
    power,
    entering,
  });
const soldier = ofGuild("soldier", "crab");
const merchant = ofGuild("merchant", "shellfish");
const mage = ofGuild("mage", "jellyfish");
const politician = ofGuild("politician", "squid");
const farmer = ofGuild("farmer", "seahorse");
const ambassador = ofGuild("ambassador", null);
const pearls = (n: number): Entering => ({ kind: "pearls", pearls: n });
const locations = (draw: number): Entering => ({ kind: "locations", draw });

/** AB-3: all 35 lords by name: cost, races, influence, keys, power. */
export const lordCards = {
  // soldiers
  recruiter: soldier(10, 2, 4, 1, "permanent"),
  jailer: soldier(6, 3, 7, 0, "once"),
  seeker: soldier(7, 2, 7, 0, "once"),
  assassin: soldier(10, 1, 6, 0, "once"),
  commander: soldier(8, 1, 4, 1, "permanent"),
  tamer: soldier(6, 3, 4, 1, "permanent"),
  hunter: soldier(8, 2, 6, 0, "once"),
  // merchants
  "ship-master": merchant(6, 3, 5, 1, "permanent"),
  trader: merchant(10, 3, 9, 0, "once", pearls(3)),
  peddler: merchant(8, 1, 9, 0, "once", pearls(2)),
  landlord: merchant(10, 2, 5, 1, "permanent", pearls(1)),
  slaver: merchant(8, 1, 5, 1, "activated"),
  shopkeeper: merchant(6, 3, 9, 0, "once", pearls(1)),
  // mages
  shaman: mage(6, 3, 5, 1, "permanent"),
  invoker: mage(8, 1, 8, 0, "once"),
  apprentice: mage(6, 3, 9, 0, "once"),
  oracle: mage(8, 2, 5, 1, "activated"),
  alchemist: mage(7, 1, 5, 1, "permanent"),
  illusionist: mage(10, 1, 9, 0, "once"),
  "master-of-magic": mage(10, 3, 6, 1, "permanent"),
  // politicians
  opportunist: politician(6, 3, 5, 1, "activated"),
  corruptor: politician(10, 1, 6, 0, "once"),
  traitor: politician(12, 3, 6, 0, "once"),
  diplomat: politician(8, 1, 5, 1, "permanent"),
  treasurer: politician(10, 2, 5, 1, "permanent"),
  schemer: politician(8, 3, 6, 0, "once"),
  // farmers
  keeper: farmer(6, 3, 6, 1, "none"),
  reaper: farmer(7, 2, 6, 1, "none"),
  shepherd: farmer(8, 1, 6, 1, "none"),
  miller: farmer(8, 2, 10, 0, "none"),
  aquaculturalist: farmer(9, 3, 11, 0, "none"),
  landowner: farmer(10, 1, 12, 0, "none"),
  // ambassadors
  sage: ambassador(10, 5, 4, 3, "once", locations(2)),
  hermit: ambassador(10, 5, 5, 3, "once", locations(1)),
  elder: ambassador(10, 5, 3, 3, "once", locations(3)),
} as const satisfies Readonly<Record<string, LordCard>>;

/** The name of a lord. */
export type Lord = keyof typeof lordCards;

/** The names of all lords. */
export const lords = Object.keys(lordCards) as readonly Lord[];

/** The card of this name. */
export const lordCard = (lord: Lord): LordCard => lordCards[lord];
