// The tables of docs/rules against the code and the tests that they point to.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Row {
  /** Such as `"CO-4"`. */
  number: string;
  rule: string;
  /** Paths of the files named. */
  code: string[];
  tests: string[];
}

/** The rows of a table of rules. Files are no links: the tables are in the package, the sources are not. */
function rowsOf(file: string): Row[] {
  const files = (cell: string) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => join(root, path!));
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => /^\| [A-Z]+-\d+ \|/.test(line))
    .map((line) => {
      const [, number, rule, code, tests] = line.split("|").map((cell) => cell.trim());
      return { number: number!, rule: rule!, code: files(code!), tests: files(tests!) };
    });
}

/** The rule numbers in a text; "CO-9 to CO-12" stands for all four. */
function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, prefix, from, , to] of text.matchAll(
    /\b([A-Z]{2})-(\d+)(?:( to )\1-(\d+))?(?!\d)/g,
  ))
    for (let n = Number(from); n <= Number(to ?? from); n++) found.add(`${prefix}-${n}`);
  return found;
}

/** The comments of a source file. */
function commentsOf(file: string): string {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].join("\n");
}

/** The titles of the tests and groups of tests in a file. */
function titlesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && isTest(node.expression) && title && isText(title))
      titles.push(title.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** `test`, `test.each(rows)`, `describe.each(rows)` and the like. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^(test|it|describe)$/.test(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return isTest(callee.expression);
  return false;
}

const titleNumbers = (file: string): Set<string> => numbersIn(titlesOf(file).join("\n"));

/** The files of a folder, at any depth, whose names end so. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(root, folder, file));

const tables = filesIn("docs/rules", ".md");
const prefixes = new Set<string>();
const known = new Set<string>();
for (const { number } of tables.flatMap(rowsOf)) {
  known.add(number);
  prefixes.add(number.split("-")[0]!);
}

test("there are tables of rules", () => {
  expect(tables).not.toEqual([]);
});

describe.each(tables.map((file) => [file.slice(root.length), rowsOf(file)] as const))(
  "%s",
  (_, rows) => {
    const implemented = rows.filter(({ rule }) => !rule.includes("not implemented"));

    test("has every number once, in order", () => {
      const [prefix] = rows[0]!.number.split("-");
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => `${prefix}-${i + 1}`));
    });

    test("says something of each rule", () => {
      for (const { number, rule } of rows) expect(rule.length, number).toBeGreaterThan(20);
    });

    test("names only files that are there", () => {
      for (const { number, code, tests } of rows)
        for (const file of [...code, ...tests])
          expect(existsSync(file), `${number}: ${file}`).toBe(true);
    });

    test("names code that mentions the number; an example needs none", () => {
      for (const { number, rule, code } of implemented) {
        if (!rule.startsWith("**Example**")) expect(code, number).not.toEqual([]);
        for (const file of code)
          expect(numbersIn(commentsOf(file)).has(number), `${number} in ${file}`).toBe(true);
      }
    });

    test("names tests that name the number", () => {
      for (const { number, tests } of implemented) {
        expect(tests, number).not.toEqual([]);
        for (const file of tests)
          expect(titleNumbers(file).has(number), `${number} in ${file}`).toBe(true);
      }
    });
  },
);

test("no test names a rule that is in no table", () => {
  for (const file of filesIn("test", ".test.ts"))
    for (const number of titleNumbers(file))
      if (prefixes.has(number.split("-")[0]!))
        expect(known.has(number), `${number} in ${file}`).toBe(true);
});

test("a number is not taken for a longer one, and a range names all between", () => {
  expect([...numbersIn("CO-10 and CO-2")]).toEqual(["CO-10", "CO-2"]);
  expect([...numbersIn("CO-9 to CO-11")]).toEqual(["CO-9", "CO-10", "CO-11"]);
});
