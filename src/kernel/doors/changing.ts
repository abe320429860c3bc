// Doors that lead to another state.
import * as agenda from "../agenda.ts";
import type { Action, Blueprint, Position, StateOf, ViewOf } from "../blueprint.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { frozen } from "../frozen.ts";
import { mustBeSeed } from "../guards.ts";
import { readOrRefuse, readOrThrow } from "../parse.ts";
import { runOn } from "../play.ts";
import { rngOn, seedWords } from "../rng.ts";
import { nextState } from "../share.ts";
import { isMade, isSound, made, soundState, told, withState } from "../trust.ts";
import { takeAction } from "./actions.ts";

/** The doors of a game that lead to another state. */
export function changingDoors<B extends Blueprint>(engine: Engine<B>) {
  type State = StateOf<B>;
  const { id, rules, book, reactions, ruleNumbers, schemas } = engine;

  function setup(options: B["options"], seed: string) {
    mustBeSeed(seed);
    const checked = readOrThrow(schemas.options, `options of ${id}`, options);
    const position: Position<B> = { table: { seats: [] }, agenda: [], rng: seedWords(seed) };
    const run = runOn(position, reactions);
    Object.assign(position, rules.deal(checked as B["options"], run.dealing));
    agenda.settle(book, position, run);
    return { ok: true, state: made(engine, position as State, "sound"), ...told(engine, run) };
  }

  function apply(state: State, action: B["action"]) {
    return withState(engine, state, (own) =>
      carryOut(state, own, takeAction(engine, action), rngOn),
    );
  }

  function reduce(state: State, action: unknown) {
    return reduceBy(state, action, rngOn);
  }

  /** `reduce` with chance of another make. */
  function reduceBy(state: State, action: unknown, rngFor: typeof rngOn) {
    const own = soundState(engine, state);
    const read = readOrRefuse<Action>(schemas.action, action, ruleNumbers.malformed);
    return carryOut(state, own, read, rngFor);
  }

  /** `state` is what was passed in, `own` what the rules work on: the same, or a copy that was read. */
  function carryOut(
    state: State,
    own: State,
    read: ReturnType<typeof readOrRefuse<B["action"]>>,
    rngFor: typeof rngOn,
  ) {
    if (!read.ok) return { ok: false, state, refusal: read.refusal };
    const refusal = agenda.refuse(book, ruleNumbers, own as ViewOf<B>, read.value);
    // It may name what lies on the table, or in the rules; it must not be a way to change it.
    if (refusal) return { ok: false, state, refusal: frozen(copy(refusal)) };
    const position = copy(own) as Position<B>;
    const run = runOn(position, reactions, true, rngFor(position));
    agenda.perform(book, position, read.value, run);
    // What was not made here may be in play still, and must not be frozen with the next state.
    const next = isMade(engine, own) ? nextState(own, position as State) : (position as State);
    const trust = isSound(engine, own) ? "sound" : "made";
    return { ok: true, state: made(engine, next, trust), ...told(engine, run) };
  }

  return { setup, apply, reduce, reduceBy };
}
