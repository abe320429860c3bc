// Pages with the comments and test titles of each rule: the targets of links if DOCS_REPOSITORY is not set.
import { readdirSync, readFileSync } from "node:fs";
import { commentsOf, numbersIn, type Row, rowsOf, titlesOf } from "../../test/rules-table.ts";
import { ROOT } from "./settings.ts";

/** A page for each table of rules. */
export const testPages = () =>
  readdirSync(`${ROOT}docs/rules`).map((file) => {
    const game = file.slice(0, -".md".length);
    const document = readFileSync(`${ROOT}docs/rules/${file}`, "utf8");
    return { params: { game }, content: pageOf(game, document) };
  });

function pageOf(game: string, document: string): string {
  const [title] = document.split("\n");
  const entries = rowsOf(document).map((row) => entryOf(game, row));
  return `${title}: code and tests\n\n${entries.join("\n")}`;
}

const entryOf = (game: string, { number, code, tests }: Row): string => {
  const anchor = number.toLowerCase();
  return [
    `## ${number} {#${anchor}}`,
    `[The rule](/rules/${game}.md#${anchor})`,
    ...code.map((file) => textsIn(file, linesOf(commentsOf(ROOT + file)), number)),
    ...tests.map((file) => textsIn(file, titlesOf(ROOT + file).map(unquoted), number)),
  ].join("\n\n");
};

/** A file with those of its comments or titles that name the rule. */
const textsIn = (file: string, texts: readonly string[], number: string): string =>
  [
    `\`${file}\``,
    texts
      .filter((text) => numbersIn(text).has(number))
      .map((text) => `- ${escaped(text)}`)
      .join("\n"),
  ].join("\n\n");

const linesOf = (comments: string): string[] =>
  comments.split("\n").map((line) => line.replace(/^[\s/*]+|[\s/*]+$/g, ""));

const unquoted = (title: string): string => title.slice(1, -1);

/** Escapes the text for Markdown and Vue templates. */
const escaped = (text: string): string =>
  text.replace(/[^\w\s.,;:()+-]/g, (sign) => `&#${sign.codePointAt(0)};`);
