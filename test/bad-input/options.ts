import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { amount } from "../repetition.ts";
import { rulesError, unlessRulesError, untyped } from "./errors.ts";
import { anything, nasties } from "./nasties.ts";
import type { Subject, WrongOptions } from "./subject.ts";

/** `{}`, with or without a prototype. */
const isEmpty = (value: unknown): boolean => {
  try {
    const kind = Object.prototype.toString.call(value);
    return kind === "[object Object]" && Object.keys(value as object).length === 0;
  } catch {
    return false; // a proxy that throws
  }
};

const wrongPlayers = ({ min, max }: { min: number; max: number }): WrongOptions[] => [
  ["too few players", { players: min - 1 }, "players"],
  ["too many players", { players: max + 1 }, "players"],
  ["half a player", { players: 2.5 }, "players"],
  ["players as text", { players: "2" }, "players"],
  ["no players", {}, "players"],
];

export function testOptions<T extends GameTypes>({ game, options }: Subject<T>): void {
  const setup = untyped(game.setup);
  const { needed } = options;
  const needsPlayers = "players" in needed;
  /** If no option is required, an empty object is valid. */
  const isEnough = (value: unknown) => !needsPlayers && isEmpty(value);

  const rows: WrongOptions[] = [
    ...(needsPlayers ? wrongPlayers(game.seats) : []),
    ["an unknown first player", { ...needed, firstPlayer: 3 }, "firstPlayer"],
    ["a negative first player", { ...needed, firstPlayer: -1 }, "firstPlayer"],
    ["half a first player", { ...needed, firstPlayer: 0.5 }, "firstPlayer"],
    ["null as first player", { ...needed, firstPlayer: null }, "firstPlayer"],
    ["an extra option", { ...needed, solo: true }, "solo"],
    ...options.wrong,
  ];

  const leftOut: Subject<T>["options"]["leftOut"] = [
    ["no first player", { ...needed, firstPlayer: undefined }],
    ...options.leftOut,
  ];

  describe("as options and seed", () => {
    test.each(nasties)("%s as options is an error", (_, make) => {
      if (isEnough(make())) expect(setup(make(), "seed")).toEqual(setup(needed, "seed"));
      else
        expect(rulesError(() => setup(make(), "seed")).message).toContain(`options of ${game.id}`);
    });

    test.each(nasties.filter(([, make]) => typeof make() !== "string"))(
      "%s as a seed is an error",
      (_, make) => {
        expect(rulesError(() => setup(needed, make())).message).not.toBe("");
      },
    );

    test("any string is a seed", () => {
      fc.assert(
        fc.property(fc.string({ unit: "binary" }), (seed) => {
          // Strings are compared faster than objects.
          const text = () => JSON.stringify(setup(needed, seed));
          expect(text()).toBe(text());
        }),
        { numRuns: amount(5, 30) },
      );
    });

    test.each(rows)("%s is an error", (_, wrong, path) => {
      expect(rulesError(() => setup(wrong, "seed")).path).toBe(path);
    });

    test.each(leftOut)("%s, as undefined, counts as left out, or is an error", (_, given) => {
      const step = unlessRulesError(() => setup(given, "seed"));
      if (step) expect(step.state).toStrictEqual(setup(needed, "seed").state);
    });

    test("anything at all as options is an error", () => {
      fc.assert(
        fc.property(anything, (value) => {
          if (!isEnough(value)) rulesError(() => setup(value, "seed"));
        }),
      );
    });
  });
}
