// How much of a table is printed. On a small screen, what can be looked up goes first, then what others have.
import type { Seat, Viewer } from "../../kernel/data/types.ts";
import { type Row, rowLines, UNBROKEN, wrap } from "../terminal/layout.ts";
import type { Pen } from "../terminal/pen.ts";
import { counted, type SeatSheet, type Sheet } from "./sheet.ts";

/** The text of a row to print. */
type RowText = "text" | "brief" | "least";

/** How to print the middle of the table, the viewer's own area, and those of the others. */
interface Detail {
  readonly middle: RowText;
  readonly own: RowText;
  readonly others: RowText;
  /** Whether rows have lines of their own; otherwise they follow each other in a paragraph. */
  readonly hasRows: { readonly middle: boolean; readonly own: boolean; readonly others: boolean };
  /** Whether an empty line separates the areas. */
  readonly isSpaced: boolean;
}

const everything = { middle: true, own: true, others: true };

/** From the most detailed to the shortest. */
export const details: readonly Detail[] = [
  { middle: "text", own: "text", others: "text", hasRows: everything, isSpaced: true },
  { middle: "brief", own: "text", others: "text", hasRows: everything, isSpaced: true },
  {
    middle: "brief",
    own: "text",
    others: "brief",
    hasRows: { ...everything, others: false },
    isSpaced: true,
  },
  {
    middle: "least",
    own: "text",
    others: "brief",
    hasRows: { ...everything, others: false },
    isSpaced: false,
  },
  {
    middle: "least",
    own: "text",
    others: "least",
    hasRows: { ...everything, others: false },
    isSpaced: false,
  },
  {
    middle: "least",
    own: "brief",
    others: "least",
    hasRows: { middle: false, own: true, others: false },
    isSpaced: false,
  },
  {
    middle: "least",
    own: "brief",
    others: "least",
    hasRows: { middle: false, own: false, others: false },
    isSpaced: false,
  },
  {
    middle: "least",
    own: "least",
    others: "least",
    hasRows: { middle: false, own: false, others: false },
    isSpaced: false,
  },
];

const INDENT = 2;

/** The lines of a table in this detail. */
export function linesIn(
  { middle, own, others, hasRows, isSpaced }: Detail,
  sheet: Sheet,
  viewer: Viewer,
  nameOf: (seat: Seat) => string,
  pen: Pen,
): string[] {
  const chosen = textsOf(sheet.middle, middle);
  return [
    ...(hasRows.middle ? rowLines(dimmed(pen, chosen), pen.columns) : paragraph([], chosen, pen)),
    ...sheet.seats.flatMap((seatSheet, seat) => {
      const isOwn = seat === viewer;
      const lines = seatLines(
        seatSheet,
        nameOf(seat),
        isOwn ? own : others,
        isOwn ? hasRows.own : hasRows.others,
        pen,
      );
      return isSpaced ? ["", ...lines] : lines;
    }),
  ];
}

function seatLines(
  { figures, rows, picture }: SeatSheet,
  name: string,
  detail: RowText,
  hasRows: boolean,
  pen: Pen,
): string[] {
  const isShown = (figure: string) =>
    figure !== "" && !(detail === "least" && figure.endsWith(`${UNBROKEN}0`));
  const head = [name, ...figures.filter(isShown)];
  if (!hasRows)
    return paragraph(head, textsOf([...rows, ...(picture?.inWords ?? [])], detail), pen);
  const below = rowLines(dimmed(pen, textsOf(rows, detail)), pen.columns - INDENT);
  return [
    ...wrap(head.join(" · "), pen.columns),
    ...[...below, ...(picture?.lines ?? [])].map((line) => `  ${line}`),
  ];
}

type Chosen = Pick<Row, "label" | "text">;

/** The rows with their texts in this detail, without those that have none. */
const textsOf = (rows: readonly Row[], detail: RowText): Chosen[] =>
  rows
    .map(({ label, text, brief = text, least = brief }) => ({
      label,
      text: { text, brief, least }[detail],
    }))
    .filter(({ text }) => text !== "");

/** Figures and rows one after the other; lines after the first are indented. */
function paragraph(head: readonly string[], rows: readonly Chosen[], pen: Pen): string[] {
  const texts = rows.map(({ label, text }) =>
    /^\d+$/.test(text)
      ? counted(pen.in("dim", label), Number(text))
      : `${pen.in("dim", label)} ${text}`,
  );
  const [first = "", ...others] = wrap([...head, ...texts].join(" · "), pen.columns - INDENT);
  return [first, ...others.map((line) => `  ${line}`)];
}

const dimmed = (pen: Pen, rows: readonly Chosen[]): Chosen[] =>
  rows.map(({ label, text }) => ({ label: pen.in("dim", label), text }));
