import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfExiles } from "./subjects.ts";

testLaws(trialOfExiles, regressions.exiles, { games: 1 });
