// Renders the tables of docs/rules as pages: each number is a heading with an anchor, and links to its code, its
// tests and, for a worked example, to its position in the playground.
import type { MarkdownRenderer } from "vitepress";
import { type Row, rowOf } from "../../test/rules-table.ts";
import { positionLink } from "./position-link.ts";
import { BASE, REPOSITORY } from "./settings.ts";
import { workedExamples } from "./worked-examples.ts";

/** The pages of the rules, by the prefix of their numbers. */
const PAGES: Readonly<Record<string, string>> = {
  AB: "abyss",
  EX: "exiles",
  KR: "kraken",
  LE: "leviathan",
  CO: "conspiracy",
};

const NUMBER = /\b(AB|EX|KR|LE|CO)-\d+[a-z]?\b/g;

const anchorOf = (number: string): string => number.toLowerCase();

/** Turns the tables of rules into headings, text and links, before any other plugin. */
export function rulesPages(md: MarkdownRenderer): void {
  md.core.ruler.before("normalize", "rules-pages", (state) => {
    const [, game] = /^rules\/(\w+)\.md$/.exec(state.env.relativePath) ?? [];
    if (game) state.src = pageOf(game, state.src);
  });
}

/** The page of a document with tables of rules. */
const pageOf = (game: string, document: string): string =>
  document
    .split("\n")
    .filter((line) => !/^\| ?(Number|-+) ?\|/.test(line))
    .map((line) => {
      const row = rowOf(line);
      return row ? entryOf(game, row) : line;
    })
    .join("\n");

const entryOf = (game: string, row: Row): string => `
### ${row.number} {#${anchorOf(row.number)}}

${highlighted(linked(row.rule))}

${filesOf(game, row)}
`;

/** Highlights rulings, examples, and rules from a single source. */
const highlighted = (rule: string): string =>
  rule
    .replace(/\*\*(Ruling|Example)(:?)\*\*/g, '<span class="mark $1">$1</span>$2')
    .replace(/\*(Adaptation|Reference aid)(?:\.|([:;]?))\*/g, '<span class="mark">$1</span>$2');

const linked = (rule: string): string =>
  rule.replace(
    NUMBER,
    (number, prefix) => `[${number}](/rules/${PAGES[prefix]}.md#${anchorOf(number)})`,
  );

function filesOf(game: string, { number, code, tests }: Row): string {
  const named = (what: string, files: readonly string[]) =>
    files.length === 0
      ? []
      : [`${what} ${files.map((file) => fileLink(game, number, file)).join(", ")}`];
  const parts = [...named("Code", code), ...named("Tests", tests), ...position(number)];
  return `<div class="files">\n\n${parts.join(" · ")}\n\n</div>`;
}

/** A link to the file in the published repository, or else to the page of the site about it. */
const fileLink = (game: string, number: string, file: string): string =>
  `[${file}](${REPOSITORY ? REPOSITORY + file : `/tests/${game}.md#${anchorOf(number)}`})`;

function position(number: string): string[] {
  const example = workedExamples[number];
  if (!example) return [];
  const hash = positionLink(example.game, example.state(), number);
  const link = `${BASE}playground/index.html${hash}`;
  return [`<a class="position" href="${link}" target="_self">Open the position</a>`];
}
