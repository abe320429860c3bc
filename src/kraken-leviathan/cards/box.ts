import { alliesIn, type Box } from "../../abyss/cards/box.ts";
import type { LordCard } from "../../abyss/cards/lord-card.ts";
import type { Named } from "../../abyss/cards/named.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import {
  type Ally as KrakenAlly,
  type Lord as KrakenLord,
  krakenBox,
  copiesOf as krakenCopiesOf,
  lordCards as krakenLordCards,
} from "../../kraken/cards/box.ts";
import type { Guild } from "../../kraken/cards/lords.ts";
import { namedLords as namedKrakenLords } from "../../kraken/cards/named.ts";
import {
  type Ally as LeviathanAlly,
  leviathanComponents,
  copiesOf as leviathanCopiesOf,
} from "../../leviathan/cards/box.ts";
import { type LeviathanLord, leviathanLordCards } from "../../leviathan/cards/lords.ts";
import { namedLeviathanLords } from "../../leviathan/cards/named.ts";

/** LE-78: the 102 exploration cards, 62 lords and 26 locations of Kraken with Leviathan. */
export const krakenLeviathanBox: Box = krakenBox.with(leviathanComponents);

/** An ally of any of the boxes: by race and value, a kraken or a fighter. */
export type Ally = KrakenAlly | LeviathanAlly;
/** A card of the exploration deck. */
export type ExplorationCard = Ally | "monster";
/** The id of a lord in play: the Tamer is left out (LE-2). */
export type Lord = Exclude<KrakenLord, "tamer"> | LeviathanLord;

/** The ids of allies, krakens and fighters included, without duplicates. */
export const allies = /* @__PURE__ */ deepFreeze(
  alliesIn(krakenLeviathanBox) as readonly string[] as readonly Ally[],
);
/** How many copies there are of an ally. */
export const copiesOf = (ally: Ally): number =>
  ally.startsWith("kraken-")
    ? krakenCopiesOf(ally as KrakenAlly)
    : leviathanCopiesOf(ally as LeviathanAlly);
/** All 62 lords. */
export const lords = krakenLeviathanBox.lords as readonly string[] as readonly Lord[];

const { tamer: _card, ...krakenLords } = krakenLordCards;

/** The 62 lords in play by id. */
export const lordCards: Readonly<Record<Lord, LordCard<Guild>>> = /* @__PURE__ */ deepFreeze({
  ...krakenLords,
  ...leviathanLordCards,
});
/** The card of a lord in play. */
export const lordCard = (lord: Lord): LordCard<Guild> => lordCards[lord];

/** The 62 lords in play by id: what is printed on them, their English name, and the rule of their power. */
export const namedLords: Readonly<
  Record<Lord, Named<LordCard, `${"AB" | "KR" | "LE"}-${number}`>>
> = /* @__PURE__ */ (() => {
  const { tamer: _named, ...others } = namedKrakenLords;
  return deepFreeze({ ...others, ...namedLeviathanLords });
})();
