// Text in columns, measured by the width on the screen, not by the number of characters.
import { stripVTControlCharacters } from "node:util";

/** Characters of East Asian scripts, which take two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g;

/** The number of columns that a text takes; colour codes take none. */
export function widthOf(text: string): number {
  const bare = stripVTControlCharacters(text);
  return [...bare].length + (bare.match(WIDE)?.length ?? 0);
}

/** Pads the text with spaces on the right to this width. */
export const padEnd = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/** Pads the text with spaces on the left to this width. */
export const padStart = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - widthOf(text))) + text;

/** A space at which lines do not break. */
export const UNBROKEN = "\u00a0";

/** Where a line may break: after a space, and after a wide character. */
const BREAKS = new RegExp(`(?<= )|(?<=${WIDE.source})(?![。，；：、）」])`);

/** Breaks the text into lines of at most this width; a longer word gets its own line. */
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

/** A row of a table: a label and a text, with shorter texts for small screens. */
export interface Row {
  readonly label: string;
  readonly text: string;
  /** The text without what can be looked up; the same text if left out. */
  readonly brief?: string;
  /** What one has to know, such as a number; the brief text if left out. */
  readonly least?: string;
}

/** Formats rows as lines: the labels in one column, the texts in another. */
export function rowLines(rows: readonly Pick<Row, "label" | "text">[], columns: number): string[] {
  const indent = 2 + Math.max(0, ...rows.map(({ label }) => widthOf(label)));
  return rows.flatMap(({ label, text }) =>
    wrap(text, columns - indent).map((line, i) =>
      `${padEnd(i === 0 ? label : "", indent)}${line}`.trimEnd(),
    ),
  );
}
