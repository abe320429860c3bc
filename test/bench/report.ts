// The results as tables on the screen, as a page and as bar charts.
import { cpus, totalmem } from "node:os";
import { aimsOf, isMet, partReached } from "./aims.ts";
import type { Bytes } from "./heap.ts";
import type { Cost } from "./measure.ts";
import { bars } from "./svg.ts";

/** The results of a run; times in microseconds of CPU unless noted. */
export interface Results {
  /** The tables, such as "abyss 2"; the smallest of each game first. */
  readonly tables: readonly string[];
  /** By table and function: "abyss 2: reduce". */
  readonly costs: Readonly<Record<string, Cost>>;
  readonly clicks: { readonly median: number; readonly most: number };
  readonly lords: { readonly median: number; readonly most: number };
  readonly heap: Readonly<Record<string, Bytes>>;
  /** Milliseconds of CPU to import a game after `zod/mini`, and to import `zod/mini`. */
  readonly imports: Readonly<Record<string, number>>;
}

const figure = (n: number): string =>
  n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2);
const spread = ({ median, low, high }: Cost): string =>
  `${figure(median)} (${figure(low)}–${figure(high)})`;

const costOf = ({ costs }: Results, table: string, what: string): Cost =>
  costs[`${table}: ${what}`]!;

/** The names of the functions, in order. */
const functionsOf = ({ costs, tables }: Results): string[] =>
  Object.keys(costs)
    .filter((name) => name.startsWith(`${tables[0]}: `))
    .map((name) => name.slice(name.indexOf(": ") + 2));

/** The smallest table of each game. */
const smallest = ({ tables }: Results): string[] => {
  const gameOf = (table: string) => table.split(" ")[0];
  return tables.filter((table, i) => gameOf(table) !== gameOf(tables[i - 1] ?? ""));
};

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

const withUnit = (value: number, unit: string): string => `${figure(value)} ${unit}`.trimEnd();

const aimTable = (results: Results): string =>
  tableOf(
    ["figure", "now", "aim", "result"],
    aimsOf(results).map((one) => [
      one.figure,
      withUnit(one.value, one.unit),
      `${withUnit(one.aim, one.unit)} or ${one.isLimit ? "less" : "more"}`,
      isMet(one) ? "met" : "**missed**",
    ]),
  );

/** Speed relative to other libraries on the same rules, and the cost of a random step relative to a replayed one. */
const ratioTable = (results: Results): string => {
  const median = (table: string, what: string) => costOf(results, table, what).median;
  const ratios: readonly (readonly [string, string, string])[] = [
    ["`reduce` against boardgame.io", "step by boardgame.io", "step by reduce"],
    ["`reduce` against Redux Toolkit", "step by Redux Toolkit", "step by reduce"],
    ["random, boardgame.io", "random step by boardgame.io", "step by simulate, random"],
    ["random, Redux Toolkit", "random step by Redux Toolkit", "step by simulate, random"],
    ["a random step against a known one", "step by simulate, random", "step by simulate, known"],
  ];
  return tableOf(
    ["ratio", ...ratios.map(([name]) => name)],
    results.tables.map((table) => [
      table,
      ...ratios.map(([, one, other]) => figure(median(table, one) / median(table, other))),
    ]),
  );
};

const chessTable = ({ costs }: Results): string =>
  tableOf(
    ["µs of CPU", "a random ply"],
    ["chess.js", "chessops"].map((library) => [library, spread(costs[`${library}: random ply`]!)]),
  );

const costTable = (results: Results): string =>
  tableOf(
    ["µs of CPU", ...smallest(results)],
    functionsOf(results).map((what) => [
      what,
      ...smallest(results).map((table) => spread(costOf(results, table, what))),
    ]),
  );

const clickTable = ({ clicks, lords }: Results): string =>
  tableOf(
    ["25 allies in hand, 6 lords, 5 pearls", "median", "95 %"],
    [
      ["`choices` after a click", `${figure(clicks.median)} µs`, `${figure(clicks.most)} µs`],
      ["the lords that can be paid for", `${figure(lords.median)} µs`, `${figure(lords.most)} µs`],
    ],
  );

const heapTable = ({ heap }: Results): string =>
  tableOf(
    ["bytes of heap", "a single state", "each further state of a history"],
    Object.entries(heap).map(([table, bytes]) => [
      table,
      bytes.state.toFixed(0),
      bytes.historyPerState.toFixed(0),
    ]),
  );

const importTable = ({ imports }: Results): string =>
  tableOf(
    ["ms of CPU", ...Object.keys(imports)],
    [["cold import", ...Object.values(imports).map(figure)]],
  );

