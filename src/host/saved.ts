import { type Problem, RulesError } from "../kernel/errors.ts";
import type { Game, GameTypes, Of } from "../kernel/game.ts";
import { readOrThrow } from "../kernel/parse.ts";
import { isCount, shapeProblems } from "../kernel/problems.ts";
import { readState } from "../kernel/read.ts";
import type { Entry, Past, Session } from "./session.ts";

/** A session as it is kept in a file or a database: plain JSON. It shows every card: keep it secret. */
export interface Saved<T extends GameTypes> extends Session<T> {
  /** Version of this file format. */
  readonly format: 1;
  readonly game: Of<T, "id">;
  /** Version of the rules that it was played by. */
  readonly version: string;
}

/** A session as plain JSON. */
export const savedFrom = <T extends GameTypes>(
  game: Game<T>,
  { state, log, past }: Session<T>,
): Saved<T> => ({ format: 1, game: game.id, version: game.version, state, log, past });

/** Reads a saved session: states, actions and events are checked one by one. */
export function sessionFrom<T extends GameTypes>(game: Game<T>, saved: unknown): Session<T> {
  const { state, log, past } = headOf(game, saved);
  const entries = listOf(game, log, "log").map((entry, i) => entryOf(game, entry, i));
  if (entries.length === 0) throw failure(game, { path: ["log"], reason: "is empty" });
  return {
    state: within(game, ["state"], () => readState(game, state)),
    log: entries,
    past: listOf(game, past, "past").map((one, i) => pastOf(game, one, i)),
  };
}

const keys = ["format", "game", "version", "state", "log", "past"] as const;

function headOf<T extends GameTypes>(
  game: Game<T>,
  saved: unknown,
): Record<(typeof keys)[number], unknown> {
  mustHave(game, saved, keys, []);
  const head = saved as Record<(typeof keys)[number], unknown>;
  const expected = { format: 1, game: game.id, version: game.version };
  for (const key of ["format", "game", "version"] as const)
    if (head[key] !== expected[key])
      throw failure(game, { path: [key], reason: `expected ${expected[key]}` });
  return head;
}

function entryOf<T extends GameTypes>(game: Game<T>, value: unknown, i: number): Entry<T> {
  mustHave(game, value, ["seat", "action", "events"], ["log", i]);
  const { seat, action, events } = value as Record<keyof Entry<T>, unknown>;
  if (seat !== null && !isCount(seat))
    throw failure(game, { path: ["log", i, "seat"], reason: "expected a seat or null" });
  return {
    seat,
    action:
      action === null
        ? null
        : within(game, ["log", i, "action"], () =>
            readOrThrow(game.schemas.action, "action", action),
          ),
    events: listOf(game, events, "log", i, "events").map((event, at) =>
      within(game, ["log", i, "events", at], () => readOrThrow(game.schemas.event, "event", event)),
    ),
  };
}

function pastOf<T extends GameTypes>(game: Game<T>, value: unknown, i: number): Past<T> {
  mustHave(game, value, ["state", "seat"], ["past", i]);
  const { state, seat } = value as Record<keyof Past<T>, unknown>;
  if (!isCount(seat)) throw failure(game, { path: ["past", i, "seat"], reason: "expected a seat" });
  return { state: within(game, ["past", i, "state"], () => readState(game, state)), seat };
}

function mustHave<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
  wanted: readonly string[],
  path: Problem["path"],
): void {
  for (const problem of shapeProblems(value, wanted, path)) throw failure(game, problem);
}

function listOf<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
  ...path: Problem["path"]
): readonly unknown[] {
  if (!Array.isArray(value)) throw failure(game, { path, reason: "expected a list" });
  return value;
}

/** What is wrong inside of a part is told with the place of the part. */
function within<T extends GameTypes, Read>(
  game: Game<T>,
  path: Problem["path"],
  read: () => Read,
): Read {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RulesError)) throw cause;
    const inner = cause.path === "" ? [] : [cause.path];
    throw failure(game, { path: [...path, ...inner], reason: cause.reason }, cause);
  }
}

const failure = <T extends GameTypes>(
  game: Game<T>,
  problem: Problem,
  cause?: unknown,
): RulesError => new RulesError(`session of ${game.id}`, problem, { cause });
