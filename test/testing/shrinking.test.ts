// A failing random game must become a small one, and what is printed must lead to the failure again.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Action, type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { games, keepsLaws, type RandomGame } from "../../src/testing/arbitraries/index.ts";
import { checkMoves, LawViolation, type TestedGame } from "../../src/testing/index.ts";
import { leadingTo, type State, sound, with_ } from "./broken.ts";

type Tested = TestedGame<ConspiracyTypes>;
type Details = fc.RunDetails<[RandomGame<ConspiracyTypes>]>;

const options = fc.record(
  { players: fc.integer(conspiracy.seats), firstPlayer: fc.nat(1), bonusLocations: fc.boolean() },
  { requiredKeys: ["players"] },
);

const failureOf = (
  tested: Tested,
  again: fc.Parameters<[RandomGame<ConspiracyTypes>]> = {},
): Details =>
  fc.check(
    fc.property(
      games(tested.game, options, { mostActions: tested.mostActions + 1 }),
      keepsLaws(tested, { every: 5 }),
    ),
    { seed: 7, numRuns: 20, ...again },
  );

/** What a failure prints: of the law, the replay and the test. */
function printed({ errorInstance }: Details) {
  const text = (errorInstance as Error).message;
  const [, law, step] = /^"(.*)" does not hold: .*step (\d+)\)\n/.exec(text)!;
  const [, file] = /\nReplay of the \d+ actions before it:\n(.*)\n/.exec(text)!;
  const [, code] = /\nTest:\n([\s\S]*)/.exec(text)!;
  return { law: law!, step: Number(step), file: file!, code: code! };
}

/** Runs the text of a test as vitest would; gives the law that it finds broken. */
function lawBrokenIn(code: string, subject: Tested): string | undefined {
  const run = new Function("test", "checkMoves", "subject", code);
  let found: string | undefined;
  const tests = (name: string, body: () => void) => {
    try {
      body();
    } catch (error) {
      if (!(error instanceof LawViolation)) throw error;
      expect(error.law).toBe(name);
      found = error.law;
    }
  };
  run(tests, checkMoves, subject);
  return found;
}

const mostLords = ({ table }: State): number =>
  Math.max(...table.seats.map(({ lords }) => lords.length));
/** Not frozen if this holds. */
const looseIf = (isLoose: (state: State) => boolean) =>
  with_(leadingTo((state) => (isLoose(state) ? structuredClone(state) : state)));
const throwing = (): never => {
  throw new TypeError("oops");
};
const { deciders, legalActions, reduce, setup } = conspiracy;

/** A game that is broken, the law, and the smallest options and number of actions that show it. */
const rows: readonly [string, Partial<Tested>, RegExp, object, number][] = [
  ["the set-up throws", with_({ setup: throwing }), /can be played/, { players: 2 }, 0],
  [
    "somebody who is not there is informed from the start",
    with_({ setup: (...given) => ({ ...setup(...given), revealedTo: [7] }) }),
    /only seats/,
    { players: 2 },
    0,
  ],
  ["the first action goes wrong", looseIf(() => true), /frozen/, { players: 2 }, 1],
  [
    "the third lord of a seat goes wrong",
    looseIf((state) => mostLords(state) > 2),
    /frozen/,
    { players: 2 },
    5,
  ],
  [
    "four players go wrong",
    looseIf(({ table }) => table.seats.length === 4),
    /frozen/,
    { players: 4 },
    1,
  ],
  [
    "a rule goes wrong that is off by default",
    with_({
      setup: (chosen, seed) => ({
        ...setup(chosen, seed),
        revealedTo: chosen.bonusLocations ? [7] : [],
      }),
    }),
    /only seats/,
    { players: 2, bonusLocations: true },
    0,
  ],
  [
    "reduce throws at an action that is rare",
    with_({
      reduce: (state, action) =>
        (action as Action).type === "take-pile" ? throwing() : reduce(state, action),
    }),
    /can be played/,
    { players: 2 },
    3,
  ],
  [
    "nobody can act after five lords",
    with_({
      legalActions: (view, seat, wanted) =>
        mostLords(view as State) > 4 ? [] : legalActions(view, seat, wanted),
    }),
    /nobody else can act/,
    { players: 2 },
    11,
  ],
  [
    "simulate does nothing",
    with_({
      simulate: (state) => ({
        ...conspiracy.simulate(state),
        state,
        apply: () => ({ ok: true, events: [], revealedTo: [] }),
      }),
    }),
    /simulat/,
    { players: 2 },
    1,
  ],
  ["the game is too long", { mostActions: 20 }, /ends in time/, { players: 2 }, 21],
];

