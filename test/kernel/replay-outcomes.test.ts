// Replays of games whose outcomes did not come from a seed.
import { describe, expect, test } from "vitest";
import type { GameInputWithOutcomes } from "../../src/kernel/contract/game.ts";
import { playBack, playBackSteps } from "../../src/kernel/tools/playback.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { checkDigitsOf } from "../../src/kernel/tools/tampering.ts";
import { copy, rulesError, untyped } from "../bad-input/errors.ts";
import { rules, type Toy, toyWith } from "./toy-game.ts";

/** In this variant fishing draws from the deck. */
const fishing: typeof rules.moves = {
  ...rules.moves,
  fish: {
    ...rules.moves.fish,
    perform({ seats, deck }, { seat }, { rng }) {
      seats[seat]!.won.push(rng.draw(deck));
    },
  },
};
const toy = toyWith({ moves: fishing });

const options = { players: 2, turns: 4 };
const order = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
/** The cards that are in the deck after the deal. */
const deck = order.slice(0, -5);
const [first, second] = deck as [number, number];
const moves: GameInputWithOutcomes<Toy> = {
  options,
  deal: [order],
  actions: [
    { type: "fish", seat: 0 },
    { type: "polish", seat: 1 },
    { type: "fish", seat: 1 },
  ],
  outcomes: [[second], [], [first]],
};
const file = record(toy, moves);

test("a game with outcomes is recorded in format 3, without a seed", () => {
  expect(copy(file)).toEqual(file);
  expect(file).toMatchObject({ format: 3, game: "toy", ...moves });
  expect("seed" in file).toBe(false);
  expect(file.checks).toHaveLength(4 * (2 + moves.actions.length));
});

test("it leads through the same states again", () => {
  const steps = [...replay(toy, copy(file))];
  expect(steps).toEqual(playBack(toy, moves).steps);
  expect(steps.at(-1)!.state.table.seats.map(({ won }) => won)).toEqual([[second], [first]]);
  expect(problems(toy, "replay", file)).toEqual([]);
});

test("an outcome may be the top of a shuffled deck only", () => {
  const top = record(toy, { ...moves, deal: [{ top: order.toReversed() }] });
  expect([...replay(toy, copy(top))].at(-1)!.state).toEqual([...replay(toy, file)].at(-1)!.state);
});

test("outcomes that are undefined are none: the seed counts", () => {
  const seeded = { options, seed: "a", actions: [] };
  expect(record(toy, { ...seeded, outcomes: undefined } as never)).toEqual(record(toy, seeded));
});

test("an impossible outcome is the cause of the error with its place", () => {
  const playing = playBackSteps(toy, { ...moves, outcomes: [[1], [], []] });
  playing.next();
  const error = rulesError(() => playing.next());
  expect(error.path).toBe("outcomes.0.0");
  expect(
    rulesError(() => {
      throw error.cause;
    }).path,
  ).toBe("0");
});

test("moves with other outcomes have another digest", () => {
  const other = record(toy, { ...moves, outcomes: [[first], [], [second]] });
  expect(other.digest.moves).not.toBe(file.digest.moves);
  expect(record(toy, { ...moves, deal: [{ top: order.toReversed() }] }).digest.moves).not.toBe(
    file.digest.moves,
  );
});

describe("record rejects", () => {
  test.each<[string, object, string, string]>([
    ["outcomes beside a seed", { seed: "a" }, "seed", "cannot be used together with outcomes"],
    [
      "too few outcomes",
      { outcomes: [[second], []] },
      "outcomes",
      "expected a list of 3, one for each action",
    ],
    [
      "no list of outcomes",
      { outcomes: 7 },
      "outcomes",
      "expected a list of 3, one for each action",
    ],
    ["no deal", { deal: undefined }, "deal", "expected a list of at most 3000 outcomes"],
    [
      "an unknown deal",
      { deal: [null] },
      "deal.0",
      "is not known, but the state has no generator to draw it from",
    ],
    [
      "an impossible outcome",
      { outcomes: [[1], [], []] },
      "outcomes.0.0",
      `expected one of ${deck.join(", ")}`,
    ],
    [
      "an unused outcome",
      { outcomes: [[second], [7], [first]] },
      "outcomes.1.0",
      "the action uses no further outcome",
    ],
    [
      "a refused action",
      { actions: moves.actions.with(1, { type: "fish", seat: 0 }) },
      "actions.1",
      "action 2 (fish) is refused: not-your-decision (TOY-92)",
    ],
  ])("%s", (_, change, path, reason) => {
    const error = rulesError(() => untyped(record)(toy, { ...moves, ...change }));
    expect([error.what, error.path, error.reason]).toEqual(["replay of toy", path, reason]);
  });
});

