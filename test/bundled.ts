import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { build } from "esbuild";

/** Makes one file of a script and all that it imports: a loader that compiles on the fly is slow, and unevenly so. */
export async function bundle(script: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // The same code is the same file wherever its modules are: results of long runs are bound to it.
    preserveSymlinks: true,
    define: { "process.env.NODE_ENV": '"production"' },
    // What is bundled of boardgame.io asks for built-in modules in the old way.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "error",
  });
}

/** Runs a script with the arguments of this one, on bundled code. */
export async function runBundled(script: string, nodeOptions: readonly string[] = []) {
  const outfile = resolve(`node_modules/.cache/bundled/${script.replaceAll("/", "-")}.mjs`);
  await bundle(script, outfile);
  const { status } = spawnSync(
    process.execPath,
    [...nodeOptions, outfile, ...process.argv.slice(2)],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  process.exitCode = status ?? 1;
}
