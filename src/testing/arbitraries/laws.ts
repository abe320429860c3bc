import type { GameTypes, Of } from "../../kernel/contract/game.ts";
import { type CheckMovesOptions, checkAttempt } from "../check-moves.ts";
import { RevealCoverage } from "../reveal-coverage.ts";
import type { TestedGame } from "../subject.ts";
import { LawViolation } from "../violation.ts";
import type { RandomGame } from "./games.ts";

/** Maximum number of actions played to shrink a failure. */
const MOST_SHRINKING_ACTIONS = 50_000;

/**
 * A property of random games: they obey the laws that every game of this library obeys. Laws are tested at one in
 * `every` steps and at the last one, those of views for all `viewers` or for one. One `coverage` counts over all games
 * what is revealed; pass your own to read it.
 * After the first failure only the broken law is tested, at every step, which makes shrinking fast. The
 * final failure says how to reproduce it: a replay, and a test to paste.
 *
 * @example
 * ```ts
 * const subject = { game: myVariant, inventory, visibility, mostActions: 300 };
 * const options = fc.record({ players: fc.integer(myVariant.seats) });
 * fc.assert(fc.property(games(myVariant, options), keepsLaws(subject)), { seed: 1 });
 * ```
 */
export function keepsLaws<T extends GameTypes>(
  subject: TestedGame<T>,
  {
    every = 1,
    viewers = "all",
    coverage = new RevealCoverage(),
  }: Pick<
    CheckMovesOptions<Of<T, "action">, Of<T, "event">>,
    "every" | "viewers" | "coverage"
  > = {},
): (random: RandomGame<T>) => void {
  let law: string | undefined;
  let spent = 0;
  return (random) => {
    if (spent > MOST_SHRINKING_ACTIONS) return;
    if (law !== undefined) spent += random.moves.actions.length;
    const { attempt } = random;
    try {
      checkAttempt(
        subject,
        // Another game than the one that was played has other steps.
        random.game === subject.game ? attempt : { ...attempt, steps: [] },
        law === undefined ? { every, viewers, coverage } : { law, coverage },
      );
    } catch (error) {
      if (!(error instanceof LawViolation)) throw error;
      if (law !== undefined && law !== error.law) return;
      law = error.law;
      throw new Error(reportOf(error), { cause: error });
    }
  };
}

const reportOf = ({ message, replay, step, test }: LawViolation): string =>
  `${message}\n\nReplay of the ${step} actions before it:\n${replay}\n\nTest:\n${test}\n`;
