import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, renameSync } from "node:fs";
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
  const path = resolve(`node_modules/.cache/bundled/${script.replaceAll("/", "-")}`);
  const bundled = `${path}.${process.pid}.mjs`;
  await bundle(script, bundled);
  // A run starts its processes from this file as long as it lasts, so that a later run of other code gets another file.
  const digest = createHash("sha256").update(readFileSync(bundled)).digest("hex");
  const outfile = `${path}.${digest.slice(0, 16)}.mjs`;
  renameSync(bundled, outfile);
  const { status } = spawnSync(
    process.execPath,
    [...nodeOptions, outfile, ...process.argv.slice(2)],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  process.exitCode = status ?? 1;
}
