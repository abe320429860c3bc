// npm run laws: the same tests of laws and of changed views as in npm test, with more games.
import { defineConfig } from "vitest/config";
import all from "../vitest.config.ts";

export default defineConfig({
  ...all,
  test: {
    ...all.test,
    include: ["test/laws/**/*.test.ts", "test/tampering/views.test.ts"],
    env: { LAWS_TIMES: "6" },
    outputFile: { json: "node_modules/.cache/laws-report.json" },
  },
});
