// Recognises from actions and events that the power of an exile did something.

import type { ExilePowerName } from "../../src/exiles/cards/index.ts";
import type { Action, Event } from "../../src/exiles/index.ts";

/** An action and its events. */
export interface Step {
  action: Action;
  events: readonly Event[];
}
const has = ({ events }: Step, type: Event["type"]): boolean =>
  events.some((event) => event.type === type);

/** Whether a step shows the effect of each power. */
export const atWork: Record<ExilePowerName, (step: Step) => boolean> = {
  perjurer: (step) => has(step, "allies-forsworn") && has(step, "key-tokens-gained"),
  conspirator: (step) => step.action.type === "conspire" && has(step, "lord-recruited"),
};
