// npm run tournament -- --game abyss --players 2 --games 200 --bots search:200,greedy
import { runBundled } from "../bundled.ts";

await runBundled("test/tournament/run.ts");
