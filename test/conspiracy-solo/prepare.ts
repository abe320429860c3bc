import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import {
  type ConspiracySoloTypes,
  conspiracySolo,
  OPPONENT,
  type Opponent,
} from "../../src/conspiracy-solo/index.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { scenario } from "../../src/testing/scenario.ts";
import {
  type Area,
  type Description as ConspiracyDescription,
  prepare as prepareConspiracy,
} from "../conspiracy/prepare.ts";
import { me } from "./by.ts";

export type State = ConspiracySoloTypes["state"];

export const { play, refusalOf, question, open, legalOf, kinds, eventsOf } =
  scenario(conspiracySolo);

/** A table as a test describes it. What is left out is filled in, so that every card is there once. */
export interface Description extends Omit<ConspiracyDescription, "players" | "turn" | "seats"> {
  /** The farmer, if left out. */
  readonly opponent?: Opponent;
  readonly player?: Area;
  /** The side of the opponent. */
  readonly other?: Area;
  /** With the opponent, if left out. */
  readonly replayToken?: Seat;
}

/** A state that the description fits, at the start of a turn of the player; checked for consistency. */
export function prepare(description: Description = {}): State {
  const {
    opponent = "farmer",
    player = {},
    other = {},
    replayToken = OPPONENT,
    ...rest
  } = description;
  const { table } = prepareConspiracy({ ...rest, seats: [player, other] });
  return fromPosition(conspiracySolo, { ...table, solo: { opponent, replayToken } }, "prepare");
}

/** A lord that does nothing for a player whose chamber is empty: there is no other to swap it with. */
const IDLE: Lord = "purple-0";

/** When the player has drawn one lord, which is placed at once, it is the opponent's turn. */
export const beforeOpponent = ({ nextLords = [], ...description }: Description): State => {
  const drawn = description.player?.lords?.length ? [] : [IDLE];
  return prepare({ ...description, nextLords: [...drawn, ...nextLords] });
};

/**
 * The opponent's turn after a turn of the player that leaves the rest of the table as it is described:
 * the player has drawn and placed one lord. `events` are those of the whole.
 */
export const opponentsTurn = (description: Description) =>
  play(beforeOpponent(description), me.draws(1));
