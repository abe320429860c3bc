// Remembers, by identity, which states and views were checked, so that none is checked twice.

import type { Run, RunOutput } from "../agenda/run.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { RulesError } from "../data/errors.ts";
import { readPlain } from "../data/plain-data.ts";
import type { Blueprint, StateOf, ViewOf } from "../rules/blueprint.ts";
import { isObject } from "../validation/guards.ts";
import { readOrThrow } from "../validation/read-value.ts";
import type { Engine } from "./engine.ts";
import { mixUpProblem, viewNotState } from "./state-view-mix-up.ts";

/**
 * Trust levels: shape checked; created by this library and frozen, or a checked view; a state that is known
 * to be consistent, because it comes from a set-up or from a checked state.
 */
type Trust = "shaped" | "issued" | "consistent";

/** A game is identified by its schemas, which checked the value. */
type KnownGame = Pick<Engine<Blueprint>, "schemas"> | { readonly schemas: object };

const trusted = new WeakMap<object, { readonly by: object; readonly trust: Trust }>();

/** Events that were created by this library, and by which game. */
const issuedEvents = new WeakMap<object, object>();

const trustIn = ({ schemas }: KnownGame, value: unknown): Trust | undefined => {
  const known = isObject(value) ? trusted.get(value) : undefined;
  return known?.by === schemas ? known.trust : undefined;
};

/** Records that a view, or a position in play, has the right shape. */
export function noteShape<T extends object>({ schemas }: KnownGame, value: T): T {
  trusted.set(value, { by: schemas, trust: "shaped" });
  return value;
}

/** Freezes a state or a view and records that it was created by this library, and whether it is a consistent state. */
export function issue<Value extends object>(
  { schemas }: KnownGame,
  value: Value,
  trust: "issued" | "consistent",
): Value {
  trusted.set(deepFreeze(value), { by: schemas, trust });
  return value;
}

/**
 * The output of a run, frozen, because it may share parts with the table. Its events are recorded, because they
 * are redacted for one viewer after the other.
 */
export function issueOutput<B extends Blueprint>(
  { schemas }: Engine<B>,
  run: Run<B>,
): RunOutput<B> {
  const output = deepFreeze(run.takeOutput());
  for (const event of output.events) issuedEvents.set(event, schemas);
  return output;
}

/** Returns an event that was created by this library as it is; reads any other. */
export const trustedEvent = <B extends Blueprint>(
  engine: Engine<B>,
  value: B["event"],
): B["event"] =>
  isObject(value) && issuedEvents.get(value) === engine.schemas
    ? value
    : readOrThrow(engine.schemas.event, `event of ${engine.id}`, value);

/** True if the state or view was created by this library, so that it cannot have been changed. */
export const isIssued = (game: KnownGame, state: unknown): boolean =>
  trustIn(game, state) === "issued" || isConsistent(game, state);

/** True for a view that was created by this library, so that a state exists that looks like it. */
export const isIssuedView = (game: KnownGame, value: unknown): boolean =>
  isIssued(game, value) && isObject(value) && !("rng" in value);

/** True if the state is known to be consistent. */
export const isConsistent = (game: KnownGame, state: unknown): boolean =>
  trustIn(game, state) === "consistent";

/** True if a value is meant to be a state: a view has no `rng`. */
function looksLikeState(value: unknown): boolean {
  const read = readPlain(value);
  return read.ok && isObject(read.value) && "rng" in read.value;
}

/**
 * Passes a view or a state to a function. One that was created by this library is used as it is; any other
 * is read again each time, as it may have changed. A value of the right shape may still be impossible in a
 * game: if the rules fail on it, the error says so.
 */
export function withView<B extends Blueprint, R>(
  engine: Engine<B>,
  value: ViewOf<B>,
  use: (view: ViewOf<B>) => R,
): R {
  const { id, internal } = engine;
  if (isConsistent(engine, value)) return use(value);
  if (trustIn(engine, value)) return blameInput(id, () => use(value));
  const view = looksLikeState(value)
    ? (readOrThrow(internal.stateShape, `state of ${id}`, value) as unknown as ViewOf<B>)
    : readOrThrow(internal.viewShape, `view of ${id}`, value);
  return blameInput(id, () => use(view));
}

/** Passes a state to a function; a view is an error. */
export function withState<B extends Blueprint, R>(
  engine: Engine<B>,
  value: StateOf<B>,
  use: (state: StateOf<B>) => R,
): R {
  return withView(engine, value as unknown as ViewOf<B>, (state) => {
    if ("rng" in state) return use(state as unknown as StateOf<B>);
    throw new RulesError(`state of ${engine.id}`, viewNotState);
  });
}

/** The state itself if it is known to be consistent, or else a checked copy. */
export function consistentState<B extends Blueprint>(
  engine: Engine<B>,
  value: StateOf<B>,
): StateOf<B> {
  if (isConsistent(engine, value)) return value;
  const { id, schemas } = engine;
  const problems = mixUpProblem(engine, "state", value);
  if (problems) throw new RulesError(`state of ${id}`, problems);
  return issue(
    engine,
    readOrThrow(schemas.state, `state of ${id}`, value) as StateOf<B>,
    "consistent",
  );
}

/**
 * The view itself if it was created by this library, or else a checked copy. A state is checked as a state.
 */
export function consistentView<B extends Blueprint>(
  engine: Engine<B>,
  value: ViewOf<B>,
): ViewOf<B> {
  if (isIssued(engine, value)) return value;
  if (looksLikeState(value))
    return consistentState(engine, value as unknown as StateOf<B>) as unknown as ViewOf<B>;
  const { id, schemas } = engine;
  return issue(engine, readOrThrow(schemas.view, `view of ${id}`, value) as ViewOf<B>, "issued");
}

/** Turns any error into a `RulesError` about a position that was passed in. */
export function blameInput<R>(id: string, use: () => R): R {
  try {
    return use();
  } catch (cause) {
    throw inputError(id, cause);
  }
}

/** The same for a lazy iterable. */
export function* blameInputLazily<T>(id: string, things: Iterable<T>): Generator<T> {
  try {
    yield* things;
  } catch (cause) {
    throw inputError(id, cause);
  }
}

const inputError = (id: string, cause: unknown): RulesError =>
  cause instanceof RulesError
    ? cause
    : new RulesError(
        `position of ${id}`,
        { path: [], reason: "cannot occur in a game: the rules fail on it" },
        { cause },
      );
