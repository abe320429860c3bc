import type { Seat } from "../kernel/data/types.ts";
import type { Action } from "./actions.ts";
import type { Ally, Race } from "./cards/allies.ts";
import type { Box } from "./cards/box.ts";
import type { EnteringPower, KrakenEnteringPower } from "./cards/lord-card.ts";
import type { Lord } from "./cards/lords.ts";
import type { Power } from "./powers/power.ts";
import type { TableView } from "./table.ts";

/** Components of Abyss that a layer keeps in places of its own. */
export interface ComponentsElsewhere {
  readonly allies: readonly Ally[];
  readonly lords: readonly Lord[];
}

/** What the rules of Abyss ask of the whole game, so that layers can answer it together. */
export interface AbyssKit<Purse, View = TableView> {
  /** Which components are in play (AB-2 to AB-4). */
  readonly box: Box;
  /** How things are paid for (AB-12, AB-27 to AB-30, AB-54). */
  readonly purse: Purse;
  /** What the powers do that are carried out when a lord enters (AB-31). */
  readonly powers: Readonly<Partial<Record<EnteringPower | KrakenEnteringPower, Power>>>;
  /** How many lords are in the court at the beginning (AB-3). */
  readonly lordsAtStart: number;
  /** Components that layers keep in places of their own. */
  elsewhere(table: View): ComponentsElsewhere;
  /** How many cards lie in the court, whatever they are (AB-8, AB-33). */
  cardsInCourt(table: View): number;
  /** How many cards of the seat count for the end (AB-67). */
  followers(table: View, seat: Seat): number;
  /**
   * The council stacks that the seat may take or discard (AB-26, AB-48, AB-49). A layer that closes one
   * also has the moves refuse it, with a reason of its own.
   */
  stacksFor(table: View, seat: Seat): readonly Race[];
  /** The kinds of action that use an activated power (AB-35). */
  readonly activated: readonly Action["type"][];
  /** The pearls that activated powers could still bring the seat at the moment (AB-35). */
  pearlsInReach(table: View, seat: Seat): number;
  /** How many allies the seat may buy in a turn of an opponent (AB-13). */
  mostPurchases(table: View, seat: Seat): number;
}
