// Derives the table of Exiles with Kraken from its events.
import type { ExilesKrakenBlueprint } from "../../../src/exiles-kraken/blueprint.ts";
import type { ExilesKrakenTypes } from "../../../src/exiles-kraken/index.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import { type EventHandlers, foldOf } from "./event-fold.ts";
import { exilesHandlers, pictureOf as pictureOfExiles, start as startOfExiles } from "./exiles.ts";
import { forget, krakenHandlers, krakenPictureOf, withKraken } from "./kraken.ts";

const pictureOf = (view: TableAndAgenda<ExilesKrakenBlueprint["view"]>) => ({
  ...pictureOfExiles(view),
  kraken: krakenPictureOf(view),
});

const start = (options: ExilesKrakenTypes["options"]): Picture =>
  withKraken(startOfExiles(options));

type Picture = ReturnType<typeof pictureOf>;

const handlers: EventHandlers<Picture, ExilesKrakenBlueprint["event"]> = {
  ...exilesHandlers,
  ...krakenHandlers,
  "game-started"(picture, event) {
    exilesHandlers["game-started"](picture, event);
    krakenHandlers["game-started"](picture, event);
  },
  "exile-recruited"(picture, event) {
    exilesHandlers["exile-recruited"](picture, event);
    forget(picture);
  },
};

/** The event fold of Exiles with Kraken. */
export const fold = foldOf<ExilesKrakenTypes, ExilesKrakenBlueprint, Picture>(
  start,
  pictureOf,
  handlers,
);
