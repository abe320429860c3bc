// The engines of games, for functions of the package that take a game.

import type { rngStoredIn } from "../components/rng.ts";
import { RulesError } from "../data/errors.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import { isObject } from "../validation/guards.ts";
import type { Engine } from "./engine.ts";
import type { Game, GameTypes, Of, Result } from "./game.ts";

/** An engine, and `reduce` with a different random source. */
interface RegisteredEngine<T extends GameTypes> extends Engine<Blueprint> {
  reduceWithRng(state: Of<T, "state">, action: unknown, rngFor: typeof rngStoredIn): Result<T>;
}

// Keyed by the game's schemas, as in trust.ts, so that a copy of a game is the same game.
const registry = new WeakMap<object, unknown>();

/** Registers the engine of a new game. */
export function registerEngine<B extends Blueprint>(
  engine: Engine<B> & { readonly reduceWithRng: unknown },
): void {
  registry.set(engine.schemas, engine);
}

/** The engine of a game that was created by `define`. */
export function engineOf<T extends GameTypes>(game: Game<T>): RegisteredEngine<T> {
  const engine = lookUpEngine(game);
  if (engine) return engine as RegisteredEngine<T>;
  throw new RulesError("not a game", { path: [], reason: "expected a game created by define" });
}

function lookUpEngine(game: unknown): unknown {
  try {
    const { schemas } = Object(game);
    return isObject(schemas) ? registry.get(schemas) : undefined;
  } catch {
    return undefined; // a getter or a trap of a proxy has thrown
  }
}

/** Throws a `RulesError` if the value is not a game. */
export function mustBeGame<T extends GameTypes>(game: Game<T>): void {
  engineOf(game);
}
