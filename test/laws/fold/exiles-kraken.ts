// Exiles with Kraken as told by its events.
import type { Event, ExilesKrakenTypes, TableView } from "../../../src/exiles-kraken/index.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import { exilesTellings, pictureOf as pictureOfExiles, start as startOfExiles } from "./exiles.ts";
import { forget, krakenPictureOf, krakenTellings, withKraken } from "./kraken.ts";
import { storyOf, type Tellings } from "./telling.ts";

const pictureOf = (view: TableAndAgenda<TableView>) => ({
  ...pictureOfExiles(view),
  kraken: krakenPictureOf(view),
});

const start = (options: ExilesKrakenTypes["options"]): Picture =>
  withKraken(startOfExiles(options));

type Picture = ReturnType<typeof pictureOf>;

const tellings: Tellings<Picture, Event> = {
  ...exilesTellings,
  ...krakenTellings,
  "game-started"(picture, event) {
    exilesTellings["game-started"](picture, event);
    krakenTellings["game-started"](picture, event);
  },
  "exile-recruited"(picture, event) {
    exilesTellings["exile-recruited"](picture, event);
    forget(picture);
  },
};

/** The story of Exiles with Kraken. */
export const story = storyOf<ExilesKrakenTypes, Picture>(start, pictureOf, tellings);
