import type { Game, GameInput, GameTypes } from "../kernel/contract/game.ts";
import { record } from "../kernel/tools/replay.ts";

/** The moment at which a law was broken, and how to reproduce it. */
export interface Scene {
  readonly seed: string;
  /** Number of performed actions. */
  readonly step: number;
  replay(): string;
  moves(): string;
}

/** The scene of a violation after `step` performed actions, when `tried` actions had been tried. */
export const sceneOf = <T extends GameTypes>(
  game: Game<T>,
  { options, seed, actions }: GameInput<T>,
  step: number,
  tried: number,
): Scene => ({
  seed,
  step,
  replay: () => JSON.stringify(record(game, { options, seed, actions: actions.slice(0, step) })),
  moves: () => JSON.stringify({ options, seed, actions: actions.slice(0, tried) }),
});

/**
 * A broken law, the moment at which it was found, and how to reproduce it.
 *
 * @example
 * ```ts
 * try {
 *   checkGame(subject, "seed 1");
 * } catch (error) {
 *   if (error instanceof LawViolation) console.error(error.message, error.replay, error.test);
 *   throw error;
 * }
 * ```
 */
export class LawViolation extends Error {
  override readonly name = "LawViolation";
  readonly law: string;
  readonly seed: string;
  /** Number of performed actions. */
  readonly step: number;
  readonly #scene: Scene;

  /** @internal */
  constructor(law: string, what: string, scene: Scene, cause?: unknown) {
    const { seed, step } = scene;
    super(`"${law}" does not hold: ${what} (seed ${JSON.stringify(seed)}, step ${step})`, {
      cause,
    });
    this.law = law;
    this.seed = seed;
    this.step = step;
    this.#scene = scene;
  }

  /** The game up to this moment, as the JSON of `record`; the reason if it cannot be recorded. */
  get replay(): string {
    try {
      return this.#scene.replay();
    } catch (error) {
      return `cannot be recorded: ${error}`;
    }
  }

  /** Source of a vitest test that fails until the law holds; it needs a `subject`, a {@link TestedGame}. */
  get test(): string {
    return [
      `test(${JSON.stringify(this.law)}, () => {`,
      `  checkMoves(subject, ${this.#scene.moves()});`,
      "});",
    ].join("\n");
  }
}
