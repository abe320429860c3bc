import type { Layout as AbyssLayout, TableOf as AbyssTable } from "../abyss/table.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { LayoutOf } from "../kernel/rules/position-layout.ts";
import type { BorderSpace } from "./cards/border.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import type { LeviathanToken } from "./cards/tokens.ts";

/** The table: that of Abyss, with the area of Leviathan. The threat marker stays on space 1 (LE-2). */
export interface TableOf<Hidden extends null> extends AbyssTable<Hidden> {
  leviathan: LeviathanArea<Hidden>;
}

/**
 * The area that Leviathan adds to the table. Leviathans and tokens are drawn at random, so the deck and the
 * supply are bags: their order has no meaning.
 */
export interface LeviathanArea<Hidden extends null> {
  /** The face-down leviathans. Default in a position: all leviathans that are not elsewhere. */
  deck: (Leviathan | Hidden)[];
  /** The leviathans at the border, in the order of its spaces. Default in a position: none. */
  border: Beast[];
  /** Leviathans that have left the game without being killed (LE-14), kept sorted. Default in a position: none. */
  discarded: Leviathan[];
  /** The face-down supply of leviathan tokens. Default in a position: all tokens that are not elsewhere. */
  tokens: (LeviathanToken | Hidden)[];
  /** Leviathan tokens that were revealed and have left the game (LE-40), kept sorted. Default in a position: none. */
  revealed: LeviathanToken[];
  /** What each player has, by seat. Default in a position: nothing. */
  seats: Hunter<Hidden>[];
  /** The seat that has the Scourge; `null` if nobody has it (LE-44). Default in a position: `null`. */
  scourge: Seat | null;
  /** The fight of the active player; `null` if there is none. Default in a position: `null`. */
  fight: Fight | null;
  /** Whether the end was triggered by an empty deck or supply (LE-62). Default in a position: `false`. */
  hasRunOut: boolean;
}

/** A leviathan at the border. */
export interface Beast {
  space: BorderSpace;
  leviathan: Leviathan;
  /** The life points that it has lost (LE-12). */
  lost: number;
}

/** What Leviathan adds to what lies in front of a player. */
export interface Hunter<Hidden extends null> {
  /** Killed leviathans, in the order in which they died. */
  killed: Leviathan[];
  wounds: number;
  /** Leviathan tokens, kept sorted; only their owner sees them. */
  tokens: (LeviathanToken | Hidden)[];
}

/** A fight (LE-23). */
export interface Fight {
  target: Leviathan;
  /** How many leviathans the player has killed in this fight; with the Intrepid there may be a second (LE-52). */
  kills: number;
}

/** A table that rules may change. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are assignable to it, so every query takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}

/** The table of a position: that of Abyss, with the area of Leviathan. */
export interface Layout extends AbyssLayout {
  /** The area of Leviathan; if left out, the border is empty and nobody has anything of it. */
  readonly leviathan?: LeviathanLayout;
}
/** The area of Leviathan in a position. */
export interface LeviathanLayout extends Partial<LayoutOf<TableView["leviathan"]>> {}
