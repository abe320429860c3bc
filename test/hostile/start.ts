// npm run hostile -- --inputs 100000
import { runBundled } from "../bundled.ts";

// Hardly an input gets an answer: where all those errors come from is a fifth of the time.
await runBundled("test/hostile/run.ts", ["--stack-trace-limit=0"]);
