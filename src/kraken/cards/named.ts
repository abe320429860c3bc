import type { LocationCard } from "../../abyss/cards/location-card.ts";
import type { LordCard } from "../../abyss/cards/lord-card.ts";
import {
  type Named,
  namedLocations as namedAbyssLocations,
  namedLords as namedAbyssLords,
  namedCards,
} from "../../abyss/cards/named.ts";
import type { Location, Lord } from "./box.ts";
import { krakenLocationCards } from "./locations.ts";
import { krakenLordCards } from "./lords.ts";
import { krakenLocationNames, krakenLordNames } from "./names.ts";
import { krakenLocationRules, krakenLordRules } from "./rule-numbers.ts";

type Rule = `${"AB" | "KR"}-${number}`;

/**
 * The 53 lords by id: what is printed on them, their English name, and the rule of their power.
 *
 * @example
 * ```ts
 * namedLords.fence.name; // "Fence"
 * namedLords.fence.rule; // "KR-44"
 * ```
 */
export const namedLords: Readonly<Record<Lord, Named<LordCard, Rule>>> = {
  ...namedAbyssLords,
  .../* @__PURE__ */ namedCards(krakenLordCards, krakenLordNames, krakenLordRules),
};

/** The 26 locations by id: their scoring, their English name, and the rule of their scoring. */
export const namedLocations: Readonly<Record<Location, Named<LocationCard, Rule>>> = {
  ...namedAbyssLocations,
  .../* @__PURE__ */ namedCards(krakenLocationCards, krakenLocationNames, krakenLocationRules),
};
