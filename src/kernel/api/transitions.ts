// Doors that lead to another state.
import * as agenda from "../agenda/agenda.ts";
import { startRun } from "../agenda/run.ts";
import { rngStateFrom, rngStoredIn } from "../components/rng.ts";
import type { Engine } from "../contract/engine.ts";
import {
  consistentState,
  isConsistent,
  isIssued,
  issue,
  issueOutput,
  withState,
} from "../contract/trust.ts";
import { deepCopy } from "../data/deep-copy.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { nextState } from "../data/structural-sharing.ts";
import type { Action, Blueprint, StateOf, ViewOf, WorkingState } from "../rules/blueprint.ts";
import { mustBeSeed } from "../validation/guards.ts";
import { readOrRefuse, readOrThrow } from "../validation/read-value.ts";
import { readTypedAction } from "./read-action.ts";

/** The doors of a game that lead to another state. */
export function transitionApi<B extends Blueprint>(engine: Engine<B>) {
  type State = StateOf<B>;
  const { id, rules, dispatch, reactions, ruleNumbers, schemas } = engine;

  function setup(options: B["options"], seed: string) {
    mustBeSeed(seed);
    const checked = readOrThrow(schemas.options, `options of ${id}`, options);
    const position: WorkingState<B> = { table: { seats: [] }, agenda: [], rng: rngStateFrom(seed) };
    const run = startRun(position, reactions);
    Object.assign(position, rules.deal(checked as B["options"], run.dealing));
    agenda.settle(dispatch, position, run);
    return {
      ok: true,
      state: issue(engine, position as State, "consistent"),
      ...issueOutput(engine, run),
    };
  }

  function apply(state: State, action: B["action"]) {
    return withState(engine, state, (own) =>
      carryOut(state, own, readTypedAction(engine, action), rngStoredIn),
    );
  }

  function reduce(state: State, action: unknown) {
    return reduceWithRng(state, action, rngStoredIn);
  }

  /** `reduce` with chance of another make. */
  function reduceWithRng(state: State, action: unknown, rngFor: typeof rngStoredIn) {
    const own = consistentState(engine, state);
    const read = readOrRefuse<Action>(schemas.action, action, ruleNumbers.malformed);
    return carryOut(state, own, read, rngFor);
  }

  /** `state` is what was passed in, `own` what the rules work on: the same, or a copy that was read. */
  function carryOut(
    state: State,
    own: State,
    read: ReturnType<typeof readOrRefuse<B["action"]>>,
    rngFor: typeof rngStoredIn,
  ) {
    if (!read.ok) return { ok: false, state, refusal: read.refusal };
    const refusal = agenda.refusalOf(dispatch, ruleNumbers, own as ViewOf<B>, read.value);
    // It may name what lies on the table, or in the rules; it must not be a way to change it.
    if (refusal) return { ok: false, state, refusal: deepFreeze(deepCopy(refusal)) };
    const position = deepCopy(own) as WorkingState<B>;
    const run = startRun(position, reactions, true, rngFor(position));
    agenda.perform(dispatch, position, read.value, run);
    // What was not made here may be in play still, and must not be frozen with the next state.
    const next = isIssued(engine, own) ? nextState(own, position as State) : (position as State);
    const trust = isConsistent(engine, own) ? "consistent" : "issued";
    return { ok: true, state: issue(engine, next, trust), ...issueOutput(engine, run) };
  }

  return { setup, apply, reduce, reduceWithRng };
}
