// Conspiracy for one as told by its events.
import type { ConspiracySoloTypes, Event } from "../../../src/conspiracy-solo/index.ts";
import type { TableView } from "../../../src/conspiracy-solo/table.ts";
import type { At } from "../../../src/kernel/blueprint.ts";
import { pictureOf as pictureOfConspiracy, tellings } from "./conspiracy.ts";
import { nothing, storyOf, type Tellings } from "./telling.ts";

const pictureOf = (view: At<TableView>) => ({
  ...pictureOfConspiracy(view),
  solo: { ...view.table.solo },
});

type Picture = ReturnType<typeof pictureOf>;

const all: Tellings<Picture, Event> = {
  ...tellings,
  "opponent-appeared": nothing,
  "replay-token-won"({ solo }, { seat }) {
    solo.replayToken = seat;
  },
  "replay-token-used"({ solo }, { seat }) {
    solo.replayToken = 1 - seat;
  },
};

/** The story of Conspiracy for one. */
export const story = storyOf<ConspiracySoloTypes, Picture>(pictureOf, all);
