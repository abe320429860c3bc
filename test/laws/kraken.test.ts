import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfKraken } from "./subjects.ts";

testLaws(trialOfKraken, regressions.kraken, { games: 1 });
