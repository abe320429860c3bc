// Problems of wrong values: tables of exact problems, and laws for any value.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Game, GameTypes, Of, Schemas } from "../../src/kernel/contract/game.ts";
import type { Problem } from "../../src/kernel/data/errors.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import {
  problems,
  readAction,
  readEvent,
  readState,
  readView,
} from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError, untyped } from "../bad-input/errors.ts";
import { anything, nasties } from "../bad-input/nasties.ts";
import { placesIn, withInPlace } from "../bad-input/places.ts";
import { sampleReplay } from "../bad-input/replays.ts";

type What = keyof Schemas<GameTypes>;

/** A title, a wrong value, and all its problems as "path: reason". */
type Row = readonly [string, unknown, readonly string[]];

export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  /** For two players. */
  readonly options: Of<T, "options">;
  /** Wrong values of each kind, derived from valid ones. */
  readonly wrong: (good: Samples) => Readonly<Record<What, readonly Row[]>>;
}

/** Valid values of each kind, as they come from JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a broken value has no type
type Samples = Readonly<Record<What, any>>;

/** Valid values of each kind, from the first steps of a random game. */
function samplesOf<T extends GameTypes>(game: Game<T>, options: Of<T, "options">) {
  const file = sampleReplay(game, options);
  const steps = [...replay(game, file)];
  const states = steps.map(({ state }) => state);
  const refused = game.reduce(states[0]!, { type: "riot" });
  const samples = {
    options: [options],
    action: file.actions,
    event: steps.flatMap(({ events }) => events),
    state: states,
    view: states.flatMap((state) => [game.view(state, 0), game.view(state, "spectator")]),
    tableau: states.map((state) => game.tableau(state, 1)),
    replay: [file],
    refusal: refused.ok ? [] : [refused.refusal],
  };
  return {
    samples,
    first: copy(Object.fromEntries(whats.map((what) => [what, samples[what][0]]))),
  };
}

/** A problem as "path: reason". */
const lineOf = ({ path, reason }: Problem): string => `${path.join(".")}: ${reason}`;

const whats = [
  "options",
  "action",
  "event",
  "state",
  "view",
  "tableau",
  "replay",
  "refusal",
] as const satisfies readonly What[];

/** True if the schema accepts the value; a replay must also play. */
function isValid<T extends GameTypes>(game: Game<T>, what: What, value: unknown): boolean {
  try {
    if (!game.schemas[what].safeParse(value).success) return false;
    if (what === "replay") for (const _ of replay(game, value));
    return true;
  } catch {
    return false; // a value that throws when it is read, or a replay that does not play
  }
}

export function testProblems<T extends GameTypes>({ game, options, wrong }: Subject<T>): void {
  const { samples: good, first } = samplesOf(game, options);
  const rows = wrong(first);
  const find = (what: What, value: unknown) => problems(game, what, value);
  const readers: Partial<Record<What, (value: unknown) => unknown>> = {
    action: (value) => readAction(game, value),
    event: (value) => readEvent(game, value),
    state: (value) => readState(game, value),
    view: (value) => readView(game, value),
    replay: (value) => [...replay(game, value)],
    options: (value) => untyped(game.setup)(value, "seed"),
  };

  describe.each(whats)("problems of %s", (what) => {
    test("are empty for valid values", () => {
      expect(good[what].length).toBeGreaterThan(0);
      for (const value of good[what]) expect(find(what, copy(value))).toEqual([]);
    });

    test.each(rows[what])("%s", (_, value, lines) => {
      const found = find(what, value);
      expect(found.map(lineOf)).toEqual(lines);
      const reader = readers[what];
      if (!reader) return;
      // The function that throws has the same problems, and the first of them in its message.
      const error = rulesError(() => reader(value));
      expect(error.problems).toEqual(found);
      expect(error.message).toContain(found[0]!.reason);
      if (found.length > 1) expect(error.message).toContain(`(and ${found.length - 1} more: `);
    });

    test("are found exactly if the schema rejects a value", () => {
      for (const [name, make] of nasties)
        expect(find(what, make()).length === 0, name).toBe(isValid(game, what, make()));
      const sample = copy(good[what][0]);
      const places = [...placesIn(sample)].map(([place]) => place);
      fc.assert(
        fc.property(anything, fc.constantFrom([], ...places), (value, place) => {
          const changed = place.length > 0 ? withInPlace(sample, place, value) : value;
          const found = find(what, changed);
          expect(found.length === 0).toBe(isValid(game, what, changed));
          expectBounded(found);
        }),
        { numRuns: 150 },
      );
    });
  });

  describe("readers", () => {
    test.each([
      ["readAction", good.action, (value: unknown) => readAction(game, value)],
      ["readEvent", good.event, (value: unknown) => readEvent(game, value)],
      ["readView", good.view, (value: unknown) => readView(game, value)],
      ["readState", good.state, (value: unknown) => readState(game, value)],
    ] as const)("%s returns valid values, frozen", (_, values, reader) => {
      for (const value of values) {
        const saved = copy(value);
        const result = reader(saved);
        expect(result).toEqual(value);
        expect(isFrozenDeep(result)).toBe(true);
        expect(Object.isFrozen(saved)).toBe(false);
      }
    });

    test("a view that was read can be queried", () => {
      for (const [i, view] of good.view.entries())
        expect(game.deciders(readView(game, copy(view)))).toEqual(game.deciders(good.view[i]!));
    });
  });

  describe("a view instead of a state, and the reverse", () => {
    const [state] = good.state;
    const [view] = good.view;
    const message = `state of ${game.id}: this is a view, expected a state`;

    test.each<[string, (value: never) => unknown]>([
      ["readState", (value) => readState(game, value)],
      ["reduce", (value) => game.reduce(value, good.action[0])],
      ["simulate", (value) => game.simulate(value)],
      ["view", (value) => game.view(value, 0)],
    ])("%s says that it is a view", (_, call) => {
      for (const value of [view, copy(view)])
        expect(rulesError(() => call(value as never)).message).toBe(message);
    });

    test("readView says that it is a state", () => {
      expect(() => readView(game, copy(state))).toThrow(
        `view of ${game.id}: this is a state, expected a view`,
      );
      expect(find("view", state).map(lineOf)).toEqual([": this is a state, expected a view"]);
      expect(find("state", view).map(lineOf)).toEqual([": this is a view, expected a state"]);
    });
  });
}

/** Expects few problems with short texts, whatever the value. */
function expectBounded(all: readonly Problem[]): void {
  expect(all.length).toBeLessThanOrEqual(50);
  for (const { path, reason, found = "" } of all) {
    expect(path.join(".").length).toBeLessThan(200);
    expect(reason.length).toBeLessThan(1000);
    expect(found.length).toBeLessThan(120);
  }
}

const isFrozenDeep = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep));
