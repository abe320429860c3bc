import { testLaws } from "./law-tests.ts";

testLaws("exiles", 150, 10);
