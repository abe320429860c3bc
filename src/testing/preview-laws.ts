// A law of optimistic updates.
import type { GameTypes } from "../kernel/contract/game.ts";
import type { ActionTaken, Verdict } from "./law-inputs.ts";
import { isSameJson } from "./same-json.ts";

/** Laws of what a client can know of its own action before the server answers. */
export const previewLaws = {
  "a preview is certain where nobody learns anything, and is the view to come": (turn) => {
    const { game, state, action, step } = turn;
    const preview = game.preview(game.view(state, action.seat), action);
    if (preview.certain !== (step.revealedTo.length === 0))
      return preview.certain ? "certain, but somebody learns something" : "not certain";
    return !preview.certain || isSameJson(preview.view, game.view(step.state, action.seat))
      ? undefined
      : "another view";
  },
} as const satisfies Record<string, <T extends GameTypes>(turn: ActionTaken<T>) => Verdict>;
