import { testLaws } from "./law-tests.ts";

testLaws("abyss", 150, 10);
