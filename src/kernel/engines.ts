// The engines behind games, for functions of the package that are no members of a game.
import type { Blueprint } from "./blueprint.ts";
import type { Engine } from "./engine.ts";
import { RulesError } from "./errors.ts";
import type { Game, GameTypes, Of, Result } from "./game.ts";
import { isObject } from "./guards.ts";
import type { rngOn } from "./rng.ts";

/** An engine, and `reduce` with chance of another make. */
interface Behind<T extends GameTypes> extends Engine<Blueprint> {
  reduceBy(state: Of<T, "state">, action: unknown, rngFor: typeof rngOn): Result<T>;
}

// By its schemas, as a game is known in trust.ts: a copy of a game is the same game.
const behind = new WeakMap<object, unknown>();

/** Keeps the engine of a game that is being made. */
export function keepEngine<B extends Blueprint>(
  engine: Engine<B> & { readonly reduceBy: unknown },
): void {
  behind.set(engine.schemas, engine);
}

/** The engine of a game that was made by `define`. */
export function engineOf<T extends GameTypes>(game: Game<T>): Behind<T> {
  const engine = engineBehind(game);
  if (engine) return engine as Behind<T>;
  throw new RulesError("not a game", { path: [], reason: "expected a game made by define" });
}

function engineBehind(game: unknown): unknown {
  try {
    const { schemas } = Object(game);
    return isObject(schemas) ? behind.get(schemas) : undefined;
  } catch {
    return undefined; // a getter or a trap of a proxy has thrown
  }
}

/** Throws a `RulesError` for what is no game. */
export function mustBeGame<T extends GameTypes>(game: Game<T>): void {
  engineOf(game);
}
