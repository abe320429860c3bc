// The laws of clicks, chance and previews must see what they are there to see.
import { describe, expect, test } from "vitest";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import { inventoryOf, visibility } from "../../src/conspiracy/rules.ts";
import type { Game, Simulation } from "../../src/kernel/contract/game.ts";
import { checkGame, LawViolation, type TestSubject } from "../../src/testing/index.ts";
import type { AnyPartial } from "../kernel/click-oracle.ts";

type Broken = Partial<Game<ConspiracyTypes>>;
type Action = ConspiracyTypes["action"];

/** The law that the first few games break. */
function brokenLaw(broken: Broken): string {
  const subject: TestSubject<ConspiracyTypes> = {
    game: { ...conspiracy, ...broken },
    options: { players: 3 },
    inventory: inventoryOf,
    visibility,
    mostActions: 180,
  };
  try {
    for (let seed = 0; seed < 6; seed++) checkGame(subject, `broken ${seed}`);
  } catch (error) {
    if (error instanceof LawViolation) return error.law;
    throw error;
  }
  return "none";
}

/** The choices of the sound game, whatever is half-made. */
interface Found {
  readonly type: string;
  readonly next: Readonly<Record<string, readonly unknown[]>>;
  readonly action?: Action;
  readonly missing?: unknown;
}

