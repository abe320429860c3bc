import type { LordCard } from "../../abyss/cards/lord-card.ts";
import { type Named, namedLords as namedAbyssLords } from "../../abyss/cards/named.ts";
import { namedCards } from "../../kernel/components/named-cards.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { Lord } from "./box.ts";
import { type LeviathanLord, leviathanLordCards } from "./lords.ts";

type Rule = `${"AB" | "LE"}-${number}`;

/** The lords of Leviathan alone. */
export const namedLeviathanLords: Readonly<Record<LeviathanLord, Named<LordCard, Rule>>> =
  /* @__PURE__ */ namedCards(leviathanLordCards, {
    intrepid: ["Intrepid", "LE-52"],
    "border-guard": ["Border Guard", "LE-53"],
    taxidermist: ["Taxidermist", "LE-54"],
    "arms-dealer": ["Arms Dealer", "LE-55"],
    metamorph: ["Metamorph", "LE-56"],
    sorcerer: ["Sorcerer", "LE-57"],
    altruist: ["Altruist", "LE-58"],
    rebel: ["Rebel", "LE-59"],
    coward: ["Coward", "LE-60"],
    breeder: ["Breeder", "LE-61"],
  });

/**
 * The 44 lords in play by id: what is printed on them, their English name, and the rule of their power.
 *
 * @example
 * ```ts
 * namedLords.rebel.name; // "Rebel"
 * namedLords.rebel.rule; // "LE-59"
 * ```
 */
export const namedLords: Readonly<Record<Lord, Named<LordCard, Rule>>> = /* @__PURE__ */ (() => {
  const { tamer: _leftOut, ...abyssLords } = namedAbyssLords;
  return deepFreeze({ ...abyssLords, ...namedLeviathanLords });
})();
