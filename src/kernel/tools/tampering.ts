// Finds out whether a replay was altered, and where: by a chain of short checks, and by the first refused action.

import type { Game, GameTypes, Replay } from "../contract/game.ts";
import { canonicalJson, digest, hash32 } from "../data/digest.ts";
import type { Problem } from "../data/errors.ts";
import { CHECK_DIGITS } from "../data/limits.ts";
import {
  actionInShort,
  type GameInput,
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
}

/** Returns the digest of the moves of a game. */
export const digestOfMoves = <T extends GameTypes>(
  id: string,
  { options, seed, actions }: GameInput<T>,
): string => digest([id, options, seed, actions]);

/**
 * Returns check digits for the options, the seed and each action. Each check depends on all before it, so
 * the first mismatch is where something was changed, inserted or removed.
 */
export function checkDigitsOf<T extends GameTypes>(
  id: string,
  { options, seed, actions }: GameInput<T>,
): string {
  let link = 0;
  const checks = [[id, options], seed, ...actions].map((part) => {
    link = hash32(canonicalJson(part), link);
    return link.toString(16).padStart(8, "0").slice(0, CHECK_DIGITS);
  });
  return checks.join("");
}

/** Returns how a replay was altered; `undefined` if its moves are as recorded. */
export function findTampering<T extends GameTypes>(
  game: Game<T>,
  file: Replay<T>,
): Tampering<T> | undefined {
  const matches = file.digest.moves === digestOfMoves(game.id, file);
  const checks = checkDigitsOf(game.id, file);
  const { checks: recorded = checks } = file;
  if (matches && recorded === checks) return undefined;
  const { refused } = playBack(game, file);
  if (recorded === checks) return { refused };
  return { place: matches ? wrongChecks : placeOf(file, checks, recorded), refused };
}

const wrongChecks: Problem = {
  path: ["checks"],
  reason: "the replay was altered: its checks do not match its moves",
};

/** Returns the place of the first check that does not match. */
function placeOf<T extends GameTypes>(
  { actions }: GameInput<T>,
  checks: string,
  recorded: string,
): Problem {
  let at = 0;
  while (checks[at] === recorded[at]) at += 1;
  const part = Math.floor(at / CHECK_DIGITS);
  if (part === 0) return altered(["options"], "its options are");
  if (part === 1) return altered(["seed"], "its seed is");
  const index = part - PARTS_BEFORE_ACTIONS;
  const action = actions[index];
  return action
    ? altered(["actions", index], `${actionInShort({ index, action })} is`)
    : altered(["actions"], `the end of its ${actions.length} actions is`);
}

/** The checks of the options and of the seed. */
const PARTS_BEFORE_ACTIONS = 2;

const altered = (path: Problem["path"], what: string): Problem => ({
  path,
  reason: `the replay was altered: ${what} not as recorded`,
});

/** Returns the problems of an altered replay: the place first, then the first refused action. */
export function tamperingProblems<T extends GameTypes>(
  game: Game<T>,
  { version }: Replay<T>,
  { place, refused }: Tampering<T>,
): readonly Problem[] {
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
