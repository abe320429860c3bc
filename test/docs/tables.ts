// The tables of documents, as data.

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/**
 * The rows of the table with these columns, as cells by the names of their columns. Throws if the document
 * does not have exactly one such table.
 */
export function tableIn<const Column extends string>(
  text: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const tables = [...text.matchAll(/^\|.*\|\n\| ?-.*\|\n(?:\|.*\|\n)*/gm)].map(([table]) =>
    table.trimEnd().split("\n").map(cellsOf),
  );
  const [found, ...others] = tables.filter(([head]) => head!.join() === columns.join());
  if (!found || others.length > 0)
    throw new Error(`${others.length + (found ? 1 : 0)} tables with ${columns}, expected one`);
  const [, , ...rows] = found;
  return rows.map(
    (cells) =>
      Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Record<Column, string>,
  );
}

/** The inline code in a text, without its backquotes. */
export const codeIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
