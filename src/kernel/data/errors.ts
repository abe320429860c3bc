/** Where something is wrong in a value, and what. */
export interface Problem {
  /** Keys and indices that lead to the place, outermost first; empty for the value as a whole. */
  readonly path: readonly (string | number)[];
  /** What is wrong, as a short English phrase: `5, expected 2, 3 or 4`. */
  readonly reason: string;
  /** What is there, in short: `5`, `"miler"`, `a list of 3`. Left out where something is missing. */
  readonly found?: string;
  /** What would be right: values, or what they must be like. Left out where only the reason can say it. */
  readonly expected?: readonly string[];
  /** Of the names that would be right those that are most like the one that is there, if any is. */
  readonly didYouMean?: readonly string[];
}

/** So many problems of a value are told at the most. */
export const MOST_PROBLEMS = 50;
/** So many of them are told in the message of an error. */
const MOST_IN_MESSAGE = 3;

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
  /** Dotted path to the first place, such as `"0.lords.1"`; empty for the value as a whole. */
  readonly path: string;
  /** What is wrong there. */
  readonly reason: string;
  /** All that is wrong, the first of it included; of very many things, the first. */
  readonly problems: readonly Problem[];

  /** Give it a problem, or all of them; there must be one. */
  constructor(what: string, problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const all: readonly Problem[] = "path" in problems ? [problems] : problems;
    const first = all[0]!;
    super(`${what}${first.path.length > 0 ? ", " : ": "}${messageOf(all)}`, options);
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

/** The problems, as far as they can be told; of very many, the first. */
export function collectProblems(problems: Iterable<Problem>): Problem[] {
  const found: Problem[] = [];
  try {
    for (const problem of problems) {
      found.push(problem);
      if (found.length === MOST_PROBLEMS) break;
    }
  } catch (error) {
    // What comes after a problem may rest on its absence.
    if (found.length === 0) throw error;
  }
  return found;
}

/** Problems stage by stage: each stage rests on those before it, so none follows on one that found something. */
export function* problemsInStages(
  ...stages: readonly (() => Iterable<Problem>)[]
): Generator<Problem, void> {
  for (const stage of stages) {
    let isSound = true;
    for (const problem of stage()) {
      isSound = false;
      yield problem;
    }
    if (!isSound) return;
  }
}

/** A value whose getters or proxy traps throw. */
export const unreadableProblem: Problem = { path: [], reason: "cannot be read" };

/** Throws an error with all of the problems, if there is one. */
export function throwIfProblems(what: string, problems: Iterable<Problem>): void {
  let found: readonly Problem[];
  try {
    found = collectProblems(problems);
  } catch (cause) {
    throw new RulesError(what, unreadableProblem, { cause });
  }
  if (found.length > 0) throw new RulesError(what, found);
}
