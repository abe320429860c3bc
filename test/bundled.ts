import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { build } from "esbuild";

/** Bundles a script with its imports into one file, because a loader that compiles on the fly is slow and uneven. */
export async function bundle(script: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // The same code gives the same file wherever its modules are, as results of long runs depend on its digest.
    preserveSymlinks: true,
    // It looks for files of its own package.
    external: ["playwright-core"],
    define: { "process.env.NODE_ENV": '"production"' },
    // The bundled boardgame.io uses `require` for built-in modules.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "error",
  });
}

/** Bundles a script and runs it with the arguments of this one. */
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
