import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfKrakenLeviathan } from "./subjects.ts";

testLaws(trialOfKrakenLeviathan, regressions["kraken-leviathan"], { games: 1 });
