import { namesOf } from "../../../kernel/components/named-cards.ts";
import { en } from "../../../kernel/words/english.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import { cardTexts } from "../../../kernel/words/phrases.ts";
import type { Guild } from "../../cards/lord-card.ts";
import type { Lord } from "../../cards/lords.ts";
import { namedLocations, namedLords } from "../../cards/named.ts";
import { allyTexts } from "../ally-texts.ts";
import { locationTexts, type ScoringTexts } from "../location-texts.ts";
import type { AbyssWords } from "../phrases.ts";
import { race } from "./nouns.ts";

const NO_POWER = "No power.";

/** The texts of powers. */
const powers: Readonly<Record<Lord, string>> = {
  recruiter: "While free: recruiting costs your opponents 2 more.",
  jailer: "At once: each opponent discards 1 ally of their choice from hand.",
  seeker: "At once: each opponent returns 2 pearls to the treasury, or all they have.",
  assassin: "At once: disable one free lord of each opponent for the rest of the game.",
  commander:
    "At once, and while free at the end of opponents' turns: opponents with more than 6 allies in hand discard down to 6.",
  tamer: "While free: opponents who fight a monster get the reward of the previous threat space.",
  hunter: "At once: take a random monster token from an opponent.",
  "ship-master":
    "While free: when your exploration ends, gain 1 pearl for each race sent to the council.",
  trader: "At once: gain 3 pearls.",
  peddler: "At once: gain 2 pearls.",
  landlord: "At once, and while free at the start of your turns: gain 1 pearl.",
  slaver: "While free, once per turn: discard 1 ally from hand to gain 2 pearls.",
  shopkeeper: "At once: gain 1 pearl.",
  shaman: "While free: the powers of soldiers do not affect you.",
  invoker: "At once: you have one more turn after this one.",
  apprentice: "At once: take 1 council stack.",
  oracle: "While free, once per turn: discard 1 council stack.",
  alchemist: "While free: requesting support gives you 2 council stacks.",
  illusionist: "At once: you may swap one of your locations for an available one.",
  "master-of-magic": "While free: you may affiliate any of the allies played, not just the lowest.",
  opportunist:
    "While free, once per turn: discard a lord from the court and put the top lord of the deck in its place.",
  corruptor: "At once: you may recruit another lord from the court for 5 pearls.",
  traitor: "At once: you may discard another free lord of yours to take one from the court.",
  diplomat: "While free: you may recruit with any races, as long as their number is right.",
  treasurer: "While free: lords cost you 2 less.",
  schemer: "At once: you may discard another free lord of yours to take the top lord of the deck.",
  keeper: NO_POWER,
  reaper: NO_POWER,
  shepherd: NO_POWER,
  miller: NO_POWER,
  aquaculturalist: NO_POWER,
  landowner: NO_POWER,
  sage: "At once: draw 2 locations, control one of them with the keys of this lord, and make the other available.",
  hermit: "At once: draw 1 location and control it with the keys of this lord.",
  elder:
    "At once: draw 3 locations, control one of them with the keys of this lord, and make the others available.",
};

const guildNames: Readonly<Record<Guild, string>> = {
  mage: "mage",
  soldier: "soldier",
  farmer: "farmer",
  merchant: "merchant",
  politician: "politician",
  ambassador: "ambassador",
};

const points = (n: number): string => en.counted(n, { one: "point", other: "points" });

/** The texts of scorings. */
const scorings: ScoringTexts = {
  perLordOfGuild: ({ base, each, guild }) =>
    `${points(base)}, and ${each} for each ${wordFor(guildNames, guild)} of yours.`,
  perAffiliatedOfRace: ({ base, each, race: id }) =>
    `${points(base)}, and ${each} for each affiliated ${race(id)} of yours.`,
  perGuildRepresented: ({ each }) => `${points(each)} for each guild among your lords.`,
  copyOpponentLocation: () =>
    "Copies an opponent's location, scored with your own lords and allies.",
  none: () => "No points. When you get it, you may switch it for a location from the stack.",
  weakestLord: ({ times }) => `${times} times the influence of your weakest lord.`,
  strongestLord: () => "The influence of your strongest lord.",
  minusPerLord: ({ base }) => `${points(base)}, minus 1 for each lord of yours.`,
  perLordWithKey: ({ each }) => `${points(each)} for each lord of yours with a key.`,
  perLordWithoutKey: ({ each }) => `${points(each)} for each lord of yours without a key.`,
  weakestAffiliatedPerRace: ({ base }) =>
    `${points(base)}, and the value of your weakest affiliated ally of each race.`,
  minusPerAffiliated: ({ base }) => `${points(base)}, minus 1 for each affiliated ally of yours.`,
};

export const abyssCards: AbyssWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(namesOf(namedLords), powers),
  ...locationTexts(namesOf(namedLocations), scorings),
  ...allyTexts((id, value, copies) => ({
    name: `${race(id)} ${value}`,
    text: `Ally of value ${value} (${en.counted(copies, { one: "card", other: "cards" })}).`,
  })),
  monster: { name: "monster", text: "Fight it for a reward, or go on and raise the threat." },
}))();
