import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfExilesLeviathan } from "./subjects.ts";

testLaws(trialOfExilesLeviathan, regressions["exiles-leviathan"], { games: 1 });
