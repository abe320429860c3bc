import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { build, transform } from "esbuild";
import { type AstNode, type GetModuleInfo, type Plugin, rollup } from "rollup";
import { defineConfig } from "tsup";
import { writeJsonSchemas } from "./src/cli/write-json-schemas.ts";

/**
 * The command line has a bundle of its own: as one more entry it would share its chunks with the others,
 * and applications could no longer leave out what they do not use.
 */
const bundleCommand = (outfile: string) =>
  build({
    entryPoints: ["src/cli/main.ts"],
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    minify: true,
  });

const { name, exports } = JSON.parse(
  readFileSync(new URL("package.json", import.meta.url), "utf8"),
) as { name: string; exports: Record<string, string | { readonly default: string }> };

/** The source file behind each entry: package.json has the one list of them, and dist mirrors src. */
export const sourceOfEntry: ReadonlyMap<string, string> = new Map(
  Object.entries(exports).flatMap(([key, target]) =>
    typeof target === "string"
      ? []
      : [[name + key.slice(1), target.default.replace("./dist/", "src/").replace(/js$/, "ts")]],
  ),
);
export const entrySources: readonly string[] = [...sourceOfEntry.values()];

/** The place of each source file of an entry in dist, without its ending: "abyss/index". */
const nameOf = (source: string): string => source.replace(/^src\//, "").replace(/\.ts$/, "");

/** Entries that need the same parts of a folder have the same kind. */
const kindOfEntry = (source: string): string =>
  source.endsWith("/score.ts")
    ? "score"
    : source.endsWith("/cards/index.ts")
      ? "cards"
      : source.startsWith("src/locales/")
        ? "locales"
        : /^src\/variant|\/rules\.ts$/.test(source) || entrySources.includes(rulesBeside(source))
          ? "game"
          : "tool";
const rulesBeside = (source: string): string => source.replace(/index\.ts$/, "rules.ts");

/**
 * The file of dist that a module is put into: one for each folder and the kind of entry that needs it. Few files,
 * because Node takes about 0.4 ms to load one; but a score calculator loads neither rules nor zod.
 */
function chunkOf(id: string, getModuleInfo: GetModuleInfo): string | undefined {
  const source = relative(".", id);
  if (entrySources.includes(source)) return undefined;
  const importers = new Set([id]);
  for (const one of importers) for (const by of getModuleInfo(one)!.importers) importers.add(by);
  const entries = [...importers]
    .map((one) => relative(".", one))
    .filter((one) => entrySources.includes(one));
  const kinds = [...new Set(entries.map(kindOfEntry))];
  const kind =
    ["cards", "score"].find((one) => kinds.includes(one)) ??
    (kinds.length > 1 ? "shared" : kinds[0]);
  // Languages are apart: src/locales/pl.
  const [folder, language] = nameOf(source).split("/");
  return `${folder === "locales" ? language : folder}-${kind}`;
}

const typescript: Plugin = {
  name: "typescript",
  async load(id) {
    const { code } = await transform(await readFile(id, "utf8"), {
      loader: "ts",
      target: "es2022",
    });
    return code;
  },
};

/**
 * Marks all calls at the top level as pure: no module has effects when it is imported (`sideEffects` in
 * package.json), so bundlers may leave out whatever a page does not use, such as schemas and boxes of cards.
 */
const pureCalls: Plugin = {
  name: "pure-calls",
  renderChunk(code) {
    const calls = new Set<number>();
    const visit = (node: AstNode | AstNode[] | undefined): void => {
      if (Array.isArray(node)) for (const one of node) visit(one);
      else if (node && typeof node === "object" && !/Function|Class/.test(node.type)) {
        if (/^(Call|New)Expression$/.test(node.type)) calls.add(node.start);
        for (const part of Object.values(node)) visit(part as AstNode);
      }
    };
    const { body } = this.parse(code);
    visit(body.filter(({ type }) => type === "VariableDeclaration") as unknown as AstNode[]);
    const starts = [0, ...[...calls].sort((a, b) => a - b)];
    const parts = starts.map((start, i) => code.slice(start, starts[i + 1]));
    return parts.join("/* @__PURE__ */ ");
  },
};

/** Bundles the code of all entries. (tsup would make a file for each set of entries, which are three times as many.) */
export async function bundleCode(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const { write } = await rollup({
    input: Object.fromEntries(entrySources.map((source) => [nameOf(source), resolve(source)])),
    external: (id) => /^[^./]/.test(id),
    treeshake: { moduleSideEffects: false },
    plugins: [typescript, pureCalls],
  });
  await write({
    dir: folder,
    chunkFileNames: "chunks/[name]-[hash].js",
    hoistTransitiveImports: false,
    manualChunks: (id, { getModuleInfo }) => chunkOf(id, getModuleInfo),
  });
}

/**
 * Emits the declarations of all sources, and returns a folder with them. The declaration build bundles these: from
 * the sources themselves it takes minutes and more memory than Node has by default.
 */
function emitDeclarations(): string {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  execFileSync(process.execPath, [tsc, "-b", "src"], { stdio: "inherit" });
  // It takes files in node_modules for those of other packages, so they are copied.
  const folder = mkdtempSync(join(tmpdir(), "abyss-rules-"));
  process.on("exit", () => rmSync(folder, { recursive: true }));
  cpSync("node_modules/.cache/types/src", folder, { recursive: true });
  return folder;
}

/** The declarations of each entry, by their place in dist. */
const declarationsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    entrySources.map((source) => [nameOf(source), join(folder, `${nameOf(source)}.d.ts`)]),
  );

export default defineConfig(async () => {
  await bundleCode("dist");
  writeJsonSchemas("dist/schemas");
  await bundleCommand("dist/cli/main.js");
  return {
    entry: [...entrySources],
    format: "esm",
    // The declaration build sets baseUrl, which TypeScript 6 reports as deprecated.
    dts: {
      only: true,
      entry: declarationsIn(emitDeclarations()),
      compilerOptions: { ignoreDeprecations: "6.0", composite: false },
    },
  };
});
