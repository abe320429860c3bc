import { krakenLordCards } from "./kraken/lords.ts";
import { does, drawn, guildOf, type LordCard, pearls } from "./lord-card.ts";

const soldier = guildOf("abyss", "soldier", "crab");
const merchant = guildOf("abyss", "merchant", "shellfish");
const mage = guildOf("abyss", "mage", "jellyfish");
const politician = guildOf("abyss", "politician", "squid");
const farmer = guildOf("abyss", "farmer", "seahorse");
const ambassador = guildOf("abyss", "ambassador", null);

/** AB-3: the 35 lords of Abyss by name. */
export const lordCards = {
  // soldiers
  recruiter: soldier({ value: 10, races: 2, influence: 4, keys: 1, power: "permanent" }),
  jailer: soldier({
    value: 6,
    races: 3,
    influence: 7,
    keys: 0,
    power: "once",
    entering: does("jailer"),
  }),
  seeker: soldier({
    value: 7,
    races: 2,
    influence: 7,
    keys: 0,
    power: "once",
    entering: does("seeker"),
  }),
  assassin: soldier({
    value: 10,
    races: 1,
    influence: 6,
    keys: 0,
    power: "once",
    entering: does("assassin"),
  }),
  commander: soldier({
    value: 8,
    races: 1,
    influence: 4,
    keys: 1,
    power: "permanent",
    entering: does("commander"),
  }),
  tamer: soldier({ value: 6, races: 3, influence: 4, keys: 1, power: "permanent" }),
  hunter: soldier({
    value: 8,
    races: 2,
    influence: 6,
    keys: 0,
    power: "once",
    entering: does("hunter"),
  }),
  // merchants
  "ship-master": merchant({ value: 6, races: 3, influence: 5, keys: 1, power: "permanent" }),
  trader: merchant({
    value: 10,
    races: 3,
    influence: 9,
    keys: 0,
    power: "once",
    entering: pearls(3),
  }),
  peddler: merchant({
    value: 8,
    races: 1,
    influence: 9,
    keys: 0,
    power: "once",
    entering: pearls(2),
  }),
  landlord: merchant({
    value: 10,
    races: 2,
    influence: 5,
    keys: 1,
    power: "permanent",
    entering: pearls(1),
  }),
  slaver: merchant({ value: 8, races: 1, influence: 5, keys: 1, power: "activated" }),
  shopkeeper: merchant({
    value: 6,
    races: 3,
    influence: 9,
    keys: 0,
    power: "once",
    entering: pearls(1),
  }),
  // mages
  shaman: mage({ value: 6, races: 3, influence: 5, keys: 1, power: "permanent" }),
  invoker: mage({
    value: 8,
    races: 1,
    influence: 8,
    keys: 0,
    power: "once",
    entering: does("invoker"),
  }),
  apprentice: mage({
    value: 6,
    races: 3,
    influence: 9,
    keys: 0,
    power: "once",
    entering: does("apprentice"),
  }),
  oracle: mage({ value: 8, races: 2, influence: 5, keys: 1, power: "activated" }),
  alchemist: mage({ value: 7, races: 1, influence: 5, keys: 1, power: "permanent" }),
  illusionist: mage({
    value: 10,
    races: 1,
    influence: 9,
    keys: 0,
    power: "once",
    entering: does("illusionist"),
  }),
  "master-of-magic": mage({ value: 10, races: 3, influence: 6, keys: 1, power: "permanent" }),
  // politicians
  opportunist: politician({ value: 6, races: 3, influence: 5, keys: 1, power: "activated" }),
  corruptor: politician({
    value: 10,
    races: 1,
    influence: 6,
    keys: 0,
    power: "once",
    entering: does("corruptor"),
  }),
  traitor: politician({
    value: 12,
    races: 3,
    influence: 6,
    keys: 0,
    power: "once",
    entering: does("traitor"),
  }),
  diplomat: politician({ value: 8, races: 1, influence: 5, keys: 1, power: "permanent" }),
  treasurer: politician({ value: 10, races: 2, influence: 5, keys: 1, power: "permanent" }),
  schemer: politician({
    value: 8,
    races: 3,
    influence: 6,
    keys: 0,
    power: "once",
    entering: does("schemer"),
  }),
  // farmers
  keeper: farmer({ value: 6, races: 3, influence: 6, keys: 1, power: "none" }),
  reaper: farmer({ value: 7, races: 2, influence: 6, keys: 1, power: "none" }),
  shepherd: farmer({ value: 8, races: 1, influence: 6, keys: 1, power: "none" }),
  miller: farmer({ value: 8, races: 2, influence: 10, keys: 0, power: "none" }),
  aquaculturalist: farmer({ value: 9, races: 3, influence: 11, keys: 0, power: "none" }),
  landowner: farmer({ value: 10, races: 1, influence: 12, keys: 0, power: "none" }),
  // ambassadors
  sage: ambassador({
    value: 10,
    races: 5,
    influence: 4,
    keys: 3,
    power: "once",
    entering: drawn(2),
  }),
  hermit: ambassador({
    value: 10,
    races: 5,
    influence: 5,
    keys: 3,
    power: "once",
    entering: drawn(1),
  }),
  elder: ambassador({
    value: 10,
    races: 5,
    influence: 3,
    keys: 3,
    power: "once",
    entering: drawn(3),
  }),
} as const satisfies Readonly<Record<string, LordCard>>;

/** The name of a lord of Abyss. */
export type AbyssLord = keyof typeof lordCards;
/** The name of a lord. */
export type Lord = AbyssLord | keyof typeof krakenLordCards;

const allCards: Readonly<Record<Lord, LordCard>> = { ...lordCards, ...krakenLordCards };

/** The names of the lords of Abyss. */
export const lords = Object.keys(lordCards) as readonly Lord[];

/** The card of this name. */
export const lordCard = (lord: Lord): LordCard => allCards[lord];
