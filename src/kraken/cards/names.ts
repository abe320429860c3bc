import type { krakenLocationCards } from "./locations.ts";
import type { krakenLordCards } from "./lords.ts";

/** A lord of Kraken. */
export type KrakenLord = keyof typeof krakenLordCards;
/** A location of Kraken. */
export type KrakenLocation = keyof typeof krakenLocationCards;

/** The English names of the lords of Kraken. */
export const krakenLordNames: Readonly<Record<KrakenLord, string>> = {
  ferryman: "Ferryman",
  outlaw: "Outlaw",
  counterfeiter: "Counterfeiter",
  fence: "Fence",
  cleaner: "Cleaner",
  watcher: "Watcher",
  vigil: "Vigil",
  lookout: "Lookout",
  shareholder: "Shareholder",
  inheritor: "Inheritor",
  hypnotist: "Hypnotist",
  healer: "Healer",
  highwayman: "Highwayman",
  executioner: "Executioner",
  recipient: "Recipient",
  liberator: "Liberator",
  grower: "Grower",
  "oyster-farmer": "Oyster Farmer",
};

/** The English names of the locations of Kraken. */
export const krakenLocationNames: Readonly<Record<KrakenLocation, string>> = {
  "gambling-den": "Gambling Den",
  "krakens-lair": "Kraken's Lair",
  "cetacean-graveyard": "Cetacean Graveyard",
  "abandoned-convoy": "Abandoned Convoy",
  megalodon: "Megalodon",
  battlefield: "Battlefield",
};
