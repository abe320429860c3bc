// What exiles add to the features of a seat.
import { handOf } from "../../abyss/bots/hand.ts";
import { closenessTo } from "../../abyss/bots/prospects.ts";
import { LORDS_TO_END } from "../../abyss/cards/numbers.ts";
import { costFor } from "../../abyss/payment.ts";
import { lordsOf } from "../../abyss/queries.ts";
import type { FeatureSet } from "../../bots/evaluation.ts";
import type { Subject } from "../../bots/reasons/reason.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { exileCard, exilesOf, followersOf, ownedExiles } from "../queries.ts";
import type { TableView } from "../table.ts";

const names = ["exiles", "free-exiles", "exile-to-pair", "set-aside", "prospect-of-exile"] as const;

/** The features that exiles add. */
export type ExilesFeature = (typeof names)[number];

/** The features of the exiles, besides those of the game that they join. */
export const exilesFeatures: FeatureSet<TableView> = {
  names,
  valuesOf(table, seat) {
    const { free, aside } = exilesOf(table, seat);
    return [
      ownedExiles(table, seat).length / 3,
      free.length / 2,
      free.length % 2,
      aside.length / 2,
      Math.max(0, ...prospectsOf(table, seat)),
    ];
  },
  subjectsOf(table, seat): Readonly<Partial<Record<ExilesFeature, Subject | undefined>>> {
    const prospects = prospectsOf(table, seat);
    const best = table.exiles.court[prospects.indexOf(Math.max(...prospects))];
    return { "prospect-of-exile": best === undefined ? best : { kind: "exile", id: best } };
  },
};

/** The exiles of the court by influence, discounted by what the seat lacks to recruit them. */
function prospectsOf(table: TableView, seat: Seat): readonly number[] {
  const hand = handOf(table.seats[seat]!.hand);
  return table.exiles.court.map((exile) => {
    const { cost, influence } = exileCard(table, exile);
    return (closenessTo(costFor(table, seat, cost), table, seat, hand) * influence) / 10;
  });
}

/** AB-67, EX-19: how close the player with the most followers is to the end; 1 once it is triggered. */
export const exilesProgress = (table: TableView): number => {
  if (table.lastSeat !== null) return 1;
  const followers = table.seats.map(
    (area, seat) => lordsOf(area).length + followersOf(table, seat),
  );
  return Math.min(1, Math.max(...followers) / LORDS_TO_END);
};
