// Cards of Kraken that are alike, in words.
import { type Kraken, krakens } from "../../abyss/cards/kraken/krakens.ts";
import type { CardText } from "../../kernel/words/phrases.ts";
import { type Loot, lootValues } from "../cards/loot.ts";
import { nebulisOn } from "../cards/nebulis.ts";
import { type Sentinel, sentinels } from "../cards/sentinels.ts";

type Of<Id extends string> = Readonly<Record<Id, CardText>>;

/** One for each value of loot. */
export type OfLoot<T> = Readonly<Record<Loot, T>>;

const ofEach = <T, Id extends string>(
  things: readonly T[],
  id: (thing: T) => Id,
  text: (thing: T) => CardText,
): Of<Id> => Object.fromEntries(things.map((thing) => [id(thing), text(thing)])) as Of<Id>;

/** The texts of krakens, from their value and the nebulis shown on them. */
export const ofKrakens = (text: (value: number, shown: number) => CardText): Of<Kraken> =>
  ofEach(
    Object.keys(krakens) as Kraken[],
    (id) => id,
    (id) => text(krakens[id].value, nebulisOn(id)),
  );

/** The texts of loot, from what it does and from its name. */
export const lootTexts = (
  texts: OfLoot<string>,
  name: (value: Loot) => string,
): Of<`loot-${Loot}`> =>
  ofEach(
    lootValues,
    (value) => `loot-${value}` as const,
    (value) => ({ name: name(value), text: texts[value] }),
  );

/** The texts of sentinels. */
export const ofSentinels = (text: (id: Sentinel) => CardText): Of<`sentinel-${Sentinel}`> =>
  ofEach(sentinels, (id) => `sentinel-${id}` as const, text);
