import type { Problem } from "../kernel/errors.ts";
import { isObject } from "../kernel/guards.ts";
import { isCount, shapeProblems } from "../kernel/problems.ts";

/** What a player sends: what to do, or to take back what was done last. */
export interface Message<Action> {
  /** The revision that the sender knows: that of the latest news. */
  readonly knows: number;
  /** `"undo"` takes the sender's last action back. */
  readonly action: Action | "undo";
}

/** What is wrong with a message of unknown origin, apart from its action. */
export function problemWith(message: unknown): Problem | undefined {
  try {
    for (const problem of shapeProblems(message, ["knows", "action"], [])) return problem;
    const { knows, action } = message as Message<unknown>;
    if (!isCount(knows)) return { path: ["knows"], reason: "expected a whole number, 0 or more" };
    if (action !== "undo" && !isObject(action))
      return { path: ["action"], reason: 'expected an action or "undo"' };
    return undefined;
  } catch {
    return { path: [], reason: "cannot be read" };
  }
}
