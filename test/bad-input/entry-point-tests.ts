// Every door of a game, fed with what is made to do harm in each of its places.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { doorsOf, outcome, soundValues, tryDoor } from "./doors.ts";
import { untyped as u } from "./errors.ts";
import { hostile, hostiles, large } from "./hostile.ts";
import { inputs } from "./inputs.ts";
import { outerPlacesIn, withInPlace } from "./places.ts";
import type { Subject } from "./subject.ts";

/** What of a value can be compared later: which objects it is made of. */
const partsOf = (value: unknown): unknown[] => {
  try {
    return value !== null && typeof value === "object" && Reflect.ownKeys(value).length < 100
      ? Reflect.ownKeys(value).map((key) => Object.getOwnPropertyDescriptor(value, key)?.value)
      : [];
  } catch {
    return [];
  }
};

/** Inputs that each door gets; `npm run hostile` has many more. */
const INPUTS = 5;

export function testDoors<T extends GameTypes>({
  game,
  start,
  options,
  describe: sentence,
}: Subject<T>): void {
  const position = { game, describe: sentence, options: options.sample, state: start, seat: 0 };
  const doors = doorsOf(position);
  const sound = soundValues(position);
  const { view } = sound;

  /** Where what is harmless by itself may get an answer. */
  const mayAnswer = new Set([
    "draw, what it draws",
    // It tells what is wrong, whatever that is.
    ...["problems, a state", "problems, a replay"],
    // Who is not asked has nothing to choose from.
    ...["kinds, seat", "count, seat", "legal, seat", "choices, seat"],
  ]);

  describe("at every door, what is made to do harm", () => {
    test.each(Object.entries(doors))("%s: is refused or an error", (name, door) => {
      for (const [what, make] of hostiles)
        if (!mayAnswer.has(name))
          expect([what, outcome(() => door(make()))]).not.toContain("answer");
        else outcome(() => door(make()));
    });

    test.each(Object.entries(doors))("%s: any input at all does no harm", (_, door) => {
      fc.assert(
        fc.property(inputs(sound), ({ make }) => void tryDoor(door, make())),
        { numRuns: INPUTS, seed: 9 },
      );
    });

    test("is not looked at any further than the limits allow", () => {
      for (const [what, make] of large) {
        const value = make();
        for (const [name, door] of Object.entries(doors)) {
          // Of the doors that read a view in the same way, one will do.
          if (/, view$/.test(name) && name !== "legal, view") continue;
          expect(() => tryDoor(door, value), `${what}: ${name}`).not.toThrow();
        }
      }
    });

    test("preview of what is no action is not certain", () => {
      for (const [, make] of hostiles)
        expect(u(game.preview)(view, make())).toEqual({ certain: false });
    });

    test("schemas never throw", () => {
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

    test("is left as it is", () => {
      fc.assert(
        fc.property(hostile, fc.constantFrom(...Object.values(doors)), ({ make }, door) => {
          const value = make();
          const before = partsOf(value);
          outcome(() => door(value));
          expect(partsOf(value).every((part, i) => Object.is(part, before[i]))).toBe(true);
        }),
        { numRuns: 100 },
      );
    });

    test("in any place of a state, view or event is an error at every door that takes one", () => {
      const takers = Object.entries(doors).filter(([name]) =>
        /(?<!a )state|view$|event/.test(name),
      );
      const saved = JSON.parse(JSON.stringify(start));
      const places = outerPlacesIn(saved).map(([place]) => place);
      fc.assert(
        fc.property(
          fc.constantFrom(...places),
          fc.constantFrom(...hostiles),
          fc.constantFrom(...takers),
          (place, [, make], [, door]) => {
            expect(outcome(() => door(withInPlace(saved, place, make())))).toBe("error");
          },
        ),
        { numRuns: 150 },
      );
    });

    test("a position that its owner has spoilt is an error, not a crash", () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...outerPlacesIn(start).map(([place]) => place)),
          fc.constantFrom<unknown>(null, 0, -1, 1, "x", [], {}, [9]),
          fc.constantFrom(...Object.entries(doors).filter(([name]) => /state|view$/.test(name))),
          (place, value, [, door]) => {
            outcome(() => door(withInPlace(start, place, value)));
            if (place[0] !== "rng") outcome(() => door(withInPlace(view, place, value)));
          },
        ),
        { numRuns: 300 },
      );
    });
  });
}
