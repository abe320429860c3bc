import type { Named } from "../../conspiracy/cards/named.ts";
import { namedCards } from "../../kernel/components/named-cards.ts";
import { type Opponent, type OpponentCard, opponentCards } from "./opponents.ts";

/**
 * The opponents by id: what is printed on the card, the English name, and the rule of what is special about it;
 * CO-52 if nothing is.
 *
 * @example
 * ```ts
 * namedOpponents.mage; // { name: "Mage", colour: "purple", rule: "CO-54", … }
 * ```
 */
export const namedOpponents: Readonly<Record<Opponent, Named<OpponentCard>>> =
  /* @__PURE__ */ namedCards(opponentCards, {
    farmer: ["Farmer", "CO-52"],
    soldier: ["Soldier", "CO-53"],
    merchant: ["Merchant", "CO-52"],
    politician: ["Politician", "CO-52"],
    mage: ["Mage", "CO-54"],
  });
