// The longest run: the sum of its games is kept in the repository, so that any checkout of the same code continues it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Numbered, StoredRun, Subject } from "../runs/store.ts";
import { markdownTable } from "../runs/table.ts";
import { type Batch, type FuzzSubject, GAMES_OF_A_BATCH } from "./batch.ts";
import { addCounts, kinds, noCounts } from "./occurrences.ts";
import { listOf, summaryOf } from "./summary.ts";
import { gameNames } from "./trials.ts";

const [FILE, PAGE] = ["test/fuzz/longest-run.json", "docs/reliability.md"];

/** How many games of each game are wanted. */
const AIM = 100_000;

/**
 * The sum of all batches of a game, from its first game on without a gap. What was revealed is left out: there are
 * thousands of combinations of events, and each run judges its own.
 */
type Sum = Omit<Batch, "number" | "reveals">;

/** The longest run. */
export interface LongestRun {
  /** The digest of the code. */
  readonly code: string;
  readonly runs: readonly { readonly subject: FuzzSubject & Subject; readonly sum: Sum }[];
}

/** The longest run so far. */
export const readRecord = (): LongestRun | undefined =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as LongestRun) : undefined;

/** Writes the longest run, and its tables in the documentation. */
export function writeRecord(record: LongestRun | undefined): void {
  if (!record) return;
  const rank = ({ subject }: (typeof record.runs)[number]) => gameNames.indexOf(subject.game);
  const runs = [...record.runs].sort((a, b) => rank(a) - rank(b));
  const lines = runs.map((run) => `    ${JSON.stringify(run)}`);
  writeFileSync(
    FILE,
    `{\n  "code": "${record.code}",\n  "runs": [\n${lines.join(",\n")}\n  ]\n}\n`,
  );
  writeFileSync(PAGE, withTables(readFileSync(PAGE, "utf8"), tablesOf({ ...record, runs })));
}

/** The batches that a record of this code contains, by number; none if it is of other code. */
export const recordedBatches = (
  record: LongestRun | undefined,
  code: string,
): StoredRun<FuzzSubject & Subject, Numbered & Pick<Batch, "games">>[] =>
  record?.code !== code
    ? []
    : record.runs.map(({ subject, sum }) => ({
        subject,
        results: Array.from({ length: sum.games / GAMES_OF_A_BATCH }, (_, number) => ({
          number,
          games: GAMES_OF_A_BATCH,
        })),
      }));

/**
 * The record with the batches of a run that follow on those that it contains; whole batches only, so that a batch is
 * never counted twice. A record of other code is replaced.
 */
export function withRun(
  record: LongestRun | undefined,
  code: string,
  { subject, results }: StoredRun<FuzzSubject & Subject, Batch>,
): LongestRun {
  const runs = record?.code === code ? record.runs : [];
  const isSame = (other: { readonly subject: object }) =>
    JSON.stringify(other.subject) === JSON.stringify(subject);
  const known = runs.find(isSame);
  const batches = new Map(results.map((batch) => [batch.number, batch]));
  let sum = known?.sum ?? NOTHING;
  for (;;) {
    const next = batches.get(sum.games / GAMES_OF_A_BATCH);
    if (next?.games !== GAMES_OF_A_BATCH) break;
    sum = sumOf(sum, next);
  }
  if (sum === NOTHING) return { code, runs };
  const changed = { subject, sum };
  return {
    code,
    runs: known ? runs.map((run) => (run === known ? changed : run)) : [...runs, changed],
  };
}

const NOTHING: Sum = {
  games: 0,
  actions: 0,
  violations: [],
  counts: noCounts(),
  cpuSeconds: 0,
};

function sumOf(one: Sum, other: Sum): Sum {
  const counts = noCounts();
  for (const { counts: more } of [one, other]) addCounts(counts, more);
  return {
    games: one.games + other.games,
    actions: one.actions + other.actions,
    violations: [...one.violations, ...other.violations],
    counts,
    cpuSeconds: Math.round(10 * (one.cpuSeconds + other.cpuSeconds)) / 10,
  };
}

const number = new Intl.NumberFormat("en");

/** The tables of the longest run, in Markdown. */
export function tablesOf({ code, runs }: LongestRun): string {
  const summaries = runs.map(({ subject, sum }) =>
    summaryOf(subject, [{ ...sum, number: 0, reveals: {} }]),
  );
  const total = (of: "games" | "actions" | "cpuSeconds") =>
    summaries.reduce((sum, summary) => sum + summary[of], 0);
  const violations = summaries.reduce((sum, summary) => sum + summary.violations.length, 0);
  const hours = (seconds: number) => (seconds / 3600).toFixed(1);
  return [
    `${number.format(total("games"))} games and ${number.format(total("actions"))} actions in ${hours(total("cpuSeconds"))} CPU hours, laws at one step in`,
    `${summaries[0]!.every}: ${violations === 0 ? "no violation" : `**${violations} violations**`}. The digest of the code is \`${code}\`.`,
    "",
    markdownTable(
      [
        "game",
        "games",
        `aim: ${number.format(AIM)}`,
        "CPU hours",
        "games per CPU hour",
        "actions",
        "violations",
      ],
      summaries.map(({ game, games, cpuSeconds, actions, violations }) => [
        game,
        number.format(games),
        games >= AIM ? "reached" : "**missed**",
        hours(cpuSeconds),
        number.format(Math.round((3600 * games) / cpuSeconds)),
        number.format(actions),
        String(violations.length),
      ]),
    ),
    "",
    "What occurred, of what can:",
    "",
    markdownTable(
      ["game", ...kinds.map((kind) => `${kind}s`), "never, besides refusals"],
      summaries.map((summary) => [
        summary.game,
        ...kinds.map((kind) => {
          const seen = Object.keys(summary.counts[kind]).length;
          return `${seen} of ${seen + summary.never[kind].length}`;
        }),
        // The tests of each rule cover all refusals; few random actions are illegal in every way.
        listOf({ ...summary.never, refusal: [] }),
      ]),
    ),
  ].join("\n");
}

/** The page with the tables between its two marks. */
export const withTables = (page: string, tables: string): string =>
  page.replace(
    /(<!-- longest run -->\n)[\s\S]*?(<!-- end of the longest run -->)/,
    (_, start, end) => `${start}\n${tables}\n\n${end}`,
  );
