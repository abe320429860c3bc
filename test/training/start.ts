// npm run train -- --game abyss --games 1000 --generations 3
import { runBundled } from "../bundled.ts";

await runBundled("test/training/run.ts");
