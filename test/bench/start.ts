// npm run bench -- [--only hostile|engine] [--group "abyss 2"] [--rounds 15] [--json] [--write]
import { build, type Options } from "tsup";
import config from "../../tsup.config.ts";
import { bundle, runBundled } from "../bundled.ts";
import { PUBLISHED } from "./cold-import.ts";
import { COMMAND } from "./engine.ts";

await bundle("src/cli/main.ts", COMMAND);
// What an import costs depends on the files of the package, so these are the ones that are measured.
await build({ ...(config as Options), outDir: PUBLISHED, dts: false, onSuccess: "", silent: true });
await runBundled("test/bench/run.ts", ["--expose-gc"]);
