// Derives the table of Exiles with Leviathan from its events.
import type { ExilesLeviathanBlueprint } from "../../../src/exiles-leviathan/blueprint.ts";
import type { ExilesLeviathanTypes } from "../../../src/exiles-leviathan/index.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import { foldOf } from "./event-fold.ts";
import { exilesHandlers, pictureOf as pictureOfExiles, start as startOfExiles } from "./exiles.ts";
import {
  dealLeviathan,
  leviathanHandlers,
  leviathanPictureOf,
  withLeviathan,
} from "./leviathan-layer.ts";

const pictureOf = (view: TableAndAgenda<ExilesLeviathanBlueprint["view"]>) => ({
  ...pictureOfExiles(view),
  leviathan: leviathanPictureOf(view),
});

type Picture = ReturnType<typeof pictureOf>;

/** The event fold of Exiles with Leviathan. */
export const fold = foldOf<ExilesLeviathanTypes, ExilesLeviathanBlueprint, Picture>(
  (options) => withLeviathan(startOfExiles(options)),
  pictureOf,
  {
    ...exilesHandlers,
    ...leviathanHandlers,
    "game-started"(picture, event) {
      exilesHandlers["game-started"](picture, event);
      dealLeviathan(picture);
    },
    "pearls-gained"(picture, event) {
      exilesHandlers["pearls-gained"](picture, event as never);
    },
  },
);
