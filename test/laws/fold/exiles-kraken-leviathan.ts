// Derives the table of Exiles with Kraken and Leviathan from its events.
import type { ExilesKrakenLeviathanBlueprint } from "../../../src/exiles-kraken-leviathan/blueprint.ts";
import type { ExilesKrakenLeviathanTypes } from "../../../src/exiles-kraken-leviathan/index.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import { foldOf } from "./event-fold.ts";
import { exilesHandlers, pictureOf as pictureOfExiles, start as startOfExiles } from "./exiles.ts";
import { forget, krakenHandlers, krakenPictureOf, withKraken } from "./kraken.ts";
import {
  dealLeviathan,
  leviathanHandlers,
  leviathanPictureOf,
  withLeviathan,
} from "./leviathan-layer.ts";

const pictureOf = (view: TableAndAgenda<ExilesKrakenLeviathanBlueprint["view"]>) => ({
  ...pictureOfExiles(view),
  kraken: krakenPictureOf(view),
  leviathan: leviathanPictureOf(view),
});

type Picture = ReturnType<typeof pictureOf>;

/** The event fold of Exiles with Kraken and Leviathan. */
export const fold = foldOf<ExilesKrakenLeviathanTypes, ExilesKrakenLeviathanBlueprint, Picture>(
  (options) => withLeviathan(withKraken(startOfExiles(options))),
  pictureOf,
  {
    ...exilesHandlers,
    ...krakenHandlers,
    ...leviathanHandlers,
    "game-started"(picture, event) {
      exilesHandlers["game-started"](picture, event);
      krakenHandlers["game-started"](picture, event);
      dealLeviathan(picture);
    },
    "exile-recruited"(picture, event) {
      exilesHandlers["exile-recruited"](picture, event);
      forget(picture);
    },
    "pearls-gained"(picture, event) {
      krakenHandlers["pearls-gained"](picture, event as never);
    },
  },
);
