// Finds out whether a replay was altered, and where: by a chain of short checks, and by the first refused action.

import type { Game, GameTypes, Replay } from "../contract/game.ts";
import { digest } from "../data/digest.ts";
import type { Problem } from "../data/errors.ts";
import { checkDigits, firstAltered } from "./check-digits.ts";
import {
  actionInShort,
  hasOutcomes,
  type Moves,
  playBack,
  type RefusedAction,
  refusedInShort,
} from "./playback.ts";

/** How a replay differs from the one that was recorded. */
export interface Tampering<T extends GameTypes> {
  /** The first place that is not as recorded; left out if it cannot be found. */
  readonly place?: Problem;
  /** The first action that is refused, if any. */
  readonly refused: RefusedAction<T> | undefined;
  /** The first outcome that is impossible, if any. */
  readonly impossible: Problem | undefined;
}

/** Returns the digest of the moves of a game. */
export const digestOfMoves = <T extends GameTypes>(id: string, moves: Moves<T>): string =>
  digest([
    id,
    moves.options,
    ...(hasOutcomes(moves)
      ? [moves.deal, moves.actions, moves.outcomes]
      : [moves.seed, moves.actions]),
  ]);

/** Returns check digits for the options, the seed or deal, and each action with its outcomes. */
export const checkDigitsOf = <T extends GameTypes>(id: string, moves: Moves<T>): string =>
  checkDigits([
    [id, moves.options],
    ...(hasOutcomes(moves)
      ? [moves.deal, ...moves.actions.map((action, i) => [action, moves.outcomes[i]])]
      : [moves.seed, ...moves.actions]),
  ]);

/** Returns how a replay was altered; `undefined` if its moves are as recorded. */
export function findTampering<T extends GameTypes>(
  game: Game<T>,
  file: Replay<T>,
): Tampering<T> | undefined {
  const matches = file.digest.moves === digestOfMoves(game.id, file);
  const checks = checkDigitsOf(game.id, file);
  const { checks: recorded = checks } = file;
  if (matches && recorded === checks) return undefined;
  const { refused, impossible } = playBack(game, file);
  if (recorded === checks) return { refused, impossible };
  return { place: matches ? wrongChecks : placeOf(file, checks, recorded), refused, impossible };
}

const wrongChecks: Problem = {
  path: ["checks"],
  reason: "the replay was altered: its checks do not match its moves",
};

/** Returns the place of the first check that does not match. */
function placeOf<T extends GameTypes>(moves: Moves<T>, checks: string, recorded: string): Problem {
  const part = firstAltered(checks, recorded);
  if (part === 0) return altered(["options"], "its options are");
  if (part === 1)
    return hasOutcomes(moves) ? altered(["deal"], "its deal is") : altered(["seed"], "its seed is");
  const { actions } = moves;
  const index = part - PARTS_BEFORE_ACTIONS;
  const action = actions[index];
  if (!action) return altered(["actions"], `the end of its ${actions.length} actions is`);
  const name = actionInShort({ index, action });
  return altered(
    ["actions", index],
    hasOutcomes(moves) ? `${name} with its outcomes is` : `${name} is`,
  );
}

/** The checks of the options, and of the seed or deal. */
const PARTS_BEFORE_ACTIONS = 2;

const altered = (path: Problem["path"], what: string): Problem => ({
  path,
  reason: `the replay was altered: ${what} not as recorded`,
});

/** Returns the problems of an altered replay: the place first, then the first refused action. */
export function tamperingProblems<T extends GameTypes>(
  game: Game<T>,
  { version }: Replay<T>,
  { place, refused, impossible }: Tampering<T>,
): readonly Problem[] {
  if (impossible) return [place ?? digestMismatch("its moves"), impossible];
  const refusal = refused && {
    path: ["actions", refused.index],
    reason: refusedInShort(refused),
  };
  if (!refusal) return [place ?? digestMismatch("its moves can all be played, but they")];
  // Other rules may refuse an action that was not altered: then the refusal does not show the place.
  if (place || version !== game.version) return [place ?? digestMismatch("its moves"), refusal];
  return [{ ...refusal, reason: `the replay was altered, here or before: ${refusal.reason}` }];
}

const digestMismatch = (moves: string): Problem => ({
  path: ["digest", "moves"],
  reason: `the replay was altered: ${moves} do not match its digest`,
});