test.each(rows)("if %s, a small game is left, and can be seen again", (_, broken, law, ...rest) => {
  const tested: Tested = { ...sound, ...broken };
  const details = failureOf(tested);
  const { law: found, step, file, code } = printed(details);
  expect(found).toMatch(law);

  const [smallest, fewest] = rest;
  const { moves } = details.counterexample![0];
  expect(moves.options).toEqual(smallest);
  expect(moves.actions.length).toBe(fewest);

  if (tested.game.setup === throwing) expect(file).toBe("cannot be recorded: TypeError: oops");
  else {
    expect([...replay(tested.game, JSON.parse(file))].length).toBe(step + 1);
    expect(JSON.parse(file).actions).toEqual(moves.actions.slice(0, step));
  }

  expect(lawBrokenIn(code, tested)).toBe(found);
  expect(lawBrokenIn(code, sound)).toBeUndefined();

  const { seed, counterexamplePath: path } = details;
  expect(printed(failureOf(tested, { seed, path: path!, endOnFailure: true }))).toEqual(
    printed(details),
  );
});

test("a sound game does not fail", () => {
  expect(failureOf(sound, { numRuns: 3 }).failed).toBe(false);
});

test("fast-check says the seed, the path, and the moves", () => {
  const details = failureOf({ ...sound, ...looseIf(() => true) });
  const text = fc.defaultReportMessage(details)!;
  expect(text).toContain(`seed: 7, path: "${details.counterexamplePath}"`);
  const { moves } = details.counterexample![0];
  expect(text).toContain(`Counterexample: [${JSON.stringify(moves)}]`);
});

test("only the law that was broken first is looked for while a game gets smaller", () => {
  const { game } = looseIf(({ table }) => table.seats.length > 2);
  const broken: Game<ConspiracyTypes> = {
    ...game,
    setup: (chosen, seed) => ({
      ...setup(chosen, seed),
      revealedTo: chosen.players === 2 ? [7] : [],
    }),
  };
  // The first game of this seed has more than two players.
  const details = failureOf({ ...sound, game: broken }, { seed: 1 });
  expect(printed(details).law).toMatch(/frozen/);
  expect(details.counterexample![0].options).toEqual({ players: 3 });
});

test("a game that never ends is not tried out for ever", () => {
  let actions = 0;
  const known = new WeakMap<object, Iterable<ConspiracyTypes["action"]>>();
  const game: Game<ConspiracyTypes> = {
    ...conspiracy,
    // Nobody gets anywhere, and so is asked the same again and again.
    legalActions: (view, seat, wanted) => {
      if (!deciders(view).includes(seat)) return [];
      if (wanted?.matching) return legalActions(view, seat, wanted);
      if (!known.has(view)) known.set(view, [...legalActions(view, seat)]);
      return known.get(view)!;
    },
    reduce: (state, action) => {
      actions += 1;
      const result = conspiracy.reduce(state, action);
      return result.ok ? { ok: true, state, events: [], revealedTo: [] } : result;
    },
    preview: (view) => ({ certain: true, view }),
  };
  const details = failureOf({ ...sound, game, mostActions: 2000 });
  expect(printed(details).law).toMatch(/ends in time/);
  expect(actions).toBeLessThan(150_000);
});
