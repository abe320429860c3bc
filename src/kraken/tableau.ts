import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import { isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Decision } from "./actions.ts";
import type { Loot } from "./cards/loot.ts";
import { inTurnOrder, lootOn, nebulisForHand, seatsFrom } from "./queries.ts";
import type { TableView } from "./table.ts";

/** The possessions of a player that count for the score. */
export interface Tableau extends AbyssTableau, OwnTableau {}

/** The fields that Kraken adds to a tableau. */
export interface OwnTableau {
  readonly nebulis: number;
  /** Whether the player has the figure. */
  readonly figure: boolean;
  /** The values of the loot on each location; none if left out. */
  readonly loot?: Readonly<Partial<Record<AnyLocation, readonly Loot[]>>>;
}

/** KR-67, KR-70: the nebulis of all seats at the end, including those for krakens in visible hands. */
const finalNebulis = (table: TableView): number[] =>
  table.kraken.nebulis.map(
    (nebulis, seat) =>
      nebulis + nebulisForHand(table, seat, areaOf(table, seat).hand.filter(isKnown)),
  );

/** KR-25: whether an open question lists the seat as a candidate for the figure. */
const isCandidate = (agenda: TableAndAgenda<TableView>["agenda"], seat: Seat): boolean =>
  agenda.some(
    (entry) =>
      isDecisionOf<Decision, "give-figure">(entry, "give-figure") && entry.to.includes(seat),
  );

/**
 * KR-70: the seat that would have the figure if the game ended now. Where the holder would choose, it is
 * the first candidate clockwise from the holder.
 */
function finalHolder(
  { table, agenda }: TableAndAgenda<TableView>,
  nebulis: readonly number[],
): Seat {
  const { kraken } = table;
  const { figure } = kraken;
  const most = Math.max(...nebulis);
  // KR-26: nobody has it yet.
  if (figure === null) return inTurnOrder(table).find((seat) => nebulis[seat] === most)!;
  const canTakeFigure = (seat: Seat): boolean =>
    most > nebulis[figure]! ||
    kraken.nebulis[seat] !== kraken.nebulis[figure] ||
    isCandidate(agenda, seat);
  return seatsFrom(table, figure + 1).find(
    (seat) => nebulis[seat] === most && (seat === figure || canTakeFigure(seat)),
  )!;
}

/** The tableau of a player if the game ended now, as far as the hands are visible. */
export function tableauOf(
  below: AbyssTableau,
  state: TableAndAgenda<TableView>,
  seat: Seat,
): Tableau {
  const { table } = state;
  const nebulis = finalNebulis(table);
  const someoneHasNebulis = nebulis.some((n) => n > 0);
  return {
    ...below,
    nebulis: nebulis[seat]!,
    figure: someoneHasNebulis && finalHolder(state, nebulis) === seat,
    loot: Object.fromEntries(
      below.locations.flatMap((location) => {
        const values = lootOn(table, location);
        return values.length > 0 ? [[location, values]] : [];
      }),
    ),
  };
}
