import { RulesError, record, replay, rngFrom } from "abyss-rules";
import { hostOf, revisionOf } from "abyss-rules/host";
import { describe, expect, test } from "vitest";
import { type GameId, gameOf } from "../../docs/playground/src/play/games/rules.ts";
import {
  act,
  botToMove,
  deal,
  decidersOf,
  isEndOf,
  isUnderWay,
  movesOf,
  newsFor,
  type Player,
  resume,
  viewerAtScreen,
} from "../../docs/playground/src/play/local-game.ts";
import { playersAt } from "../../docs/playground/src/play/setup/players-at.ts";

const seated = (...plays: readonly Player["plays"][]): readonly Player[] =>
  plays.map((one, seat) => ({ name: `P${seat}`, plays: one }));

const sitting = (id: GameId, players: readonly Player[]) => ({ key: "a key", id, players });

const start = { options: { players: 2, firstPlayer: 0 }, seed: "a sitting" };
const explore = { type: "explore", seat: 0 };

describe("a game on the page", () => {
  test("actions go to the host; a refused one throws, as it is a bug", () => {
    const dealt = deal(sitting("abyss", seated("person", "normal")), start);
    expect(revisionOf(act(dealt, 0, explore).session)).toBe(1);
    expect(revisionOf(dealt.session)).toBe(0);
    expect(() => act(dealt, 1, { ...explore, seat: 1 })).toThrow(RulesError);
    expect(() => act(dealt, 0, "undo")).toThrow(RulesError);
  });

  test.each(["abyss", "conspiracy"] as const)(
    "the moves of %s lead to its current state, also after undo",
    (id) => {
      const game = gameOf(id);
      const rng = rngFrom("moves");
      let localGame = deal(sitting(id, seated("person", "person")), start);
      let undone = 0;
      for (let [seat] = decidersOf(localGame); seat !== undefined; [seat] = decidersOf(localGame)) {
        localGame = act(localGame, seat, game.randomAction(localGame.session.state, seat, rng));
        if (rng.below(2) === 0 && newsFor(localGame, seat).undo?.seat === seat) {
          localGame = act(localGame, seat, "undo");
          undone += 1;
        }
      }
      expect(undone).toBeGreaterThan(0);
      const moves = movesOf(localGame);
      if (!moves) throw new Error("no moves");
      const steps = [...replay(game, record(game, moves))];
      expect(steps.at(-1)?.state).toEqual(localGame.session.state);
    },
  );

  test("a game that began with a position has no moves, and continues from there", () => {
    const { state } = gameOf("abyss").setup(start.options, start.seed);
    const resumed = resume(sitting("abyss", seated("person", "easy")), state);
    expect(movesOf(resumed)).toBeUndefined();
    expect(newsFor(resumed, 0).items).toMatchObject([{ revision: 0, events: [] }]);
    expect(movesOf(act(resumed, 0, explore))).toBeUndefined();
  });
});

test("a position of a game with secure chance goes on, with new random numbers", () => {
  const host = hostOf(gameOf("abyss"), { chance: "secure" });
  const { state } = host.open(start.options);
  const seats = sitting("abyss", seated("person", "easy"));
  const [one, other] = [resume(seats, state), resume(seats, state)];
  expect(one.session.state).toEqual({ ...state, rng: expect.any(Array) });
  expect(one.session.state).not.toEqual(other.session.state);
  expect(revisionOf(act(one, 0, explore).session)).toBe(1);
});

describe("a game that could be lost, or is replayed", () => {
  const dealt = deal(sitting("conspiracy-solo", seated("person")), { options: {}, seed: "lost" });

  test("is under way from the first action to the last", () => {
    const game = gameOf("conspiracy-solo");
    const rng = rngFrom("under way");
    expect(isUnderWay(dealt)).toBe(false);
    let localGame = dealt;
    for (let [seat] = decidersOf(localGame); seat !== undefined; [seat] = decidersOf(localGame)) {
      if (localGame !== dealt) expect(isUnderWay(localGame)).toBe(true);
      localGame = act(localGame, seat, game.randomAction(localGame.session.state, seat, rng));
    }
    expect(isUnderWay(localGame)).toBe(false);
    const moves = movesOf(localGame);
    if (!moves) throw new Error("no moves");
    const steps = [...replay(game, record(game, moves))];
    expect(isEndOf(localGame, steps)).toBe(true);
    expect(isEndOf(localGame, steps.slice(0, -1))).toBe(false);
  });
});

describe("the players that continue from a position", () => {
  const { state } = gameOf("abyss").setup({ players: 3, firstPlayer: 1 }, "seats");

  test("the decider is a person, unless the players are known", () => {
    expect(playersAt("abyss", state).map(({ plays }) => plays)).toEqual([
      "normal",
      "person",
      "normal",
    ]);
    const known = seated("person", "hard", "expert");
    expect(playersAt("abyss", state, known)).toEqual(known);
  });

  test("the opponent's side in the solo game is not a seat", () => {
    const { state: alone } = gameOf("conspiracy-solo").setup({}, "seats");
    expect(playersAt("conspiracy-solo", alone)).toEqual([{ name: "", plays: "person" }]);
  });
});

describe("the viewer at the screen", () => {
  const localGame = (...plays: readonly Player["plays"][]) =>
    deal(sitting("abyss", seated(...plays)), start);

  test.each([
    ["is the only person, though a bot has to decide", localGame("easy", "person"), "spectator", 1],
    ["is a spectator among bots", localGame("easy", "normal"), 0, "spectator"],
    ["is the one of two people who has to decide", localGame("person", "person"), 1, 0],
    ["stays the same if they have to decide", localGame("person", "person"), 0, 0],
    ["is the first decider at the beginning", localGame("person", "person"), "spectator", 0],
  ] as const)("%s", (_, game, last, expected) => expect(viewerAtScreen(game, last)).toBe(expected));

  test("stays the same while bots play", () => {
    const three = deal(sitting("abyss", seated("easy", "person", "person")), {
      options: { players: 3, firstPlayer: 0 },
      seed: "three",
    });
    expect(viewerAtScreen(three, 2)).toBe(2);
    expect(botToMove(three)).toBe(0);
  });

  test("only bots move automatically", () => {
    expect(botToMove(localGame("person", "easy"))).toBeUndefined();
    expect(botToMove(localGame("expert", "person"))).toBe(0);
  });
});
