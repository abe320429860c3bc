// What the long run of hostile input says: a row for each game.
import { markdownTable } from "../runs/table.ts";
import type { Batch, Harm } from "./batch.ts";

/** What all batches of a game say. */
export interface Summary {
  readonly game: string;
  /** At each door. */
  readonly inputs: number;
  readonly doors: number;
  readonly outcomes: Batch["outcomes"];
  readonly mostLooks: number;
  readonly harms: readonly (Harm & { readonly game: string; readonly number: number })[];
}

/** Adds up the batches of a game. */
export function summaryOf(game: string, batches: readonly Batch[]): Summary {
  const sum = (count: (batch: Batch) => number) =>
    batches.reduce((total, batch) => total + count(batch), 0);
  return {
    game,
    inputs: sum(({ inputs }) => inputs),
    doors: Math.max(...batches.map(({ doors }) => doors)),
    outcomes: {
      refused: sum(({ outcomes }) => outcomes.refused),
      error: sum(({ outcomes }) => outcomes.error),
      answer: sum(({ outcomes }) => outcomes.answer),
    },
    mostLooks: Math.max(...batches.map(({ mostLooks }) => mostLooks)),
    harms: batches.flatMap(({ number, harms }) => harms.map((harm) => ({ ...harm, game, number }))),
  };
}

const number = new Intl.NumberFormat("en");

/** A row for each game. */
export const screenOf = (summaries: readonly Summary[]): string =>
  markdownTable(
    ["game", "doors", "inputs at each", "refused", "error", "answer", "most looks", "harm"],
    summaries.map(({ game, doors, inputs, outcomes, mostLooks, harms }) => [
      game,
      ...[doors, inputs, outcomes.refused, outcomes.error, outcomes.answer, mostLooks].map(
        number.format,
      ),
      String(harms.length),
    ]),
  );
