// Every entry point of a game, once for each argument, and the outcome of a call.

import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of, Refused } from "../../src/kernel/contract/game.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { rank } from "../../src/kernel/score/score.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { reduceWithOutcomes, setupWithOutcomes } from "../../src/kernel/tools/scripted-outcomes.ts";
import {
  problems,
  readAction,
  readEvent,
  readState,
  readView,
  saveState,
} from "../../src/kernel/tools/serialisation.ts";
import { once, type Scene, stateOf } from "../lazy-scenes.ts";
import { counted } from "./counted.ts";
import { untyped } from "./errors.ts";

/** A game in a position in which a seat has to decide. */
export interface Position<T extends GameTypes> {
  readonly game: Game<T>;
  readonly describe: (refusal: Refused<T>["refusal"]) => string;
  readonly options: Of<T, "options">;
  readonly state: Scene<Of<T, "state">>;
  readonly seat: Seat;
}

/** An entry point with all arguments given except one. */
export type EntryPoint = (value: unknown) => unknown;

/** Valid arguments, by name. */
export function validValues<T extends GameTypes>({ game, options, seat, ...scene }: Position<T>) {
  const state = stateOf(scene.state);
  const [action] = game.legalActions(state, seat);
  const [event] = game.setup(options, "entry points").events;
  if (!action || !event) throw new Error(`seat ${seat} has nothing to do`);
  return {
    state,
    view: game.view(state, seat),
    action,
    tableau: game.tableau(state, seat),
    // The table of a state is also a valid position.
    position: Object(state).table as unknown,
    event,
    replay: record(game, { options, seed: "entry points", actions: [] }),
    options,
  };
}