const gamesPerSecond = (results: Results): string =>
  tableOf(
    ["whole random games a second, one core", "by `playout`", "search iterations a second"],
    results.tables.map((table) => [
      table,
      figure(1e6 / costOf(results, table, "playout, a whole game").median),
      figure(1e6 / costOf(results, table, "iteration of a search").median),
    ]),
  );

/** For the terminal. */
export const screen = (results: Results): string =>
  [
    aimTable(results),
    ratioTable(results),
    chessTable(results),
    gamesPerSecond(results),
    costTable(results),
    clickTable(results),
    heapTable(results),
    importTable(results),
  ].join("\n\n");

/** The longest bar of the aims, so that a figure far better than its aim leaves room for the others. */
const MOST_DRAWN = 1.5;

/** The bar charts by name, as SVG. */
export function charts(results: Results): Readonly<Record<string, string>> {
  const [table = ""] = results.tables;
  const ways: readonly (readonly [string, string])[] = [
    ["simulate, random action", `${table}: step by simulate, random`],
    ["reduce", `${table}: step by reduce`],
    ["Redux Toolkit, known action", `${table}: step by Redux Toolkit`],
    ["boardgame.io, known action", `${table}: step by boardgame.io`],
    ["Redux Toolkit, random action", `${table}: random step by Redux Toolkit`],
    ["boardgame.io, random action", `${table}: random step by boardgame.io`],
    ["chessops, random ply", "chessops: random ply"],
    ["chess.js, random ply", "chess.js: random ply"],
  ];
  return {
    aims: bars(
      "Part of each aim that is reached; the line is the aim, bars end at one and a half",
      aimsOf(results).map((one) => ({
        name: one.figure.replaceAll("`", ""),
        length: Math.min(MOST_DRAWN, partReached(one)),
        text: `${withUnit(one.value, one.unit)} (aim ${withUnit(one.aim, one.unit)})`,
        isGood: isMet(one),
      })),
      { scale: "linear", mark: 1 },
    ),
    steps: bars(
      `One action of ${table}, one ply of chess: microseconds of CPU, logarithmic`,
      ways.map(([name, key]) => {
        const { median } = results.costs[key]!;
        const isGood = name === "reduce" || name.startsWith("simulate");
        return { name, length: median, text: withUnit(median, "µs"), isGood };
      }),
      { scale: "logarithmic" },
    ),
  };
}

/** The page of the documentation, with the sections of the page before that this run does not measure. */
export const markdown = (results: Results, before: string): string => `# Performance

See what each function costs, and how that grows. Made by \`npm run bench -- --write\`. Times depend on the machine, so look at the ratios: they come from one run, in
which all cases of a game alternate, in a process of its own. A cost is the CPU time of one call in microseconds: the median of many rounds, and in brackets
the middle half of them. The code is bundled and warmed up. This run: Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB.

## Aims

![how much of each aim is reached](performance/aims.svg)

${aimTable(results)}

## Against other libraries

![a step of a game in several libraries](performance/steps.svg)

boardgame.io's client and a reducer of Redux Toolkit run the same rules, which change their drafts in place, on the same actions, and end in the same state, which
the benchmark checks. In random games our side samples an action; theirs list up to 500 straight from the rules and pick one.

${ratioTable(results)}

Libraries for chess have other rules, so this compares orders of magnitude only: they list the legal moves and play one.

${chessTable(results)}

## Whole games

Searches start from positions in the middle of random games in which three actions or more are legal.

${gamesPerSecond(results)}

## Clicks

Actions put together click by click at random, from random hands.

${clickTable(results)}

${sectionOf(before, "The playground")}## Every function

"Step by …" is one action of a whole game. \`legalActions, the first\` is the time to the first action.

${costTable(results)}

## Memory

States share what did not change, so a history costs little more than its differences.

${heapTable(results)}

## Import

In a new process. A game needs \`zod/mini\`, which is imported first and measured separately. Half of the time goes into loading files, about 0.4 ms each, so
the build makes few of them: 9 for Abyss, 27 for the mix of three expansions. Schemas and texts of cards are created on first use.

${importTable(results)}

## Growth

![by the size of the hand](performance/hand.svg)
![by the number of players](performance/players.svg)
![by the length of the game](performance/length.svg)

## Where the time goes

\`reduce\` copies the state and runs the rules on the copy. Then one walk puts the unchanged parts of the old state into the copy, so that
the next state shares them, and freezes the rest. A random step spends its time on counting payments: a table over the allies in hand has the number of ways to pay each cost,
so that each payment is equally likely and none is listed.

${sectionOf(before, "Tried and dropped")}`;

/** A section of the page, from its heading to the next one or to the end. */
function sectionOf(page: string, heading: string): string {
  const [section] = new RegExp(`^## ${heading}\\n(?:(?!## ).*\\n)*`, "m").exec(page) ?? [];
  if (section === undefined) throw new Error(`docs/performance.md has no section "${heading}"`);
  return section;
}
