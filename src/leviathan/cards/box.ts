import { type Ally as AbyssAlly, allyCopies } from "../../abyss/cards/allies.ts";
import { abyssBox, alliesIn, type Box, cardIds } from "../../abyss/cards/box.ts";
import type { Location } from "../../abyss/cards/locations.ts";
import type { LordCard } from "../../abyss/cards/lord-card.ts";
import { type Lord as AbyssLord, lordCards as abyssLordCards } from "../../abyss/cards/lords.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { type Fighter, fighters } from "./fighters.ts";
import { leviathanLordCards } from "./lords.ts";
import { CRAB_1_CARDS, MONSTER_CARDS, PLAYERS } from "./numbers.ts";

/** LE-1 to LE-4: the components that Leviathan adds to a game built on Abyss, and those that it changes. */
export const leviathanComponents = {
  lords: leviathanLordCards,
  allies: fighters,
  copies: { "crab-1": CRAB_1_CARDS, monster: MONSTER_CARDS },
  leftOut: { lords: ["tamer"] },
  seats: PLAYERS,
} as const;

/** The ids of lords and allies of Leviathan, for rules. */
export const { lord } = cardIds(leviathanComponents);

/** LE-1 to LE-4: the 95 exploration cards and 44 lords of Abyss with Leviathan, for two to five players. */
export const leviathanBox: Box = abyssBox.with(leviathanComponents);

/** An ally of either box. */
export type Ally = AbyssAlly | Fighter;
/** A card of the exploration deck. */
export type ExplorationCard = Ally | "monster";
/** The id of a lord in play: the Tamer is left out (LE-2). */
export type Lord = Exclude<AbyssLord, "tamer"> | keyof typeof leviathanLordCards;

/** The ids of the components in play, by kind. */
export interface LeviathanIds {
  lord: Lord;
  location: Location;
  ally: Ally;
}

/** The ids of allies, fighters included, without duplicates. */
export const allies = /* @__PURE__ */ deepFreeze(
  alliesIn(leviathanBox) as readonly string[] as readonly Ally[],
);
/** How many copies there are of an ally. */
export const copiesOf = (ally: Ally): number => {
  if (ally === "crab-1") return CRAB_1_CARDS;
  return Object.hasOwn(fighters, ally) ? fighters[ally as Fighter] : allyCopies[ally as AbyssAlly];
};
/** All 44 lords. */
export const lords = leviathanBox.lords as readonly string[] as readonly Lord[];

const { tamer: _leftOut, ...abyssLords } = abyssLordCards;

/** The 44 lords in play by id. */
export const lordCards: Readonly<Record<Lord, LordCard>> = /* @__PURE__ */ deepFreeze({
  ...abyssLords,
  ...leviathanLordCards,
});
/** The card of a lord in play. */
export const lordCard = (id: Lord): LordCard => lordCards[id];
