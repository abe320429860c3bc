import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import type { Opponent } from "../../src/conspiracy-solo/cards/index.ts";
import {
  type ConspiracySoloTypes,
  conspiracySolo,
  OPPONENT,
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

/** A partial description of a table. The rest is filled in, so that the table has every card. */
export interface Description extends Omit<ConspiracyDescription, "players" | "turn" | "seats"> {
  /** The farmer, if left out. */
  readonly opponent?: Opponent;
  readonly player?: Area;
  /** The side of the opponent. */
  readonly other?: Area;
  /** With the opponent, if left out. */
  readonly replayToken?: Seat;
}

/** A consistent state that fits the description, at the start of the player's turn. */
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

/** A lord without effect in an empty chamber: there is no other lord to swap it with. */
const IDLE: Lord = "purple-0";

/** A state in which the opponent's turn begins as soon as the player has drawn one lord. */
export const beforeOpponent = ({ nextLords = [], ...description }: Description): State => {
  const drawn = description.player?.lords?.length ? [] : [IDLE];
  return prepare({ ...description, nextLords: [...drawn, ...nextLords] });
};

/**
 * The opponent's turn, after the player has drawn and placed one lord; the rest of the table is as described.
 * `events` are those of both turns.
 */
export const opponentsTurn = (description: Description) =>
  play(beforeOpponent(description), me.draws(1));
