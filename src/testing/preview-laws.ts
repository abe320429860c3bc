// A law of optimistic updates.
import type { GameTypes } from "../kernel/contract/game.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { ActionTaken, Verdict } from "./law-inputs.ts";

/** Laws of what a client can know about its own action before the server answers. */
export const previewLaws = {
  "a preview is certain if nothing is revealed, and equals the view after the action": (taken) => {
    const { game, action, step, after } = taken;
    const preview = game.preview(taken.viewOf(action.seat), action);
    if (preview.certain !== (step.revealedTo.length === 0))
      return preview.certain
        ? "certain, but something is revealed"
        : "not certain, but nothing is revealed";
    return !preview.certain || isSameJson(preview.view, after.viewOf(action.seat))
      ? undefined
      : "the view after the action differs";
  },
} as const satisfies Record<string, <T extends GameTypes>(taken: ActionTaken<T>) => Verdict>;
