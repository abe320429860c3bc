import { describe, expect, test } from "vitest";
import { regressions } from "./regressions.ts";
import { trials } from "./subjects.ts";

/** Small enough that none comes near the time limit of a test on a busy machine. */
const PARTS = 12;

/** Tests the laws on so many random games, in parts; 2, 3 and 4 players take turns. */
export function testLaws(name: string, games: number, every: number): void {
  const trial = trials[name]!;
  describe(`laws of ${name}`, () => {
    test.each([...Array(PARTS).keys()])("random games, part %i", (part) => {
      for (let number = part; number < games; number += PARTS)
        expect(trial(number, { every })).toBeGreaterThan(0);
    });

    test.each([...(regressions[name] ?? [])])("game %i, which once broke a law", (number) => {
      expect(trial(number)).toBeGreaterThan(0);
    });
  });
}
