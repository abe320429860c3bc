/** Something wrong in a value: where, and what. */
export interface Problem {
  /** Keys and indices from the outside in; empty for the value as a whole. */
  readonly path: readonly (string | number)[];
  /** What is wrong, as a short English phrase: `5, expected 2, 3 or 4`. */
  readonly reason: string;
  /** The value that was found, in short: `5`, `"miler"`, `a list of 3`. Left out if it is missing. */
  readonly found?: string;
  /** Valid values, or descriptions of them. Left out if only the reason explains it. */
  readonly expected?: readonly string[];
  /** The valid names most similar to the one found, if there are any. */
  readonly didYouMean?: readonly string[];
}

/** The most problems that are reported for one value. */
export const MOST_PROBLEMS = 50;
/** The most problems that the message of an error lists. */
const MOST_IN_MESSAGE = 3;

/**
 * Thrown for invalid input: set-up options, a saved state, a replay or a tableau that is malformed or
 * impossible. An illegal move is returned as data, never thrown.
 *
 * @example
 * ```ts
 * try {
 *   score([{ lords: ["blue-6", "blue-6"], locations: [], pearls: 0, pearlMaster: false }]);
 * } catch (error) {
 *   if (error instanceof RulesError) console.log(error.path, error.reason);
 *   // "0.lords.1"  "blue-6 appears 2 times, the game has 1"
 * }
 * ```
 */
export class RulesError extends Error implements Omit<Problem, "path"> {
  override readonly name = "RulesError";
  /** What is wrong as a whole, such as `"state of abyss"`. */
  readonly what: string;
  /** Dotted path to the first problem, such as `"0.lords.1"`; empty for the value as a whole. */
  readonly path: string;
  /** What is wrong there. */
  readonly reason: string;
  /** All problems, the first one included; at most 50. */
  readonly problems: readonly Problem[];

  /** Takes one problem or a non-empty list of them; `what` names the value that is wrong. */
  constructor(what: string, problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const all: readonly Problem[] = "path" in problems ? [problems] : problems;
    const first = all[0]!;
    super(`${what}${first.path.length > 0 ? ", " : ": "}${messageOf(all)}`, options);
    this.what = what;
    this.path = first.path.join(".");
    this.reason = first.reason;
    this.problems = all;
  }
}

function messageOf(problems: readonly Problem[]): string {
  const [first, ...others] = problems.slice(0, MOST_IN_MESSAGE).map(inPlace);
  if (others.length === 0) return first!;
  const more = `${problems.length < MOST_PROBLEMS ? "" : "at least "}${problems.length - 1}`;
  const rest = problems.length > MOST_IN_MESSAGE ? "; …" : "";
  return `${first} (and ${more} more: ${others.join("; ")}${rest})`;
}

const inPlace = ({ path, reason }: Problem): string =>
  path.length > 0 ? `at ${path.join(".")}: ${reason}` : reason;

/** Puts a problem of a part into the whole, at the part's path. */
export const inside =
  (...path: Problem["path"]) =>
  (problem: Problem): Problem => ({ ...problem, path: [...path, ...problem.path] });

/** Reads a part, and rethrows its problems as problems of the whole. */
export function rerootProblems<Read>(
  what: string,
  reroot: (problem: Problem) => Problem,
  read: () => Read,
): Read {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RulesError)) throw cause;
    throw new RulesError(what, cause.problems.map(reroot), { cause });
  }
}

/** Collects the first problems. A check that throws after it has found some ends the list. */
export function collectProblems(problems: Iterable<Problem>): Problem[] {
  const found: Problem[] = [];
  try {
    for (const problem of problems) {
      found.push(problem);
      if (found.length === MOST_PROBLEMS) break;
    }
  } catch (error) {
    // Later checks may assume that the earlier ones passed.
    if (found.length === 0) throw error;
  }
  return found;
}

/** Runs checks in stages: each assumes that the previous ones passed, so it stops after the first that finds a problem. */
export function* problemsInStages(
  ...stages: readonly (() => Iterable<Problem>)[]
): Generator<Problem, void> {
  for (const stage of stages) {
    let hasProblems = false;
    for (const problem of stage()) {
      hasProblems = true;
      yield problem;
    }
    if (hasProblems) return;
  }
}

/** Throws a `RulesError` with all problems, if there are any. */
export function throwIfProblems(what: string, problems: Iterable<Problem>): void {
  const found = collectProblems(problems);
  if (found.length > 0) throw new RulesError(what, found);
}
