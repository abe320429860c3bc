// npm run hostile -- --inputs 100000
import { runBundled } from "../bundled.ts";

await runBundled("test/hostile/run.ts");
