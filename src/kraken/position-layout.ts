import type { Layout as AbyssLayout } from "../abyss/position-layout.ts";
import type { Deck } from "../kernel/components/deck.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { Loot } from "./cards/loot.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import type { KrakenArea, Posting } from "./table.ts";

/** What a position says of the table: that of Abyss, and one more area. */
export interface Layout extends AbyssLayout {
  /** The area of Kraken; if left out, it is as at the start of a game. */
  readonly kraken?: KrakenLayout;
}

/** What a position says of the area of Kraken, in the words of the table. */
export interface KrakenLayout {
  /** Nebulis, by seat; none where left out. */
  readonly nebulis?: readonly number[];
  /** Who has the figure; the first of those with the most nebulis if left out. */
  readonly figure?: Seat | null;
  /** If left out, the loot that is nowhere else. */
  readonly lootDeck?: Deck<Loot>;
  /** Loot on locations of players; none if left out. */
  readonly loot?: DeepReadonly<KrakenArea<never>["loot"]>;
  /** Loot that has left the game; none if left out. */
  readonly discardedLoot?: readonly Loot[];
  /** Those left out lie beside the board. */
  readonly sentinels?: Readonly<Partial<Record<Sentinel, DeepReadonly<Posting>>>>;
}
