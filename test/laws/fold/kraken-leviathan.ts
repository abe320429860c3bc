// Derives the table of Kraken with Leviathan from its events.
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import type { KrakenLeviathanBlueprint } from "../../../src/kraken-leviathan/blueprint.ts";
import type { KrakenLeviathanTypes } from "../../../src/kraken-leviathan/index.ts";
import { handlers, pictureOf as pictureOfAbyss, start as startOfAbyss } from "./abyss.ts";
import { foldOf } from "./event-fold.ts";
import { krakenHandlers, krakenPictureOf, withKraken } from "./kraken.ts";
import {
  dealLeviathan,
  leviathanHandlers,
  leviathanPictureOf,
  withLeviathan,
} from "./leviathan-layer.ts";

const pictureOf = (view: TableAndAgenda<KrakenLeviathanBlueprint["view"]>) => ({
  ...pictureOfAbyss(view),
  kraken: krakenPictureOf(view),
  leviathan: leviathanPictureOf(view),
});

type Picture = ReturnType<typeof pictureOf>;

/** The event fold of Kraken with Leviathan. */
export const fold = foldOf<KrakenLeviathanTypes, KrakenLeviathanBlueprint, Picture>(
  () => withLeviathan(withKraken(startOfAbyss())),
  pictureOf,
  {
    ...handlers,
    ...krakenHandlers,
    ...leviathanHandlers,
    "game-started"(picture, event) {
      krakenHandlers["game-started"](picture, event);
      dealLeviathan(picture);
    },
    "pearls-gained"(picture, event) {
      krakenHandlers["pearls-gained"](picture, event as never);
    },
  },
);
