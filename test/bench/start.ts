// npm run bench -- [--only hostile] [--rounds 15] [--json] [--write]
// Runs the benchmark on bundled code: a loader that compiles on the fly slows functions down unevenly.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { build } from "esbuild";

const outfile = resolve("node_modules/.cache/bench/run.mjs");
await build({
  entryPoints: ["test/bench/run.ts"],
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
const { status } = spawnSync(process.execPath, ["--expose-gc", outfile, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
process.exitCode = status ?? 1;
