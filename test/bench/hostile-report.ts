// The costs of oversized input as a table on the screen, and in the page about limits.
import type { HostileCost, Size } from "./hostile.ts";
import { tableOf } from "./report.ts";

const rowsOf = (costs: readonly HostileCost[]): string[][] => {
  const inputs = [...new Set(costs.map(({ input }) => input))];
  const functions = [...new Set(costs.map(({ call }) => call))];
  return functions.map((call) => [
    call,
    ...inputs.map((input) => {
      const cost = costs.find((one) => one.call === call && one.input === input);
      return cost ? `${cost.milliseconds.toFixed(1)} ms, ${cost.megabytes.toFixed(0)} MB` : "";
    }),
  ]);
};

/** For the terminal. */
export const hostileScreen = (costs: readonly HostileCost[]): string =>
  tableOf(["function", ...new Set(costs.map(({ input }) => input))], rowsOf(costs));

const sizeTable = (sizes: readonly Size[]): string =>
  tableOf(
    ["bytes of JSON, the largest of random games", "a state", "a replay", "its actions"],
    sizes.map(({ game, state, replay, actions }) => [
      game,
      ...[state, replay, actions].map(String),
    ]),
  );

/** A table of a page, from its header to its last row. */
const tableBeginning = (header: string): RegExp =>
  new RegExp(`^\\| ${header} .*\\n(?:\\|.*\\n)*`, "m");

/** The page about limits with its measured tables replaced; its other texts are kept. */
export const limitsPage = (
  page: string,
  costs: readonly HostileCost[],
  sizes: readonly Size[],
): string =>
  page
    .replace(tableBeginning("bytes of JSON,"), () => `${sizeTable(sizes)}\n`)
    .replace(tableBeginning("function"), () => `${hostileScreen(costs)}\n`);
