// Checks the tables of docs/rules against the code and the tests that they name.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { workedExamples } from "../docs/.vitepress/worked-examples.ts";
import { commentsOf, numbersIn, rowsOf, titlesOf } from "./rules-table.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Caches the numbers in each file, because most files are named by several rules. */
function cached(find: (file: string) => Set<string>): typeof find {
  const known = new Map<string, Set<string>>();
  return (file) => {
    const found = known.get(file) ?? find(file);
    known.set(file, found);
    return found;
  };
}
const titleNumbers = cached((file) => numbersIn(titlesOf(file).join("\n")));
const commentNumbers = cached((file) => numbersIn(commentsOf(file)));

/** The files of a folder, at any depth, whose names have this ending. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(root, folder, file));

const tables = filesIn("docs/rules", ".md");
const rulesIn = (file: string) => rowsOf(readFileSync(file, "utf8"));
const prefixes = new Set<string>();
const known = new Set<string>();
for (const { number } of tables.flatMap(rulesIn)) {
  known.add(number);
  prefixes.add(number.split("-")[0]!);
}

test("there are tables of rules", () => {
  expect(tables).not.toEqual([]);
});

describe.each(tables.map((file) => [file.slice(root.length), rulesIn(file)] as const))(
  "%s",
  (_, rows) => {
    const implemented = rows.filter(({ rule }) => !rule.includes("not implemented"));

    test("has every number once, in order", () => {
      const [prefix] = rows[0]!.number.split("-");
      const numbers = rows.map(({ number }) => number);
      const plain = numbers.filter((number) => /\d$/.test(number));
      expect(plain).toEqual(plain.map((_, i) => `${prefix}-${i + 1}`));
      for (const [i, number] of numbers.entries())
        if (number.endsWith("a")) expect(`${numbers[i - 1]}a`).toBe(number);
    });

    test("describes each rule", () => {
      for (const { number, rule } of rows) expect(rule.length, number).toBeGreaterThan(20);
    });

    test("names only files that exist", () => {
      for (const { number, code, tests } of rows)
        for (const file of [...code, ...tests])
          expect(existsSync(join(root, file)), `${number}: ${file}`).toBe(true);
    });

    test("names code that mentions the number, except for examples", () => {
      for (const { number, rule, code } of implemented) {
        if (!rule.startsWith("**Example**")) expect(code, number).not.toEqual([]);
        for (const file of code)
          expect(commentNumbers(join(root, file)).has(number), `${number} in ${file}`).toBe(true);
      }
    });

    test("names tests with the number in a title", () => {
      for (const { number, tests } of implemented) {
        expect(tests, number).not.toEqual([]);
        for (const file of tests)
          expect(titleNumbers(join(root, file)).has(number), `${number} in ${file}`).toBe(true);
      }
    });
  },
);

test("every rule number in a test title is in a table", () => {
  for (const file of filesIn("test", ".test.ts"))
    for (const number of titleNumbers(file))
      if (prefixes.has(number.split("-")[0]!))
        expect(known.has(number), `${number} in ${file}`).toBe(true);
});

test("the worked examples, and nothing else, have positions that the site can open", () => {
  const examples = tables.flatMap(rulesIn).filter(({ rule }) => rule.startsWith("**Example**"));
  expect(Object.keys(workedExamples).sort()).toEqual(examples.map(({ number }) => number).sort());
});

test("a number is not taken for a longer one, and a range means all numbers in it", () => {
  expect([...numbersIn("CO-10 and CO-2")]).toEqual(["CO-10", "CO-2"]);
  expect([...numbersIn("CO-9 to CO-11")]).toEqual(["CO-9", "CO-10", "CO-11"]);
  expect([...numbersIn("LE-63, LE-63a: a text")]).toEqual(["LE-63", "LE-63a"]);
});
