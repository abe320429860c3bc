import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { sourceAlias } from "../source-alias.ts";

// One file loads the tests for the mutants, and keeps running.
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: sourceAlias },
  test: {
    include: ["test/mutation/resident.ts"],
    testNamePattern: /^stays$/,
    testTimeout: 0,
    hookTimeout: 0,
    pool: "threads",
    maxWorkers: 1,
    reporters: [{}],
  },
});
