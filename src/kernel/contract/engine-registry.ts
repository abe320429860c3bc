// The engines of games, for functions of the package that take a game.

import type { rngStoredIn } from "../components/rng.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { Engine } from "./engine.ts";
import type { Game, GameTypes, Of, Result, Step } from "./game.ts";

/** An engine, and `setup` and `reduce` with a different random source. */
interface RegisteredEngine<T extends GameTypes> extends Engine<Blueprint> {
  setupWithRng(options: Of<T, "options">, rngFor: typeof rngStoredIn): Step<T>;
  reduceWithRng(state: Of<T, "state">, action: unknown, rngFor: typeof rngStoredIn): Result<T>;
}

// Keyed by the game's schemas, as in trust.ts, so that a copy of a game is the same game.
const registry = new WeakMap<object, unknown>();

/** Registers the engine of a new game. */
export function registerEngine<B extends Blueprint>(
  engine: Engine<B> & { readonly setupWithRng: unknown; readonly reduceWithRng: unknown },
): void {
  registry.set(engine.schemas, engine);
}

/** The engine of a game that was created by `define`. */
export const engineOf = <T extends GameTypes>({ schemas }: Game<T>): RegisteredEngine<T> =>
  registry.get(schemas) as RegisteredEngine<T>;
