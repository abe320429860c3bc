import type { Tableau as ConspiracyTableau } from "../conspiracy/tableau.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Opponent } from "./cards/opponents.ts";
import { OPPONENT, type TableView } from "./table.ts";

/** What a side has in the end, as far as it matters for the score. */
export interface Tableau extends ConspiracyTableau {
  /** Whose side it is; the player's tableau does not have it. */
  readonly opponent?: Opponent;
}

/** What a side has to show for the score; the opponent's card is worth something, too (CO-52). */
export const tableauOf = (
  below: ConspiracyTableau,
  { solo }: Pick<TableView, "solo">,
  seat: Seat,
): Tableau => (seat === OPPONENT ? { ...below, opponent: solo.opponent } : below);
