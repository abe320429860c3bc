// Derives the table of solo Conspiracy from its events.

import type { SoloBlueprint } from "../../../src/conspiracy-solo/blueprint.ts";
import type { Opponent } from "../../../src/conspiracy-solo/cards/index.ts";
import type { Event } from "../../../src/conspiracy-solo/events.ts";
import type { ConspiracySoloTypes } from "../../../src/conspiracy-solo/index.ts";
import type { TableView } from "../../../src/conspiracy-solo/table.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import {
  handlers,
  type Picture as PictureOfConspiracy,
  pictureOf as pictureOfConspiracy,
  start as startOfConspiracy,
} from "./conspiracy.ts";
import { type EventHandlers, foldOf } from "./event-fold.ts";

interface Picture extends PictureOfConspiracy {
  readonly solo: { opponent: Opponent | null; replayToken: number };
}

const pictureOf = (view: TableAndAgenda<TableView>): Picture => ({
  ...pictureOfConspiracy(view),
  solo: { ...view.table.solo },
});

/** CO-41: the opponent has the token before it has a name. */
const start = (options: ConspiracySoloTypes["options"]): Picture => ({
  ...startOfConspiracy(options),
  solo: { opponent: null, replayToken: 1 },
});

const all: EventHandlers<Picture, Event> = {
  ...handlers,
  "opponent-appeared"({ solo }, { opponent }) {
    solo.opponent = opponent;
  },
  "replay-token-won"({ solo }, { seat }) {
    solo.replayToken = seat;
  },
  "replay-token-used"({ solo }, { seat }) {
    solo.replayToken = 1 - seat;
  },
};

/** The event fold of solo Conspiracy. */
export const fold = foldOf<ConspiracySoloTypes, SoloBlueprint, Picture>(start, pictureOf, all);
