import type { Game, GameTypes } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import { readState, readView } from "../kernel/tools/serialisation.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { wholeNumber } from "./arguments.ts";
import type { StateOrView } from "./words/words.ts";

/** Reads a state, saved or bare, or a view, which has no random generator. */
export const readPosition = <T extends GameTypes>(game: Game<T>, value: unknown): StateOrView<T> =>
  isObject(value) && "table" in value && !("rng" in value)
    ? readView(game, value)
    : readState(game, value);

/** The seat of a player, whom the option counts from 1 as the texts do. */
export const seatOf = <T extends GameTypes>(
  game: Game<T>,
  at: StateOrView<T>,
  player: string,
): Seat => wholeNumber("--player", player, { min: 1, max: game.totals(at).length }) - 1;
