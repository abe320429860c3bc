import { namesOf } from "../../../kernel/components/named-cards.ts";
import { type CardText, cardTexts } from "../../../kernel/words/phrases.ts";
import type { KrakenLocation } from "../../cards/locations.ts";
import type { KrakenLord } from "../../cards/lords.ts";
import { namedKrakenLocations, namedKrakenLords } from "../../cards/named.ts";
import { type ByLoot, krakenTexts, lootTexts, sentinelTexts } from "../card-texts.ts";
import type { KrakenWords } from "../phrases.ts";
import { nebulis } from "./nouns.ts";

const NO_POWER = "No power.";
const SENTINEL = "At once: take the sentinel of this lord and 1 nebulis, then place the sentinel.";
const LOOT = "When you get it, search the loot deck. Worth the sum of the loot on it.";

/** The powers of lords. */
const powers: Readonly<Record<KrakenLord, string>> = {
  ferryman: "While free, once per turn: return 1 nebulis to gain 1 pearl.",
  outlaw: "While free: your payments may contain 2 nebulis.",
  counterfeiter: "While free: you may pay 1 nebulis even if you keep pearls.",
  fence: "At once: give 1 of your nebulis to each opponent.",
  cleaner: "While free at the end of the game: krakens in your hand give you no nebulis.",
  watcher: SENTINEL,
  vigil: SENTINEL,
  lookout: SENTINEL,
  shareholder: "While free: whenever an opponent recruits a lord, gain 1 pearl.",
  inheritor: "At once: gain 5 pearls.",
  hypnotist: "While free: you may buy 2 allies in each turn of an opponent.",
  healer: "At once: take 1 ally of your choice from the exploration discard into hand.",
  highwayman:
    "While free: whenever an opponent gains 2 or more pearls at once, take 1 pearl from them.",
  executioner: "At once: name a race; each opponent discards 1 affiliated ally of that race.",
  recipient:
    "While free, once per turn: bring the top lord of the deck to an empty space of the court.",
  liberator: "At once: free 1 of your lords from under a location.",
  grower: NO_POWER,
  "oyster-farmer": NO_POWER,
};

/** The scoring of locations. */
const worth: Readonly<Record<KrakenLocation, string>> = {
  "gambling-den": "5 points, and 2 for each smuggler of yours.",
  "krakens-lair": "15 points, minus 3 for each nebulis of yours.",
  "cetacean-graveyard": LOOT,
  "abandoned-convoy": LOOT,
  megalodon: LOOT,
  battlefield: LOOT,
};

const loot: ByLoot<string> = {
  3: "3 points. At once: take a key token.",
  4: "4 points. At once: gain 2 pearls.",
  5: "5 points. At once: take a monster token.",
  6: "6 points. At once: reveal exploration cards until an ally appears, and take it.",
  7: "7 points.",
};

const kraken = (value: number, shown: number): CardText => ({
  name: `kraken ${value}`,
  text: `Ally of value ${value} that counts as any race when you recruit; it gives you ${nebulis(shown)}.`,
});

export const krakenCards: KrakenWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(namesOf(namedKrakenLords), powers),
  ...cardTexts(namesOf(namedKrakenLocations), worth),
  ...krakenTexts(kraken),
  ...lootTexts(loot, (value) => `loot ${value}`),
  ...sentinelTexts((id) => ({
    name: `${namedKrakenLords[id].name}'s sentinel`,
    text: "The lord, council stack or location that it lies on is reserved for you.",
  })),
}))();
