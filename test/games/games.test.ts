import { expect, test } from "vitest";
import { manyGamesService } from "../../docs/examples/many-games-service.ts";
import { type AnyGame, type GameModule, gameIds, games, isGameId } from "../../src/games/index.ts";
import { HOST_PROTOCOL } from "../../src/host/index.ts";

test.each(gameIds)("%s is loaded by its id, with its texts", async (id) => {
  const { game, describe, describeDecision }: GameModule = await games[id]();
  expect(game.id).toBe(id);
  const options = game.seats.min > 1 ? { players: game.seats.min } : {};
  const { state, events } = game.setup(options, "registry");
  for (const event of events) expect(describe(event, { view: state })).toMatch(/^\S.*\.$/);
  expect(describeDecision(game.decision(state)!, { names: ["Ann", "Ben"] })).toMatch(/Ann|Ben/);
});

test("an id from outside is checked", () => {
  expect(["abyss", "toString", "Abyss", 1, undefined].filter(isGameId)).toEqual(["abyss"]);
});

test("a game keeps its own types, and fits any game", async () => {
  const { game } = await games.conspiracy();
  const any: AnyGame = game;
  const { state } = game.setup({ players: 2, firstPlayer: 0 }, "types");
  expect(any.deciders(state)).toEqual([state.table.turn]);
});

test("docs/examples/many-games-service.ts hosts tables of several games", async () => {
  const { open, receive, report } = manyGamesService();
  expect(await open("a", "chess", {})).toBe('There is no game "chess".');
  expect(await open("a", "abyss", { players: 9 })).toContain("at players: 9");
  for (const [table, game] of [
    ["a", "abyss"],
    ["b", "conspiracy"],
  ] as const)
    expect(await open(table, game, { players: 2, firstPlayer: 0 })).toBe("Welcome.");
  const send = (table: string, action: object, revision = 0) =>
    receive(table, 0, { protocol: HOST_PROTOCOL, revision, action });
  expect(send("a", { type: "plot", seat: 0 })).toBe("The court has 6 spaces and is full (AB-8).");
  expect(send("b", { type: "explore", seat: 0 })).toContain('"explore"');
  expect(send("a", { type: "explore", seat: 0 })).toBeUndefined();
  expect(send("a", { type: "explore", seat: 1 }, 1)).toBe("not-your-seat");
  expect(send("c", {})).toBe("There is no such table.");
  expect(report("a", 1, 0).join(" ")).toContain("Space 1 of the track");
  expect(report("b", 1).join(" ")).toContain("Player 1 begins");
});
