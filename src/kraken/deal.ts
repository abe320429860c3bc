import type { Rules } from "../kernel/rules/rules.ts";
import type { Below, KrakenBlueprint } from "./blueprint.ts";
import { lootCards } from "./cards/loot.ts";
import { besideTheBoard, type Draft } from "./table.ts";

/** KR-1 to KR-7: sets up the area of Kraken. */
export const deal =
  (below: Below): Rules<KrakenBlueprint>["deal"] =>
  (options, play) => {
    const { table: base, agenda } = below.deal(options, play);
    const table: Draft = {
      ...base,
      kraken: {
        nebulis: base.seats.map(() => 0),
        figure: null,
        lootDeck: play.rng.shuffle(lootCards),
        loot: [],
        discardedLoot: [],
        sentinels: {
          watcher: besideTheBoard(),
          vigil: besideTheBoard(),
          lookout: besideTheBoard(),
        },
      },
    };
    return { table, agenda };
  };
