// A failing random game must shrink to a small one, and its report must reproduce the failure.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Action, type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import type { Accepted, Game } from "../../src/kernel/contract/game.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { games, keepsLaws, type RandomGame } from "../../src/testing/arbitraries/index.ts";
import { checkMoves, LawViolation, type TestedGame } from "../../src/testing/index.ts";
import { correctGame, type State, withFault, withNextState } from "./broken.ts";

type Tested = TestedGame<ConspiracyTypes>;
type Details = fc.RunDetails<[RandomGame<ConspiracyTypes>]>;

const options = fc.record(
  { players: fc.integer(conspiracy.seats), firstPlayer: fc.nat(1), bonusLocations: fc.boolean() },
  { requiredKeys: ["players"] },
);

const failureOf = (
  tested: Tested,
  parameters: fc.Parameters<[RandomGame<ConspiracyTypes>]> = {},
): Details =>
  fc.check(
    fc.property(
      games(tested.game, options, { mostActions: tested.mostActions + 1 }),
      keepsLaws(tested, { every: 5 }),
    ),
    { seed: 7, numRuns: 20, ...parameters },
  );

/** The parts of the report of a failure: the law, the replay and the test. */
function reportOf({ errorInstance }: Details) {
  const text = (errorInstance as Error).message;
  const [, law, step] = /^"(.*)" does not hold: .*step (\d+)\)\n/.exec(text)!;
  const [, file] = /\nReplay of the \d+ actions before it:\n(.*)\n/.exec(text)!;
  const [, code] = /\nTest:\n([\s\S]*)/.exec(text)!;
  return { law: law!, step: Number(step), file: file!, code: code! };
}

/** Runs the source of a test as vitest would; gives the law that it finds broken. */
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
/** A game whose state is mutable if this holds. */
const mutableIf = (isMutable: (state: State) => boolean) =>
  withFault(withNextState((state) => (isMutable(state) ? structuredClone(state) : state)));
const throwing = (): never => {
  throw new TypeError("oops");
};
const { deciders, legalActions, reduce, setup } = conspiracy;

/** A faulty game, the law, and the smallest options and number of actions that break it. */
const rows: readonly [string, Partial<Tested>, RegExp, object, number][] = [
  ["the set-up throws", withFault({ setup: throwing }), /can be played/, { players: 2 }, 0],
  [
    "revealedTo of the set-up contains an unknown seat",
    withFault({ setup: (...args) => ({ ...setup(...args), revealedTo: [7] }) }),
    /only seats of the game/,
    { players: 2 },
    0,
  ],
  ["the first action is faulty", mutableIf(() => true), /frozen/, { players: 2 }, 1],
  [
    "the third lord of a seat is faulty",
    mutableIf((state) => mostLords(state) > 2),
    /frozen/,
    { players: 2 },
    5,
  ],
  [
    "a game of four is faulty",
    mutableIf(({ table }) => table.seats.length === 4),
    /frozen/,
    { players: 4 },
    1,
  ],
  [
    "an optional rule is faulty",
    withFault({
      setup: (chosen, seed) => ({
        ...setup(chosen, seed),
        revealedTo: chosen.bonusLocations ? [7] : [],
      }),
    }),
    /only seats of the game/,
    { players: 2, bonusLocations: true },
    0,
  ],
  [
    "reduce throws for a rare action",
    withFault({
      reduce: (state, action) =>
        (action as Action).type === "take-pile" ? throwing() : reduce(state, action),
    }),
    /can be played/,
    { players: 2 },
    3,
  ],
  [
    "nobody can act after five lords",
    withFault({
      legalActions: (view, seat, filter) =>
        mostLords(view as State) > 4 ? [] : legalActions(view, seat, filter),
    }),
    /nobody else has one/,
    { players: 2 },
    11,
  ],
  [
    "simulate does nothing",
    withFault({
      simulate: (state) => ({
        ...conspiracy.simulate(state),
        state,
        apply: (action) => ({ ok: true, action, events: [], revealedTo: [] }),
      }),
    }),
    /simulat|advance/,
    { players: 2 },
    1,
  ],
  ["the game is too long", { mostActions: 20 }, /ends within/, { players: 2 }, 21],
];

test.each(rows)(
  "if %s, the game shrinks, and the failure can be reproduced",
  (_, broken, law, ...rest) => {
    const tested: Tested = { ...correctGame, ...broken };
    const details = failureOf(tested);
    const { law: found, step, file, code } = reportOf(details);
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
    expect(lawBrokenIn(code, correctGame)).toBeUndefined();

    const { seed, counterexamplePath: path } = details;
    expect(reportOf(failureOf(tested, { seed, path: path!, endOnFailure: true }))).toEqual(
      reportOf(details),
    );
  },
);

test("a correct game does not fail", () => {
  expect(failureOf(correctGame, { numRuns: 2 }).failed).toBe(false);
});

test("fast-check reports the seed, the path and the moves", () => {
  const details = failureOf({ ...correctGame, ...mutableIf(() => true) });
  const text = fc.defaultReportMessage(details)!;
  expect(text).toContain(`seed: 7, path: "${details.counterexamplePath}"`);
  const { moves } = details.counterexample![0];
  expect(text).toContain(`Counterexample: [${JSON.stringify(moves)}]`);
});

test("only the first broken law is tested while a game shrinks", () => {
  const { game } = mutableIf(({ table }) => table.seats.length > 2);
  const broken: Game<ConspiracyTypes> = {
    ...game,
    setup: (chosen, seed) => ({
      ...setup(chosen, seed),
      revealedTo: chosen.players === 2 ? [7] : [],
    }),
  };
  // The first game of this seed has more than two players.
  const details = failureOf({ ...correctGame, game: broken }, { seed: 1 });
  expect(reportOf(details).law).toMatch(/frozen/);
  expect(details.counterexample![0].options).toEqual({ players: 3 });
});

test("shrinking a game that never ends takes a bounded number of actions", () => {
  let actions = 0;
  // Results are cached, because the same calls are repeated for a state that never changes.
  const known = new WeakMap<object, Iterable<ConspiracyTypes["action"]>>();
  const accepted = new WeakMap<object, Accepted<ConspiracyTypes>>();
  const game: Game<ConspiracyTypes> = {
    ...conspiracy,
    // No action changes the state, so the same decision comes again and again.
    legalActions: (view, seat, filter) => {
      if (!deciders(view).includes(seat)) return [];
      if (filter?.matching) return legalActions(view, seat, filter);
      if (!known.has(view)) known.set(view, [...legalActions(view, seat)]);
      return known.get(view)!;
    },
    reduce: (state, action) => {
      actions += 1;
      const before = accepted.get(action as object);
      if (before?.state === state) return before;
      const result = conspiracy.reduce(state, action);
      if (!result.ok) return result;
      const unchanged = { ...result, state, events: [], revealedTo: [] };
      accepted.set(action as object, unchanged);
      return unchanged;
    },
    preview: (view) => ({ certain: true, view }),
  };
  const details = failureOf({ ...correctGame, game, mostActions: 1000 });
  expect(reportOf(details).law).toMatch(/ends within/);
  expect(actions).toBeLessThan(150_000);
});
