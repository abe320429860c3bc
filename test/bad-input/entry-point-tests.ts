// Calls every entry point of a game with hostile values, for each argument.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { once, stateOf } from "../lazy-scenes.ts";
import { amount } from "../repetition.ts";
import { callCounted, entryPointsOf, outcome, validValues } from "./entry-points.ts";
import { untyped as u } from "./errors.ts";
import { hostile, hostiles } from "./hostile.ts";
import { inputs } from "./inputs.ts";
import { outerPlacesIn, withInPlace } from "./places.ts";
import type { Subject } from "./subject.ts";

/** The members of a value, to be compared later by identity. */
const partsOf = (value: unknown): unknown[] => {
  return value !== null && typeof value === "object" && Reflect.ownKeys(value).length < 100
    ? Reflect.ownKeys(value).map((key) => Object.getOwnPropertyDescriptor(value, key)?.value)
    : [];
};

/** Inputs for each entry point; `npm run hostile` has many more. */
const INPUTS = 5;

export function testEntryPoints<T extends GameTypes>({
  game,
  start,
  options,
  describe: sentence,
}: Subject<T>): void {
  const position = { game, describe: sentence, options: options.sample, state: start, seat: 0 };
  const entryPoints = entryPointsOf(position);
  const valid = once(() => validValues(position));

  /** Entry points that may return a result for an invalid value. */
  const mayAnswer = new Set([
    // It reports the problems of any value.
    ...["problems, a state", "problems, a replay"],
    // A seat that does not have to decide has no choices.
    ...["actionTypes, seat", "countActions, seat", "legalActions, seat", "choices, seat"],
  ]);

  describe("hostile input at every entry point", () => {
    test.each(Object.entries(entryPoints))("%s: is refused or an error", (name, call) => {
      for (const [what, make] of hostiles)
        if (!mayAnswer.has(name))
          expect([what, outcome(() => call(make()))]).not.toContain("answer");
        else outcome(() => call(make()));
    });

    test.each(Object.entries(entryPoints))("%s: handles any input", (_, call) => {
      fc.assert(
        fc.property(inputs(valid()), ({ make }) => void callCounted(call, make())),
        { numRuns: INPUTS, seed: 9 },
      );
    });

    test("is not read further than the limits allow", () => {
      for (const [what, make] of hostiles) {
        const value = make();
        for (const [name, call] of Object.entries(entryPoints)) {
          // One of the functions that read a view in the same way is enough.
          if (/, view$/.test(name) && name !== "legalActions, view") continue;
          expect(() => callCounted(call, value), `${what}: ${name}`).not.toThrow();
        }
      }
    });

    test("makes a preview uncertain", () => {
      for (const [, make] of hostiles)
        expect(u(game.preview)(valid().view, make())).toEqual({ certain: false });
    });

    test("never makes a schema throw", () => {
      fc.assert(
        fc.property(
          hostile,
          fc.constantFrom(...Object.values(game.schemas)),
          ({ make }, schema) => {
            expect(schema.safeParse(make()).success).toBe(false);
          },
        ),
        { numRuns: 60 },
      );
    });

    test("is not changed", () => {
      fc.assert(
        fc.property(hostile, fc.constantFrom(...Object.values(entryPoints)), ({ make }, call) => {
          const value = make();
          const before = partsOf(value);
          outcome(() => call(value));
          expect(partsOf(value).every((part, i) => Object.is(part, before[i]))).toBe(true);
        }),
        { numRuns: amount(50, 100) },
      );
    });

    test("anywhere in a state, view or event is an error", () => {
      const takers = Object.entries(entryPoints).filter(([name]) =>
        /(?<!a )state|view$|event/.test(name),
      );
      const saved = JSON.parse(JSON.stringify(stateOf(start)));
      const places = outerPlacesIn(saved).map(([place]) => place);
      fc.assert(
        fc.property(
          fc.constantFrom(...places),
          fc.constantFrom(...hostiles),
          fc.constantFrom(...takers),
          (place, [, make], [, call]) => {
            expect(outcome(() => call(withInPlace(saved, place, make())))).toBe("error");
          },
        ),
        { numRuns: 150 },
      );
    });

    test("a corrupted state or view is an error, not a crash", () => {
      const { state, view } = valid();
      fc.assert(
        fc.property(
          fc.constantFrom(...outerPlacesIn(state).map(([place]) => place)),
          fc.constantFrom<unknown>(null, 0, -1, 1, "x", [], {}, [9]),
          fc.constantFrom(
            ...Object.entries(entryPoints).filter(([name]) => /state|view$/.test(name)),
          ),
          (place, value, [, call]) => {
            outcome(() => call(withInPlace(state, place, value)));
            if (place[0] !== "rng") outcome(() => call(withInPlace(view, place, value)));
          },
        ),
        { numRuns: amount(100, 300) },
      );
    });
  });
}
