// Results on disk, one in a line, so that a run that was stopped goes on where it was.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { Misuse } from "./script.ts";

/** What a run is about: results of another one must not be mixed in. */
export type Subject = Readonly<Record<string, string | number | readonly string[]>>;

/** A part of a run is known by its number. */
export interface Numbered {
  readonly number: number;
}

/** Where the results of a share of a run are kept. */
export const fileOf = (folder: string, subject: Subject, share: string): string => {
  const name = [...Object.values(subject).flat(), ...(share === "0/1" ? [] : [share])].join("-");
  return `node_modules/.cache/${folder}/${name.replaceAll(/[^\w-]+/g, "_")}.jsonl`;
};

/** Those of the files that are there: nothing is, before the first result. */
export const there = (files: readonly string[]): string[] =>
  files.filter((file) => existsSync(file));

/** Forgets what was done. */
export const forget = (file: string): void => rmSync(file, { force: true });

/** Adds a text to the end of a file, in a line of its own. */
export function append(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${text}\n`);
}

/** Adds a result to a file, with the digest of the code that it is of. */
export const keep = (file: string, code: string, subject: Subject, result: Numbered): void =>
  append(file, JSON.stringify({ code, subject, result }));

/** The results of one run, each number once, the last that was kept; in order. */
export interface Kept<Of extends Subject, Result extends Numbered> {
  readonly subject: Of;
  readonly results: readonly Result[];
}

/** What files hold, by run. Results of other code than this are refused: they say nothing about it. */
export function readRuns<Of extends Subject, Result extends Numbered>(
  files: readonly string[],
  code: string,
): Kept<Of, Result>[] {
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
  if (!existsSync(file)) throw new Misuse(`there are no results: ${file}`);
  const text = readFileSync(file, "utf8");
  // A run that was killed while it wrote leaves half a line. It is taken away, and that part is done once more.
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) writeFileSync(file, whole);
  const lines = whole.split("\n").slice(0, -1);
  return lines.map((line, i) => {
    const read = parsed<Line<Of, Result>>(line);
    if (!read?.subject || !read.result) throw new Misuse(`${file}:${i + 1}: not a line of results`);
    if (read.code === code) return read;
    throw new Misuse(
      `${file}:${i + 1}: a result of other code (${read.code ?? "unknown"}) than this (${code}); --fresh begins anew`,
    );
  });
}

function parsed<T>(json: string): T | undefined {
  try {
    return JSON.parse(json) as T;
  } catch {
    return undefined;
  }
}
