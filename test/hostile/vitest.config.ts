// npm run hostile: 100,000 inputs for every door of every game. Takes hours.
import { defineConfig } from "vitest/config";
import all from "../vitest.config.ts";

export default defineConfig({
  ...all,
  test: {
    ...all.test,
    include: ["test/*/bad-input.test.ts"],
    testNamePattern: /any input at all does no harm/,
    // A door is one test; it ends when its inputs are through.
    testTimeout: 0,
    env: { HOSTILE_INPUTS: "100000" },
    outputFile: { json: "node_modules/.cache/hostile-report.json" },
  },
});
