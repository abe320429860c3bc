import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";

/** Some data of a game, and the schemas that must accept it. */
function samples<T extends GameTypes>(game: Game<T>, options: Of<T, "options">) {
  const { state, events } = game.setup(options, "standard");
  const [action] = game.legalActions(state, game.deciders(state)[0]!);
  const { schemas } = game;
  return [
    [schemas.options, options],
    [schemas.action, action],
    [schemas.event, events[0]],
    [schemas.state, state],
    [schemas.view, game.view(state, 0)],
    [schemas.tableau, game.tableau(state, 0)],
  ] as const;
}

describe.each([...gameNames])("the schemas of %s", (name) => {
  const cases = withGame(name, ({ game, options }) => samples(game, options(game.seats.max)))!;

  // Vitest's matcher and its types use Standard Schema only.
  test("are standard schemas, and accept the game's data", () => {
    for (const [schema, value] of cases) expect(value).toEqual(expect.schemaMatching(schema));
  });

  test("are standard schemas, and reject other data", () => {
    // If no option is required, an empty object is valid.
    for (const [schema, valid] of cases)
      for (const value of [null, 7, [], {}, { type: "none" }])
        if (JSON.stringify(value) !== JSON.stringify(valid))
          expect(value).not.toEqual(expect.schemaMatching(schema));
  });

  test("report the same issues by the standard as by safeParse", async () => {
    for (const [schema, value] of cases) {
      expect(schema["~standard"].version).toBe(1);
      expect(await schema["~standard"].validate(value)).toEqual({ value: schema.parse(value) });
      const wrong = await schema["~standard"].validate({ type: "none" });
      const { error } = schema.safeParse({ type: "none" });
      expect(error?.issues.length).toBeGreaterThan(0);
      expect(wrong.issues?.map(({ path, message }) => ({ path, message }))).toEqual(
        error?.issues.map(({ path, message }) => ({ path, message })),
      );
    }
  });
});
