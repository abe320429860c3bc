// Each law must detect the faults that it is about: each row is a game with one fault.
import { describe, expect, test } from "vitest";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import {
  checkGame,
  checkMoves,
  LawViolation,
  playRandomly,
  type TestSubject,
} from "../../src/testing/index.ts";
import { once } from "../lazy-scenes.ts";
import { amount } from "../repetition.ts";
import { correctGame, withFault, withNextState } from "./broken.ts";

const subject: TestSubject<ConspiracyTypes> = {
  ...correctGame,
  options: { players: 3 },
  mostActions: 180,
};

/** The first law that is broken in a few games of a subject. */
function brokenLaw(
  changed: Partial<TestSubject<ConspiracyTypes>>,
  games = 6,
  { every = 1, viewers = "all" }: { every?: number; viewers?: "all" | "one" } = {},
): string {
  try {
    for (let seed = 0; seed < games; seed++)
      checkGame({ ...subject, ...changed }, `broken ${seed}`, { every, viewers });
  } catch (error) {
    if (error instanceof LawViolation) return error.law;
    throw error;
  }
  return "none";
}

test("a correct game breaks no law", () => {
  expect(brokenLaw({}, amount(1, 3), { every: amount(3, 1) })).toBe("none");
  expect(brokenLaw({}, 1, { viewers: "one" })).toBe("none");
});

test.each([0, 2, "spectator"] as const)(
  "with one viewer at a step, a view that shows %s the decks is found",
  (seen) => {
    const shown = withFault({
      view: (state, viewer) => {
        const { table, agenda } = viewer === seen ? state : conspiracy.view(state, viewer);
        return { table, agenda } as ReturnType<typeof conspiracy.view>;
      },
    });
    expect(brokenLaw(shown, 6, { viewers: "one" })).toMatch(/view/);
  },
);

describe("a game breaks the law if", () => {
  test.each<[string, Partial<TestSubject<ConspiracyTypes>>, RegExp]>([
    [
      "a card is not counted",
      { inventory: ({ table }) => [...table.lordDeck, ...table.seats.flatMap((s) => s.lords)] },
      /every component/,
    ],
    [
      "states are mutable",
      withFault(withNextState((state) => structuredClone(state))),
      /deeply frozen/,
    ],
    [
      "a state contains a value that JSON cannot represent",
      withFault(withNextState((state) => Object.freeze({ ...state, note: undefined }))),
      /survives JSON|can be played/,
    ],
    [
      "the wrong seat is the decider",
      withFault({ deciders: () => [0] }),
      /every decider|accepted|ends within/,
    ],
    [
      "another seat can act",
      withFault({
        legalActions: (view) => conspiracy.legalActions(view, conspiracy.deciders(view)[0] ?? 0),
      }),
      /nobody else has one/,
    ],
    [
      "a state allows more than a view",
      withFault({
        legalActions: (view, seat) =>
          [...conspiracy.legalActions(view, seat)].slice("rng" in view ? 0 : 1),
      }),
      /same answers as the state/,
    ],
    [
      "a view is mutable",
      withFault({ view: (state, viewer) => structuredClone(conspiracy.view(state, viewer)) }),
      /a view is deeply frozen/,
    ],
    [
      "a view gives another score",
      withFault({
        tableau: (view, seat) => ({
          ...conspiracy.tableau(view, seat),
          ...(!("rng" in view) && { pearls: 9, pearlMaster: seat === 0 }),
        }),
      }),
      /score of the state/,
    ],
    [
      "the score of a state is marked as incomplete",
      withFault({ standings: (view) => ({ ...conspiracy.standings(view), complete: false }) }),
      /score of the state/,
    ],
    [
      "the totals of a view differ",
      withFault({
        totals: (view) => conspiracy.totals(view).map((n) => ("rng" in view ? n : n + 1)),
      }),
      /score of the state/,
    ],
    [
      "a view shows the random generator",
      withFault({
        view: (state, viewer) => ({ ...conspiracy.view(state, viewer), rng: state.rng }) as never,
      }),
      /cards face down|same answers/,
    ],
    [
      "a view shows another table",
      withFault({
        view: (state, viewer) => {
          const view = conspiracy.view(state, viewer);
          return { ...view, table: { ...view.table, turn: 0 } };
        },
      }),
      /cards face down|same answers/,
    ],
    [
      "a view shows the deck",
      withFault({ view: ({ table, agenda }) => Object.freeze({ table, agenda }) }),
      /the acting seat's view gives the same/,
    ],
    [
      "a sampled state has another view",
      withFault({ sampleState: (_, seed) => conspiracy.setup({ players: 3 }, seed).state }),
      /has the same view/,
    ],
    [
      "reduce gives another result the second time",
      withFault({
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok && !Object.isFrozen(state) ? { ...result, events: [] } : result;
        },
      }),
      /accepted again/,
    ],
    [
      "an event does not fit its schema",
      withFault({
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok ? { ...result, events: [{ type: "odd" } as never] } : result;
        },
      }),
      /fit their schema/,
    ],
    [
      "legalActions leaves actions out",
      withFault({
        legalActions: (view, seat) => [...conspiracy.legalActions(view, seat)].slice(0, 1),
      }),
      /near-misses|actionTypes lists|match a partial action/,
    ],
    [
      "a refusal has no rule",
      withFault({
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok ? result : { ...result, refusal: { ...result.refusal, rule: "" } };
        },
      }),
      /near-misses/,
    ],
    [
      "a refusal changes the state",
      withFault({
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok ? result : { ...result, state: { ...state } };
        },
      }),
      /near-misses/,
    ],
    [
      "revealedTo is empty for a draw",
      withFault({
        reduce: (state, action) =>
          ({ ...conspiracy.reduce(state, action), revealedTo: [] }) as never,
      }),
      /learn nothing/,
    ],
    [
      "an event is redacted to another event",
      withFault({ redact: (event) => ({ ...event, type: "game-ended" }) as never }),
      /fit their schema/,
    ],
    [
      "revealedTo contains an unknown seat",
      withFault({ setup: (...args) => ({ ...conspiracy.setup(...args), revealedTo: [7] }) }),
      /only seats of the game/,
    ],
    [
      "arguments are frozen",
      withFault({
        reduce: (state, action) => {
          Object.freeze(action);
          return conspiracy.reduce(state, action);
        },
      }),
      /changes neither/,
    ],
    [
      "reduce throws",
      withFault({
        reduce: () => {
          throw new TypeError("oops");
        },
      }),
      /can be played/,
    ],
    [
      "standings differ from the scores",
      withFault({ standings: (s) => ({ ...conspiracy.standings(s), ranks: [] }) }),
      /add up/,
    ],
    ["a game takes too long", { mostActions: 20 }, /ends within/],
    [
      "simulate does nothing",
      withFault({
        simulate: (state) => ({
          ...conspiracy.simulate(state),
          apply: (action) => ({ ok: true, action, events: [], revealedTo: [] }),
        }),
      }),
      /simulat|advance/,
    ],
    [
      "a score does not add up",
      withFault({
        score: (tableaux) => conspiracy.score(tableaux).map((s) => ({ ...s, total: 1 })),
      }),
      /add up|score sheets/,
    ],
    [
      "nobody wins",
      withFault({ standings: (s) => ({ ...conspiracy.standings(s), winners: [] }) }),
      /add up/,
    ],
  ])("%s", (_, changed, law) => {
    expect(brokenLaw(changed)).toMatch(law);
  });
});

