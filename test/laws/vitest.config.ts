// npm run laws: the tests of laws from npm test with more games, and more changes of saved states and views.
import { defineConfig } from "vitest/config";
import all from "../vitest.config.ts";

export default defineConfig({
  ...all,
  test: {
    ...all.test,
    include: ["test/laws/**/*.test.ts", "test/tampering/**/*.test.ts"],
    env: { LAWS_TIMES: "6" },
    outputFile: { json: "node_modules/.cache/laws-report.json" },
  },
});
