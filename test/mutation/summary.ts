// Results of mutants as text.
import { relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";

/** The number of killed mutants by file, and the surviving mutants. */
export function summaryOf(results: readonly MutantResult[]): string {
  const judged = results.filter(({ status }) => status !== "Ignored");
  const survivors = judged.filter(isAlive);
  const files = [...new Set(judged.map(({ fileName }) => fileName))].sort();
  const lines = files.map((file) => {
    const inFile = judged.filter(({ fileName }) => fileName === file);
    return `${tally(inFile)}  ${relative("", file)}`;
  });
  return [...lines, `${tally(judged)}  in total`, ...survivors.map(lineOf)].join("\n");
}

export const isAlive = ({ status }: MutantResult): boolean =>
  status === "Survived" || status === "NoCoverage";

const tally = (results: readonly MutantResult[]): string => {
  const killed = results.filter((result) => !isAlive(result)).length;
  const share = ((100 * killed) / Math.max(results.length, 1)).toFixed(1);
  return `${killed} of ${results.length} (${share} %)`.padStart(22);
};

export const lineOf = ({
  fileName,
  location,
  mutatorName,
  replacement,
  status,
}: MutantResult): string =>
  `${status}: ${relative("", fileName)}:${location.start.line}:${location.start.column} ${mutatorName} -> ${replacement.replace(/\s+/g, " ").slice(0, 100)}`;
