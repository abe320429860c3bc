// What Kraken adds to the features of a seat.
import type { FeatureSet } from "../../bots/evaluation.ts";
import { isKnown } from "../../kernel/components/bags.ts";
import { sentinels } from "../cards/sentinels.ts";
import { isKraken, lootOn, nebulisOf, nebulisShown } from "../queries.ts";
import type { TableView } from "../table.ts";

const names = ["nebulis", "figure", "krakens", "nebulis-in-hand", "loot", "sentinels"] as const;

/** The features that Kraken adds. */
export type KrakenFeature = (typeof names)[number];

/** The features of Kraken, besides those of Abyss. */
export const krakenFeatures: FeatureSet<TableView> = {
  names,
  valuesOf(table, seat) {
    const { hand, locations } = table.seats[seat]!;
    const krakens = hand.filter(isKnown).filter(isKraken);
    const owned = sentinels.filter((name) => table.kraken.sentinels[name].owner === seat);
    return [
      nebulisOf(table, seat) / 3,
      table.kraken.figure === seat ? 1 : 0,
      krakens.length / 2,
      nebulisShown(krakens) / 3,
      locations.reduce((sum, { location }) => sum + lootOn(table, location).length, 0) / 3,
      owned.length,
    ];
  },
  subjectsOf: (table, seat): Readonly<Partial<Record<KrakenFeature, number>>> => ({
    nebulis: nebulisOf(table, seat),
  }),
};
