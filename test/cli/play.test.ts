import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { report } from "../../src/cli/report.ts";

const linesOf = (name: string, players: number, seed: string): readonly string[] =>
  withGame(name, (entry) => [...report(entry, players, seed)])!;

describe.each([...gameNames])("the report of a game of %s", (name) => {
  test("same seed, same report; another seed, another report", () => {
    expect(linesOf(name, 4, "7")).toEqual(linesOf(name, 4, "7"));
    expect(linesOf(name, 4, "7")).not.toEqual(linesOf(name, 4, "8"));
  });

  test.each([2, 3, 4])("it ends with the score sheet of %i players and the winner", (players) => {
    const text = linesOf(name, players, "1").join("\n");
    expect(text).toMatch(/total( +-?\d+)+\nrank( +\d)+\n\n.*(wins|share the victory)\.$/);
    expect(text).toContain(`Player ${players}`);
    expect(text).not.toContain(`Player ${players + 1}`);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

test("there is no game of another name", () => {
  for (const name of ["", "chess", "toString", "__proto__"])
    expect(withGame(name, () => true)).toBeUndefined();
});
