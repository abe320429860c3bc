import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { documentModules } from "./docs/modules.ts";
import { FolderTimes } from "./folder-times.ts";
import { sourceAlias } from "./source-alias.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: sourceAlias },
  plugins: [documentModules],
  // React and boardgame.io as users run them: in development React records a stack trace for each element.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: "production" },
    include: ["test/**/*.test.ts"],
    // The first need a browser: npm run test:browser. Mixes with Leviathan repeat the search of Leviathan: npm run laws.
    exclude: ["test/browser/**", "test/*-leviathan/coverage.test.ts"],
    // Tests limit their own work; the timeout only ends a test that hangs, even on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Modules are loaded once for each core, not once for each file: that is a third of the time.
    isolate: false,
    // Tests make many short-lived objects. With more room for them, fewer are copied before they are garbage.
    execArgv: ["--max-semi-space-size=32"],
    // By default one core is left idle, which is half of a small machine.
    maxWorkers: "100%",
    // The JSON report is where .ci/run reads the number of tests from.
    reporters: ["default", "json", new FolderTimes()],
    outputFile: { json: "node_modules/.cache/vitest-report.json" },
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["src/cli/**"],
      reporter: ["text", "html"],
    },
  },
});
