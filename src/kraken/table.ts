import type { Race } from "../abyss/cards/allies.ts";
import type { Location } from "../abyss/cards/locations.ts";
import type { Lord } from "../abyss/cards/lords.ts";
import type { TableOf as AbyssTable } from "../abyss/table.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { Loot } from "./cards/loot.ts";
import type { Sentinel } from "./cards/sentinels.ts";

/** What lies on the table: that of Abyss, and one more area. */
export interface TableOf<Hidden extends null> extends AbyssTable<Hidden> {
  kraken: KrakenArea<Hidden>;
}

/** Everything that the expansion adds to the table. */
export interface KrakenArea<Hidden extends null> {
  /** Nebulis, by seat. */
  nebulis: number[];
  /** Who has the figure. */
  figure: Seat | null;
  /** The last card is the top. */
  lootDeck: (Loot | Hidden)[];
  /** Loot that lies on locations of players, in the order in which it came. */
  loot: { location: Location; values: Loot[] }[];
  /** Loot that is out of the game (KR-32), kept sorted. */
  discardedLoot: Loot[];
  sentinels: Record<Sentinel, Posting>;
}

/** Where a sentinel is: beside the board, in front of its owner, or on something. */
export interface Posting {
  owner: Seat | null;
  on: Place | null;
}

/** KR-7: a sentinel that nobody has. */
export const besideTheBoard = (): Posting => ({ owner: null, on: null });

/** What a sentinel can lie on (KR-35). */
export type Place =
  | { readonly kind: "lord"; readonly lord: Lord }
  | { readonly kind: "stack"; readonly stack: Race }
  | { readonly kind: "location"; readonly location: Location }
  /** A card of the court that is no lord, by the name that its variant gives it (EX-22). */
  | { readonly kind: "guest"; readonly guest: string };

/** A table that rules change. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are views as well, so every question takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}
