import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { withLists, withPlaceholders } from "../../src/cli/play/action-shape.ts";
import { engineOf } from "../../src/kernel/contract/engine-registry.ts";

describe.each(gameNames)("%s", (name) => {
  test("an action of any type is well-formed with placeholders", () => {
    const malformed = withGame(name, ({ game }) => {
      const types = [...engineOf(game).internal.actionFields.keys()];
      expect(types.length).toBeGreaterThan(3);
      return types.filter((type) => {
        const action = withPlaceholders(game, { type, seat: 0 });
        return !game.schemas.action.safeParse(action).success;
      });
    });
    expect(malformed).toEqual([]);
  });
});

test("placeholders leave fields that are given as they are", () => {
  const action = { type: "recruit", seat: 1, lord: "jialer" };
  expect(withPlaceholders(abyss, action)).toMatchObject({ ...action, allies: [] });
});

test("a single value becomes a list only where the action has a list", () => {
  const action = { type: "recruit", seat: 0, lord: "jailer", allies: "crab-3", affiliate: 3 };
  expect(withLists(abyss, action)).toEqual({ ...action, allies: ["crab-3"] });
  expect(withLists(abyss, { type: "nothing", allies: "crab-3" })).toEqual({
    type: "nothing",
    allies: "crab-3",
  });
});
