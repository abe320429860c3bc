// Bundles the code of a fictitious application that has the unpacked package installed.
import { type BuildOptions, build } from "esbuild";
import type { Unpacked } from "./tarball.ts";

/** The minified bundle, and the paths of all modules that were read for it. */
export async function bundle(
  { consumer }: Unpacked,
  code: string,
  options: Pick<BuildOptions, "external" | "plugins">,
) {
  const result = await build({
    ...options,
    stdin: { contents: code, resolveDir: consumer },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    metafile: true,
    write: false,
    logLevel: "silent",
    // Without it esbuild would apply the `paths` of the project and bundle src.
    tsconfigRaw: {},
  }).catch((error: Error) => {
    throw new Error(`\`${code}\` cannot be bundled: ${error.message}. Correct the entry point.`);
  });
  return { code: result.outputFiles[0]!.contents, modules: Object.keys(result.metafile.inputs) };
}
