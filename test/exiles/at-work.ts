// How to tell from outside that the power of an exile does something.
import type { Action, Event, ExilePowerName } from "../../src/exiles/index.ts";

/** An action and what it led to. */
export interface Step {
  action: Action;
  events: readonly Event[];
}
const has = ({ events }: Step, type: Event["type"]): boolean =>
  events.some((event) => event.type === type);

/** How to tell that an exile's power has done something. */
export const atWork: Record<ExilePowerName, (step: Step) => boolean> = {
  perjurer: (step) => has(step, "allies-forsworn") && has(step, "key-tokens-gained"),
  conspirator: (step) => step.action.type === "conspire" && has(step, "lord-recruited"),
};
