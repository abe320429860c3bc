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

export default defineConfig({
  // One line per entry of the exports map in package.json; dist mirrors src.
  entry: [
    "src/index.ts",
    "src/abyss/index.ts",
    "src/abyss/cards/index.ts",
    "src/abyss/score.ts",
    "src/adapters/boardgame-io/index.ts",
    "src/bots/index.ts",
    "src/conspiracy/index.ts",
    "src/conspiracy/cards/index.ts",
    "src/conspiracy/score.ts",
    "src/conspiracy-solo/index.ts",
    "src/conspiracy-solo/cards/index.ts",
    "src/conspiracy-solo/score.ts",
    "src/exiles/index.ts",
    "src/exiles/cards/index.ts",
    "src/exiles/score.ts",
    "src/host/index.ts",
    "src/locales/cs.ts",
    "src/locales/pl.ts",
    "src/locales/zh-hant.ts",
    "src/exiles-kraken/index.ts",
    "src/exiles-kraken/cards/index.ts",
    "src/exiles-kraken/score.ts",
    "src/kraken/index.ts",
    "src/kraken/cards/index.ts",
    "src/kraken/score.ts",
    "src/testing/index.ts",
    "src/testing/arbitraries/index.ts",
    "src/variant/index.ts",
  ],
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
  dts: { compilerOptions: { ignoreDeprecations: "6.0" } },
});
