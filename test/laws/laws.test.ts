import { describe, expect, test } from "vitest";
import { regressions } from "./regressions.ts";
import { trials } from "./subjects.ts";

const GAMES = 300;

describe.each(Object.entries(trials))("laws of %s", (name, trial) => {
  // In parts, so that a slow machine shows progress. 2, 3 and 4 players take turns.
  test.each([0, 1, 2, 3, 4, 5])("random games, part %i", (part) => {
    for (let number = part; number < GAMES; number += 6)
      expect(trial(number, { every: 6 })).toBeGreaterThan(0);
  });

  test("games that once broke a law", () => {
    for (const number of regressions[name] ?? []) expect(trial(number)).toBeGreaterThan(0);
  });
});
