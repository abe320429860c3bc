// The summary of the long run of hostile input: a row for each game.
import { markdownTable } from "../runs/table.ts";
import type { Batch, Failure } from "./batch.ts";

/** The summary of all batches of a game. */
export interface Summary {
  readonly game: string;
  /** At each entry point. */
  readonly inputs: number;
  readonly entryPoints: number;
  readonly outcomes: Batch["outcomes"];
  readonly mostReads: number;
  readonly failures: readonly (Failure & { readonly game: string; readonly number: number })[];
}

/** Adds up the batches of a game. */
export function summaryOf(game: string, batches: readonly Batch[]): Summary {
  const sum = (count: (batch: Batch) => number) =>
    batches.reduce((total, batch) => total + count(batch), 0);
  return {
    game,
    inputs: sum(({ inputs }) => inputs),
    entryPoints: Math.max(...batches.map(({ entryPoints }) => entryPoints)),
    outcomes: {
      refused: sum(({ outcomes }) => outcomes.refused),
      error: sum(({ outcomes }) => outcomes.error),
      answer: sum(({ outcomes }) => outcomes.answer),
    },
    mostReads: Math.max(...batches.map(({ mostReads }) => mostReads)),
    failures: batches.flatMap(({ number, failures }) =>
      failures.map((failure) => ({ ...failure, game, number })),
    ),
  };
}

const number = new Intl.NumberFormat("en");

/** A row for each game. */
export const screenOf = (summaries: readonly Summary[]): string =>
  markdownTable(
    [
      "game",
      "entry points",
      "inputs at each",
      "refused",
      "error",
      "answer",
      "most reads",
      "failures",
    ],
    summaries.map(({ game, entryPoints, inputs, outcomes, mostReads, failures }) => [
      game,
      ...[entryPoints, inputs, outcomes.refused, outcomes.error, outcomes.answer, mostReads].map(
        number.format,
      ),
      String(failures.length),
    ]),
  );
