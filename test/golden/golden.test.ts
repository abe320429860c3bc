import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { playthrough } from "./playthrough.ts";

// After a wanted change of behaviour: npm test -- test/golden -u, and review the differences.
describe.each([...gameNames])("playthroughs of %s", (name) => {
  test.each([2, 3, 4])("%i players", async (players) => {
    const text = withGame(name, (entry) => playthrough(entry, players, `golden ${players}`))!;
    await expect(text).toMatchFileSnapshot(`${name}-${players}.txt`);
  });
});
