// docs/limits.md has every limit of the code, with its value.
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as limits from "../../src/kernel/data/limits.ts";
import { MOST_MILLISECONDS } from "../bench/hostile.ts";
import { read, root } from "./documents.ts";
import { codeIn, tableIn } from "./tables.ts";

const text = read("docs/limits.md");
const rows = tableIn(text, ["what", "at most", "constant", "why"]);

/** The documented limits: "3,000 actions" of `MOST_ACTIONS` is 3000. */
const documented = rows
  .filter(({ constant }) => constant !== "")
  .map((row): [string, number] => [
    codeIn(row.constant).join(),
    Number(/^[\d,]+/.exec(row["at most"])?.[0].replaceAll(",", "")),
  ]);

const EXPORTED = /^export const ((?:MOST|LONGEST|LARGEST)_\w+)/gm;

/** The modules of src that export limits. Numbers in rules of games are not limits of input. */
const modules = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith("cards/numbers.ts"))
  .map((path) => ({ path, names: [...read(`src/${path}`).matchAll(EXPORTED)].map(([, n]) => n!) }))
  .filter(({ names }) => names.length > 0);

/** All limits of the code, by name. */
async function limitsOfCode(): Promise<[string, unknown][]> {
  const constants = await Promise.all(
    modules.map(async ({ path, names }) => {
      const module: Record<string, unknown> = await import(`${root}src/${path}`);
      return names.map((name): [string, unknown] => [name, module[name]]);
    }),
  );
  const { inputLimits, digestLimits } = limits;
  const nested = Object.entries({ inputLimits, digestLimits }).flatMap(([name, fields]) =>
    Object.entries(fields).map(([field, value]): [string, unknown] => [`${name}.${field}`, value]),
  );
  return [...constants.flat(), ...nested];
}

describe("the table of docs/limits.md", () => {
  test("has the value of every limit, and no other", async () => {
    const expected = await limitsOfCode();
    expect(modules.map(({ path }) => path)).toContain("kernel/data/limits.ts");
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  test("names every limit once", () => {
    const names = documented.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

test("docs/limits.md has the time that oversized input may take", () => {
  expect(text).toContain(`takes more than ${MOST_MILLISECONDS} ms of CPU`);
});
