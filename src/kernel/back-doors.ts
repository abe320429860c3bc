// Doors of a game that are functions of the package and no members of the game.
import { RulesError } from "./errors.ts";
import type { Game, GameTypes, Of, Result } from "./game.ts";
import { isObject } from "./guards.ts";
import type { rngOn } from "./rng.ts";

interface BackDoors<T extends GameTypes> {
  compose(position: Of<T, "position">, seed: string): Of<T, "state">;
  reduceBy(state: Of<T, "state">, action: unknown, rngFor: typeof rngOn): Result<T>;
}

// By its schemas, as a game is known in trust.ts: a copy of a game is the same game.
const kept = new WeakMap<object, unknown>();

/** Keeps the doors of a game that is being made. */
export function keepBackDoors(
  schemas: object,
  doors: { readonly [K in keyof BackDoors<GameTypes>]: unknown },
): void {
  kept.set(schemas, doors);
}

/** The doors of a game that was made by `define`. */
export function backDoorsOf<T extends GameTypes>(game: Game<T>): BackDoors<T> {
  const doors = isObject(game) && isObject(game.schemas) ? kept.get(game.schemas) : undefined;
  if (!doors)
    throw new RulesError("not a game", { path: [], reason: "expected a game made by define" });
  return doors as BackDoors<T>;
}
