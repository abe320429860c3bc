import type { ReactNode } from "react";

/** A Chinese character is as wide as two letters. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character > "\u2e80" ? 2 : 1), 0);

/** The widths from which a text is in smaller print. */
const SMALLER = [
  [112, "small"],
  [84, "medium"],
] as const;

/** What a card does. Long texts are in smaller print, so that the card shows all of them. */
export function CardText({
  text,
  besides = "",
}: {
  readonly text: string;
  /** What takes room from it. */
  readonly besides?: string;
}): ReactNode {
  const width = widthOf(text) + widthOf(besides);
  return (
    <span className="card-text" data-print={SMALLER.find(([from]) => width >= from)?.[1]}>
      {text}
    </span>
  );
}
