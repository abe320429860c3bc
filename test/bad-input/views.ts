import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { stateOf } from "../lazy-scenes.ts";
import { copy, rulesError, untyped } from "./errors.ts";
import { anything, nasties } from "./nasties.ts";
import { firstAction, type Subject } from "./subject.ts";

export function testViews<T extends GameTypes>(subject: Subject<T>): void {
  const { game } = subject;
  // Without values that throw when they are read.
  const values = nasties.filter(([name]) => !/throws/.test(name));

  const entryPoints: [string, (value: unknown) => unknown][] = [
    ["decision", untyped(game.decision)],
    ["deciders", untyped(game.deciders)],
    ["simulate", untyped(game.simulate)],
    ["standings", untyped(game.standings)],
    ["legalActions", (value) => [...untyped(game.legalActions)(value, 0)]],
    ["refusal", (value) => untyped(game.refusal)(value, firstAction(subject))],
    ["view", (value) => untyped(game.view)(value, 0)],
    ["sampleState", (value) => untyped(game.sampleState)(value, "seed")],
    ["tableau", (value) => untyped(game.tableau)(value, 0)],
  ];

  describe("as view, seat or viewer", () => {
    test.each(entryPoints)("%s: anything but a view or a state is an error", (_, call) => {
      for (const [, make] of values) expect(rulesError(() => call(make())).message).not.toBe("");
    });

    test.each([-1, 3, 1.5, Number.NaN, "0", "1", null, undefined, 1n, {}, []])(
      "%s as a seat is an error or has no legal actions",
      (seat) => {
        const start = stateOf(subject.start);
        rulesError(() => untyped(game.view)(start, seat));
        rulesError(() => untyped(game.tableau)(start, seat));
        expect([...untyped(game.legalActions)(start, seat)]).toEqual([]);
      },
    );

    test.each([null, 1, undefined, {}])("%s as a seed of a sampled state is an error", (seed) => {
      rulesError(() => untyped(game.sampleState)(game.view(stateOf(subject.start), 0), seed));
    });

    test("sampling does not change or freeze the view", () => {
      const view = copy(game.view(stateOf(subject.start), 0));
      const before = copy(view);
      game.sampleState(view, "seed");
      expect(view).toEqual(before);
      for (const part of [view.table, view.table.seats, view.agenda])
        expect(Object.isFrozen(part)).toBe(false);
    });

    test("anything at all as a view is an error", () => {
      fc.assert(
        fc.property(anything, (value) => {
          rulesError(() => untyped(game.decision)(value));
          rulesError(() => untyped(game.view)(value, 0));
        }),
      );
    });
  });
}