/** A game whose choices are changed. */
const choosing = (
  change: (found: Found, made: AnyPartial, view: object) => Found | undefined,
): Broken => ({
  choices: ((view: never, seat: number, made: AnyPartial) => {
    const found = conspiracy.choices(view, seat, made as never) as Found | undefined;
    return found && change(found, made, view);
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
  change: (sound: Simulation<ConspiracyTypes>) => Partial<Simulation<ConspiracyTypes>>,
): Broken => {
  const changed = (sound: Simulation<ConspiracyTypes>): Simulation<ConspiracyTypes> => ({
    ...sound,
    clone: () => changed(sound.clone()),
    ...change(sound),
  });
  return { simulate: (state) => changed(conspiracy.simulate(state)) };
};

const otherSeat = (action: Action): Action => ({ ...action, seat: (action.seat + 1) % 3 });

test("a sound game breaks none", () => {
  expect(brokenLaw({})).toBe("none");
});

describe("kinds", () => {
  test.each<[string, Broken]>([
    ["one is left out", { actionTypes: (...at) => conspiracy.actionTypes(...at).slice(1) }],
    ["one is not open", { actionTypes: (...at) => [...conspiracy.actionTypes(...at), "pass"] }],
  ])("%s", (_, broken) => {
    expect(brokenLaw(broken)).toMatch(/^the kinds that are open/);
  });
});

describe("legal actions like a half-made one, and counts", () => {
  const like = conspiracy.legalActions;

  test.each<[string, Broken]>([
    ["what they are like is not looked at", { legalActions: (view, seat) => like(view, seat) }],
    [
      "one is left out",
      {
        legalActions: (view, seat, wanted) =>
          [...like(view, seat, wanted)].slice(wanted?.matching ? 1 : 0),
      },
    ],
    [
      "they come in another order",
      {
        legalActions: (view, seat, wanted) =>
          wanted?.matching ? [...like(view, seat, wanted)].reverse() : like(view, seat),
      },
    ],
    [
      "the count is of others",
      { countActions: (...asked) => conspiracy.countActions(...asked) + 1 },
    ],
    [
      "the count does not look",
      { countActions: (view, seat) => conspiracy.countActions(view, seat) },
    ],
    [
      "the count is right only where something is like it",
      {
        countActions: (view, seat, made) => (made ? conspiracy.countActions(view, seat, made) : 0),
      },
    ],
  ])("%s", (_, broken) => {
    expect(brokenLaw(broken)).toMatch(/^legal actions like a half-made one/);
  });
});

describe("drawn actions", () => {
  test.each<[string, (action: Action) => Action]>([
    ["another seat's", otherSeat],
    ["out of the range", (action) => ("count" in action ? { ...action, count: 4 } : action)],
    [
      "not in their normal form",
      (action) =>
        action.type === "swap-lords"
          ? { ...action, spots: [action.spots[1], action.spots[0]] }
          : action,
    ],
    ["not in their shape", (action) => ({ ...action, extra: 1 }) as never],
  ])("%s", (_, change) => {
    const randomAction: Broken["randomAction"] = (...asked) =>
      change(conspiracy.randomAction(...asked));
    expect(brokenLaw({ randomAction })).toMatch(/^drawn actions are legal/);
  });
});

describe("clicks", () => {
  const clicked = /^whatever is clicked/;
  const reached = /^every legal action can be clicked/;
  const offered = /^what is offered leads/;

  test.each<[string, Broken, RegExp]>([
    ["there is nothing to click", choosing(() => undefined), clicked],
    [
      "a dead end is offered",
      offering((values) => (typeof values[0] === "number" ? [...values, 9] : values)),
      clicked,
    ],
    ["something is offered twice", offering((values) => [...values, ...values]), clicked],
    ["a value is not offered", offering((values) => values.slice(0, -1)), /clicked/],
    [
      "one of many values is not offered",
      offering((values) => (values.length > 2 ? values.slice(0, -1) : values)),
      offered,
    ],
    [
      "the action is another's",
      choosing(({ action, ...found }) =>
        action ? { ...found, action: otherSeat(action) } : found,
      ),
      clicked,
    ],
    [
      "the action is another than was made",
      choosing((found, _, view) => {
        const { action } = found;
        if (action?.type !== "place-lord") return found;
        const [first] = conspiracy.legalActions(view as never, action.seat);
        return { ...found, action: first! };
      }),
      reached,
    ],
    [
      "the action has no shape",
      choosing((found, { spots }) =>
        // One click, which stands alone.
        found.type === "swap-lords" && typeof spots === "number"
          ? { ...found, action: { type: "swap-lords", seat: 0, spots: [spots] } as never }
          : found,
      ),
      clicked,
    ],
    ["the action is never complete", choosing(({ action, ...found }) => found), clicked],
    [
      "the action is complete and not",
      choosing((found) => (found.action ? { ...found, missing: { code: "wrong" } } : found)),
      clicked,
    ],
    [
      "a view shows others than a state",
      choosing((found, _, view) => ("rng" in view ? found : { ...found, next: {} })),
      clicked,
    ],
  ])("%s", (_, broken, law) => {
    expect(brokenLaw(broken)).toMatch(law);
  });
});

describe("previews", () => {
  test.each<[string, Broken["preview"]]>([
    ["are never certain", () => ({ certain: false })],
    ["are always certain", (view) => ({ certain: true, view })],
    [
      "show what was before",
      (view, action) => {
        const { certain } = conspiracy.preview(view, action);
        return certain ? { certain, view } : { certain };
      },
    ],
    [
      "show what no server sends",
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
    ["totals are others", { totals: () => [1, 2, 3] }],
    ["totals are in the order of ranks", { totals: (s) => [...conspiracy.totals(s)].reverse() }],
    ["a simulation's are others", simulating(() => ({ totals: () => [1, 2, 3] }))],
    [
      "a simulation's are those of its beginning",
      simulating((sound) => {
        const points = sound.totals();
        return { totals: () => points };
      }),
    ],
  ])("%s", (_, broken) => {
    expect(brokenLaw(broken)).toMatch(/^totals are those|^a clone goes/);
  });
});

describe("simulations", () => {
  test.each<[string, Broken, RegExp]>([
    ["do not go on", simulating(() => ({ advance: () => false })), /^a simulation advances/],
    ["go on without a step", simulating(() => ({ advance: () => true })), /^a simulation advances/],
    [
      "go on by something else than they draw",
      simulating((sound) => ({
        advance(rng) {
          if (conspiracy.deciders(sound.state).length === 0) return false;
          const [seat] = conspiracy.deciders(sound.state);
          const actions = [...conspiracy.legalActions(sound.state, seat!)];
          rng.below(2);
          return sound.apply(actions.at(-1)!).ok;
        },
      })),
      /^a simulation advances/,
    ],
    [
      "draw what is refused",
      simulating((sound) => ({ randomAction: (rng) => otherSeat(sound.randomAction(rng)) })),
      /^a simulation advances/,
    ],
    [
      "go on after the end",
      simulating((sound) => ({ advance: (rng) => sound.advance(rng) || true })),
      /^a simulation advances|^a clone goes/,
    ],
    [
      "clone themselves",
      { simulate: (state) => selfCloning(conspiracy.simulate(state)) },
      /^a clone goes/,
    ],
    [
      "have luck of their own",
      simulating((sound) => ({
        advance: (rng) => sound.advance({ below: (n) => (rng.below(n) + luck++) % n }),
      })),
      /^a simulation advances|^a clone goes/,
    ],
  ])("%s", (_, broken, law) => {
    expect(brokenLaw(broken)).toMatch(law);
  });

  let luck = 0;
  const selfCloning = (sound: Simulation<ConspiracyTypes>): Simulation<ConspiracyTypes> => {
    const self = { ...sound, clone: () => self };
    return self;
  };
});
