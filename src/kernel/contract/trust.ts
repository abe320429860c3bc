// What is known of states and views, by identity, so that nothing is looked at twice.

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
 * How far a value is trusted: its shape was looked at; or it was made here and is frozen, a view that was
 * checked included; or it is a state that is known to be consistent besides, because it comes of a set-up
 * or of a state that was checked.
 */
type Trust = "shaped" | "issued" | "consistent";

/** A game is known by its schemas: that is what a value was held against. */
type KnownGame = Pick<Engine<Blueprint>, "schemas"> | { readonly schemas: object };

const trusted = new WeakMap<object, { readonly by: object; readonly trust: Trust }>();

/** Events that were said here, and by which game. */
const issuedEvents = new WeakMap<object, object>();

const trustIn = ({ schemas }: KnownGame, value: unknown): Trust | undefined => {
  const known = isObject(value) ? trusted.get(value) : undefined;
  return known?.by === schemas ? known.trust : undefined;
};

/** Notes that the shape of a view or of a position in play is right. */
export function noteShape<T extends object>({ schemas }: KnownGame, value: T): T {
  trusted.set(value, { by: schemas, trust: "shaped" });
  return value;
}

/** Freezes a state or a view and notes that it was made here, and whether it is a sound state. */
export function issue<Value extends object>(
  { schemas }: KnownGame,
  value: Value,
  trust: "issued" | "consistent",
): Value {
  trusted.set(deepFreeze(value), { by: schemas, trust });
  return value;
}

/**
 * What a run said, for whoever gets it: it must not be a way to change the table. The events are noted,
 * as they are shown to one viewer after the other.
 */
export function issueOutput<B extends Blueprint>(
  { schemas }: Engine<B>,
  run: Run<B>,
): RunOutput<B> {
  const said = deepFreeze(run.takeOutput());
  for (const event of said.events) issuedEvents.set(event, schemas);
  return said;
}

/** The door of whatever takes an event: the event itself if it was made here, else what is read of it. */
export const trustedEvent = <B extends Blueprint>(
  engine: Engine<B>,
  value: B["event"],
): B["event"] =>
  isObject(value) && issuedEvents.get(value) === engine.schemas
    ? value
    : readOrThrow(engine.schemas.event, `event of ${engine.id}`, value);

/** Whether the state or view was made here, so that nobody can have changed it. */
export const isIssued = (game: KnownGame, state: unknown): boolean =>
  trustIn(game, state) === "issued" || isConsistent(game, state);

/** Whether it is a view that was made here: there is a state that looks like it. */
export const isIssuedView = (game: KnownGame, value: unknown): boolean =>
  isIssued(game, value) && isObject(value) && !("rng" in value);

/** Whether the state is known to be consistent. */
export const isConsistent = (game: KnownGame, state: unknown): boolean =>
  trustIn(game, state) === "consistent";

/** Whether a value from outside means to be a state: a view has no random numbers. */
function looksLikeState(value: unknown): boolean {
  const read = readPlain(value);
  return read.ok && isObject(read.value) && "rng" in read.value;
}

/**
 * The door of whatever takes a view or a state. One that was made here is used as it is; of any other a
 * copy is read, each time anew, as it is somebody else's and may have changed. What has the right shape
 * may still be what no game leads to: rules that fail on it say so.
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

/** The door of whatever takes a state only. */
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

/** The door of whatever takes a state of unknown origin: the state itself, or a sound copy of it. */
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
 * The door of whatever imagines what a view hides: the view itself if it was made here, or a copy, if
 * there is a state that looks like it. A state hides nothing.
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

/** Whatever goes wrong is the fault of a position that came from outside. */
export function blameInput<R>(id: string, use: () => R): R {
  try {
    return use();
  } catch (cause) {
    throw inputError(id, cause);
  }
}

/** The same, of things that are found one by one, later. */
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
        { path: [], reason: "no game leads to it: the rules fail on it" },
        { cause },
      );
