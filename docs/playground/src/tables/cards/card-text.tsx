import type { ReactNode } from "react";

/** A Chinese character is as wide as two letters. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character > "\u2e80" ? 2 : 1), 0);

/** The widths from which texts are in smaller print, on cards upright and lying. */
const SMALLER = {
  lord: { small: 100, medium: 80 },
  location: { small: 76, medium: 58 },
} as const;

/** What a card does. Long texts are in smaller print, so that the card shows all of them. */
export function CardText({
  text,
  on,
}: {
  readonly text: string;
  readonly on: keyof typeof SMALLER;
}): ReactNode {
  const width = widthOf(text);
  const { small, medium } = SMALLER[on];
  return (
    <span
      className="card-text"
      data-print={width >= small ? "small" : width >= medium ? "medium" : undefined}
    >
      {text}
    </span>
  );
}

/** The width up to which a name is on one line of a location, and a word on one of a lord. */
const ONE_LINE = 20;
const LONG_WORD = 14;

/** Tells whether a name takes two lines of a location, or has a word that takes most of a lord's. */
export function lengthOfName(name: string): "long" | undefined {
  const isLong =
    widthOf(name) > ONE_LINE || name.split(/[ -]/).some((word) => widthOf(word) > LONG_WORD);
  return isLong ? "long" : undefined;
}
