// Texts of those cards of Kraken that differ only in a value or a name.
import { type CardText, textsOf } from "../../kernel/words/phrases.ts";
import { type Kraken, krakens } from "../cards/krakens.ts";
import { type Loot, lootValues } from "../cards/loot.ts";
import { nebulisOn } from "../cards/nebulis.ts";
import { type Sentinel, sentinels } from "../cards/sentinels.ts";
import type { KrakenCard, KrakenCardKey } from "./phrases.ts";

/** The key of the texts of a component. */
export const keyOf = <Other extends string>(card: KrakenCard | Other): KrakenCardKey | Other =>
  // An id of another kind has a key without a text, which is reported.
  typeof card === "string" ? card : (`${card.kind}-${card.id}` as KrakenCardKey);

type Texts<Id extends string> = Readonly<Record<Id, CardText>>;

/** A record with an entry for each value of loot. */
export type ByLoot<T> = Readonly<Record<Loot, T>>;

/** The texts of krakens, from their value and the nebulis shown on them. */
export const krakenTexts = (text: (value: number, shown: number) => CardText): Texts<Kraken> =>
  textsOf(
    Object.keys(krakens) as Kraken[],
    (id) => id,
    (id) => text(Number(id.at(-1)), nebulisOn(id)),
  );

/** The texts of loot, from a text and a name for each value. */
export const lootTexts = (
  texts: ByLoot<string>,
  name: (value: Loot) => string,
): Texts<`loot-${Loot}`> =>
  textsOf(
    lootValues,
    (value) => `loot-${value}` as const,
    (value) => ({ name: name(value), text: texts[value] }),
  );

/** The texts of sentinels, from their ids. */
export const sentinelTexts = (text: (id: Sentinel) => CardText): Texts<`sentinel-${Sentinel}`> =>
  textsOf(sentinels, (id) => `sentinel-${id}` as const, text);
