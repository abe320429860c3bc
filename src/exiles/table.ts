import type { Ally } from "../abyss/cards/allies.ts";
import type { Location } from "../abyss/cards/locations.ts";
import type { Lord } from "../abyss/cards/lords.ts";
import type { TableOf as AbyssTable } from "../abyss/table.ts";
import type { DeepReadonly } from "../kernel/data/types.ts";
import type { Exile, ExileCard } from "./cards/catalogue.ts";

/** What lies on the table: that of Abyss, and one more area. */
export interface TableOf<Hidden extends null> extends AbyssTable<Hidden> {
  exiles: ExilesArea<Hidden>;
}

/** Everything that the variant adds to the table. */
export interface ExilesArea<Hidden extends null> {
  /** The exile cards of this game. */
  catalogue: ExileCard[];
  deck: (Exile | Hidden)[];
  /** Exiles in the court; they take spaces, but no power sees them (EX-5). */
  court: Exile[];
  /** One area per player, by seat. */
  seats: PlayerExiles[];
  /** Allies played for a lord while the Perjurer's owner decides what becomes of them (EX-16). */
  payment: Ally[];
}

/** What the variant adds in front of a player. */
export interface PlayerExiles {
  /** Exiles that are not under a location. */
  free: Exile[];
  /** Locations that exiles hold, each with the two under it, sorted; the player has them among the locations too. */
  holding: { location: Location; exiles: Exile[] }[];
  /** Lords of a location that was taken and could not be replaced: owned, but not free (EX-13). */
  aside: Lord[];
}

/** A table that rules change. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are views as well, so every question takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}
