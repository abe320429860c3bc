/** Where something is wrong in a value, and what. */
export interface Problem {
  /** Keys and indices that lead to the place, outermost first; empty for the value as a whole. */
  readonly path: readonly (string | number)[];
  /** What is wrong, as a short English phrase. */
  readonly reason: string;
}

/**
 * Thrown for input that no rule can judge: set-up options, a saved state, a replay or a tableau
 * that is malformed or impossible. A player's mistake never throws; it is refused.
 *
 * @example
 * ```ts
 * try {
 *   score([{ lords: ["blue-6", "blue-6"], locations: [], pearls: 0, pearlMaster: false }]);
 * } catch (error) {
 *   if (error instanceof RulesError) console.log(error.path, error.reason);
 *   // "0.lords.1"  "blue-6 is there 2 times, the game has 1"
 * }
 * ```
 */
export class RulesError extends Error implements Omit<Problem, "path"> {
  override readonly name = "RulesError";
  /** Dotted path to the place, such as `"0.lords.1"`; empty for the value as a whole. */
  readonly path: string;
  /** What is wrong there. */
  readonly reason: string;

  constructor(what: string, { path, reason }: Problem, options?: ErrorOptions) {
    const place = path.join(".");
    super(`${what}${place && `, at ${place}`}: ${reason}`, options);
    this.path = place;
    this.reason = reason;
  }
}

/** Throws the first of the problems, if there is one. */
export function throwFirst(what: string, problems: Iterable<Problem>): void {
  const first = firstOf(problems);
  if (first) throw new RulesError(what, first);
}

function firstOf(problems: Iterable<Problem>): Problem | undefined {
  try {
    for (const problem of problems) return problem;
    return undefined;
  } catch {
    // A value whose getters or proxy traps throw.
    return { path: [], reason: "cannot be read" };
  }
}
