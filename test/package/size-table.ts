/** Gzipped bytes of an entry with its dependencies, and how many of them go when one of these is left out. */
export interface Size {
  readonly all: number;
  readonly zod: number;
  readonly immer: number;
}

/** The sizes of entries, by what is imported. */
export type Sizes = Readonly<Record<string, Size>>;

const HEADER = `| import | kB | of which zod | immer |
| --- | --- | --- | --- |`;

const kilobytes = (bytes: number): string =>
  bytes === 0 ? "–" : (bytes / 1000).toFixed(bytes < 9500 ? 1 : 0);

/** The table of the README, in kB. */
export const sizeTable = (sizes: Sizes): string =>
  [
    HEADER,
    ...Object.entries(sizes).map(
      ([entry, { all, zod, immer }]) =>
        `| \`${entry}\` | ${[all, zod, immer].map(kilobytes).join(" | ")} |`,
    ),
  ].join("\n");

/** A README whose table has these sizes. */
export function readmeWith(readme: string, sizes: Sizes): string {
  const from = readme.indexOf(HEADER);
  if (from < 0)
    throw new Error(`the README has no table of sizes: put its head back in:\n${HEADER}`);
  const to = readme.indexOf("\n\n", from);
  return readme.slice(0, from) + sizeTable(sizes) + readme.slice(to);
}
