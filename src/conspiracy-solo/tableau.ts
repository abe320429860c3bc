import type { Tableau as ConspiracyTableau } from "../conspiracy/tableau.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Opponent } from "./cards/opponents.ts";
import { OPPONENT, type TableView } from "./table.ts";

/** What a side has at the end of the game, as far as it matters for the score. */
export interface Tableau extends ConspiracyTableau {
  /** Which opponent it is; left out in the player's tableau. */
  readonly opponent?: Opponent;
}

/** The tableau of a side. The opponent's names its card, which scores too (CO-52). */
export const tableauOf = (
  below: ConspiracyTableau,
  { solo }: Pick<TableView, "solo">,
  seat: Seat,
): Tableau => (seat === OPPONENT ? { ...below, opponent: solo.opponent } : below);
