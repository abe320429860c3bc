// What is known of states and views, by identity, so that nothing is looked at twice.
import type { Blueprint, StateOf } from "./blueprint.ts";
import type { Engine } from "./engine.ts";
import { RulesError } from "./errors.ts";
import { frozen } from "./frozen.ts";
import { isObject } from "./guards.ts";
import { mistaken } from "./mistaken.ts";
import { readOrThrow } from "./parse.ts";

/**
 * How far a value is trusted: its shape was looked at; or it was made here and is frozen; or it is
 * known to be consistent besides, because it comes of a set-up or of a state that was checked.
 */
type Trust = "shaped" | "made" | "sound";

/** A game is known by its schemas: that is what a value was held against. */
type Game = Pick<Engine<Blueprint>, "schemas"> | { readonly schemas: object };

const trusted = new WeakMap<object, { readonly by: object; readonly trust: Trust }>();

const trustIn = ({ schemas }: Game, value: unknown): Trust | undefined => {
  const known = isObject(value) ? trusted.get(value) : undefined;
  return known?.by === schemas ? known.trust : undefined;
};

/** Notes that the shape of a view or of a position in play is right. */
export function shaped<T extends object>({ schemas }: Game, value: T): T {
  trusted.set(value, { by: schemas, trust: "shaped" });
  return value;
}

/** Freezes a state and notes that it was made here, and whether it is sound. */
export function made<State extends object>(
  { schemas }: Game,
  state: State,
  trust: "made" | "sound",
): State {
  trusted.set(frozen(state), { by: schemas, trust });
  return state;
}

/** Whether the state was made here, so that nobody can have changed it. */
export const isMade = (game: Game, state: unknown): boolean =>
  trustIn(game, state) === "made" || isSound(game, state);

/** Whether the state is known to be consistent. */
export const isSound = (game: Game, state: unknown): boolean => trustIn(game, state) === "sound";

/** The door of whatever takes a view or a state. */
export function mustBeView<B extends Blueprint>(engine: Engine<B>, value: unknown): void {
  if (trustIn(engine, value)) return;
  const { id, schemas, stateShape } = engine;
  if (isObject(value) && "rng" in value) readOrThrow(stateShape, `state of ${id}`, value);
  else readOrThrow(schemas.view, `view of ${id}`, value);
  shaped(engine, value as object);
}

/** The door of whatever takes a state only. */
export function mustBeState<B extends Blueprint>(engine: Engine<B>, value: object): void {
  mustNotBeView(engine, value);
  mustBeView(engine, value);
}

function mustNotBeView<B extends Blueprint>({ id, schemas }: Engine<B>, value: unknown): void {
  const problems = mistaken(schemas, "state", value);
  if (problems) throw new RulesError(`state of ${id}`, problems);
}

/** The door of whatever takes a state of unknown origin: the state itself, or a sound copy of it. */
export function soundState<B extends Blueprint>(engine: Engine<B>, value: StateOf<B>): StateOf<B> {
  if (isSound(engine, value)) return value;
  mustNotBeView(engine, value);
  const { id, schemas } = engine;
  return made(engine, readOrThrow(schemas.state, `state of ${id}`, value) as StateOf<B>, "sound");
}
