// npm run hostile -- --inputs 100000
import { runBundled } from "../bundled.ts";

// Most inputs are errors, and their stack traces would take a fifth of the time.
await runBundled("test/hostile/run.ts", ["--stack-trace-limit=0"]);
