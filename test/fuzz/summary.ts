// Summaries of long runs, one for each game, as data and as tables.
import { RevealCoverage } from "../../src/testing/index.ts";
import { markdownTable } from "../runs/table.ts";
import { type Batch, type FuzzSubject, GAMES_OF_A_BATCH, type Violation } from "./batch.ts";
import { namesOf } from "./names.ts";
import { addCounts, type Counts, type Kind, kinds, noCounts } from "./occurrences.ts";
import { withTrial } from "./trials.ts";

/** The sum of all batches of a game. */
export interface Summary extends FuzzSubject {
  readonly games: number;
  readonly actions: number;
  readonly cpuSeconds: number;
  readonly violations: readonly Violation[];
  readonly counts: Counts;
  /** What can occur according to the schemas, but did not. */
  readonly never: Readonly<Record<Kind, readonly string[]>>;
}

/** Adds up the batches of a game. */
export function summaryOf({ game, every }: FuzzSubject, batches: readonly Batch[]): Summary {
  const counts = noCounts();
  for (const batch of batches) addCounts(counts, batch.counts);
  const names = withTrial(game, (trial, powers) => namesOf(trial.game, powers));
  const never = noNames();
  for (const kind of kinds)
    never[kind] = names[kind].filter((name) => !Object.hasOwn(counts[kind], name));
  return {
    game,
    every,
    games: batches.reduce((sum, batch) => sum + batch.games, 0),
    actions: batches.reduce((sum, batch) => sum + batch.actions, 0),
    cpuSeconds: batches.reduce((sum, batch) => sum + batch.cpuSeconds, 0),
    violations: [...batches.flatMap((batch) => batch.violations), ...needlessReveals(batches)],
    counts,
    never,
  };
}

/** Violations that only many games show: seats in `revealedTo` that never learn anything. */
function needlessReveals(batches: readonly Batch[]): Violation[] {
  const coverage = new RevealCoverage();
  for (const { reveals } of batches) coverage.add(reveals);
  return coverage.uninformative.map((name) => {
    const { moments } = coverage.counts[name]!;
    const { number } = batches.find(({ reveals }) => reveals[name])!;
    const first = number * GAMES_OF_A_BATCH;
    return {
      number: first,
      report: `seats in revealedTo learn nothing from ${name}: ${moments} times, first in the games from ${first} on`,
    };
  });
}

const noNames = (): Record<Kind, readonly string[]> => ({
  action: [],
  question: [],
  event: [],
  refusal: [],
  lord: [],
  location: [],
  power: [],
});

const number = new Intl.NumberFormat("en");

/** A row for each game, what never occurred, and what was rarest. */
export const screenOf = (summaries: readonly Summary[]): string =>
  [
    markdownTable(
      [
        "game",
        "games",
        "games per CPU hour",
        "actions",
        "violations",
        ...kinds.map((kind) => `${kind}s`),
      ],
      summaries.map(({ game, games, cpuSeconds, actions, violations, counts, never }) => [
        game,
        number.format(games),
        number.format(Math.round((3600 * games) / cpuSeconds)),
        number.format(actions),
        String(violations.length),
        ...kinds.map((kind) => {
          const seen = Object.keys(counts[kind]).length;
          return `${seen} of ${seen + never[kind].length}`;
        }),
      ]),
    ),
    "\nNever occurred:",
    ...summaries.map(({ game, never }) => `- ${game}: ${listOf(never)}`),
    "\nRarest of each kind:",
    ...summaries.map(({ game, counts }) => `- ${game}: ${rarestOf(counts)}`),
  ].join("\n");

/** What never occurred, in words. */
export const listOf = (never: Summary["never"]): string =>
  kinds
    .filter((kind) => never[kind].length > 0)
    .map((kind) => `${kind} ${never[kind].join(", ")}`)
    .join("; ") || "nothing";

const rarestOf = (counts: Counts): string =>
  kinds
    .flatMap((kind) => {
      const [rarest] = Object.entries(counts[kind]).sort(([, a], [, b]) => a - b);
      return rarest ? [`${kind} ${rarest[0]} (${number.format(rarest[1])})`] : [];
    })
    .join(", ");
