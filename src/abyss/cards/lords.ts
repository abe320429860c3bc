import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { AnyId } from "../../kernel/data/ids.ts";
import {
  drawsLocations,
  type Guild,
  gainsPearls,
  guildOf,
  type LordCard,
  usesPower,
} from "./lord-card.ts";

const soldier = guildOf("abyss", "soldier", "crab");
const merchant = guildOf("abyss", "merchant", "shellfish");
const mage = guildOf("abyss", "mage", "jellyfish");
const politician = guildOf("abyss", "politician", "squid");
const farmer = guildOf("abyss", "farmer", "seahorse");
const ambassador = guildOf("abyss", "ambassador", null);

/** AB-3: the 35 lords of Abyss by name. */
export const lordCards = /* @__PURE__ */ deepFreeze({
  // soldiers
  recruiter: soldier({ value: 10, races: 2, influence: 4, keys: 1, power: "permanent" }),
  jailer: soldier({
    value: 6,
    races: 3,
    influence: 7,
    keys: 0,
    power: "once",
    entering: usesPower("jailer"),
  }),
  seeker: soldier({
    value: 7,
    races: 2,
    influence: 7,
    keys: 0,
    power: "once",
    entering: usesPower("seeker"),
  }),
  assassin: soldier({
    value: 10,
    races: 1,
    influence: 6,
    keys: 0,
    power: "once",
    entering: usesPower("assassin"),
  }),
  commander: soldier({
    value: 8,
    races: 1,
    influence: 4,
    keys: 1,
    power: "permanent",
    entering: usesPower("commander"),
  }),
  tamer: soldier({ value: 6, races: 3, influence: 4, keys: 1, power: "permanent" }),
  hunter: soldier({
    value: 8,
    races: 2,
    influence: 6,
    keys: 0,
    power: "once",
    entering: usesPower("hunter"),
  }),
  // merchants
  "ship-master": merchant({ value: 6, races: 3, influence: 5, keys: 1, power: "permanent" }),
  trader: merchant({
    value: 10,
    races: 3,
    influence: 9,
    keys: 0,
    power: "once",
    entering: gainsPearls(3),
  }),
  peddler: merchant({
    value: 8,
    races: 1,
    influence: 9,
    keys: 0,
    power: "once",
    entering: gainsPearls(2),
  }),
  landlord: merchant({
    value: 10,
    races: 2,
    influence: 5,
    keys: 1,
    power: "permanent",
    entering: gainsPearls(1),
  }),
  slaver: merchant({ value: 8, races: 1, influence: 5, keys: 1, power: "activated" }),
  shopkeeper: merchant({
    value: 6,
    races: 3,
    influence: 9,
    keys: 0,
    power: "once",
    entering: gainsPearls(1),
  }),
  // mages
  shaman: mage({ value: 6, races: 3, influence: 5, keys: 1, power: "permanent" }),
  invoker: mage({
    value: 8,
    races: 1,
    influence: 8,
    keys: 0,
    power: "once",
    entering: usesPower("invoker"),
  }),
  apprentice: mage({
    value: 6,
    races: 3,
    influence: 9,
    keys: 0,
    power: "once",
    entering: usesPower("apprentice"),
  }),
  oracle: mage({ value: 8, races: 2, influence: 5, keys: 1, power: "activated" }),
  alchemist: mage({ value: 7, races: 1, influence: 5, keys: 1, power: "permanent" }),
  illusionist: mage({
    value: 10,
    races: 1,
    influence: 9,
    keys: 0,
    power: "once",
    entering: usesPower("illusionist"),
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
    entering: usesPower("corruptor"),
  }),
  traitor: politician({
    value: 12,
    races: 3,
    influence: 6,
    keys: 0,
    power: "once",
    entering: usesPower("traitor"),
  }),
  diplomat: politician({ value: 8, races: 1, influence: 5, keys: 1, power: "permanent" }),
  treasurer: politician({ value: 10, races: 2, influence: 5, keys: 1, power: "permanent" }),
  schemer: politician({
    value: 8,
    races: 3,
    influence: 6,
    keys: 0,
    power: "once",
    entering: usesPower("schemer"),
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
    entering: drawsLocations(2),
  }),
  hermit: ambassador({
    value: 10,
    races: 5,
    influence: 5,
    keys: 3,
    power: "once",
    entering: drawsLocations(1),
  }),
  elder: ambassador({
    value: 10,
    races: 5,
    influence: 3,
    keys: 3,
    power: "once",
    entering: drawsLocations(3),
  }),
} as const satisfies Readonly<Record<string, LordCard<Guild>>>);

/** The id of a lord of Abyss. */
export type Lord = keyof typeof lordCards | never; // `| never` makes hovers show the name.
/** The id of a lord of the game, in rules: one of Abyss, or one that a layer adds. */
export type AnyLord = AnyId<"lord", Lord>;

/** The ids of the lords of Abyss. */
export const lords = /* @__PURE__ */ deepFreeze(Object.keys(lordCards) as readonly Lord[]);

/** The card of a lord of Abyss. Rules look it up in the box instead, which has the cards of all layers. */
export const lordCard = (lord: Lord): LordCard<Guild> => lordCards[lord];
