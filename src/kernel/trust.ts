// What is known of states and views, by identity, so that nothing is looked at twice.
import type { Blueprint, StateOf, ViewOf } from "./blueprint.ts";
import type { Engine } from "./engine.ts";
import { RulesError } from "./errors.ts";
import { frozen } from "./frozen.ts";
import { isObject } from "./guards.ts";
import { isView, mistaken } from "./mistaken.ts";
import { readOrThrow } from "./parse.ts";
import { plain } from "./plain.ts";
import type { Run, Said } from "./play.ts";

/**
 * How far a value is trusted: its shape was looked at; or it was made here and is frozen, a view that was
 * checked included; or it is a state that is known to be consistent besides, because it comes of a set-up
 * or of a state that was checked.
 */
type Trust = "shaped" | "made" | "sound";

/** A game is known by its schemas: that is what a value was held against. */
type Game = Pick<Engine<Blueprint>, "schemas"> | { readonly schemas: object };

const trusted = new WeakMap<object, { readonly by: object; readonly trust: Trust }>();

/** Events that were said here, and by which game. */
const saidBy = new WeakMap<object, object>();

const trustIn = ({ schemas }: Game, value: unknown): Trust | undefined => {
  const known = isObject(value) ? trusted.get(value) : undefined;
  return known?.by === schemas ? known.trust : undefined;
};

/** Notes that the shape of a view or of a position in play is right. */
export function shaped<T extends object>({ schemas }: Game, value: T): T {
  trusted.set(value, { by: schemas, trust: "shaped" });
  return value;
}

/** Freezes a state or a view and notes that it was made here, and whether it is a sound state. */
export function made<Value extends object>(
  { schemas }: Game,
  value: Value,
  trust: "made" | "sound",
): Value {
  trusted.set(frozen(value), { by: schemas, trust });
  return value;
}

/**
 * What a run said, for whoever gets it: it must not be a way to change the table. The events are noted,
 * as they are shown to one viewer after the other.
 */
export function told<B extends Blueprint>({ schemas }: Engine<B>, run: Run<B>): Said<B> {
  const said = frozen(run.said());
  for (const event of said.events) saidBy.set(event, schemas);
  return said;
}

/** The door of whatever takes an event: the event itself if it was made here, else what is read of it. */
export const asEvent = <B extends Blueprint>(engine: Engine<B>, value: B["event"]): B["event"] =>
  isObject(value) && saidBy.get(value) === engine.schemas
    ? value
    : readOrThrow(engine.schemas.event, `event of ${engine.id}`, value);

/** Whether the state or view was made here, so that nobody can have changed it. */
export const isMade = (game: Game, state: unknown): boolean =>
  trustIn(game, state) === "made" || isSound(game, state);

/** Whether it is a view that was made here: there is a state that looks like it. */
export const isMadeView = (game: Game, value: unknown): boolean =>
  isMade(game, value) && isObject(value) && !("rng" in value);

/** Whether the state is known to be consistent. */
export const isSound = (game: Game, state: unknown): boolean => trustIn(game, state) === "sound";

/** Whether a value from outside means to be a state: a view has no random numbers. */
function isState(value: unknown): boolean {
  const read = plain(value);
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
  const { id, forDoors } = engine;
  if (isSound(engine, value)) return use(value);
  if (trustIn(engine, value)) return blaming(id, () => use(value));
  const view = isState(value)
    ? (readOrThrow(forDoors.stateShape, `state of ${id}`, value) as unknown as ViewOf<B>)
    : readOrThrow(forDoors.viewShape, `view of ${id}`, value);
  return blaming(id, () => use(view));
}

/** The door of whatever takes a state only. */
export function withState<B extends Blueprint, R>(
  engine: Engine<B>,
  value: StateOf<B>,
  use: (state: StateOf<B>) => R,
): R {
  return withView(engine, value as unknown as ViewOf<B>, (state) => {
    if ("rng" in state) return use(state as unknown as StateOf<B>);
    throw new RulesError(`state of ${engine.id}`, isView);
  });
}

/** The door of whatever takes a state of unknown origin: the state itself, or a sound copy of it. */
export function soundState<B extends Blueprint>(engine: Engine<B>, value: StateOf<B>): StateOf<B> {
  if (isSound(engine, value)) return value;
  const { id, schemas } = engine;
  const problems = mistaken(engine, "state", value);
  if (problems) throw new RulesError(`state of ${id}`, problems);
  return made(engine, readOrThrow(schemas.state, `state of ${id}`, value) as StateOf<B>, "sound");
}

/**
 * The door of whatever imagines what a view hides: the view itself if it was made here, or a copy, if
 * there is a state that looks like it. A state hides nothing.
 */
export function possibleView<B extends Blueprint>(engine: Engine<B>, value: ViewOf<B>): ViewOf<B> {
  if (isMade(engine, value)) return value;
  if (isState(value))
    return soundState(engine, value as unknown as StateOf<B>) as unknown as ViewOf<B>;
  const { id, schemas } = engine;
  return made(engine, readOrThrow(schemas.view, `view of ${id}`, value) as ViewOf<B>, "made");
}

/** Whatever goes wrong is the fault of a position that came from outside. */
export function blaming<R>(id: string, use: () => R): R {
  try {
    return use();
  } catch (cause) {
    throw faultOf(id, cause);
  }
}

/** The same, of things that are found one by one, later. */
export function* blamingLater<T>(id: string, things: Iterable<T>): Generator<T> {
  try {
    yield* things;
  } catch (cause) {
    throw faultOf(id, cause);
  }
}

const faultOf = (id: string, cause: unknown): RulesError =>
  cause instanceof RulesError
    ? cause
    : new RulesError(
        `position of ${id}`,
        { path: [], reason: "no game leads to it: the rules fail on it" },
        { cause },
      );
