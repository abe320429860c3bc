import type { Seat } from "../kernel/data/types.ts";
import type { MoveOf, Top } from "./blueprint.ts";
import type { Race } from "./cards/allies.ts";
import { powerWorks } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { TableView } from "./table.ts";
import { takeStacks } from "./transfers.ts";

/** AB-26, AB-50: how many stacks the seat takes. */
const stacksToTake = (top: Top, table: TableView, seat: Seat): number =>
  Math.min(powerWorks(table, seat, "alchemist") ? 2 : 1, top.stacksFor(table, seat).length);

/** AB-26, AB-50 */
export const requestSupport = (top: Top): MoveOf<"request-support"> => ({
  *options(table, seat) {
    const filled = [...top.stacksFor(table, seat)].sort();
    const choices: Race[][] =
      stacksToTake(top, table, seat) === 2
        ? filled.flatMap((a, i) => filled.slice(i + 1).map((b) => [a, b]))
        : filled.map((stack) => [stack]);
    for (const stacks of choices) yield { type: "request-support", seat, stacks };
  },
  refuse(table, { seat, stacks }) {
    for (const [i, stack] of stacks.entries()) {
      if (table.council[stack].length === 0) return refusalOf("stack-empty", "AB-26", { stack });
      if (stacks.indexOf(stack) < i) return refusalOf("stack-named-twice", "AB-50", { stack });
    }
    const needs = stacksToTake(top, table, seat);
    const rule = powerWorks(table, seat, "alchemist") ? "AB-50" : "AB-26";
    if (needs === 0 || stacks.length !== needs)
      return refusalOf("wrong-number-of-stacks", rule, { has: stacks.length, needs });
    return undefined;
  },
  perform(table, { seat, stacks }, play) {
    takeStacks(table, seat, stacks, play);
  },
});
