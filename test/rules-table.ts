// Reads the tables of docs/rules, and finds rule numbers in code and tests.
import { readFileSync } from "node:fs";
import ts from "typescript";

/** A row of a table in docs/rules. */
export interface Row {
  /** For example `"CO-4"`; a rule that was added later has a letter, as `"LE-63a"`. */
  number: string;
  rule: string;
  /** Paths of the files, relative to the project. */
  code: string[];
  tests: string[];
}

/** The rows of a table of rules. Files are not links, because the package has the tables but not the sources. */
export const rowsOf = (text: string): Row[] =>
  text.split("\n").flatMap((line) => rowOf(line) ?? []);

/** The rule in a line of a document, if the line is a row of a table of rules. */
export function rowOf(line: string): Row | undefined {
  if (!/^\| [A-Z]+-\d+[a-z]? \|/.test(line)) return undefined;
  const files = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
  const [, number, rule, code, tests] = line.split("|").map((cell) => cell.trim());
  return { number: number!, rule: rule!, code: files(code!), tests: files(tests!) };
}

/** The rule numbers in a text; "CO-9 to CO-12" means all four. */
export function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, prefix, from, letter, to] of text.matchAll(
    /\b([A-Z]{2})-(\d+)(?:([a-z])\b| to \1-(\d+))?(?!\d)/g,
  ))
    if (letter) found.add(`${prefix}-${from}${letter}`);
    else for (let n = Number(from); n <= Number(to ?? from); n++) found.add(`${prefix}-${n}`);
  return found;
}

/** The comments of a source file. */
export function commentsOf(file: string): string {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].join("\n");
}

/** The titles of the tests and groups of tests in a file. */
export function titlesOf(file: string): string[] {
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

/** True for `test`, `test.each(rows)`, `describe.each(rows)` and so on. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^(test|it|describe)$/.test(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return isTest(callee.expression);
  return false;
}
