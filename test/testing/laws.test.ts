// The laws must see what they are there to see: each row breaks a game in one way.
import { describe, expect, test } from "vitest";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import { allLocations, allLords } from "../../src/conspiracy/inventory.ts";
import type { Game } from "../../src/kernel/game.ts";
import { checkGame, LawViolation, type Subject } from "../../src/testing/index.ts";

type Broken = Partial<Game<ConspiracyTypes>>;
type State = ConspiracyTypes["state"];

const subject: Subject<ConspiracyTypes> = {
  game: conspiracy,
  options: { players: 3 },
  inventory: ({ table }) => [...allLords(table), ...allLocations(table)].map(String),
  mostActions: 180,
};

/** The law that the first few games of a subject break. */
function brokenLaw(changed: Partial<Subject<ConspiracyTypes>>): string {
  try {
    for (let seed = 0; seed < 6; seed++) checkGame({ ...subject, ...changed }, `broken ${seed}`);
  } catch (error) {
    if (error instanceof LawViolation) return error.law;
    throw error;
  }
  return "none";
}
const with_ = (broken: Broken) => ({ game: { ...conspiracy, ...broken } });

/** A game whose next states are changed. */
const leadingTo = (change: (state: State) => State): Broken => ({
  apply: (...given) => {
    const result = conspiracy.apply(...given);
    return result.ok ? { ...result, state: change(result.state) } : result;
  },
  reduce: (...given) => {
    const result = conspiracy.reduce(...given);
    return result.ok ? { ...result, state: change(result.state) } : result;
  },
});

test("a sound game breaks none", () => {
  expect(brokenLaw({})).toBe("none");
});

describe("a game breaks the law if", () => {
  test.each<[string, Partial<Subject<ConspiracyTypes>>, RegExp]>([
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
      with_({ legal: (view) => conspiracy.legal(view, conspiracy.deciders(view)[0] ?? 0) }),
      /nobody else can act/,
    ],
    [
      "a state allows more than a view",
      with_({
        legal: (view, seat) => [...conspiracy.legal(view, seat)].slice("rng" in view ? 0 : 1),
      }),
      /same answers as the state/,
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
      with_({ view: ({ table, agenda }) => ({ table, agenda }) }),
      // What is imagined is the state itself then, and chance alone differs.
      /learns nothing|looks the same/,
    ],
    [
      "what is imagined is not what was seen",
      with_({ imagine: (_, seed) => conspiracy.setup({ players: 3 }, seed).state }),
      /looks the same/,
    ],
    [
      "reduce does something else than apply",
      with_({ reduce: (state) => ({ ok: true, state, events: [], informed: [] }) }),
      /accepted again/,
    ],
    [
      "an event does not fit its schema",
      with_({
        apply: (state, action) => {
          const result = conspiracy.apply(state, action);
          return result.ok ? { ...result, events: [{ type: "odd" } as never] } : result;
        },
        reduce: (state, action) => {
          const result = conspiracy.reduce(state, action);
          return result.ok ? { ...result, events: [{ type: "odd" } as never] } : result;
        },
      }),
      /fit their schema/,
    ],
    [
      "legal leaves actions out",
      with_({ legal: (view, seat) => [...conspiracy.legal(view, seat)].slice(0, 1) }),
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
        apply: (state, action) => ({ ...conspiracy.apply(state, action), informed: [] }) as never,
        reduce: (state, action) => ({ ...conspiracy.reduce(state, action), informed: [] }) as never,
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
      with_({ setup: (...given) => ({ ...conspiracy.setup(...given), informed: [7] }) }),
      /only seats/,
    ],
    [
      "what is given is frozen",
      with_({
        apply: (state, action) => {
          Object.freeze(action);
          return conspiracy.apply(state, action);
        },
      }),
      /changes neither/,
    ],
    [
      "apply throws",
      with_({
        apply: () => {
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
          apply: () => ({ ok: true, events: [], informed: [] }),
        }),
      }),
      /simulate/,
    ],
    [
      "a score does not add up",
      with_({ score: (tableaux) => conspiracy.score(tableaux).map((s) => ({ ...s, total: 1 })) }),
      /add up/,
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
    legal: () => {
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
