// npm run fuzz -- --games 1000000
import { runBundled } from "../bundled.ts";

await runBundled("test/fuzz/run.ts");
