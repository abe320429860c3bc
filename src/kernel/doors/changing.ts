// Doors that lead to another state.
import { freeze, produce } from "immer";
import * as agenda from "../agenda.ts";
import type { Action, Blueprint, Position, StateOf, ViewOf } from "../blueprint.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { mustBeSeed } from "../guards.ts";
import { readAction, readOrThrow } from "../parse.ts";
import { type Run, runOn } from "../play.ts";
import type { CommonRefusal } from "../refusal.ts";
import { seedWords } from "../rng.ts";
import { isMade, isSound, made, mustBeState, shaped, soundState } from "../trust.ts";

/** The doors of a game that lead to another state. */
export function changingDoors<B extends Blueprint>(
  engine: Engine<B>,
  refuse: (view: ViewOf<B>, action: B["action"]) => CommonRefusal | B["refusal"] | undefined,
) {
  type State = StateOf<B>;
  const { id, rules, ruleNumbers, schemas } = engine;

  function setup(options: B["options"], seed: string) {
    mustBeSeed(seed);
    const checked = readOrThrow(schemas.options, `options of ${id}`, options);
    const position: Position<B> = { table: { seats: [] }, agenda: [], rng: seedWords(seed) };
    const run = runOn(position, rules.reactions);
    Object.assign(position, rules.deal(checked as B["options"], run.dealing));
    agenda.settle(rules, position, run);
    return { ok: true, state: made(engine, position as State, "sound"), ...told(run) };
  }

  function apply(state: State, action: B["action"]) {
    mustBeState(engine, state);
    const refusal = refuse(state as ViewOf<B>, action);
    if (refusal) return { ok: false, state, refusal };
    // What was not made here is somebody else's, and must not be frozen with the next state.
    const own = isMade(engine, state) ? state : copy(state);
    // Drafting the table alone costs half as much as drafting the whole state.
    const position: Position<B> = { ...own, agenda: [...own.agenda], table: { seats: [] } };
    const run = runOn(position, rules.reactions);
    const table = produce(own.table, (draft) => {
      position.table = draft as B["draft"];
      agenda.perform(rules, position, action, run);
    });
    const next: State = { table, agenda: position.agenda, rng: position.rng };
    const trust = isSound(engine, state) ? "sound" : "made";
    return { ok: true, state: made(engine, next, trust), ...told(run) };
  }

  function reduce(state: State, action: unknown) {
    const own = soundState(engine, state);
    const read = readAction<Action>(schemas.action, action, ruleNumbers.malformed);
    const result = read.ok ? apply(own, read.value) : { ok: false, refusal: read.refusal };
    return result.ok ? result : { ...result, state };
  }

  function simulate(state: State) {
    mustBeState(engine, state);
    const position = shaped(engine, copy(state) as Position<B>);
    return {
      state: position as State,
      apply(action: B["action"]) {
        const refusal = refuse(position as ViewOf<B>, action);
        if (refusal) return { ok: false, refusal };
        const run = runOn(position, rules.reactions);
        agenda.perform(rules, position, action, run);
        return { ok: true, ...run.said() };
      },
    };
  }

  return { setup, apply, reduce, simulate };
}

/** What a run said, for whoever gets it: it must not be a way to change the table. */
const told = <B extends Blueprint>(run: Run<B>) => freeze(copy(run.said()), true);
