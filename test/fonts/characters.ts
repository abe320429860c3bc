const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/** What the typefaces of the playground can show: English, Polish and Czech, and the punctuation of their texts. */
export const characters: string =
  range(0x20, 0x7e) +
  "ĄĆĘŁŃÓŚŹŻąćęłńóśźż" +
  "ÁČĎÉĚÍŇŘŠŤÚŮÝŽáčďéěíňřšťúůýž" +
  "\u00a0«»‹›·×−–—…„“”‚‘’•";
