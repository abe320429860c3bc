import { describe, expect, test } from "vitest";
import { regressions } from "./regressions.ts";
import { trials } from "./subjects.ts";

/** Tests the laws on so many random games, in parts; 2, 3 and 4 players take turns. */
export function testLaws(name: string, games: number, every: number): void {
  const trial = trials[name]!;
  describe(`laws of ${name}`, () => {
    test.each([0, 1, 2, 3, 4, 5])("random games, part %i", (part) => {
      for (let number = part; number < games; number += 6)
        expect(trial(number, { every })).toBeGreaterThan(0);
    });

    test.each([...(regressions[name] ?? [])])("game %i, which once broke a law", (number) => {
      expect(trial(number)).toBeGreaterThan(0);
    });
  });
}
