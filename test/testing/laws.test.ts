// The laws must see what they are there to see: each row breaks a game in one way.
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
import { leadingTo, sound, with_ } from "./broken.ts";

const subject: TestSubject<ConspiracyTypes> = {
  ...sound,
  options: { players: 3 },
  mostActions: 180,
};

/** The law that the first few games of a subject break. */
function brokenLaw(changed: Partial<TestSubject<ConspiracyTypes>>, games = 6): string {
  try {
    for (let seed = 0; seed < games; seed++)
      checkGame({ ...subject, ...changed }, `broken ${seed}`);
  } catch (error) {
    if (error instanceof LawViolation) return error.law;
    throw error;
  }
  return "none";
}

test("a sound game breaks none", () => {
  expect(brokenLaw({}, 2)).toBe("none");
});

describe("a game breaks the law if", () => {
  test.each<[string, Partial<TestSubject<ConspiracyTypes>>, RegExp]>([
    [
      "a card is not counted",
      { inventory: ({ table }) => [...table.lordDeck, ...table.seats.flatMap((s) => s.lords)] },
      /every component/,
    ],
    ["states can be changed", with_(leadingTo((state) => structuredClone(state))), /deeply frozen/],
    [
      "a state holds what JSON does not",
      with_(leadingTo((state) => Object.freeze({ ...state, note: undefined }))),
      /survives JSON|can be played/,
    ],
    ["nobody is asked", with_({ deciders: () => [0] }), /deciders|accepted|ends in time/],
    [
      "somebody else can act",
      with_({
        legalActions: (view) => conspiracy.legalActions(view, conspiracy.deciders(view)[0] ?? 0),
      }),
      /nobody else can act/,
    ],
    [
      "a state allows more than a view",
      with_({
        legalActions: (view, seat) =>
          [...conspiracy.legalActions(view, seat)].slice("rng" in view ? 0 : 1),
      }),
      /same answers as the state/,
    ],
    [
      "a view can be changed",
      with_({ view: (state, viewer) => structuredClone(conspiracy.view(state, viewer)) }),
      /a view is deeply frozen/,
    ],
    [
      "a view shows another score",
      with_({
        tableau: (view, seat) => ({
          ...conspiracy.tableau(view, seat),
          ...(!("rng" in view) && { pearls: 9, pearlMaster: seat === 0 }),
        }),
      }),
      /score of the state/,
    ],
    [
      "a state says that its score is not complete",
      with_({ standings: (view) => ({ ...conspiracy.standings(view), complete: false }) }),
      /score of the state/,
    ],
    [
      "the totals of a view are others",
      with_({
        totals: (view) => conspiracy.totals(view).map((n) => ("rng" in view ? n : n + 1)),
      }),
      /score of the state/,
    ],
    [
      "a view shows the random words",
      with_({
        view: (state, viewer) => ({ ...conspiracy.view(state, viewer), rng: state.rng }) as never,
      }),
      /cards face down|same answers/,
    ],
    [
      "a view shows another table",
      with_({
        view: (state, viewer) => {
          const view = conspiracy.view(state, viewer);
          return { ...view, table: { ...view.table, turn: 0 } };
        },
      }),
      /cards face down|same answers/,
    ],
    [
      "a view shows the deck",
      with_({ view: ({ table, agenda }) => Object.freeze({ table, agenda }) }),
      /possible when read again/,
    ],
    [
      "what is imagined is not what was seen",
      with_({ sampleState: (_, seed) => conspiracy.setup({ players: 3 }, seed).state }),
      /looks the same/,
    ],
    [
      "reduce gives another result the second time",
      with_({
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok && !Object.isFrozen(state) ? { ...result, events: [] } : result;
        },
      }),
      /accepted again/,
    ],
    [
      "an event does not fit its schema",
      with_({
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok ? { ...result, events: [{ type: "odd" } as never] } : result;
        },
      }),
      /fit their schema/,
    ],
    [
      "legal leaves actions out",
      with_({ legalActions: (view, seat) => [...conspiracy.legalActions(view, seat)].slice(0, 1) }),
      /near-misses|kinds that are open|like a half-made one/,
    ],
    [
      "a refusal has no rule",
      with_({
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok ? result : { ...result, refusal: { ...result.refusal, rule: "" } };
        },
      }),
      /near-misses/,
    ],
    [
      "a refusal changes the state",
      with_({
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok ? result : { ...result, state: { ...state } };
        },
      }),
      /near-misses/,
    ],
    [
      "nobody is informed of a draw",
      with_({
        reduce: (state, action) =>
          ({ ...conspiracy.reduce(state, action), revealedTo: [] }) as never,
      }),
      /learns nothing/,
    ],
    [
      "an event is redacted into something else",
      with_({ redact: (event) => ({ ...event, type: "game-ended" }) as never }),
      /fit their schema/,
    ],
    [
      "somebody who is not there is informed",
      with_({ setup: (...given) => ({ ...conspiracy.setup(...given), revealedTo: [7] }) }),
      /only seats/,
    ],
    [
      "what is given is frozen",
      with_({
        reduce: (state, action) => {
          Object.freeze(action);
          return conspiracy.reduce(state, action);
        },
      }),
      /changes neither/,
    ],
    [
      "reduce throws",
      with_({
        reduce: () => {
          throw new TypeError("oops");
        },
      }),
      /can be played/,
    ],
    [
      "standings are not those of the scores",
      with_({ standings: (s) => ({ ...conspiracy.standings(s), ranks: [] }) }),
      /add up/,
    ],
    ["a game takes longer than it may", { mostActions: 20 }, /ends in time/],
    [
      "simulate does nothing",
      with_({
        simulate: (state) => ({
          ...conspiracy.simulate(state),
          apply: () => ({ ok: true, events: [], revealedTo: [] }),
        }),
      }),
      /simulat/,
    ],
    [
      "a score does not add up",
      with_({ score: (tableaux) => conspiracy.score(tableaux).map((s) => ({ ...s, total: 1 })) }),
      /add up|score sheets/,
    ],
    [
      "nobody wins",
      with_({ standings: (s) => ({ ...conspiracy.standings(s), winners: [] }) }),
      /add up/,
    ],
  ])("%s", (_, changed, law) => {
    expect(brokenLaw(changed)).toMatch(law);
  });
});

