// npm run laws: the random tests of npm test with many more inputs.
import { defineConfig } from "vitest/config";
import all from "../vitest.config.ts";

export default defineConfig({
  ...all,
  test: {
    ...all.test,
    exclude: [],
    // The tests that take their number of random inputs from test/repetition.ts, and searches in mixes with Leviathan.
    include: [
      "test/laws/**/*.test.ts",
      "test/tampering/**/*.test.ts",
      "test/adapters/*.test.ts",
      "test/bots/bots.test.ts",
      "test/examples.test.ts",
      "test/from-position/laws.test.ts",
      "test/host/altered-saves.test.ts",
      "test/host/chance.test.ts",
      "test/host/laws.test.ts",
      "test/json-schema/**/*.test.ts",
      "test/kernel/suggest.test.ts",
      "test/layers/**/*.test.ts",
      "test/legal-actions/**/*.test.ts",
      "test/naive/**/*.test.ts",
      "test/playground/**/*.test.ts",
      "test/saves/key-order.test.ts",
      "test/testing/choice-laws.test.ts",
      "test/testing/laws.test.ts",
      "test/*/bad-input.test.ts",
      "test/*/differential.test.ts",
      "test/*/inconsistent.test.ts",
      "test/*-leviathan/coverage.test.ts",
      "test/*/legal.test.ts",
      "test/abyss/payment-count.test.ts",
    ],
    env: { ...all.test?.env, LAWS_TIMES: "2" },
    outputFile: { json: "node_modules/.cache/laws-report.json" },
  },
});
