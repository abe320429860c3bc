// npm run bench -- [--only functions|hostile|engine] [--group "abyss 2"] [--rounds 15] [--jobs 2] [--json] [--write]
// npm run bench -- --playground [--write]
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { bundleCode } from "../../tsup.config.ts";
import { bundle, runBundled } from "../bundled.ts";
import { PUBLISHED } from "./cold-import.ts";
import { COMMAND } from "./engine.ts";

if (process.argv.includes("--playground")) {
  const { status } = spawnSync("npm", ["run", "playground:build"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
  await runBundled("test/browser/click-costs.ts");
} else {
  await bundle("src/cli/main.ts", COMMAND);
  // What an import costs depends on the files of the package, so these are the ones that are measured.
  await bundleCode(PUBLISHED);
  // As in the package: without it Node would compile each file twice to find out its format.
  writeFileSync(`${PUBLISHED}/package.json`, JSON.stringify({ type: "module" }));
  await runBundled("test/bench/run.ts", ["--expose-gc"]);
}
