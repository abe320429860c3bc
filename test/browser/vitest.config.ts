// npm run test:browser: the built playground in the system's Chromium.
import { defineConfig } from "vitest/config";
import all from "../vitest.config.ts";

export default defineConfig({
  ...all,
  test: {
    ...all.test,
    include: ["test/browser/**/*.test.ts"],
    exclude: [],
    globalSetup: "test/browser/start.ts",
    outputFile: { json: "node_modules/.cache/browser-report.json" },
  },
});
