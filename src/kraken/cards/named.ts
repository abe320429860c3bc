import type { LocationCard } from "../../abyss/cards/location-card.ts";
import type { LordCard } from "../../abyss/cards/lord-card.ts";
import {
  type Named,
  namedLocations as namedAbyssLocations,
  namedLords as namedAbyssLords,
} from "../../abyss/cards/named.ts";
import { namedCards } from "../../kernel/components/named-cards.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { Location, Lord } from "./box.ts";
import { type KrakenLocation, krakenLocationCards } from "./locations.ts";
import { type KrakenLord, krakenLordCards } from "./lords.ts";

type Rule = `${"AB" | "KR"}-${number}`;

/** The lords of Kraken alone. */
export const namedKrakenLords: Readonly<Record<KrakenLord, Named<LordCard, Rule>>> =
  /* @__PURE__ */ namedCards(krakenLordCards, {
    ferryman: ["Ferryman", "KR-41"],
    outlaw: ["Outlaw", "KR-42"],
    counterfeiter: ["Counterfeiter", "KR-43"],
    fence: ["Fence", "KR-44"],
    cleaner: ["Cleaner", "KR-45"],
    watcher: ["Watcher", "KR-46"],
    vigil: ["Vigil", "KR-47"],
    lookout: ["Lookout", "KR-48"],
    shareholder: ["Shareholder", "KR-49"],
    inheritor: ["Inheritor", "KR-50"],
    hypnotist: ["Hypnotist", "KR-51"],
    healer: ["Healer", "KR-52"],
    highwayman: ["Highwayman", "KR-53"],
    executioner: ["Executioner", "KR-54"],
    recipient: ["Recipient", "KR-55"],
    liberator: ["Liberator", "KR-56"],
    grower: ["Grower", null],
    "oyster-farmer": ["Oyster Farmer", null],
  });

/** The locations of Kraken alone. */
export const namedKrakenLocations: Readonly<Record<KrakenLocation, Named<LocationCard, Rule>>> =
  /* @__PURE__ */ namedCards(krakenLocationCards, {
    "gambling-den": ["Gambling Den", "KR-59"],
    "krakens-lair": ["Kraken's Lair", "KR-60"],
    "cetacean-graveyard": ["Cetacean Graveyard", "KR-61"],
    "abandoned-convoy": ["Abandoned Convoy", "KR-61"],
    megalodon: ["Megalodon", "KR-61"],
    battlefield: ["Battlefield", "KR-61"],
  });

/**
 * The 53 lords by id: what is printed on them, their English name, and the rule of their power.
 *
 * @example
 * ```ts
 * namedLords.fence.name; // "Fence"
 * namedLords.fence.rule; // "KR-44"
 * ```
 */
export const namedLords: Readonly<Record<Lord, Named<LordCard, Rule>>> = /* @__PURE__ */ (() =>
  deepFreeze({ ...namedAbyssLords, ...namedKrakenLords }))();

/** The 26 locations by id: their scoring, their English name, and the rule of their scoring. */
export const namedLocations: Readonly<Record<Location, Named<LocationCard, Rule>>> =
  /* @__PURE__ */ (() => deepFreeze({ ...namedAbyssLocations, ...namedKrakenLocations }))();
