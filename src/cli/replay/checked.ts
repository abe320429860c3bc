import { RulesError } from "../../kernel/errors.ts";
import type { Game, GameTypes, Replay, Step } from "../../kernel/game.ts";
import { record, replay } from "../../kernel/replay.ts";

/** A replay that is as it was recorded: the set-up, and a step for each action. */
export interface Sound<T extends GameTypes> {
  readonly ok: true;
  readonly file: Replay<T>;
  readonly steps: readonly Step<T>[];
}

/** A replay that was altered, or was recorded by other rules. */
export interface Altered {
  readonly ok: false;
  readonly reason: string;
  /** The number of the action that is refused, if it is one. */
  readonly action: number | undefined;
}

/** Plays a record again. Throws a `RulesError` for what is no record of this game. */
export function checked<T extends GameTypes>(game: Game<T>, value: unknown): Sound<T> | Altered {
  try {
    const steps = [...replay(game, value)];
    return { ok: true, file: game.schemas.replay.parse(value), steps };
  } catch (error) {
    const read = game.schemas.replay.safeParse(value);
    if (!(error instanceof RulesError) || !read.success) throw error;
    const { path, reason } = refusedIn(game, read.data) ?? error;
    return { ok: false, reason, action: actionAt(path) };
  }
}

/** What is refused in an altered record, if anything is: its digest is wrong before a move is made. */
function refusedIn<T extends GameTypes>(game: Game<T>, moves: Replay<T>): RulesError | undefined {
  try {
    record(game, moves);
    return undefined;
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

/** "actions.16" is action 17. */
function actionAt(path: string): number | undefined {
  const [, index] = /^actions\.(\d+)/.exec(path) ?? [];
  return index === undefined ? undefined : Number(index) + 1;
}
