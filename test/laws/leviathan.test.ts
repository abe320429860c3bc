import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfLeviathan } from "./subjects.ts";

testLaws(trialOfLeviathan, regressions.leviathan, { games: 1 });
