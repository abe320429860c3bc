import type { AbyssKit } from "../abyss/kit.ts";
import type { AbyssPurse } from "../abyss/purse.ts";
import type { Action } from "./actions.ts";
import type { ExilesBox } from "./cards/box.ts";
import type { ExilePower } from "./powers/power.ts";
import type { TableView } from "./table.ts";

/** What the rules of Exiles need to know about the finished game. */
export interface ExilesKit
  extends Omit<AbyssKit<AbyssPurse, TableView, Action["type"]>, keyof OwnKit>,
    OwnKit {}

/** The members that exiles add to the kit below or override. */
export interface OwnKit
  extends Pick<
    AbyssKit<unknown, TableView>,
    "lordsAtStart" | "elsewhere" | "cardsInCourt" | "followers"
  > {
  /** Which components are in play (AB-2 to AB-4, EX-1). */
  readonly box: ExilesBox;
  /** The powers that a catalogue can name (EX-18). */
  readonly exilePowers: Readonly<Record<string, ExilePower>>;
}
