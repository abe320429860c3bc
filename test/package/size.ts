// Measures what users download for each entry: all of it with its dependencies, minified and gzipped. Sizes may
// only grow on purpose: sizes.json has the last ones, and `-- --write-sizes` updates it.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";
import { SIZES_PAGE, type Size, type Sizes, sizeTable, withTable } from "./size-table.ts";
import type { Unpacked } from "./tarball.ts";

const FILE = "test/package/sizes.json";
/** The growth of an entry that needs no update of sizes.json. */
const MOST_GROWTH = 1.02;
/** A greater reduction must be written to sizes.json, so that it is kept. */
const CLEARLY_SMALLER = 0.95;

/** Which entries may import zod, and which immer: only `edit` needs that, and no game needs `edit`. */
const mayImport = {
  zod: (entry: string): boolean => !/\/(score|cards)$|\/locales\//.test(entry),
  immer: (entry: string): boolean => /^abyss-rules(\/testing)?$/.test(entry),
};

export async function checkSize(unpacked: Unpacked): Promise<string[]> {
  const measured: Record<string, Size> = {};
  for (const entry of unpacked.entries) measured[entry] = await sizeOf(unpacked, entry);
  console.table(measured);
  if (process.argv.includes("--write-sizes")) {
    writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
    const page = readFileSync(SIZES_PAGE, "utf8");
    writeFileSync(SIZES_PAGE, withTable(page, sizeTable(measured), SIZES_PAGE));
  }
  const known: Sizes = JSON.parse(readFileSync(FILE, "utf8"));
  return [...sizeProblems(measured, known), ...dependencyProblems(measured)];
}

async function sizeOf(unpacked: Unpacked, entry: string): Promise<Size> {
  const gzipped = async (without: readonly string[]) => {
    const external = [...without, ...unpacked.peers].flatMap((name) => [name, `${name}/*`]);
    const { code } = await bundle(unpacked, `export * from "${entry}"`, { external });
    return gzipSync(code).length;
  };
  const all = await gzipped([]);
  return { all, zod: all - (await gzipped(["zod"])), immer: all - (await gzipped(["immer"])) };
}

function* sizeProblems(measured: Sizes, known: Sizes): Generator<string> {
  const remedy = "`npm run check:package -- --write-sizes`";
  for (const entry of new Set([...Object.keys(measured), ...Object.keys(known)])) {
    const [now, before] = [measured[entry]?.all, known[entry]?.all];
    if (now === undefined) yield `${FILE} has ${entry}, but the package does not: run ${remedy}.`;
    else if (before === undefined) yield `${entry} is not in ${FILE}: run ${remedy}.`;
    else if (now > before * MOST_GROWTH)
      yield `${entry} is ${now} bytes gzipped, it was ${before}: remove unneeded code, move it ` +
        `to a separate entry, or run ${remedy} and say why in the commit.`;
    else if (now < before * CLEARLY_SMALLER)
      yield `${entry} is ${now} bytes gzipped, it was ${before}: run ${remedy} to keep the reduction.`;
  }
}

const dependencyProblems = (measured: Sizes): string[] =>
  Object.entries(measured).flatMap(([entry, size]) =>
    (["zod", "immer"] as const)
      .filter((name) => !mayImport[name](entry) && size[name] > 0)
      .map((name) => `${entry} imports ${name}: move its imports to modules without ${name}.`),
  );
