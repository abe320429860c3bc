import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { once, stateOf } from "../lazy-scenes.ts";
import { amount, share, TIMES } from "../repetition.ts";
import { copy } from "./errors.ts";
import { anything, nasties } from "./nasties.ts";
import { overwrite, type Place, placesIn, withInPlace } from "./places.ts";
import { firstAction, type Subject } from "./subject.ts";

/** The most actions of one type that are tried in a state. */
const MOST_PER_TYPE = 25;

export function testActions<T extends GameTypes>(subject: Subject<T>): void {
  const { game } = subject;
  const { open } = scenario(game);
  const states = once(() => subject.states.map(stateOf));
  /** The states, each with its legal actions. */
  const legal = once(() => states().map((state) => [state, open(state)] as const));

  /** Some legal actions of each kind, with the state. */
  const samples = once(() =>
    legal().flatMap(([state, actions]) => {
      const tried = new Map<string, number>();
      return actions.flatMap((action): [Of<T, "state">, Of<T, "action">][] => {
        const times = (tried.get(action.type) ?? 0) + 1;
        tried.set(action.type, times);
        return times > MOST_PER_TYPE ? [] : [[state, action]];
      });
    }),
  );

  /** A legal action for each field whose value fits, with the field's path. */
  const fieldsWith = (fits: (value: unknown) => boolean) => {
    const found = new Map<string, [Of<T, "state">, Of<T, "action">, Place, unknown]>();
    for (const [state, actions] of legal())
      for (const action of actions)
        for (const [place, value] of placesIn(action)) {
          const name = `${action.type} ${place.join(".")}`;
          if (fits(value) && !found.has(name)) found.set(name, [state, action, place, value]);
        }
    return found.values();
  };

  const expectMalformed = (state: Of<T, "state">, action: unknown) => {
    const result = game.reduce(state, action);
    if (result.ok) throw new Error("was accepted");
    expect(result.state).toBe(state);
    expect(result.refusal.code).toBe("malformed");
    expect(subject.describe(result.refusal)).toMatch(/\.$/);
    expect(() => JSON.stringify(result.refusal)).not.toThrow();
    return result.refusal;
  };
  const expectAlwaysMalformed = (action: unknown) => {
    for (const state of states()) expectMalformed(state, action);
  };
  const expectRefusedOrConsistent = (state: Of<T, "state">, action: unknown) => {
    const result = game.reduce(state, action);
    if (result.ok) readState(game, copy(result.state));
    else expect(result.state).toBe(state);
  };

  describe("as an action", () => {
    test.each(nasties)("%s is refused as malformed", (_, make) => {
      expectAlwaysMalformed(make());
    });

    test("anything at all is refused as malformed", () => {
      fc.assert(
        fc.property(anything, fc.constantFrom(...states()), (action, state) => {
          expectMalformed(state, action);
        }),
        { numRuns: 100 * TIMES },
      );
    });

    // Seat -0, a type of action without other fields and an empty list can be valid.
    const numbered = nasties.map(([name, make], i) => [name, make, i] as const);
    test.each(numbered)("%s in each field of an action is refused, or valid", (_, make, i) => {
      for (const [state, action] of share(samples(), i, 8))
        for (const key of Object.keys(action))
          expectRefusedOrConsistent(state, { ...action, [key]: make() });
    });

    test("anything in the fields of an action is refused, or leads to a consistent state", () => {
      const actions = samples().map(([, action]) => action);
      const types = [...new Set(actions.map(({ type }) => type)), "pass"];
      const fields = [...new Set(actions.flatMap((action) => Object.keys(action))), "extra"];
      const values = actions.flatMap((action): unknown[] => Object.values(action));
      const almost = fc
        .record({
          type: fc.constantFrom(...types),
          seat: fc.oneof(fc.constantFrom(0, 1, 2, 3, -1), anything),
          keys: fc.uniqueArray(fc.constantFrom(...fields), { maxLength: 3 }),
          value: fc.oneof(anything, fc.constantFrom(...values)),
        })
        .map(({ type, seat, keys, value }) => ({
          type,
          seat,
          ...Object.fromEntries(keys.map((key) => [key, value])),
        }));
      fc.assert(
        fc.property(almost, fc.constantFrom(...states()), (action, state) =>
          expectRefusedOrConsistent(state, action),
        ),
        { numRuns: amount(300, 1000) },
      );
    });

    test.each([1.5, Number.NaN, 2 ** 53, "1", 1n, [1], null, undefined])(
      "%s as a number is malformed",
      (number) => {
        for (const [state, action, place] of fieldsWith((value) => typeof value === "number")) {
          const refusal = expectMalformed(state, withInPlace(action, place, number));
          expect(refusal).toMatchObject({ params: { path: place.join(".") } });
        }
      },
    );

    test("anything similar to a list is malformed", () => {
      for (const [state, action, place, value] of fieldsWith(Array.isArray)) {
        const list = value as readonly unknown[];
        const gap = new Array(Math.max(list.length, 1));
        for (const other of [{ ...list }, list.join(""), list[0], gap, [list], new Set(list)])
          expectMalformed(state, withInPlace(action, place, other));
      }
    });

    test("a huge list is refused", () => {
      for (const [state, action, place, value] of fieldsWith(
        (value) => Array.isArray(value) && value.length > 0,
      )) {
        const [first] = value as readonly unknown[];
        const result = game.reduce(
          state,
          withInPlace(action, place, new Array(200_000).fill(first)),
        );
        expect(result.ok).toBe(false);
        expect(result.state).toBe(state);
      }
    });

    test("seat -0 is refused, or read as seat 0", () => {
      for (const [state, action] of samples()) {
        if (action.seat !== 0) continue;
        const result = game.reduce(state, { ...action, seat: -0 });
        if (result.ok) expect(result).toEqual(game.reduce(state, action));
        else expect(result.refusal.code).toBe("malformed");
      }
    });

    test("a __proto__ key pollutes nothing and changes nothing", () => {
      const action = firstAction(subject);
      const text = JSON.stringify(action).replace(/}$/, ',"__proto__":{"polluted":true}}');
      const start = stateOf(subject.start);
      const result = game.reduce(start, JSON.parse(text));
      if (result.ok) expect(result).toEqual(game.reduce(start, action));
      else expect(result.refusal.code).toBe("malformed");
      expect(Reflect.get({}, "polluted")).toBeUndefined();
    });

    test("changing an action after reduce does not change the game", () => {
      for (const [state, action] of samples()) {
        const mine = copy(action);
        const result = game.reduce(state, mine);
        const text = JSON.stringify(result);
        overwrite(mine);
        expect(JSON.stringify(result)).toBe(text);
      }
    });
  });
}
