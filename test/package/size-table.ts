/** The gzipped bytes of an entry with its dependencies, and the shares of zod and immer. */
export interface Size {
  readonly all: number;
  readonly zod: number;
  readonly immer: number;
}

/** The sizes of entries, by import specifier. */
export type Sizes = Readonly<Record<string, Size>>;

const HEADER = `| import | kB | of which zod | immer |
| --- | --- | --- | --- |`;

const kilobytes = (bytes: number): string =>
  bytes === 0 ? "–" : (bytes / 1000).toFixed(bytes < 9500 ? 1 : 0);

/** The document with the table. */
export const SIZES_PAGE = "docs/entries.md";

/** The table as Markdown, in kB. */
export const sizeTable = (sizes: Sizes): string =>
  [
    HEADER,
    ...Object.entries(sizes).map(
      ([entry, { all, zod, immer }]) =>
        `| \`${entry}\` | ${[all, zod, immer].map(kilobytes).join(" | ")} |`,
    ),
  ].join("\n");

/** The document with its table replaced by one of these sizes. */
export function pageWith(page: string, sizes: Sizes): string {
  const from = page.indexOf(HEADER);
  if (from < 0)
    throw new Error(
      `${SIZES_PAGE} has no table of sizes, expected one with this header:\n${HEADER}`,
    );
  const to = page.indexOf("\n\n", from);
  return page.slice(0, from) + sizeTable(sizes) + page.slice(to);
}
