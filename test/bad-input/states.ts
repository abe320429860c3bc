import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { once, stateOf } from "../lazy-scenes.ts";
import { share } from "../repetition.ts";
import { copy, rulesError, unlessRulesError, untyped } from "./errors.ts";
import { anything, nasties } from "./nasties.ts";
import { outerPlacesIn, overwrite, placesIn, withInPlace } from "./places.ts";
import { firstAction, type Subject } from "./subject.ts";

/** Values that are valid in some places of a state. */
const harmless = new Set(["null", "0", "-0", "-1", "an empty list"]);

export function testStates<T extends GameTypes>(subject: Subject<T>): void {
  const { game, freePlaces = [], states, moreStates = [] } = subject;
  const { open } = scenario(game);
  const action = once(() => firstAction(subject));
  const entryPoints: [string, (state: unknown) => unknown][] = [
    ["readState", (state) => readState(game, state)],
    ["reduce", (state) => untyped(game.reduce)(state, action())],
  ];

  describe("as a state", () => {
    describe.each(entryPoints)("of %s", (_, call) => {
      test.each(nasties)("%s is an error", (_, make) => {
        expect(rulesError(() => call(make())).message).toContain(game.id);
      });

      test("anything at all is an error", () => {
        fc.assert(
          fc.property(anything, (value) => {
            expect(rulesError(() => call(value)).reason).not.toBe("");
          }),
        );
      });

      const numbered = nasties.map(([name, make], i) => [name, make, i] as const);
      test.each(numbered)("%s in any place of a state is an error, or valid", (name, make, i) => {
        const rich = stateOf(subject.rich);
        for (const [place] of share([...outerPlacesIn(rich)], i, 8)) {
          const mayBeValid = harmless.has(name) || freePlaces.includes(place.join("."));
          const check = mayBeValid ? unlessRulesError : rulesError;
          check(() => call(withInPlace(rich, place, make())));
        }
      });
    });

    test("a consistent state that was saved is accepted by both", () => {
      for (const state of [...states, ...moreStates].map(stateOf)) {
        expect(readState(game, copy(state))).toEqual(state);
        for (const answer of open(state).slice(0, 3))
          expect(game.reduce(copy(state), answer)).toEqual(game.reduce(state, answer));
      }
    });

    test("a __proto__ key is an error or changes nothing", () => {
      const start = stateOf(subject.start);
      const text = JSON.stringify(start).replace(
        '{"table":{',
        '{"__proto__":{"polluted":1},"table":{"__proto__":{"polluted":1},',
      );
      expect(text).toContain("__proto__");
      unlessRulesError(() => {
        expect(readState(game, JSON.parse(text))).toEqual(start);
      });
      unlessRulesError(() => {
        const result = game.reduce(JSON.parse(text), action());
        expect(copy(result)).toEqual(copy(game.reduce(start, action())));
      });
      expect(Reflect.get({}, "polluted")).toBeUndefined();
    });

    test("the result is frozen, the argument is neither frozen nor changed", () => {
      const frozen = (value: object) =>
        [value, ...[...placesIn(value)].map(([, inner]) => inner)]
          .filter((inner) => typeof inner === "object" && inner !== null)
          .map((inner) => Object.isFrozen(inner));
      const start = stateOf(subject.start);
      const saved = copy(start);
      expect(frozen(readState(game, saved))).not.toContain(false);
      expect(game.reduce(saved, action()).ok).toBe(true);
      expect(saved).toEqual(start);
      expect(frozen(saved)).not.toContain(true);
      // The caller can still change it.
      overwrite(saved);
      expect(saved.table).toBe("overwritten");
    });
  });
}
