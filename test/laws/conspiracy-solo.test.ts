import { testLaws } from "./law-tests.ts";
import { regressions } from "./regressions.ts";
import { trialOfConspiracySolo } from "./subjects.ts";

testLaws(trialOfConspiracySolo, regressions.conspiracySolo, { games: 6 });
