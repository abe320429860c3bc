// What Leviathan adds to the features of a seat.
import type { FeatureSet } from "../../bots/evaluation.ts";
import { isKnown } from "../../kernel/components/bags.ts";
import { combatSymbol } from "../cards/fighters.ts";
import { hunterOf } from "../queries.ts";
import type { TableView } from "../table.ts";

/** The features of Leviathan, besides those of Abyss. */
export const leviathanFeatures: FeatureSet<TableView> = {
  names: ["wounds", "killed", "scourge", "leviathan-tokens", "fighters"],
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
};
