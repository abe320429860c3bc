import { act as actUsually } from "../abyss/turn.ts";
import type { TaskOf } from "./blueprint.ts";
import { powersOf } from "./powers/index.ts";

/** AB-7, EX-17: a power may put a question before the action, or in its place. */
export const act: TaskOf<"act"> = (table, task, play) => {
  const isAsked = powersOf(table, task.seat).some((power) =>
    power.beforeAction?.(table, task.seat, play),
  );
  if (!isAsked) actUsually(table, task, play);
};
