import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LatelyFailedFirst, noticeFailures } from "./order.ts";

// The tests that mutants are tried with: those of the folders that the run names.
const folders = (process.env["MUTATION_TESTS"] ?? "").split(",");

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    testTimeout: 900_000,
    hookTimeout: 900_000,
    sequence: { sequencer: LatelyFailedFirst },
    reporters: [noticeFailures],
  },
});
