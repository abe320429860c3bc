import { readdirSync, readFileSync } from "node:fs";
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

export default defineConfig({
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
  dts: { entry: [...entrySources], compilerOptions: { ignoreDeprecations: "6.0" } },
});
