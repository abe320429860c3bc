// The results as a table on the screen and as a page.
import { cpus, totalmem } from "node:os";
import type { Bytes } from "./heap.ts";
import type { Cost } from "./measure.ts";

/** The results of a run; times in microseconds of CPU. */
export interface Results {
  readonly costs: Readonly<Record<string, Cost>>;
  readonly clicks: { readonly median: number; readonly most: number };
  readonly lords: { readonly median: number; readonly most: number };
  readonly heap: Readonly<Record<string, Bytes>>;
}

const tables = ["abyss 2", "abyss 4", "exiles 2", "exiles 4", "conspiracy 2", "conspiracy 4"];

const figure = (n: number): string =>
  n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2);
const spread = ({ median, low, high }: Cost): string =>
  `${figure(median)} (${figure(low)}–${figure(high)})`;

/** The names of the cases without the table, in order. */
const functionsOf = ({ costs }: Results): string[] => [
  ...new Set(Object.keys(costs).map((name) => name.split(" ").slice(2).join(" "))),
];

const costOf = ({ costs }: Results, table: string, what: string): Cost =>
  costs[`${table} ${what}`]!;

/** The speed relative to boardgame.io's client, and the cost of a random step relative to a replayed one. */
function ratios(
  results: Results,
): { readonly name: string; readonly of: readonly number[]; readonly aim: string }[] {
  const median = (table: string, what: string) => costOf(results, table, what).median;
  return [
    {
      name: "`reduce` against boardgame.io's client",
      aim: "5 or more",
      of: tables.map((t) => median(t, "step by boardgame.io") / median(t, "step by reduce")),
    },
    {
      name: "random games by `randomAction` against boardgame.io's client",
      aim: "60 or more (Conspiracy 100)",
      of: tables.map(
        (t) => median(t, "random step by boardgame.io") / median(t, "step by simulate, random"),
      ),
    },
    {
      name: "a random step against replaying it",
      aim: "2.5 or less",
      of: tables.map(
        (t) => median(t, "step by simulate, random") / median(t, "step by simulate, known"),
      ),
    },
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

const ratioTable = (results: Results): string =>
  tableOf(
    ["ratio", "aim", ...tables],
    ratios(results).map(({ name, aim, of }) => [name, aim, ...of.map(figure)]),
  );

const costTable = (results: Results): string =>
  tableOf(
    ["µs of CPU", ...tables],
    functionsOf(results).map((what) => [
      what,
      ...tables.map((table) => spread(costOf(results, table, what))),
    ]),
  );

const clickTable = ({ clicks, lords }: Results): string =>
  tableOf(
    ["25 allies in hand, 6 lords, 5 pearls", "median", "95 %", "aim"],
    [
      [
        "`choices` after a click",
        `${figure(clicks.median)} µs`,
        `${figure(clicks.most)} µs`,
        "1 ms, 5 ms",
      ],
      [
        "the lords that can be paid for",
        `${figure(lords.median)} µs`,
        `${figure(lords.most)} µs`,
        "1 ms",
      ],
    ],
  );

const heapTable = ({ heap }: Results): string =>
  tableOf(
    ["bytes of heap", "a single state", "each further state of a history"],
    Object.entries(heap).map(([game, bytes]) => [
      game,
      figure(bytes.state),
      figure(bytes.historyPerState),
    ]),
  );

/** For the terminal. */
export const screen = (results: Results): string =>
  [ratioTable(results), costTable(results), clickTable(results), heapTable(results)].join("\n\n");

const gamesPerSecond = (results: Results): string =>
  tableOf(
    ["whole random games a second, one core", ...tables],
    [
      [
        "by `playout`",
        ...tables.map((t) => figure(1e6 / costOf(results, t, "playout, a whole game").median)),
      ],
    ],
  );

/** The page of the documentation. */
export const markdown = (results: Results): string => `# Performance

See what each function costs, and how that grows. Made by \`npm run bench -- --write\`. Times depend on the machine, so look at the ratios: they come from one run, in
which all cases alternate. A cost is the CPU time of one call in microseconds: the median of many rounds, and in brackets
the middle half of them. The code is bundled and warmed up. This run: Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB.

## Against boardgame.io

Its client runs the same rules, as moves that change its draft in place, on the same actions, and ends in the same state, which
the benchmark checks. In random games our side samples an action; theirs lists up to 500 and picks one.

${ratioTable(results)}

## Clicks

Actions put together click by click at random, from random hands.

${clickTable(results)}

## Whole games

${gamesPerSecond(results)}

## Every function

"Step by …" is one action of a whole game. \`legalActions, the first\` is the time to the first action.

${costTable(results)}

## Memory

States share what did not change, so a history costs little more than its differences.

${heapTable(results)}

## Growth

![by the size of the hand](performance/hand.svg)
![by the number of players](performance/players.svg)
![by the length of the game](performance/length.svg)

## Where the time goes

\`reduce\` copies the state and runs the rules on the copy. Then one walk puts the unchanged parts of the old state into the copy, so that
the next state shares them, and freezes the rest. A random step spends its time on counting payments: a table over the allies in hand has the number of ways to pay each cost,
so that each payment is equally likely and none is listed.
`;
