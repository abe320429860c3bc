import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
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

/**
 * Modules of schemas and cards stay files of their own. The build joins all others that the same entries need, and
 * bundlers drop what is unused from such a file, but not calls that may have an effect: making a schema, opening a
 * box. (With every module apart a page saves 2 percent more, but Node takes a quarter longer to import a game.)
 */
const keptApart = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((path) => `src/${path}`)
  .filter((path) => /^src\/(?!cli\/).*(\/cards\/.*|schemas?)\.ts$/.test(path));

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
    entrySources.map((source) => {
      const name = source.replace(/^src\//, "").replace(/\.ts$/, "");
      return [name, join(folder, `${name}.d.ts`)];
    }),
  );

export default defineConfig(() => ({
  entry: [...entrySources, ...keptApart],
  format: "esm",
  target: "es2022",
  splitting: true,
  treeshake: true,
  clean: true,
  onSuccess: async () => {
    writeJsonSchemas("dist/schemas");
    await bundleCommand("dist/cli/main.js");
  },
  // The declaration build sets baseUrl, which TypeScript 6 reports as deprecated.
  dts: {
    entry: declarationsIn(emitDeclarations()),
    compilerOptions: { ignoreDeprecations: "6.0", composite: false },
  },
}));