/** Each entry point of a game, once for each of its arguments; the other arguments are valid. */
export function entryPointsOf<T extends GameTypes>(
  position: Position<T>,
): Record<string, EntryPoint> {
  const { game, describe: sentence, options, seat } = position;
  const valid = once(() => validValues(position));
  const rng = rngFrom("entry points");
  const u = untyped;
  return {
    "setup, options": (value) => u(game.setup)(value, "seed"),
    "setup, seed": (value) => u(game.setup)(options, value),
    "reduce, state": (value) => u(game.reduce)(value, valid().action),
    "reduce, action": (value) => u(game.reduce)(valid().state, value),
    "decision, view": (value) => u(game.decision)(value),
    "deciders, view": (value) => u(game.deciders)(value),
    "legalActions, view": (value) => few(u(game.legalActions)(value, seat)),
    "legalActions, filter": (value) => few(u(game.legalActions)(valid().state, seat, value)),
    "legalActions, matching": (value) =>
      few(u(game.legalActions)(valid().state, seat, { matching: value })),
    "actionTypes, view": (value) => u(game.actionTypes)(value, seat),
    "choices, view": (value) => u(game.choices)(value, seat, { type: valid().action.type }),
    "choices, partial": (value) => u(game.choices)(valid().state, seat, value),
    "countActions, view": (value) => u(game.countActions)(value, seat),
    "countActions, matching": (value) => u(game.countActions)(valid().state, seat, value),
    "randomAction, view": (value) => u(game.randomAction)(value, seat, rng),
    "refusal, view": (value) => u(game.refusal)(value, valid().action),
    "refusal, action": (value) => ({ refusal: u(game.refusal)(valid().state, value) }),
    "view, state": (value) => u(game.view)(value, seat),
    "view, viewer": (value) => u(game.view)(valid().state, value),
    "redact, event": (value) => u(game.redact)(value, seat),
    "redact, viewer": (value) => u(game.redact)(valid().event, value),
    "sampleState, view": (value) => u(game.sampleState)(value, "seed"),
    "sampleState, seed": (value) => u(game.sampleState)(valid().view, value),
    "preview, view": (value) => u(game.preview)(value, valid().action),
    "tableau, state": (value) => u(game.tableau)(value, seat),
    "tableau, seat": (value) => u(game.tableau)(valid().state, value),
    "score, tableaux": (value) => u(game.score)(value),
    "score, a tableau": (value) => u(game.score)([valid().tableau, value]),
    "standings, state": (value) => u(game.standings)(value),
    "totals, state": (value) => u(game.totals)(value),
    "simulate, state": (value) => u(game.simulate)(value),
    "simulate, action": (value) => u(game.simulate(valid().state).apply)(value),
    "actionTypes, seat": (value) => u(game.actionTypes)(valid().state, value),
    "countActions, seat": (value) => u(game.countActions)(valid().state, value),
    "legalActions, seat": (value) => few(u(game.legalActions)(valid().state, value)),
    "choices, seat": (value) =>
      u(game.choices)(valid().state, value, { type: valid().action.type }),
    "randomAction, seat": (value) => u(game.randomAction)(valid().state, value, rng),
    readState: (value) => readState(game, value),
    readView: (value) => readView(game, value),
    readEvent: (value) => readEvent(game, value),
    readAction: (value) => readAction(game, value),
    "problems, a state": (value) => u(problems)(game, "state", value),
    "problems, a replay": (value) => u(problems)(game, "replay", value),
    "saveState, state": (value) => u(saveState)(game, value),
    "record, moves": (value) => u(record)(game, value),
    "record, options": (value) => u(record)(game, { ...valid().replay, options: value }),
    "record, seed": (value) => u(record)(game, { ...valid().replay, seed: value }),
    "record, an action": (value) => u(record)(game, { ...valid().replay, actions: [value] }),
    replay: (value) => [...replay(game, value)],
    "replay, actions": (value) => [...replay(game, { ...valid().replay, actions: value })],
    "fromPosition, position": (value) => u(fromPosition)(game, value, "seed"),
    "fromPosition, seed": (value) => u(fromPosition)(game, valid().position, value),
    "reduceWithOutcomes, state": (value) => u(reduceWithOutcomes)(game, value, valid().action, []),
    "reduceWithOutcomes, action": (value) => u(reduceWithOutcomes)(game, valid().state, value, []),
    "reduceWithOutcomes, outcomes": (value) =>
      u(reduceWithOutcomes)(game, valid().state, valid().action, value),
    "setupWithOutcomes, options": (value) => u(setupWithOutcomes)(game, value, []),
    "setupWithOutcomes, outcomes": (value) =>
      u(setupWithOutcomes)(game, valid().replay.options, value),
    "record, deal": (value) =>
      u(record)(game, { options: valid().replay.options, deal: value, actions: [], outcomes: [] }),
    "record, outcomes": (value) => u(record)(game, { ...valid().replay, outcomes: value }),
    rank: (value) => u(rank)(value),
    describe: (value) => u(sentence)(value),
    "describe, params": (value) => u(sentence)({ code: "malformed", rule: "", params: value }),
  };
}

/** The first few actions, as there may be very many. */
function few(things: Iterable<unknown>): unknown[] {
  const found: unknown[] = [];
  for (const thing of things) if (found.push(thing) === 3) break;
  return found;
}

/** The outcome of a call: a refusal, a `RulesError`, or any result. Throws any other error. */
export function outcome(call: () => unknown): "refused" | "error" | "answer" {
  try {
    const result = call() as { ok?: unknown; refusal?: unknown } | undefined;
    return result?.ok === false || typeof result?.refusal === "object" ? "refused" : "answer";
  } catch (error) {
    if (error instanceof RulesError) return "error";
    throw error;
  }
}

/** Far more reads than a valid value needs, and far fewer than a hostile value has members. */
const MOST_READS = 1_000_000;

/** Calls an entry point with a value. Throws if it throws anything but a `RulesError`, or reads too much of the value. */
export function callCounted(entryPoint: EntryPoint, value: unknown) {
  const reads = { count: 0 };
  const how = outcome(() => entryPoint(counted(value, reads)));
  if (reads.count >= MOST_READS) throw new Error(`${reads.count} reads of the input`);
  return { how, reads: reads.count };
}
