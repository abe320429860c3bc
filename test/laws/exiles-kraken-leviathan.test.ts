import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfExilesKrakenLeviathan } from "./subjects.ts";

testLaws(trialOfExilesKrakenLeviathan, regressions["exiles-kraken-leviathan"], { games: 1 });
