import type { Seat } from "../kernel/data/types.ts";
import type { Action } from "./actions.ts";
import type { AnyAlly, Race } from "./cards/allies.ts";
import type { Box } from "./cards/box.ts";
import type { EnteringPowerNames } from "./cards/lord-card.ts";
import type { AnyLord, lordCards } from "./cards/lords.ts";
import type { Play } from "./play.ts";
import type { Power } from "./powers/power.ts";
import type { Draft, TableView } from "./table.ts";

/** Components of Abyss that a layer keeps in its own area. */
export interface ComponentsElsewhere {
  readonly allies: readonly AnyAlly[];
  readonly lords: readonly AnyLord[];
}

/** What the rules of Abyss read from the finished game, so that layers can change it. */
export interface AbyssKit<Purse, View = TableView, Kinds extends string = Action["type"]> {
  /** Which components are in play (AB-2 to AB-4). */
  readonly box: Box;
  /** How things are paid for (AB-12, AB-27 to AB-30, AB-54). */
  readonly purse: Purse;
  /** The powers that are carried out when a lord enters (AB-31). */
  readonly powers: Readonly<Record<EnteringPowerNames<typeof lordCards>, Power>> &
    Readonly<Record<string, Power>>;
  /** What each player has in hand at the beginning; these cards are not in the deck (AB-6). */
  readonly startingHand: readonly AnyAlly[];
  /** How many lords are in the court at the beginning (AB-3). */
  readonly lordsAtStart: number;
  /** Components that layers keep in their own areas. */
  elsewhere(table: View): ComponentsElsewhere;
  /** How many cards of any kind lie in the court (AB-8, AB-33). */
  cardsInCourt(table: View): number;
  /** How many of the seat's cards count towards the end (AB-67). */
  followers(table: View, seat: Seat): number;
  /**
   * The council stacks that the seat may take or discard (AB-26, AB-48, AB-49). A layer that closes one
   * must also make the moves refuse it, with its own reason.
   */
  stacksFor(table: View, seat: Seat): readonly Race[];
  /** The kinds of action that use an activated power (AB-35). */
  readonly activated: readonly Kinds[];
  /** The pearls that the seat could still gain now from activated powers (AB-35). */
  pearlsInReach(table: View, seat: Seat): number;
  /** Moves the threat marker after a monster that nobody fights (AB-19, KR-30). */
  raiseThreat(table: Draft, play: Play): void;
  /** How many allies the seat may buy in a turn of an opponent (AB-13). */
  mostPurchases(table: View, seat: Seat): number;
}
