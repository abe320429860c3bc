/** Names and texts of files may hold codes that a terminal would obey: they are not printed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for.
export const printable = (text: string): string => text.replace(/[\x00-\x1f\x7f-\x9f]+/g, " ");
