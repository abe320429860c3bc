// Texts of those components of Leviathan that differ only in a value or a kind.
import { allyValue, type Race, raceOf } from "../../abyss/cards/allies.ts";
import type { AbyssWords } from "../../abyss/words/phrases.ts";
import { type CardText, textsOf } from "../../kernel/words/phrases.ts";
import { type CombatSymbol, combatSymbol, type Fighter, fighters } from "../cards/fighters.ts";
import {
  type Leviathan,
  type LeviathanCard,
  leviathanCards,
  leviathans,
} from "../cards/leviathans.ts";
import { type LeviathanToken, leviathanTokenKinds } from "../cards/tokens.ts";
import type { LeviathanCardId, LeviathanCardKey, RewordedCard } from "./phrases.ts";

/** The key of the texts of a component. */
export const keyOf = <Other extends string>(
  card: LeviathanCardId | Other,
): LeviathanCardKey | Other =>
  // An id of another kind has a key without a text, which is reported.
  typeof card === "string" ? card : (`${card.kind}-${card.id}` as LeviathanCardKey);

type Texts<Id extends string> = Readonly<Record<Id, CardText>>;

/** The texts of fighters, from race, value and combat symbol. */
export const fighterTexts = (
  text: (race: Race, value: number, symbol: CombatSymbol) => CardText,
): Texts<Fighter> =>
  textsOf(
    Object.keys(fighters) as Fighter[],
    (id) => id,
    (id) => text(raceOf(id)!, allyValue(id), combatSymbol(id)!),
  );

/** The texts of leviathans, from their number and card. */
export const leviathanTexts = (
  text: (number: number, card: LeviathanCard) => CardText,
): Texts<Leviathan> =>
  textsOf(
    leviathans,
    (id) => id,
    (id) => text(Number(id.slice("leviathan-".length)), leviathanCards[id]),
  );

/** The texts of leviathan tokens, from their kind. */
export const tokenTexts = (
  text: (kind: LeviathanToken) => CardText,
): Texts<`leviathan-token-${LeviathanToken}`> =>
  textsOf(leviathanTokenKinds, (kind) => `leviathan-token-${kind}` as const, text);

/** Cards of Abyss with other texts; their names stay. */
export const rewordedTexts = (
  cards: AbyssWords["cards"],
  texts: Readonly<Record<RewordedCard, string>>,
): Texts<RewordedCard> =>
  textsOf(
    Object.keys(texts) as RewordedCard[],
    (id) => id,
    (id) => ({ name: cards[id].name, text: texts[id] }),
  );
