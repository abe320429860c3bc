import { testLaws } from "./law-tests.ts";

testLaws("conspiracy", 300, 1);
