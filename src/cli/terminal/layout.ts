// Text in columns. What counts is how wide a text is on the screen, not how many characters it has.
import { stripVTControlCharacters } from "node:util";

/** Characters that take two columns: those of East Asian scripts. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g;

/** How many columns a text takes; colours take none. */
export function widthOf(text: string): number {
  const bare = stripVTControlCharacters(text);
  return [...bare].length + (bare.match(WIDE)?.length ?? 0);
}

/** The text with spaces behind it, to this width. */
export const padEnd = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/** The text with spaces before it, to this width. */
export const padStart = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - widthOf(text))) + text;

/** A space at which no line breaks. */
export const UNBROKEN = "\u00a0";

/** Where a line may break: after a space, and after a wide character. */
const BREAKS = new RegExp(`(?<= )|(?<=${WIDE.source})(?![。，；：、）」])`);

/** The text in lines of at most this width; a word that is longer has a line of its own. */
export const wrap = (text: string, columns: number): string[] =>
  text.split("\n").flatMap((paragraph) => wrapped(paragraph, columns));

function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(BREAKS)) {
    if (line !== "" && widthOf(line) + widthOf(word.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  return [...lines, line.trimEnd()].map((one) => one.replaceAll(UNBROKEN, " "));
}

/** Something about the table, and what it is called. */
export interface Row {
  readonly label: string;
  readonly text: string;
}

/** Rows as lines: the labels in one column, the texts in another. */
export function rowLines(rows: readonly Row[], columns: number): string[] {
  const indent = 2 + Math.max(0, ...rows.map(({ label }) => widthOf(label)));
  return rows.flatMap(({ label, text }) =>
    wrap(text, columns - indent).map((line, i) =>
      `${padEnd(i === 0 ? label : "", indent)}${line}`.trimEnd(),
    ),
  );
}
