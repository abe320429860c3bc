import type { Named } from "../../conspiracy/cards/named.ts";
import { opponentNames } from "./names.ts";
import { type Opponent, type OpponentCard, opponentCards, opponents } from "./opponents.ts";

/** The rule number of what is special about an opponent. */
const specialRules: Readonly<Record<NonNullable<OpponentCard["special"]>["kind"], `CO-${number}`>> =
  { order: "CO-53", anyTwoKeys: "CO-54" };

/** CO-52: the rule number of opponents with nothing special. */
const CARD_RULE = "CO-52";

const ruleOf = ({ special }: OpponentCard): `CO-${number}` =>
  special ? specialRules[special.kind] : CARD_RULE;

/**
 * The opponents by id: what is printed on the card, the English name, and the rule.
 *
 * @example
 * ```ts
 * namedOpponents.mage; // { name: "Mage", colour: "purple", rule: "CO-54", … }
 * ```
 */
export const namedOpponents: Readonly<Record<Opponent, Named<OpponentCard>>> =
  /* @__PURE__ */ (() =>
    Object.fromEntries(
      opponents.map((opponent) => {
        const card = opponentCards[opponent];
        return [opponent, { ...card, name: opponentNames[opponent], rule: ruleOf(card) }];
      }),
    ) as Record<Opponent, Named<OpponentCard>>)();
