// Each law of choices, random actions and previews must detect the faults that it is about.
import { describe, expect, test } from "vitest";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import { inventoryOf, visibility } from "../../src/conspiracy/rules.ts";
import type { Game, Simulation } from "../../src/kernel/contract/game.ts";
import { checkGame, LawViolation, type TestSubject } from "../../src/testing/index.ts";
import type { AnyPartial } from "../kernel/click-oracle.ts";
import { amount } from "../repetition.ts";

type Broken = Partial<Game<ConspiracyTypes>>;
type Action = ConspiracyTypes["action"];

/** The first law that is broken in a few games. */
function brokenLaw(broken: Broken, games = 6): string {
  const subject: TestSubject<ConspiracyTypes> = {
    game: { ...conspiracy, ...broken },
    options: { players: 3 },
    inventory: inventoryOf,
    visibility,
    mostActions: 180,
  };
  try {
    for (let seed = 0; seed < games; seed++) checkGame(subject, `broken ${seed}`);
  } catch (error) {
    if (error instanceof LawViolation) return error.law;
    throw error;
  }
  return "none";
}

/** The choices of the correct game for any partial action. */
interface Found {
  readonly partial: AnyPartial;
  readonly isFinal: boolean;
  readonly isComplete: boolean;
  readonly next: Readonly<Record<string, readonly unknown[]>>;
  readonly action?: Action;
  readonly missing?: unknown;
}

/** A game whose choices are changed. */
const choosing = (
  change: (found: Found, partial: AnyPartial, view: object) => Found | undefined,
): Broken => ({
  choices: ((view: never, seat: number, partial: AnyPartial, options: object) => {
    const found = conspiracy.choices(view, seat, partial as never, options) as Found | undefined;
    return found && change(found, partial, view);
  }) as never,
});

/** A game whose choices have other values for each open field. */
const offering = (change: (values: readonly unknown[]) => readonly unknown[]): Broken =>
  choosing((found) => ({
    ...found,
    next: Object.fromEntries(
      Object.entries(found.next).map(([field, values]) => [field, change(values)]),
    ),
  }));

/** A game whose simulations are changed, clones included. */
const simulating = (
  change: (correct: Simulation<ConspiracyTypes>) => Partial<Simulation<ConspiracyTypes>>,
): Broken => {
  const changed = (correct: Simulation<ConspiracyTypes>): Simulation<ConspiracyTypes> => ({
    ...correct,
    clone: () => changed(correct.clone()),
    ...change(correct),
  });
  return { simulate: (state) => changed(conspiracy.simulate(state)) };
};

const otherSeat = (action: Action): Action => ({ ...action, seat: (action.seat + 1) % 3 });

test("a correct game breaks no law", () => {
  expect(brokenLaw({}, amount(1, 6))).toBe("none");
});

describe("action types", () => {
  test.each<[string, Broken]>([
    ["one is left out", { actionTypes: (...at) => conspiracy.actionTypes(...at).slice(1) }],
    ["one is not legal", { actionTypes: (...at) => [...conspiracy.actionTypes(...at), "pass"] }],
  ])("%s", (_, broken) => {
    expect(brokenLaw(broken)).toMatch(/^actionTypes lists/);
  });
});

describe("legal actions that match a partial action, and counts", () => {
  const legalActions = conspiracy.legalActions;

  test.each<[string, Broken]>([
    ["the partial action is ignored", { legalActions: (view, seat) => legalActions(view, seat) }],
    [
      "one is left out",
      {
        legalActions: (view, seat, filter) =>
          [...legalActions(view, seat, filter)].slice(filter?.matching ? 1 : 0),
      },
    ],
    [
      "they are in another order",
      {
        legalActions: (view, seat, filter) =>
          filter?.matching
            ? [...legalActions(view, seat, filter)].reverse()
            : legalActions(view, seat),
      },
    ],
    ["the count is too high", { countActions: (...args) => conspiracy.countActions(...args) + 1 }],
    [
      "the count ignores the partial action",
      { countActions: (view, seat) => conspiracy.countActions(view, seat) },
    ],
    [
      "the count is right only with a partial action",
      {
        countActions: (view, seat, partial) =>
          partial ? conspiracy.countActions(view, seat, partial) : 0,
      },
    ],
  ])("%s", (_, broken) => {
    expect(brokenLaw(broken)).toMatch(/^legal actions that match a partial action/);
  });
});

