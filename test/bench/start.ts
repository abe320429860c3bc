// npm run bench -- [--only hostile] [--rounds 15] [--json] [--write]
import { runBundled } from "../bundled.ts";

await runBundled("test/bench/run.ts", ["--expose-gc"]);
