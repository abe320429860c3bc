// Which folder may import which, as .dependency-cruiser.json enforces it.
import { readFileSync } from "node:fs";
import { ROOT } from "../settings.ts";

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly path?: string };
}

/** For each folder, the other folders that it may import. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Pattern of the folders that a rule leaves a folder: `^src/(?!(exiles|abyss|kernel)/)`. */
const OTHERS = /\(\?!\(([\w|-]+)\)\//;

/** The rules about the folders in a folder, such as `src/`. Folders whose rules are of another form are left out. */
export function allowedImports(within: string): Imports {
  const { forbidden }: { readonly forbidden: readonly Rule[] } = JSON.parse(
    readFileSync(`${ROOT}.dependency-cruiser.json`, "utf8"),
  );
  const found = forbidden.flatMap(({ from, to }): [string, string[]][] => {
    const path = from.path ?? "";
    if (!path.startsWith(`^${within}`)) return [];
    const [, folder] = /^([\w-]+)\/$/.exec(path.slice(within.length + 1)) ?? [];
    const [, allowed] = OTHERS.exec(to.path ?? "") ?? [];
    return folder !== undefined && allowed !== undefined && to.path?.includes(within)
      ? [[folder, allowed.split("|").filter((one) => one !== folder)]]
      : [];
  });
  return new Map(found);
}

/** The folders of `src`, with `index.ts`: those that the rule on new folders lists. */
export function foldersOfSource(): readonly string[] {
  const [, list] =
    /"\^src\/\(\?!\(([\w|-]+)\)\/\|index/.exec(
      readFileSync(`${ROOT}.dependency-cruiser.json`, "utf8"),
    ) ?? [];
  if (list === undefined) throw new Error("The rule folders-have-rules has another form.");
  return list.split("|");
}

/** The imports from which all others follow: those that no other imported folder may import too. */
export function directImports(imports: Imports): Imports {
  const isBehind = (folder: string, others: readonly string[]) =>
    others.some((other) => imports.get(other)?.includes(folder));
  return new Map(
    [...imports].map(([folder, others]) => [
      folder,
      others.filter((other) => !isBehind(other, others)),
    ]),
  );
}

/** For each folder, what the arrows of direct imports reach although it may not import it. */
export function exceptions(imports: Imports): Imports {
  const direct = directImports(imports);
  const reached = (folder: string): readonly string[] =>
    (direct.get(folder) ?? []).flatMap((other) => [other, ...reached(other)]);
  return new Map(
    [...imports].map(([folder, others]) => [
      folder,
      [...new Set(reached(folder))].filter((other) => !others.includes(other)),
    ]),
  );
}

/** The folders in rows: each above all that it imports, the lowest row first. */
export function rowsOf(imports: Imports): readonly (readonly string[])[] {
  const rank = (folder: string): number =>
    Math.max(0, ...(imports.get(folder) ?? []).map((other) => rank(other) + 1));
  const rows: string[][] = [];
  for (const folder of imports.keys()) {
    const row = rank(folder);
    for (let i = rows.length; i <= row; i += 1) rows.push([]);
    rows[row]!.push(folder);
  }
  return rows;
}
