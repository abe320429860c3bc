// The functions of a game that lead to a new state.
import * as agenda from "../agenda/agenda.ts";
import { startRun } from "../agenda/run.ts";
import { NO_GENERATOR, type RngState, rngStateFrom, rngStoredIn } from "../components/rng.ts";
import type { Engine } from "../contract/engine.ts";
import { knownOutput, knownState, trust } from "../contract/trust.ts";
import { deepCopy } from "../data/deep-copy.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { nextState } from "../data/structural-sharing.ts";
import type { Blueprint, StateOf, ViewOf, WorkingState } from "../rules/blueprint.ts";
import { mustBeSeed } from "../validation/guards.ts";
import { readOrThrow } from "../validation/read-value.ts";
import { readActionOrRefuse } from "./read-action.ts";

/** Creates `setup` and `reduce` of a game. */
export function transitionApi<B extends Blueprint>(engine: Engine<B>) {
  type State = StateOf<B>;
  const { id, rules, dispatch, reactions, ruleNumbers, schemas } = engine;

  function setup(options: B["options"], seed: string) {
    mustBeSeed(seed);
    return deal(options, rngStateFrom(seed), rngStoredIn);
  }

  /** `setup` with a different random source; the state has no generator. */
  function setupWithRng(options: B["options"], rngFor: typeof rngStoredIn) {
    return deal(options, NO_GENERATOR, rngFor);
  }

  function deal(options: B["options"], rng: RngState, rngFor: typeof rngStoredIn) {
    const checked = readOrThrow(schemas.options, `options of ${id}`, options);
    const position: WorkingState<B> = { table: { seats: [] }, agenda: [], rng };
    const run = startRun(position, reactions, true, rngFor(position));
    Object.assign(position, rules.deal(checked as B["options"], run.dealing));
    agenda.settle(dispatch, position, run);
    return {
      ok: true,
      state: trust(engine, deepFreeze(position as State)),
      ...knownOutput(engine, run),
    };
  }

  function reduce(state: State, action: unknown) {
    return reduceWithRng(state, action, rngStoredIn);
  }

  /** `reduce` with a different random source. */
  function reduceWithRng(state: State, action: unknown, rngFor: typeof rngStoredIn) {
    const known = knownState(engine, state);
    const read = readActionOrRefuse(engine, action);
    if (!read.ok) return { ok: false, state, refusal: read.refusal };
    const refusal = agenda.findRefusal(dispatch, ruleNumbers, known as ViewOf<B>, read.value);
    // A refusal may share parts with the table or the rules, so the caller gets a frozen copy.
    if (refusal) return { ok: false, state, refusal: deepFreeze(deepCopy(refusal)) };
    const position = deepCopy(known) as WorkingState<B>;
    const run = startRun(position, reactions, true, rngFor(position));
    agenda.perform(dispatch, position, read.value, run);
    return {
      ok: true,
      state: trust(engine, nextState(known, position as State)),
      action: deepFreeze(read.value),
      ...knownOutput(engine, run),
    };
  }

  return { setup, setupWithRng, reduce, reduceWithRng };
}
