import type { Layout as AbyssLayout } from "../abyss/position-layout.ts";
import type { Deck } from "../kernel/components/deck.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { Loot } from "./cards/loot.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import type { KrakenArea, Posting } from "./table.ts";

/** The table of a position: that of Abyss, with the area of Kraken. */
export interface Layout extends AbyssLayout {
  /** The area of Kraken; if left out, it is as at the start of a game. */
  readonly kraken?: KrakenLayout;
}

/** The area of Kraken in a position, with the field names of the table. */
export interface KrakenLayout {
  /** Nebulis, by seat; 0 where left out. */
  readonly nebulis?: readonly number[];
  /** The seat that has the figure; if left out, the first of those with the most nebulis. */
  readonly figure?: Seat | null;
  /** If left out, all loot that is not listed elsewhere. */
  readonly lootDeck?: Deck<Loot>;
  /** Loot on locations of players; none if left out. */
  readonly loot?: DeepReadonly<KrakenArea<never>["loot"]>;
  /** Loot that has left the game; none if left out. */
  readonly discardedLoot?: readonly Loot[];
  /** Sentinels that are left out lie beside the board. */
  readonly sentinels?: Readonly<Partial<Record<Sentinel, DeepReadonly<Posting>>>>;
}
