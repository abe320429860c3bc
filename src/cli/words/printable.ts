/** Removes control characters, which files may contain and a terminal would obey. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this replaces.
export const printable = (text: string): string => text.replace(/[\x00-\x1f\x7f-\x9f]+/g, " ");
