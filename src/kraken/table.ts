import type { Race } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type { Layout as AbyssLayout, TableOf as AbyssTable } from "../abyss/table.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { LayoutOf } from "../kernel/rules/position-layout.ts";
import type { Loot } from "./cards/loot.ts";
import type { Sentinel } from "./cards/sentinels.ts";

/** The table: that of Abyss, with the area of Kraken. */
export interface TableOf<Hidden extends null> extends AbyssTable<Hidden> {
  kraken: KrakenArea<Hidden>;
}

/** The area that Kraken adds to the table. */
export interface KrakenArea<Hidden extends null> {
  /** Nebulis, by seat. Default in a position: 0. */
  nebulis: number[];
  /**
   * The seat that has the figure; `null` if nobody has it. Default in a position: the first of those with the
   * most nebulis.
   */
  figure: Seat | null;
  /** The last card is the top. Default in a position: all loot that is not elsewhere. */
  lootDeck: (Loot | Hidden)[];
  /** Loot on locations of players, in the order in which it was drawn. Default in a position: none. */
  loot: { location: AnyLocation; values: Loot[] }[];
  /** Loot that has left the game (KR-32), kept sorted. Default in a position: none. */
  discardedLoot: Loot[];
  /** Where each sentinel is. Default in a position: beside the board. */
  sentinels: Record<Sentinel, Posting>;
}

/** Where a sentinel is: beside the board (no owner), in front of its owner (`on` is `null`), or on a place. */
export interface Posting {
  owner: Seat | null;
  on: Place | null;
}

/** KR-7: the posting of a sentinel without an owner. */
export const besideTheBoard = (): Posting => ({ owner: null, on: null });

/** A place for a sentinel (KR-35). */
export type Place =
  | { readonly kind: "lord"; readonly lord: AnyLord }
  | { readonly kind: "stack"; readonly stack: Race }
  | { readonly kind: "location"; readonly location: AnyLocation }
  /** A court card that is not a lord, by the name that its variant gives it (EX-22). */
  | { readonly kind: "guest"; readonly guest: string };

/** A table that rules may change. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are assignable to it, so every query takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}

/** The table of a position: that of Abyss, with the area of Kraken. */
export interface Layout extends AbyssLayout {
  /** The area of Kraken; if left out, it is as at the start of a game. */
  readonly kraken?: KrakenLayout;
}
/** The area of Kraken in a position. */
export interface KrakenLayout extends LayoutOf<TableView["kraken"], "lootDeck"> {}