describe("random actions", () => {
  test.each<[string, (action: Action) => Action]>([
    ["of another seat", otherSeat],
    ["out of range", (action) => ("count" in action ? { ...action, count: 4 } : action)],
    [
      "not normalised",
      (action) =>
        action.type === "swap-lords"
          ? { ...action, spots: [action.spots[1], action.spots[0]] }
          : action,
    ],
    ["malformed", (action) => ({ ...action, extra: 1 }) as never],
  ])("%s", (_, change) => {
    const randomAction: Broken["randomAction"] = (...args) =>
      change(conspiracy.randomAction(...args));
    expect(brokenLaw({ randomAction })).toMatch(/^random actions are legal/);
  });
});

describe("choices", () => {
  const ends = /^every sequence of choices/;
  const reached = /^every legal action can be built/;
  const offered = /^choices offers exactly/;

  test.each<[string, Broken, RegExp]>([
    ["there are none", choosing(() => undefined), ends],
    [
      "a dead end is offered",
      offering((values) => (typeof values[0] === "number" ? [...values, 9] : values)),
      ends,
    ],
    ["a value is offered twice", offering((values) => [...values, ...values]), ends],
    ["a value is not offered", offering((values) => values.slice(0, -1)), /choices/],
    [
      "one of many values is not offered",
      offering((values) => (values.length > 2 ? values.slice(0, -1) : values)),
      offered,
    ],
    [
      "the action is of another seat",
      choosing(({ action, ...found }) =>
        action ? { ...found, action: otherSeat(action) } : found,
      ),
      ends,
    ],
    [
      "the action differs from the choices",
      choosing((found, _, view) => {
        const { action } = found;
        if (action?.type !== "place-lord") return found;
        const [first] = conspiracy.legalActions(view as never, action.seat);
        return { ...found, action: first! };
      }),
      reached,
    ],
    [
      "the action is malformed",
      choosing((found, { spots }) =>
        Array.isArray(spots) && spots.length === 1
          ? { ...found, isComplete: true, action: { type: "swap-lords", seat: 0, spots } as never }
          : found,
      ),
      ends,
    ],
    [
      "the action is never complete",
      choosing(({ action, ...found }) => ({ ...found, isComplete: false })),
      ends,
    ],
    ["isComplete is wrong", choosing((found) => ({ ...found, isComplete: true })), ends],
    ["isFinal is wrong", choosing((found) => ({ ...found, isFinal: false })), ends],
    [
      "an exhausted field is offered",
      choosing((found) =>
        found.isFinal ? { ...found, next: { count: [] }, isFinal: false } : found,
      ),
      ends,
    ],
    [
      "the action is both complete and incomplete",
      choosing((found) => (found.action ? { ...found, missing: { code: "wrong" } } : found)),
      ends,
    ],
    [
      "the choices of the view differ from those of the state",
      choosing((found, _, view) => ("rng" in view ? found : { ...found, next: {} })),
      ends,
    ],
  ])("%s", (_, broken, law) => {
    expect(brokenLaw(broken)).toMatch(law);
  });
});

describe("refusals of partial actions", () => {
  const { refusal } = conspiracy;
  const isPartial = (action: object) => !conspiracy.schemas.action.safeParse(action).success;

  test.each<[string, Broken["refusal"]]>([
    [
      "they are never refused",
      (view, action) => (isPartial(action) ? undefined : refusal(view, action)),
    ],
    [
      "they are always refused",
      (view, action) =>
        isPartial(action) ? { code: "game-over", rule: "CO-3", params: {} } : refusal(view, action),
    ],
    [
      "they are malformed",
      (view, action) =>
        isPartial(action)
          ? { code: "malformed", rule: "CO-3", params: { path: "", problem: "", expected: [] } }
          : refusal(view, action),
    ],
    [
      "without a rule",
      (view, action) => {
        const found = refusal(view, action);
        return found && isPartial(action) ? { ...found, rule: "" } : found;
      },
    ],
    [
      "the view gives another one than the state",
      (view, action) => ("rng" in view || !isPartial(action) ? refusal(view, action) : undefined),
    ],
  ])("%s", (_, broken) => {
    expect(brokenLaw({ refusal: broken! })).toMatch(/^a partial action is refused/);
  });
});

