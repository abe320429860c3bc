import type { GameTypes } from "../../kernel/contract/game.ts";
import type { Seat, Viewer } from "../../kernel/data/types.ts";
import type { Pen } from "../terminal/pen.ts";
import type { CliLocale } from "../words/cli-locales.ts";
import type { StateOrView, Words } from "../words/words.ts";
import { details, linesIn } from "./detail.ts";
import type { Draw, Drawing } from "./sheet.ts";

/** How a table is drawn: in a language, on a screen. */
export interface DrawingOptions<T extends GameTypes> {
  readonly pen: Pen;
  readonly words: Words<T>;
  readonly cliLocale: CliLocale;
}

/** What the functions that draw a position need. */
export const drawingOf = <T extends GameTypes>(
  at: StateOrView<T>,
  { pen, words, cliLocale: { locale, labels } }: DrawingOptions<T>,
): Drawing => ({
  pen,
  labels: labels.table,
  part: words.part,
  title: (name) => locale.label(words.part(name)),
  name: (card) => words.card(card, at)?.name ?? card,
  text: (card) => words.card(card, at)?.text ?? "",
  player: (seat) => words.player(seat, at),
});

/** The lines of a table as a viewer sees it; if there are more than `most`, in fewer words. */
export function tableLines<T extends GameTypes>(
  draw: Draw<T>,
  at: StateOrView<T>,
  viewer: Viewer,
  options: DrawingOptions<T>,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const { pen, words, cliLocale } = options;
  const sheet = draw(at, drawingOf(at, options));
  const nameOf = (seat: Seat) =>
    pen.in(
      "bold",
      `${words.player(seat, at)}${seat === viewer ? ` (${cliLocale.labels.person})` : ""}`,
    );
  let lines: string[] = [];
  for (const detail of details) {
    lines = linesIn(detail, sheet, viewer, nameOf, pen);
    if (lines.length <= most) break;
  }
  return lines;
}
