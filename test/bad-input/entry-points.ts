// Every door of a game, and how it takes what it is given.

import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of, Refused } from "../../src/kernel/contract/game.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { rank } from "../../src/kernel/score/score.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { playout } from "../../src/kernel/tools/playout.ts";
import {
  problems,
  readAction,
  readEvent,
  readState,
  readView,
  saveState,
} from "../../src/kernel/tools/read.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { reduceWithOutcomes } from "../../src/kernel/tools/scripted-outcomes.ts";
import { counted } from "./counted.ts";
import { untyped } from "./errors.ts";

/** A game in a position in which a seat is asked. */
export interface Position<T extends GameTypes> {
  readonly game: Game<T>;
  readonly describe: (refusal: Refused<T>["refusal"]) => string;
  readonly options: Of<T, "options">;
  readonly state: Of<T, "state">;
  readonly seat: Seat;
}

/** A door with one of its places open: what is put there comes in. */
export type Door = (value: unknown) => unknown;

/** What the doors let in, by name. */
export function soundValues<T extends GameTypes>({ game, options, state, seat }: Position<T>) {
  const [action] = game.legalActions(state, seat);
  const [event] = game.setup(options, "doors").events;
  if (!action || !event) throw new Error(`seat ${seat} has nothing to do`);
  return {
    state,
    view: game.view(state, seat),
    action,
    tableau: game.tableau(state, seat),
    // The table of a state is a position too.
    position: Object(state).table as unknown,
    event,
    replay: record(game, { options, seed: "doors", actions: [] }),
    options,
  };
}

/** Each door of a game, once for each of its places; the other places have what is sound. */
export function doorsOf<T extends GameTypes>(position: Position<T>): Record<string, Door> {
  const { game, describe: sentence, options, state, seat } = position;
  const { view, action, tableau, event, position: table, replay: file } = soundValues(position);
  const dice = rngFrom("doors");
  const u = untyped;
  return {
    "setup, options": (value) => u(game.setup)(value, "seed"),
    "setup, seed": (value) => u(game.setup)(options, value),
    "reduce, state": (value) => u(game.reduce)(value, action),
    "reduce, action": (value) => u(game.reduce)(state, value),
    "decision, view": (value) => u(game.decision)(value),
    "deciders, view": (value) => u(game.deciders)(value),
    "legal, view": (value) => few(u(game.legalActions)(value, seat)),
    "legal, wanted": (value) => few(u(game.legalActions)(state, seat, value)),
    "legal, like": (value) => few(u(game.legalActions)(state, seat, { matching: value })),
    "kinds, view": (value) => u(game.actionTypes)(value, seat),
    "choices, view": (value) => u(game.choices)(value, seat, { type: action.type }),
    "choices, made": (value) => u(game.choices)(state, seat, value),
    "count, view": (value) => u(game.countActions)(value, seat),
    "count, like": (value) => u(game.countActions)(state, seat, value),
    "draw, view": (value) => u(game.randomAction)(value, seat, dice),
    "draw, rng": (value) => u(game.randomAction)(state, seat, value),
    "draw, what it draws": (value) => u(game.randomAction)(state, seat, { below: () => value }),
    "refuse, view": (value) => u(game.refusal)(value, action),
    "refuse, action": (value) => ({ refusal: u(game.refusal)(state, value) }),
    "view, state": (value) => u(game.view)(value, seat),
    "view, viewer": (value) => u(game.view)(state, value),
    "redact, event": (value) => u(game.redact)(value, seat),
    "redact, viewer": (value) => u(game.redact)(event, value),
    "imagine, view": (value) => u(game.sampleState)(value, "seed"),
    "imagine, seed": (value) => u(game.sampleState)(view, value),
    "preview, view": (value) => u(game.preview)(value, action),
    "tableau, state": (value) => u(game.tableau)(value, seat),
    "tableau, seat": (value) => u(game.tableau)(state, value),
    "score, tableaux": (value) => u(game.score)(value),
    "score, a tableau": (value) => u(game.score)([tableau, value]),
    "standings, state": (value) => u(game.standings)(value),
    "totals, state": (value) => u(game.totals)(value),
    "simulate, state": (value) => u(game.simulate)(value),
    "simulate, an action": (value) => u(game.simulate(state).apply)(value),
    "simulate, chance": (value) => u(game.simulate(state).advance)(value),
    "kinds, seat": (value) => u(game.actionTypes)(state, value),
    "count, seat": (value) => u(game.countActions)(state, value),
    "legal, seat": (value) => few(u(game.legalActions)(state, value)),
    "choices, seat": (value) => u(game.choices)(state, value, { type: action.type }),
    "draw, seat": (value) => u(game.randomAction)(state, value, dice),
    readState: (value) => readState(game, value),
    readView: (value) => readView(game, value),
    readEvent: (value) => readEvent(game, value),
    readAction: (value) => readAction(game, value),
    "problems, a state": (value) => u(problems)(game, "state", value),
    "problems, a replay": (value) => u(problems)(game, "replay", value),
    "problems, what": (value) => u(problems)(game, value, state),
    "saveState, state": (value) => u(saveState)(game, value),
    "playout, how long": (value) => u(playout)(game.simulate(state), dice, value),
    "record, moves": (value) => u(record)(game, value),
    "record, options": (value) => u(record)(game, { ...file, options: value }),
    "record, seed": (value) => u(record)(game, { ...file, seed: value }),
    "record, an action": (value) => u(record)(game, { ...file, actions: [value] }),
    replay: (value) => [...replay(game, value)],
    "replay, actions": (value) => [...replay(game, { ...file, actions: value })],
    "compose, position": (value) => u(fromPosition)(game, value, "seed"),
    "compose, seed": (value) => u(fromPosition)(game, table, value),
    "reduceWith, state": (value) => u(reduceWithOutcomes)(game, value, action, []),
    "reduceWith, action": (value) => u(reduceWithOutcomes)(game, state, value, []),
    "reduceWith, chance": (value) => u(reduceWithOutcomes)(game, state, action, value),
    rank: (value) => u(rank)(value),
    describe: (value) => u(sentence)(value),
    "describe, figures": (value) => u(sentence)({ code: "malformed", rule: "", params: value }),
  };
}

/** Of an action, the first few will do: there may be very many. */
function few(things: Iterable<unknown>): unknown[] {
  const found: unknown[] = [];
  for (const thing of things) if (found.push(thing) === 3) break;
  return found;
}

/** The outcome of a call: a refusal, an error of ours, or anything that is no harm. */
export function outcome(call: () => unknown): "refused" | "error" | "answer" {
  try {
    const result = call() as { ok?: unknown; refusal?: unknown } | undefined;
    return result?.ok === false || typeof result?.refusal === "object" ? "refused" : "answer";
  } catch (error) {
    if (error instanceof RulesError) return "error";
    throw error;
  }
}

/** Far more than any sound value has, and far less than what is made to do harm. */
const MOST_LOOKS = 1_000_000;

/** Puts a value in at a door. Throws if it does harm, or if too much of it is looked at. */
export function tryDoor(door: Door, value: unknown) {
  const looks = { count: 0 };
  const how = outcome(() => door(counted(value, looks)));
  if (looks.count >= MOST_LOOKS) throw new Error(`${looks.count} looks at what was put in`);
  return { how, looks: looks.count };
}
