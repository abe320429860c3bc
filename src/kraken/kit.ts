import type { Action as AbyssAction } from "../abyss/actions.ts";
import type { EnteringPower, KrakenEnteringPower } from "../abyss/cards/lord-card.ts";
import type { AbyssKit } from "../abyss/kit.ts";
import type { Power as AnyPower } from "../abyss/powers/power.ts";
import type { Action } from "./actions.ts";
import type { Play } from "./play.ts";
import type { KrakenPurse } from "./purse.ts";
import type { Draft, TableView } from "./table.ts";

/** What happens when a lord enters. */
export type Power = AnyPower<Draft, Play>;

/** What the rules of Kraken ask of the whole game. */
export interface KrakenKit extends Omit<AbyssKit<KrakenPurse, TableView>, keyof OwnKit>, OwnKit {}

/** What Kraken adds to the kit below, and answers in its place. */
export interface OwnKit
  extends Pick<
    AbyssKit<KrakenPurse, TableView>,
    "box" | "purse" | "stacksFor" | "pearlsInReach" | "mostPurchases"
  > {
  /** What the powers do that are carried out when a lord enters (AB-31). */
  readonly powers: Readonly<Partial<Record<EnteringPower | KrakenEnteringPower, Power>>>;
  /** The kinds of action that use an activated power (AB-35). */
  readonly activated: readonly (AbyssAction | Action)["type"][];
  /** Cards of the court that are no lords, by name: a sentinel may lie on them too (EX-22). */
  guests(table: TableView): readonly string[];
}
