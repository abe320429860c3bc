import type { AnyAlly } from "../abyss/cards/allies.ts";
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type { Layout as AbyssLayout, TableOf as AbyssTable } from "../abyss/table.ts";
import type { DeepReadonly } from "../kernel/data/types.ts";
import type { LayoutOf } from "../kernel/rules/position-layout.ts";
import type { Exile, ExileCard } from "./cards/catalogue.ts";

/** The table: that of Abyss, with the area of the exiles. */
export interface TableOf<Hidden extends null> extends AbyssTable<Hidden> {
  exiles: ExilesArea<Hidden>;
}

/** The area that exiles add to the table. */
export interface ExilesArea<Hidden extends null> {
  /** The exile cards of this game. Default in a position: those in the box. */
  catalogue: ExileCard[];
  /** The exile deck. Default in a position: all exiles that are not elsewhere. */
  deck: (Exile | Hidden)[];
  /**
   * Exiles in the court; they take spaces, but powers of lords do not affect them (EX-5). Default in a
   * position: one, chosen by the seed.
   */
  court: Exile[];
  /** One area per player, by seat. Default in a position: empty areas. */
  seats: PlayerExiles[];
  /**
   * Allies played for a lord, while the Perjurer's owner decides what happens to them (EX-16). Default in a
   * position: none.
   */
  payment: AnyAlly[];
}

/** The exiles area of a player. */
export interface PlayerExiles {
  /** Exiles that are not under a location. */
  free: Exile[];
  /** Locations that exiles hold, with the two under each, sorted. They are among the player's locations too. */
  holding: { location: AnyLocation; exiles: Exile[] }[];
  /** Lords of a location that was recaptured and not replaced: owned, but not free (EX-13). */
  aside: AnyLord[];
}

/** A table that rules may change. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are assignable to it, so every query takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}

/** The table of a position: that of Abyss, with the area of the exiles. */
export interface Layout extends AbyssLayout {
  /** The area of the exiles; if left out, one exile chosen by the seed is in the court. */
  readonly exiles?: ExilesLayout;
}
/** The area of the exiles in a position. */
export interface ExilesLayout extends Partial<LayoutOf<TableView["exiles"], "deck">> {}
