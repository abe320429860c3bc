// What Leviathan adds to the features of a seat.
import type { FeatureSet } from "../../bots/evaluation.ts";
import { isKnown } from "../../kernel/components/bags.ts";
import { combatSymbol } from "../cards/fighters.ts";
import { hunterOf } from "../queries.ts";
import type { TableView } from "../table.ts";

const names = ["wounds", "killed", "scourge", "leviathan-tokens", "fighters"] as const;

/** The features that Leviathan adds. */
export type LeviathanFeature = (typeof names)[number];

/** The features of Leviathan, besides those of Abyss. */
export const leviathanFeatures: FeatureSet<TableView> = {
  names,
  valuesOf(table, seat) {
    const { killed, wounds, tokens } = hunterOf(table, seat);
    const fighters = table.seats[seat]!.hand.filter(isKnown).filter(combatSymbol);
    return [
      wounds / 3,
      killed.length / 2,
      table.leviathan.scourge === seat ? 1 : 0,
      tokens.length / 2,
      fighters.length / 3,
    ];
  },
  subjectsOf: (table, seat): Readonly<Partial<Record<LeviathanFeature, number>>> => ({
    wounds: hunterOf(table, seat).wounds,
  }),
};