test("a violation names the law, the seed, the step and its cause", () => {
  const broken = withFault({
    legalActions: () => {
      throw new TypeError("oops");
    },
  });
  try {
    checkGame({ ...subject, ...broken }, "a seed");
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(LawViolation);
    expect(error).toMatchObject({ seed: "a seed", step: 0, cause: new TypeError("oops") });
    expect(String(error)).toContain('seed "a seed", step 0');
  }
});

test("the same seed gives the same game, however often the laws are tested", () => {
  const actionsOf = (every: number) => {
    const actions: unknown[] = [];
    checkGame(subject, "same", { every, watch: (action) => actions.push(action) });
    return actions;
  };
  expect(actionsOf(50)).toEqual(actionsOf(7));
});

describe("moves", () => {
  const options = { players: 2 };
  const allActions = once(() =>
    [...playRandomly(conspiracy, options, "moves")].flatMap(({ action }) =>
      action ? [action] : [],
    ),
  );
  const violationOf = (...args: Parameters<typeof checkMoves<ConspiracyTypes>>) => {
    try {
      checkMoves(...args);
    } catch (error) {
      if (error instanceof LawViolation) return error;
    }
    throw new Error("all laws hold");
  };

  test("of a game obey the laws, finished or not", () => {
    for (const count of [0, 1, 10, allActions().length]) {
      const some = allActions().slice(0, count);
      expect(checkMoves(correctGame, { options, seed: "moves", actions: some })).toBe(count);
    }
  });

  test("of a replay obey the laws", () => {
    const file = JSON.stringify(
      record(conspiracy, { options, seed: "moves", actions: allActions() }),
    );
    expect(checkMoves(correctGame, JSON.parse(file))).toBe(allActions().length);
  });

  test("that are refused cannot be played", () => {
    const twice = [...allActions().slice(0, 3), allActions()[2]!];
    const violation = violationOf(correctGame, { options, seed: "moves", actions: twice });
    expect(violation).toMatchObject({ law: "the game can be played", step: 3 });
    expect(JSON.parse(violation.replay).actions).toEqual(twice.slice(0, 3));
    expect(violation.test).toContain(JSON.stringify(twice));
  });

  test("are tested at the last step, however rarely the laws are tested", () => {
    const last = playTo(allActions().length);
    const { game } = withFault(
      withNextState((state) => (digest(state) === digest(last) ? structuredClone(state) : state)),
    );
    const moves = { options, seed: "moves", actions: allActions() };
    expect(violationOf({ ...correctGame, game }, moves, { every: 1e6 }).law).toMatch(/frozen/);
  });

  test("can be tested for a single law", () => {
    const game = { ...conspiracy, score: () => [], deciders: () => [] };
    const moves = { options, seed: "moves", actions: allActions() };
    expect(violationOf({ ...correctGame, game }, moves).law).toMatch(/every decider/);
    const law = "scores add up, and standings are the ranks of the scores";
    expect(violationOf({ ...correctGame, game }, moves, { law }).law).toBe(law);
    expect(checkMoves({ ...correctGame, game }, moves, { law: "a state is deeply frozen" })).toBe(
      allActions().length,
    );
  });

  test("a law that does not exist is an error that lists them all", () => {
    const moves = { options, seed: "moves", actions: allActions() };
    expect(() => checkMoves(correctGame, moves, { law: "a state is frozen" })).toThrow(
      /no law is called "a state is frozen"; the laws are:\n(.+\n)*a state is deeply frozen\n/,
    );
  });

  const playTo = (count: number) => {
    const file = record(conspiracy, {
      options,
      seed: "moves",
      actions: allActions().slice(0, count),
    });
    return [...replay(conspiracy, file)].at(-1)!.state;
  };
});
