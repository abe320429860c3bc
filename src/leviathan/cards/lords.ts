import { guildOf, type LordCard, usesPower } from "../../abyss/cards/lord-card.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

const soldier = guildOf("leviathan", "soldier", "crab");
const merchant = guildOf("leviathan", "merchant", "shellfish");
const mage = guildOf("leviathan", "mage", "jellyfish");
const politician = guildOf("leviathan", "politician", "squid");
const farmer = guildOf("leviathan", "farmer", "seahorse");

/** LE-48 to LE-61: the 10 lords of Leviathan by name. */
export const leviathanLordCards = /* @__PURE__ */ deepFreeze({
  // soldiers
  intrepid: soldier({ value: 6, races: 1, influence: 4, keys: 1, power: "permanent" }),
  "border-guard": soldier({
    value: 8,
    races: 2,
    influence: 6,
    keys: 0,
    power: "once",
    entering: usesPower("border-guard"),
  }),
  // merchants
  taxidermist: merchant({ value: 6, races: 1, influence: 5, keys: 1, power: "permanent" }),
  "arms-dealer": merchant({
    value: 8,
    races: 2,
    influence: 7,
    keys: 0,
    power: "once",
    entering: usesPower("arms-dealer"),
  }),
  // mages
  metamorph: mage({ value: 6, races: 1, influence: 5, keys: 1, power: "permanent" }),
  sorcerer: mage({
    value: 8,
    races: 2,
    influence: 7,
    keys: 0,
    power: "once",
    entering: usesPower("sorcerer"),
  }),
  // politicians
  altruist: politician({ value: 6, races: 1, influence: 5, keys: 1, power: "permanent" }),
  rebel: politician({
    value: 8,
    races: 2,
    influence: 7,
    keys: 0,
    power: "once",
    entering: usesPower("rebel"),
  }),
  // farmers
  coward: farmer({ value: 8, races: 1, influence: 8, keys: 1, power: "permanent" }),
  breeder: farmer({
    value: 10,
    races: 2,
    influence: 10,
    keys: 0,
    power: "once",
    entering: usesPower("breeder"),
  }),
} as const satisfies Readonly<Record<string, LordCard>>);

/** A lord of Leviathan. */
export type LeviathanLord = keyof typeof leviathanLordCards;
