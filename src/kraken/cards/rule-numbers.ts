import type { KrakenLocation, KrakenLord } from "./names.ts";

/** The number of the rule of each lord's power; `null` if it has no power. The rules are in `docs/rules`. */
export const krakenLordRules: Readonly<Record<KrakenLord, `KR-${number}` | null>> = {
  ferryman: "KR-41",
  outlaw: "KR-42",
  counterfeiter: "KR-43",
  fence: "KR-44",
  cleaner: "KR-45",
  watcher: "KR-46",
  vigil: "KR-47",
  lookout: "KR-48",
  shareholder: "KR-49",
  inheritor: "KR-50",
  hypnotist: "KR-51",
  healer: "KR-52",
  highwayman: "KR-53",
  executioner: "KR-54",
  recipient: "KR-55",
  liberator: "KR-56",
  grower: null,
  "oyster-farmer": null,
};

/** The number of the rule that scores each location. */
export const krakenLocationRules: Readonly<Record<KrakenLocation, `KR-${number}`>> = {
  "gambling-den": "KR-59",
  "krakens-lair": "KR-60",
  "cetacean-graveyard": "KR-61",
  "abandoned-convoy": "KR-61",
  megalodon: "KR-61",
  battlefield: "KR-61",
};