test("a violation says the law, the seed and the step, and its cause", () => {
  const broken = with_({
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

test("the same seed plays the same game, however often the laws are tested", () => {
  const actionsOf = (every: number) => {
    const actions: unknown[] = [];
    checkGame(subject, "same", { every, watch: (action) => actions.push(action) });
    return actions;
  };
  expect(actionsOf(50)).toEqual(actionsOf(7));
});

describe("moves", () => {
  const options = { players: 2 };
  const actions = [...playRandomly(conspiracy, options, "moves")].flatMap(({ action }) =>
    action ? [action] : [],
  );
  const violationOf = (...given: Parameters<typeof checkMoves<ConspiracyTypes>>) => {
    try {
      checkMoves(...given);
    } catch (error) {
      if (error instanceof LawViolation) return error;
    }
    throw new Error("all laws hold");
  };

  test("of a game keep the laws, also if it was left before its end", () => {
    for (const count of [0, 1, 10, actions.length]) {
      const some = actions.slice(0, count);
      expect(checkMoves(sound, { options, seed: "moves", actions: some })).toBe(count);
    }
  });

  test("of a replay keep the laws", () => {
    const file = JSON.stringify(record(conspiracy, { options, seed: "moves", actions }));
    expect(checkMoves(sound, JSON.parse(file))).toBe(actions.length);
  });

  test("that are refused cannot be played", () => {
    const twice = [...actions.slice(0, 3), actions[2]!];
    const violation = violationOf(sound, { options, seed: "moves", actions: twice });
    expect(violation).toMatchObject({ law: "the game can be played", step: 3 });
    expect(JSON.parse(violation.replay).actions).toEqual(twice.slice(0, 3));
    expect(violation.test).toContain(JSON.stringify(twice));
  });

  test("are tested at the last step, however seldom the laws are tested", () => {
    const last = playTo(actions.length);
    const { game } = with_(
      leadingTo((state) => (digest(state) === digest(last) ? structuredClone(state) : state)),
    );
    const moves = { options, seed: "moves", actions };
    expect(violationOf({ ...sound, game }, moves, { every: 1e6 }).law).toMatch(/frozen/);
  });

  test("can be tested for a single law", () => {
    const game = { ...conspiracy, score: () => [], deciders: () => [] };
    const moves = { options, seed: "moves", actions };
    expect(violationOf({ ...sound, game }, moves).law).toMatch(/deciders/);
    const law = "scores add up, and standings are the ranks of the scores";
    expect(violationOf({ ...sound, game }, moves, { law }).law).toBe(law);
    expect(checkMoves({ ...sound, game }, moves, { law: "a state is deeply frozen" })).toBe(
      actions.length,
    );
  });

  const playTo = (count: number) => {
    const file = record(conspiracy, { options, seed: "moves", actions: actions.slice(0, count) });
    return [...replay(conspiracy, file)].at(-1)!.state;
  };
});
