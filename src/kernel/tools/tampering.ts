// Whether a record was altered, and where: a chain of short checks finds the place, the rules a refused move.

import type { Game, GameTypes, Replay } from "../contract/game.ts";
import { canonicalJson, digest, hash32 } from "../data/digest.ts";
import type { Problem } from "../data/errors.ts";
import { CHECK_DIGITS } from "../data/limits.ts";
import {
  actionInShort,
  type Moves,
  playBack,
  type RefusedAction,
  refusedInShort,
} from "./playback.ts";

/** How a record differs from the one that was made. */
export interface Tampering<T extends GameTypes> {
  /** The first place that is not as it was recorded; left out where nothing tells. */
  readonly place?: Problem;
  /** The first action that is refused, if one is. */
  readonly refused: RefusedAction<T> | undefined;
}

/** A digest of all that a game is made of. */
export const digestOfMoves = <T extends GameTypes>(
  id: string,
  { options, seed, actions }: Moves<T>,
): string => digest([id, options, seed, actions]);

/**
 * A check of the options, one of the seed and one of each action. Each rests on all before it, so
 * the first that does not fit is where something was changed, put in or left out.
 */
export function checkDigitsOf<T extends GameTypes>(
  id: string,
  { options, seed, actions }: Moves<T>,
): string {
  let link = 0;
  const checks = [[id, options], seed, ...actions].map((part) => {
    link = hash32(canonicalJson(part), link);
    return link.toString(16).padStart(8, "0").slice(0, CHECK_DIGITS);
  });
  return checks.join("");
}

/** How a record was altered; nothing if its moves are those that were recorded. */
export function findTampering<T extends GameTypes>(
  game: Game<T>,
  file: Replay<T>,
): Tampering<T> | undefined {
  const fits = file.digest.moves === digestOfMoves(game.id, file);
  const checks = checkDigitsOf(game.id, file);
  const { checks: recorded = checks } = file;
  if (fits && recorded === checks) return undefined;
  const { refused } = playBack(game, file);
  if (recorded === checks) return { refused };
  return { place: fits ? wrongChecks : placeOf(file, checks, recorded), refused };
}

const wrongChecks: Problem = {
  path: ["checks"],
  reason: "the replay was altered: its checks are not those of its moves",
};

/** The place of the first check that does not fit. */
function placeOf<T extends GameTypes>(
  { actions }: Moves<T>,
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

/** The options and the seed. */
const PARTS_BEFORE_ACTIONS = 2;

const altered = (path: Problem["path"], what: string): Problem => ({
  path,
  reason: `the replay was altered: ${what} not as recorded`,
});

/** What to say of an altered record: the place first, then what is refused for it. */
export function tamperingProblems<T extends GameTypes>(
  game: Game<T>,
  { version }: Replay<T>,
  { place, refused }: Tampering<T>,
): readonly Problem[] {
  const refusal = refused && {
    path: ["actions", refused.index],
    reason: refusedInShort(refused),
  };
  if (!refusal) return [place ?? unlikeDigest("its moves can all be played, but they")];
  // Other rules may refuse what was not altered, so that their refusals tell nothing of the place.
  if (place || version !== game.version) return [place ?? unlikeDigest("its moves"), refusal];
  return [{ ...refusal, reason: `the replay was altered, here or before: ${refusal.reason}` }];
}

const unlikeDigest = (moves: string): Problem => ({
  path: ["digest", "moves"],
  reason: `the replay was altered: ${moves} are not those of its digest`,
});
