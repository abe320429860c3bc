import type { Options as ConspiracyOptions } from "../conspiracy/options.ts";
import type { Opponent } from "./cards/opponents.ts";

/** The options of `setup`, all optional. */
export interface Options extends Omit<ConspiracyOptions, "players"> {
  /** Who begins: 0 the player, 1 the opponent; if left out, the player (CO-41). */
  readonly firstPlayer?: 0 | 1;
  /** The legendary opponent; random if left out (CO-39). */
  readonly opponent?: Opponent;
}
