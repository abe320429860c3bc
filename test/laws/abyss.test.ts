import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfAbyss } from "./subjects.ts";

testLaws(trialOfAbyss, regressions.abyss, { games: 1 });
