// The cards of all boxes that are based on Abyss.
import * as kraken from "abyss-rules/kraken/cards";
import * as krakenLeviathan from "abyss-rules/kraken-leviathan/cards";

/** A lord of any box; Leviathan leaves out the Tamer (LE-2). */
export type Lord = kraken.Lord | krakenLeviathan.Lord;
/** An ally of any box. */
export type Ally = krakenLeviathan.Ally;
/** A card of the exploration deck of any box. */
export type ExplorationCard = krakenLeviathan.ExplorationCard;

const lordCards = { ...kraken.lordCards, ...krakenLeviathan.lordCards };

/** What is printed on a lord. */
export const lordCard = (lord: Lord): (typeof lordCards)[Lord] => lordCards[lord];

/** True for an ally with a combat symbol (LE-4). */
export const isFighter = (ally: Ally): ally is krakenLeviathan.Fighter =>
  krakenLeviathan.combatSymbol(ally) !== null;
