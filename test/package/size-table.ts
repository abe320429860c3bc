// The tables of sizes in the documents.

/** The gzipped bytes of an entry with its dependencies, and the shares of zod and immer. */
export interface Size {
  readonly all: number;
  readonly zod: number;
  readonly immer: number;
}

/** The sizes of entries, by import specifier. */
export type Sizes = Readonly<Record<string, Size>>;

/** The gzipped bytes of pages, by page and bundler. */
export type PageSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

const kilobytes = (bytes: number): string =>
  bytes === 0 ? "–" : (bytes / 1000).toFixed(bytes < 9500 ? 1 : 0);

/** The document with the table of entries. */
export const SIZES_PAGE = "docs/entries.md";
/** The document with the table of pages. */
export const PAGES_PAGE = "README.md";

const tableOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** The table of entries as Markdown, in kB. */
export const sizeTable = (sizes: Sizes): string =>
  tableOf(
    ["import", "kB", "of which zod", "immer"],
    Object.entries(sizes).map(([entry, { all, zod, immer }]) => [
      `\`${entry}\``,
      ...[all, zod, immer].map(kilobytes),
    ]),
  );

/** The table of pages as Markdown, in kB. */
export const pageTable = (sizes: PageSizes): string =>
  tableOf(
    ["a page with", ...Object.keys(Object.values(sizes)[0]!)],
    Object.entries(sizes).map(([page, bytes]) => [page, ...Object.values(bytes).map(kilobytes)]),
  );

/** The document with the table that has the same header replaced by this one. */
export function withTable(document: string, table: string, file: string): string {
  const header = table.split("\n", 2).join("\n");
  const from = document.indexOf(header);
  if (from < 0)
    throw new Error(`${file} has no table of sizes, expected one with this header:\n${header}`);
  const to = document.indexOf("\n\n", from);
  return document.slice(0, from) + table + document.slice(to);
}
