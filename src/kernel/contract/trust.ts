// Two states of trust: a state, view or event that this library made is known, by identity, and used as it is.
// Any other is data from outside: it is read in full, once in each call.

import type { Run, RunOutput } from "../agenda/run.ts";
import { deepCopy } from "../data/deep-copy.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { RulesError } from "../data/errors.ts";
import type { Blueprint, StateOf, ViewOf } from "../rules/blueprint.ts";
import { isObject } from "../validation/guards.ts";
import { read, readOrThrow } from "../validation/read-value.ts";
import type { Engine } from "./engine.ts";
import { mixUpProblem } from "./state-view-mix-up.ts";

/** A game is identified by its schemas, so that a copy of a game is the same game. */
interface KnownGame {
  readonly schemas: object;
}

/** The values that this library made, and by which game. */
const madeBy = new WeakMap<object, object>();

/** Records that a state, view or event was made by this library. Freeze it, unless it is private to a simulation. */
export function trust<Value extends object>({ schemas }: KnownGame, value: Value): Value {
  madeBy.set(value, schemas);
  return value;
}

const isKnown = ({ schemas }: KnownGame, value: unknown): value is object =>
  isObject(value) && madeBy.get(value) === schemas;

/** True for a state that this library made, also for the live position of a simulation. */
export const isKnownState = (game: KnownGame, value: unknown): boolean =>
  isKnown(game, value) && "rng" in value;

/** True for a view that this library made. */
export const isKnownView = (game: KnownGame, value: unknown): boolean =>
  isKnown(game, value) && "agenda" in value && !("rng" in value);

/** A known state or view: the value itself, or a checked copy. A value with `rng` is read as a state. */
export function knownView<B extends Blueprint>(engine: Engine<B>, value: ViewOf<B>): ViewOf<B> {
  if (isKnownView(engine, value) || isKnownState(engine, value)) return value;
  if (isObject(value) && "rng" in value)
    return knownState(engine, value as unknown as StateOf<B>) as unknown as ViewOf<B>;
  const { id, schemas } = engine;
  const view = readOrThrow(schemas.view, `view of ${id}`, value) as ViewOf<B>;
  return trust(engine, deepFreeze(view));
}

/** A known state that does not change: the value itself, or a copy, checked unless it is a simulation's position. */
export function knownState<B extends Blueprint>(engine: Engine<B>, value: StateOf<B>): StateOf<B> {
  if (isKnownState(engine, value)) return unchanging(engine, value);
  const result = read(engine.schemas.state, value);
  if (result.ok) return trust(engine, deepFreeze(result.value as StateOf<B>));
  const problems = mixUpProblem(engine, "state", value) ?? result.problems;
  throw new RulesError(`state of ${engine.id}`, problems, { cause: result.cause });
}

/** The known state or view itself, or a frozen copy of the live position of a simulation. */
export const unchanging = <Value extends object>(game: KnownGame, known: Value): Value =>
  Object.isFrozen(known) ? known : trust(game, deepFreeze(deepCopy(known)));

/** A known event: the value itself, or a checked copy. */
export const knownEvent = <B extends Blueprint>(
  engine: Engine<B>,
  value: B["event"],
): B["event"] =>
  isKnown(engine, value) && "type" in value
    ? value
    : readOrThrow(engine.schemas.event, `event of ${engine.id}`, value);

/** The output of a run, frozen, because it may share parts with the table. Its events are known. */
export function knownOutput<B extends Blueprint>(engine: Engine<B>, run: Run<B>): RunOutput<B> {
  const output = deepFreeze(run.takeOutput());
  for (const event of output.events) trust(engine, event);
  return output;
}
