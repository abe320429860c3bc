import type { AnyAlly } from "../abyss/cards/allies.ts";
import type { AbyssKit } from "../abyss/kit.ts";
import type { Power as AnyPower } from "../abyss/powers/power.ts";
import type { AbyssPurse } from "../abyss/purse.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Action } from "./actions.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import type { Play } from "./play.ts";
import type { Draft, TableView } from "./table.ts";

/** A power that is carried out when its lord enters. */
export type Power = AnyPower<Draft, Play>;

/** What the rules of Leviathan need to know about the finished game. */
export interface LeviathanKit
  extends Omit<AbyssKit<AbyssPurse, TableView, Action["type"]>, keyof OwnKit>,
    OwnKit {}

/** The members that Leviathan adds to the kit below or overrides. */
export interface OwnKit
  extends Pick<AbyssKit<unknown, TableView>, "box" | "startingHand" | "raiseThreat"> {
  /** The powers that are carried out when a lord enters, by name (AB-31). */
  readonly powers: Readonly<Record<string, Power>>;
  /** Whether the seat can attack the leviathan with this ally (LE-22, LE-56). */
  canAttackWith(table: TableView, seat: Seat, ally: AnyAlly, leviathan: Leviathan): boolean;
  /** Whether the ally can be discarded for the hand limit (LE-46). */
  canBeTrimmed(ally: AnyAlly): boolean;
}
