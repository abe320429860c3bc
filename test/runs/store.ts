// Results on disk, one per line, so that an interrupted run can continue.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "./script.ts";

/** What a run tests. Results of another subject are kept apart. */
export type Subject = Readonly<Record<string, string | number | readonly string[]>>;

/** A part of a run, identified by its number. */
export interface Numbered {
  readonly number: number;
}

/** The file with the results of a share of a run. */
export const fileOf = (folder: string, subject: Subject, share: string): string => {
  const name = [...Object.values(subject).flat(), ...(share === "0/1" ? [] : [share])].join("-");
  return `node_modules/.cache/${folder}/${name.replaceAll(/[^\w-]+/g, "_")}.jsonl`;
};

/** The files that exist. A file is created with its first result. */
export const existing = (files: readonly string[]): string[] =>
  files.filter((file) => existsSync(file));

/** Removes a file with results, if it exists. */
export const removeFile = (file: string): void => rmSync(file, { force: true });

/** Appends a line to a file. */
export function append(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${text}\n`);
}

/** Appends a result to a file, with the digest of the code that gave it. */
export const appendResult = (
  file: string,
  code: string,
  subject: Subject,
  result: Numbered,
): void => append(file, JSON.stringify({ code, subject, result }));

/** The results of one run by number, in order. Of several with the same number, the last one. */
export interface StoredRun<Of extends Subject, Result extends Numbered> {
  readonly subject: Of;
  readonly results: readonly Result[];
}

/** Reads results from files, by run. Throws for results of other code, which say nothing about this one. */
export function readRuns<Of extends Subject, Result extends Numbered>(
  files: readonly string[],
  code: string,
): StoredRun<Of, Result>[] {
  const runs = new Map<string, { subject: Of; results: Map<number, Result> }>();
  for (const file of files)
    for (const { subject, result } of linesOf<Of, Result>(file, code)) {
      const key = JSON.stringify(subject);
      const run = runs.get(key) ?? { subject, results: new Map() };
      runs.set(key, run);
      run.results.set(result.number, result);
    }
  return [...runs.values()].map(({ subject, results }) => ({
    subject,
    results: [...results.values()].sort((a, b) => a.number - b.number),
  }));
}

interface Line<Of, Result> {
  readonly code: string;
  readonly subject: Of;
  readonly result: Result;
}

function linesOf<Of, Result>(file: string, code: string): Line<Of, Result>[] {
  if (!existsSync(file)) throw new UsageError(`no results: ${file}`);
  const text = readFileSync(file, "utf8");
  // A run that was killed while writing leaves an incomplete line. It is removed, and that part is run again.
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) writeFileSync(file, whole);
  const lines = whole.split("\n").slice(0, -1);
  return lines.map((line, i) => {
    const read = parseOrUndefined<Line<Of, Result>>(line);
    if (!read?.subject || !read.result) throw new UsageError(`${file}:${i + 1}: not a result`);
    if (read.code === code) return read;
    throw new UsageError(
      `${file}:${i + 1}: a result of other code (${read.code ?? "unknown"}), expected ${code}; --fresh starts again`,
    );
  });
}

function parseOrUndefined<T>(json: string): T | undefined {
  try {
    return JSON.parse(json) as T;
  } catch {
    return undefined;
  }
}
