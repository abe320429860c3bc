import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { build } from "esbuild";

/**
 * Runs a script with the arguments of this one, on bundled code: a loader that compiles on the fly
 * slows functions down unevenly.
 */
export async function runBundled(script: string, nodeOptions: readonly string[] = []) {
  const outfile = resolve(`node_modules/.cache/bundled/${script.replaceAll("/", "-")}.mjs`);
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    define: { "process.env.NODE_ENV": '"production"' },
    // What is bundled of boardgame.io asks for built-in modules in the old way.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "error",
  });
  const { status } = spawnSync(
    process.execPath,
    [...nodeOptions, outfile, ...process.argv.slice(2)],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  process.exitCode = status ?? 1;
}
