// Doors that lead to another state.
import * as agenda from "../agenda.ts";
import type { Action, Blueprint, Position, StateOf, ViewOf } from "../blueprint.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { throwAny } from "../errors.ts";
import { frozen } from "../frozen.ts";
import { mustBeSeed } from "../guards.ts";
import { readOrRefuse, readOrThrow } from "../parse.ts";
import { type Run, runOn } from "../play.ts";
import { opaqueProblems } from "../problems.ts";
import { rngOn, seedWords } from "../rng.ts";
import { nextState } from "../share.ts";
import { isMade, isSound, made, mustBeState, soundState } from "../trust.ts";
import type { Refuse } from "./asking.ts";

/** The doors of a game that lead to another state. */
export function changingDoors<B extends Blueprint>(engine: Engine<B>, refuse: Refuse<B>) {
  type State = StateOf<B>;
  const { id, rules, book, reactions, ruleNumbers, schemas } = engine;

  function setup(options: B["options"], seed: string) {
    mustBeSeed(seed);
    throwAny(`options of ${id}`, opaqueProblems(options));
    const checked = readOrThrow(schemas.options, `options of ${id}`, options);
    const position: Position<B> = { table: { seats: [] }, agenda: [], rng: seedWords(seed) };
    const run = runOn(position, reactions);
    Object.assign(position, rules.deal(checked as B["options"], run.dealing));
    agenda.settle(book, position, run);
    return { ok: true, state: made(engine, position as State, "sound"), ...told(run) };
  }

  function apply(state: State, action: B["action"]) {
    return carryOut(state, action, rngOn);
  }

  function carryOut(state: State, action: B["action"], rngFor: typeof rngOn) {
    mustBeState(engine, state);
    const refusal = refuse(state as ViewOf<B>, action);
    if (refusal) return { ok: false, state, refusal };
    const position = copy(state) as Position<B>;
    const run = runOn(position, reactions, true, rngFor(position));
    // Events and entries may hold lists of the action; the caller's own must not be frozen with them.
    agenda.perform(book, position, copy(action), run);
    // What was not made here is somebody else's, and must not be frozen with the next state.
    const next = isMade(engine, state) ? nextState(state, position as State) : (position as State);
    const trust = isSound(engine, state) ? "sound" : "made";
    return { ok: true, state: made(engine, next, trust), ...told(run) };
  }

  function reduce(state: State, action: unknown) {
    return reduceBy(state, action, rngOn);
  }

  /** `reduce` with chance of another make. */
  function reduceBy(state: State, action: unknown, rngFor: typeof rngOn) {
    const own = soundState(engine, state);
    const read = readOrRefuse<Action>(schemas.action, action, ruleNumbers.malformed);
    const result = read.ok
      ? carryOut(own, read.value, rngFor)
      : { ok: false, refusal: read.refusal };
    return result.ok ? result : { ...result, state };
  }

  return { setup, apply, reduce, reduceBy };
}

/** What a run said, for whoever gets it: it must not be a way to change the table. */
const told = <B extends Blueprint>(run: Run<B>) => frozen(run.said());
