import type { Below, TaskOf, Top } from "./blueprint.ts";
import { powersOf } from "./powers/index.ts";

/** AB-7, EX-17: a power of an exile may ask a question before the action, or in its place. */
export const act =
  (below: Below, top: Top): TaskOf<"act"> =>
  (table, task, play) => {
    const isAsked = powersOf(top, table, task.seat).some((power) =>
      power.beforeAction?.(table, task.seat, play),
    );
    if (!isAsked) below.tasks.act(table, task, play);
  };
