import type { GameTypes, Of } from "../../kernel/contract/game.ts";
import { type CheckMovesOptions, checkAttempt } from "../check-moves.ts";
import { RevealCoverage } from "../reveal-coverage.ts";
import type { TestedGame } from "../subject.ts";
import { LawViolation } from "../violation.ts";
import type { RandomGame } from "./games.ts";

/** After a failure so many actions are spent on a smaller one, however long the games are. */
const ENOUGH_ACTIONS = 50_000;

/**
 * A property of random games: they keep the laws that every game of this library keeps. Laws are
 * tested at one step in `every`, and at the last one; who learns something is remembered over all games,
 * by a `witness` of yours if you give one. After the first failure only the law that was broken is tested, at
 * every step, to make the game smaller fast; the failure that remains says how to see it again: a replay, and a
 * test to paste.
 *
 * @example
 * ```ts
 * const subject = { game: myVariant, inventory, places, mostActions: 300 };
 * const options = fc.record({ players: fc.integer(myVariant.seats) });
 * fc.assert(fc.property(games(myVariant, options), keepsLaws(subject)), { seed: 1 });
 * ```
 */
export function keepsLaws<T extends GameTypes>(
  subject: TestedGame<T>,
  {
    every = 1,
    coverage = new RevealCoverage(),
  }: Pick<CheckMovesOptions<Of<T, "action">, Of<T, "event">>, "every" | "coverage"> = {},
): (random: RandomGame<T>) => void {
  let law: string | undefined;
  let spent = 0;
  return (random) => {
    if (spent > ENOUGH_ACTIONS) return;
    if (law !== undefined) spent += random.moves.actions.length;
    try {
      checkAttempt(
        subject,
        random.attempt,
        law === undefined ? { every, coverage } : { law, coverage },
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