describe("forced values", () => {
  const filling = (
    change: (partial: AnyPartial, found: Found) => AnyPartial | undefined,
  ): Broken => ({
    choices: ((
      view: never,
      seat: number,
      partial: AnyPartial,
      options?: { fillForced: boolean },
    ) => {
      const find = (one: AnyPartial, how: object = {}) =>
        conspiracy.choices(view, seat, one as never, how) as Found | undefined;
      const found = find(partial, options);
      const changed = found && options?.fillForced ? change(partial, found) : undefined;
      return changed ? find(changed) : found;
    }) as never,
  });

  test.each<[string, Broken]>([
    ["none is filled in", filling((partial) => partial)],
    [
      "a value is filled in that is not forced",
      filling(({ type }, { next }) => {
        const [field, values] = Object.entries(next)[0] ?? [];
        return field === "count" ? { type, count: values![0] } : undefined;
      }),
    ],
    [
      "the choices are those before",
      {
        choices: ((view: never, seat: number, partial: never, options?: object) => {
          const filled = conspiracy.choices(view, seat, partial, options as never);
          return filled && { ...conspiracy.choices(view, seat, partial), partial: filled.partial };
        }) as never,
      },
    ],
  ])("%s", (_, broken) => {
    expect(brokenLaw(broken)).toMatch(/^forced values/);
  });
});

describe("previews", () => {
  test.each<[string, Broken["preview"]]>([
    ["are never certain", () => ({ certain: false })],
    ["are always certain", (view) => ({ certain: true, view })],
    [
      "give the view before the action",
      (view, action) => {
        const { certain } = conspiracy.preview(view, action);
        return certain ? { certain, view } : { certain };
      },
    ],
    [
      "give a view that no server sends",
      (view, action) => {
        const preview = conspiracy.preview(view, action);
        if (!preview.certain) return preview;
        const { table, agenda } = preview.view;
        return { certain: true, view: { table: { ...table, turn: 3 }, agenda } };
      },
    ],
  ])("%s", (_, preview) => {
    expect(brokenLaw({ preview: preview! })).toMatch(/^a preview is certain/);
  });
});

describe("points", () => {
  test.each<[string, Broken]>([
    ["totals differ", { totals: () => [1, 2, 3] }],
    ["totals are in the order of ranks", { totals: (s) => [...conspiracy.totals(s)].reverse() }],
    ["totals of a simulation differ", simulating(() => ({ totals: () => [1, 2, 3] }))],
    [
      "totals of a simulation do not change",
      simulating((correct) => {
        const points = correct.totals();
        return { totals: () => points };
      }),
    ],
  ])("%s", (_, broken) => {
    expect(brokenLaw(broken)).toMatch(/^totals equal those|^a clone is/);
  });
});

describe("simulations", () => {
  test.each<[string, Broken, RegExp]>([
    ["do not advance", simulating(() => ({ advance: () => false })), /^advance performs/],
    ["advance without an action", simulating(() => ({ advance: () => true })), /^advance performs/],
    [
      "advance by another action than randomAction",
      simulating((correct) => ({
        advance(rng) {
          if (conspiracy.deciders(correct.state).length === 0) return false;
          const [seat] = conspiracy.deciders(correct.state);
          const actions = [...conspiracy.legalActions(correct.state, seat!)];
          rng.below(2);
          return correct.apply(actions.at(-1)!).ok;
        },
      })),
      /^advance performs/,
    ],
    [
      "give a random action that is refused",
      simulating((correct) => ({ randomAction: (rng) => otherSeat(correct.randomAction(rng)) })),
      /^advance performs/,
    ],
    [
      "advance after the end",
      simulating((correct) => ({ advance: (rng) => correct.advance(rng) || true })),
      /^advance performs|^a clone is/,
    ],
    [
      "return themselves as a clone",
      { simulate: (state) => selfCloning(conspiracy.simulate(state)) },
      /^a clone is/,
    ],
    [
      "use another random source",
      simulating((correct) => ({
        advance: (rng) => correct.advance({ below: (n) => (rng.below(n) + offset++) % n }),
      })),
      /^advance performs|^a clone is/,
    ],
  ])("%s", (_, broken, law) => {
    expect(brokenLaw(broken)).toMatch(law);
  });

  let offset = 0;
  const selfCloning = (correct: Simulation<ConspiracyTypes>): Simulation<ConspiracyTypes> => {
    const self = { ...correct, clone: () => self };
    return self;
  };
});
