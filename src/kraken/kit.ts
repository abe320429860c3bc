import type { AbyssKit } from "../abyss/kit.ts";
import type { Power as AnyPower } from "../abyss/powers/power.ts";
import type { Action } from "./actions.ts";
import type { Play } from "./play.ts";
import type { KrakenPurse } from "./purse.ts";
import type { Draft, TableView } from "./table.ts";

/** A power that is carried out when its lord enters. */
export type Power = AnyPower<Draft, Play>;

/** What the rules of Kraken need to know about the finished game. */
export interface KrakenKit
  extends Omit<AbyssKit<KrakenPurse, TableView, Action["type"]>, keyof OwnKit>,
    OwnKit {}

/** The members that Kraken adds to the kit below or overrides. */
export interface OwnKit
  extends Pick<
    AbyssKit<KrakenPurse, TableView>,
    "box" | "purse" | "stacksFor" | "pearlsInReach" | "mostPurchases"
  > {
  /** The powers that are carried out when a lord enters, by name (AB-31). */
  readonly powers: Readonly<Record<string, Power>>;
  /** The names of court cards that are not lords; a sentinel may lie on them too (EX-22). */
  guests(table: TableView): readonly string[];
}
