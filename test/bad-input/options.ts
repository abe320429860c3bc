import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/game.ts";
import { rulesError, unlessRulesError, untyped } from "./errors.ts";
import { anything, nasties } from "./nasties.ts";
import type { Subject, WrongOptions } from "./subject.ts";

export function testOptions<T extends GameTypes>({ game, options }: Subject<T>): void {
  const setup = untyped(game.setup);
  const { min, max } = game.seats;

  const rows: WrongOptions[] = [
    ["too few players", { players: min - 1 }, "players"],
    ["too many players", { players: max + 1 }, "players"],
    ["half a player", { players: 2.5 }, "players"],
    ["players as text", { players: "2" }, "players"],
    ["no players", {}, "players"],
    ["a first player who is not there", { players: 3, firstPlayer: 3 }, "firstPlayer"],
    ["a negative first player", { players: 3, firstPlayer: -1 }, "firstPlayer"],
    ["half a first player", { players: 3, firstPlayer: 0.5 }, "firstPlayer"],
    ["null as first player", { players: 3, firstPlayer: null }, "firstPlayer"],
    ["an extra option", { players: 3, solo: true }, "solo"],
    ...options.wrong,
  ];

  const leftOut: Subject<T>["options"]["leftOut"] = [
    ["no first player", { players: 3, firstPlayer: undefined }],
    ...options.leftOut,
  ];

  describe("as options and seed", () => {
    test.each(nasties)("%s as options is an error", (_, make) => {
      expect(rulesError(() => setup(make(), "seed")).message).toContain(`options of ${game.id}`);
    });

    test.each(nasties.filter(([, make]) => typeof make() !== "string"))(
      "%s as a seed is an error",
      (_, make) => {
        expect(rulesError(() => setup({ players: 2 }, make())).message).not.toBe("");
      },
    );

    test("any string is a seed", () => {
      fc.assert(
        fc.property(fc.string({ unit: "binary" }), (seed) => {
          expect(setup({ players: 2 }, seed)).toEqual(setup({ players: 2 }, seed));
        }),
        { numRuns: 30 },
      );
    });

    test.each(rows)("%s is an error", (_, wrong, path) => {
      expect(rulesError(() => setup(wrong, "seed")).path).toBe(path);
    });

    test.each(leftOut)("%s, as undefined, is as if left out, or an error", (_, given) => {
      const step = unlessRulesError(() => setup(given, "seed"));
      if (step) expect(step.state).toStrictEqual(setup({ players: 3 }, "seed").state);
    });

    test("anything at all as options is an error", () => {
      fc.assert(
        fc.property(anything, (value) => {
          rulesError(() => setup(value, "seed"));
        }),
      );
    });
  });
}
