// What users download for each entry: all of it, with its dependencies, minified and gzipped. Sizes may only
// grow on purpose: those in sizes.json are measured, and written again with `-- --write-sizes`.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";
import { pageWith, SIZES_PAGE, type Size, type Sizes } from "./size-table.ts";
import type { Unpacked } from "./tarball.ts";

const FILE = "test/package/sizes.json";
/** An entry may grow by this much before somebody has to say so. */
const MOST_GROWTH = 1.02;
/** What was gained by more than this is to be kept. */
const CLEARLY_SMALLER = 0.95;

/** Small by design: nothing that they reach may be zod or immer. */
const isIndependent = (entry: string): boolean => /\/(score|cards)$|\/locales\//.test(entry);

export async function checkSize(unpacked: Unpacked): Promise<string[]> {
  const measured: Record<string, Size> = {};
  for (const entry of unpacked.entries) measured[entry] = await sizeOf(unpacked, entry);
  console.table(measured);
  if (process.argv.includes("--write-sizes")) {
    writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
    writeFileSync(SIZES_PAGE, pageWith(readFileSync(SIZES_PAGE, "utf8"), measured));
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
    if (now === undefined) yield `${FILE} has ${entry}, the package has not: run ${remedy}.`;
    else if (before === undefined) yield `${entry} is not in ${FILE}: run ${remedy}.`;
    else if (now > before * MOST_GROWTH)
      yield `${entry} is ${now} bytes gzipped, it was ${before}: remove code that it does not need, move it ` +
        `to an entry of its own, or run ${remedy} and say why in the commit.`;
    else if (now < before * CLEARLY_SMALLER)
      yield `${entry} is ${now} bytes gzipped, it was ${before}: keep what was gained, run ${remedy}.`;
  }
}

const dependencyProblems = (measured: Sizes): string[] =>
  Object.entries(measured).flatMap(([entry, size]) =>
    (["zod", "immer"] as const)
      .filter((name) => isIndependent(entry) && size[name] > 0)
      .map((name) => `${entry} loads ${name}: move what it imports into modules without ${name}.`),
  );
