import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfExilesKraken } from "./subjects.ts";

testLaws(trialOfExilesKraken, regressions["exiles-kraken"], { games: 1 });
