// Measures what five typical pages download, with three bundlers: the code of a page and everything that it needs,
// minified and gzipped. Unlike the size of an entry this shows what bundlers can leave out.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { transform } from "esbuild";
import { rollup } from "rollup";
import webpack from "webpack";
import { bundle } from "./bundle.ts";
import { PAGES_PAGE, type PageSizes, pageTable, withTable } from "./size-table.ts";
import type { Unpacked } from "./tarball.ts";

/** The pages, and the most kB that we aim at. */
const pages = {
  "texts of events": {
    aim: 12,
    code: 'import { describe } from "abyss-rules/abyss"; show(describe);',
  },
  "a score line in Polish": {
    aim: 26,
    code: `import { describeLine } from "abyss-rules/abyss"; import { pl } from "abyss-rules/locales/pl";
      show((line) => describeLine(line, { locale: pl }));`,
  },
  "the game alone": {
    aim: 44,
    code: 'import { abyss } from "abyss-rules/abyss"; show(abyss);',
  },
  "a client": {
    aim: 50,
    code: `import { abyss, describe } from "abyss-rules/abyss";
      show(describe, abyss.choices, abyss.legalActions, abyss.decision);`,
  },
  everything: {
    aim: 54,
    code: 'import * as everything from "abyss-rules/abyss"; show(everything);',
  },
} as const;

const FILE = "test/package/pages.json";
/** The growth of a page that needs no update of pages.json; a greater reduction must be written, so that it is kept. */
const MOST_CHANGE = 0.02;

const bundlers = { esbuild: withEsbuild, rollup: withRollup, webpack: withWebpack };

export async function checkPages(unpacked: Unpacked): Promise<string[]> {
  const measured: Record<string, Record<string, number>> = {};
  for (const [page, { code }] of Object.entries(pages)) {
    const sizes: Record<string, number> = {};
    for (const [bundler, run] of Object.entries(bundlers))
      sizes[bundler] = gzipSync(await run(unpacked, code)).length;
    measured[page] = sizes;
  }
  console.table(measured);
  for (const [page, { aim }] of Object.entries(pages)) {
    const most = Math.max(...Object.values(measured[page]!));
    if (most > aim * 1000) console.log(`aim missed: ${page} is ${most} bytes, aim ${aim} kB`);
  }
  if (process.argv.includes("--write-sizes")) {
    writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
    const document = readFileSync(PAGES_PAGE, "utf8");
    writeFileSync(PAGES_PAGE, withTable(document, pageTable(measured), PAGES_PAGE));
  }
  return [...pageProblems(measured, JSON.parse(readFileSync(FILE, "utf8")))];
}

function* pageProblems(measured: PageSizes, known: PageSizes): Generator<string> {
  for (const [page, sizes] of Object.entries(measured))
    for (const [bundler, now] of Object.entries(sizes)) {
      const before = known[page]?.[bundler] ?? 0;
      if (Math.abs(now - before) > before * MOST_CHANGE)
        yield `the page "${page}" is ${now} bytes gzipped with ${bundler}, it was ${before}: look for what is ` +
          "no longer left out, or run `npm run check:package -- --write-sizes` and say why in the commit.";
    }
}

async function withEsbuild(unpacked: Unpacked, code: string): Promise<Uint8Array> {
  return (await bundle(unpacked, code, {})).code;
}

async function withRollup(unpacked: Unpacked, code: string): Promise<string> {
  return inConsumer(unpacked, code, async ({ input }) => {
    const build = await rollup({
      input,
      plugins: [nodeResolve({ browser: true })],
      logLevel: "silent",
    });
    const { output } = await build.generate({ format: "esm" });
    return (await transform(output[0].code, { minify: true, target: "es2022" })).code;
  });
}

async function withWebpack(unpacked: Unpacked, code: string): Promise<Buffer> {
  return inConsumer(unpacked, code, async ({ input, folder }) => {
    const compiler = webpack({
      mode: "production",
      context: folder,
      entry: input,
      output: { path: folder, filename: "bundle.js" },
    })!;
    await new Promise<void>((done, fail) =>
      compiler.run((error, stats) => {
        const problem = error ?? stats?.compilation.errors[0];
        compiler.close(() => (problem ? fail(problem) : done()));
      }),
    );
    return readFileSync(join(folder, "bundle.js"));
  });
}

/** Writes the code of a page to a folder of an application that has the package installed. */
async function inConsumer<T>(
  { consumer }: Unpacked,
  code: string,
  use: (page: { readonly input: string; readonly folder: string }) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(consumer, "page-"));
  const input = join(folder, "page.js");
  writeFileSync(input, code);
  try {
    return await use({ input, folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
