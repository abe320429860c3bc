import {
  type Guild as AbyssGuild,
  guilds as abyssGuilds,
  gainsPearls,
  guildOf,
  type LordCard,
  usesPower,
} from "../../abyss/cards/lord-card.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** A guild of lords of either box; smugglers are a guild of their own (KR-63). */
export type Guild = AbyssGuild | "smuggler";
/** The guilds of lords of both boxes. */
export const guilds: readonly Guild[] = /* @__PURE__ */ deepFreeze([...abyssGuilds, "smuggler"]);

const smuggler = guildOf("kraken", "smuggler", null);
const merchant = guildOf("kraken", "merchant", "shellfish");
const mage = guildOf("kraken", "mage", "jellyfish");
const soldier = guildOf("kraken", "soldier", "crab");
const politician = guildOf("kraken", "politician", "squid");
const farmer = guildOf("kraken", "farmer", "seahorse");

/** KR-3, KR-41 to KR-58: the 18 lords of Kraken by name. */
export const krakenLordCards = /* @__PURE__ */ deepFreeze({
  // smugglers
  ferryman: smuggler({ value: 7, races: 1, influence: 5, keys: 1, power: "activated" }),
  outlaw: smuggler({ value: 7, races: 1, influence: 6, keys: 1, power: "permanent" }),
  counterfeiter: smuggler({ value: 7, races: 1, influence: 5, keys: 1, power: "permanent" }),
  fence: smuggler({
    value: 7,
    races: 1,
    influence: 8,
    keys: 0,
    power: "once",
    entering: usesPower("fence"),
  }),
  cleaner: smuggler({ value: 7, races: 1, influence: 7, keys: 1, power: "permanent" }),
  watcher: smuggler({
    value: 5,
    races: 2,
    influence: 4,
    keys: 0,
    power: "once",
    entering: usesPower("sentinel"),
  }),
  vigil: smuggler({
    value: 5,
    races: 2,
    influence: 4,
    keys: 0,
    power: "once",
    entering: usesPower("sentinel"),
  }),
  lookout: smuggler({
    value: 5,
    races: 2,
    influence: 4,
    keys: 0,
    power: "once",
    entering: usesPower("sentinel"),
  }),
  // merchants
  shareholder: merchant({ value: 9, races: 2, influence: 5, keys: 1, power: "permanent" }),
  inheritor: merchant({
    value: 10,
    races: 2,
    influence: 7,
    keys: 0,
    power: "once",
    entering: gainsPearls(5),
  }),
  // mages
  hypnotist: mage({ value: 9, races: 2, influence: 5, keys: 1, power: "permanent" }),
  healer: mage({
    value: 7,
    races: 1,
    influence: 7,
    keys: 0,
    power: "once",
    entering: usesPower("healer"),
  }),
  // soldiers
  highwayman: soldier({ value: 9, races: 2, influence: 4, keys: 1, power: "permanent" }),
  executioner: soldier({
    value: 9,
    races: 3,
    influence: 5,
    keys: 0,
    power: "once",
    entering: usesPower("executioner"),
  }),
  // politicians
  recipient: politician({ value: 7, races: 2, influence: 5, keys: 1, power: "activated" }),
  liberator: politician({
    value: 9,
    races: 2,
    influence: 8,
    keys: 0,
    power: "once",
    entering: usesPower("liberator"),
  }),
  // farmers
  grower: farmer({ value: 9, races: 2, influence: 7, keys: 1, power: "none" }),
  "oyster-farmer": farmer({ value: 12, races: 1, influence: 13, keys: 0, power: "none" }),
} as const satisfies Readonly<Record<string, LordCard<Guild>>>);

/** A lord of Kraken. */
export type KrakenLord = keyof typeof krakenLordCards;