describe("an altered replay with outcomes", () => {
  test.each<[string, object, readonly string[]]>([
    [
      "the options",
      { options: { ...options, turns: 5 } },
      ["options the replay was altered: its options are not as recorded"],
    ],
    [
      "the deal",
      { deal: [order.toSpliced(0, 2, 11, 12)] },
      ["deal the replay was altered: its deal is not as recorded"],
    ],
    [
      "an outcome",
      { outcomes: [[second], [], [second]] },
      [
        "actions.2 the replay was altered: action 3 (fish) with its outcomes is not as recorded",
        `outcomes.2.0 expected one of ${deck.filter((card) => card !== second).join(", ")}`,
      ],
    ],
    [
      "two outcomes",
      { outcomes: [[first], [], [second]] },
      ["actions.0 the replay was altered: action 1 (fish) with its outcomes is not as recorded"],
    ],
    [
      "an action",
      { actions: moves.actions.with(1, { type: "fish", seat: 1 }) },
      [
        "actions.1 the replay was altered: action 2 (fish) with its outcomes is not as recorded",
        "outcomes.1.0 is not known, but the state has no generator to draw it from",
      ],
    ],
    [
      "the checks and an outcome",
      (() => {
        const outcomes = [[second], [], [second]];
        return { outcomes, checks: checkDigitsOf("toy", { ...moves, outcomes }) };
      })(),
      [
        "digest.moves the replay was altered: its moves do not match its digest",
        `outcomes.2.0 expected one of ${deck.filter((card) => card !== second).join(", ")}`,
      ],
    ],
    [
      "the digest",
      { digest: { ...file.digest, moves: "0" } },
      [
        "digest.moves the replay was altered: its moves can all be played, but they do not match its digest",
      ],
    ],
    [
      "the checks",
      { checks: file.checks!.replace(/^..../, "0000") },
      ["checks the replay was altered: its checks do not match its moves"],
    ],
    [
      "the result",
      { digest: { ...file.digest, result: "0" } },
      ["digest.result the replay was altered: its moves lead to another result"],
    ],
  ])("names the place: %s", (_, change, expected) => {
    const error = rulesError(() => [...replay(toy, { ...file, ...change })]);
    expect(error.problems.map(({ path, reason }) => `${path.join(".")} ${reason}`)).toEqual(
      expected,
    );
  });

  test("under changed rules says which outcome has become impossible", () => {
    const twice = toyWith({
      moves: {
        ...fishing,
        polish: {
          ...fishing.polish,
          perform(table, _, { rng }) {
            rng.shuffle(table.deck);
          },
        },
      },
    });
    const { problems: found } = rulesError(() => [...replay(twice, file)]);
    expect(found).toEqual([
      {
        path: ["outcomes", 1, 0],
        reason:
          "is not known, but the state has no generator to draw it from; the replay was altered: its moves lead to another result",
      },
    ]);
  });
});

describe("the fields of a replay depend on its format", () => {
  const { deal, outcomes, checks, ...common } = file;
  const seeded = record(toy, { options, seed: "a seed", actions: [] });
  test.each<[string, object, readonly string[]]>([
    [
      "format 3 with a seed",
      { ...file, seed: "a" },
      [
        "seed format 3 has no seed, expected format 1 or format 2",
        "seed cannot be used together with outcomes",
      ],
    ],
    [
      "format 3 without outcomes",
      { ...common, deal, checks },
      ["outcomes is missing, expected a list"],
    ],
    [
      "format 3 without a deal",
      { ...common, outcomes, checks },
      ["deal is missing, expected a list"],
    ],
    [
      "format 3 without checks",
      { ...common, deal, outcomes },
      ["checks is missing, expected a string"],
    ],
    [
      "format 3 with too few outcomes",
      { ...file, outcomes: [] },
      ["outcomes expected a list of 3, one for each action"],
    ],
    [
      "format 2 with a deal",
      { ...seeded, deal: [] },
      ["deal format 2 has no deal, expected format 3"],
    ],
    [
      "format 2 with outcomes",
      { ...seeded, outcomes: [] },
      ["outcomes format 2 has no outcomes, expected format 3"],
    ],
    [
      "format 1 with checks",
      { ...seeded, format: 1 },
      ["checks format 1 has no checks, expected format 2 or format 3"],
    ],
    ["format 1 without a seed", { ...common, format: 1 }, ["seed is missing, expected a string"]],
  ])("%s", (_, value, expected) => {
    expect(
      problems(toy, "replay", value).map(({ path, reason }) => `${path.join(".")} ${reason}`),
    ).toEqual(expected);
  });

  test.each<[unknown, string]>([
    [[[1.5]], "deal.0.0"],
    [[{ top: 7 }], "deal.0.top"],
    [[{ bottom: [] }], "deal.0.top"],
    [[true], "deal.0"],
    [["x".repeat(101)], "deal.0"],
    ["a seed", "deal"],
  ])("an outcome cannot be %j", (wrong, path) => {
    expect(rulesError(() => replay(toy, { ...file, deal: wrong })).path).toBe(path);
  });
});
