import type { Action } from "abyss-rules";
import { useEffect } from "react";
import { forcedAnswer, type Offer } from "../../interaction/clicks.ts";

/**
 * Gives the only answer to a question that has nothing on the table to click. Not if it is to be asked: every
 * action is to be confirmed, or the player has just undone it.
 */
export function useForcedAnswer(
  offer: Offer,
  isAsked: boolean,
  revision: number,
  onAct: (action: Action) => void,
): void {
  const answer = isAsked ? undefined : forcedAnswer(offer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each revision
  useEffect(() => {
    if (answer) onAct(answer);
  }, [revision, answer !== undefined]);
}
