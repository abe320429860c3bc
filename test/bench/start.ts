// npm run bench -- [--only hostile|engine] [--rounds 15] [--json] [--write]
import { bundle, runBundled } from "../bundled.ts";
import { COMMAND } from "./engine.ts";

await bundle("src/cli/main.ts", COMMAND);
await runBundled("test/bench/run.ts", ["--expose-gc"]);
