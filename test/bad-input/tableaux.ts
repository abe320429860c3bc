import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { rulesError, unlessRulesError, untyped } from "./errors.ts";
import { anything, nasties } from "./nasties.ts";
import type { Subject, WrongTableaux } from "./subject.ts";

/** Invalid numbers of pearls. */
const invalidCounts = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "3", 3n, null];

/** Tableaux that are wrong in every game. */
function wrongTableaux(empty: object, most: number): WrongTableaux[] {
  return [
    ["no tableau", [], "", new RegExp(`1 to ${most}`)],
    ["too many tableaux", new Array(most + 1).fill(empty), "", new RegExp(`1 to ${most}`)],
    ["a tableau not in a list", empty, "", /list/],
    ["null", [null], "0", /object/],
    ["an extra key", [{ ...empty, more: 2 }], "0.more", /unknown/],
    ["a list for a tableau", [empty, []], "1", /object/],
    ...Object.keys(empty).flatMap((key): WrongTableaux[] => {
      const { [key]: value, ...rest } = empty as Record<string, unknown>;
      return [[`${key} missing`, [rest], `0.${key}`, /missing/]];
    }),
    ...Object.entries(empty)
      .filter(([, value]) => Array.isArray(value))
      .flatMap(([key]): WrongTableaux[] => [
        [`text as ${key}`, [{ ...empty, [key]: "red-1" }], `0.${key}`, /list/],
        [`almost a list of ${key}`, [{ ...empty, [key]: { 0: 1, length: 1 } }], `0.${key}`, /list/],
        [`a gap among ${key}`, [{ ...empty, [key]: new Array(2) }], `0.${key}.0`, /./],
        [`a list among ${key}`, [{ ...empty, [key]: [["red-1"]] }], `0.${key}.0`, /./],
      ]),
    ...invalidCounts.map((pearls): WrongTableaux => {
      const name = `${String(pearls)} (${typeof pearls}) pearls`;
      return [name, [{ ...empty, pearls }], "0.pearls", /whole/];
    }),
  ];
}

export function testTableaux<T extends GameTypes>({ game, tableaux }: Subject<T>): void {
  const { empty, cards, score } = tableaux;
  const entryPoints = [untyped(score), untyped(game.score)];
  const rows = [...wrongTableaux(empty, tableaux.most), ...tableaux.wrong];

  describe("as tableaux", () => {
    test.each(rows)("%s is an error with path and reason", (_, wrong, path, reason) => {
      for (const call of entryPoints) {
        const error = rulesError(() => call(wrong));
        expect(error.path).toBe(path);
        expect(error.reason).toMatch(reason);
      }
    });

    test.each(nasties)("%s is an error", (_, make) => {
      for (const call of entryPoints) {
        expect(rulesError(() => call(make())).reason).not.toBe("");
        expect(rulesError(() => call([make()])).reason).not.toBe("");
        expect(rulesError(() => call([empty, make()])).reason).not.toBe("");
      }
    });

    test.each(nasties)("%s among the cards is an error", (_, make) => {
      for (const call of entryPoints)
        for (const key of cards)
          expect(rulesError(() => call([{ ...empty, [key]: [make()] }])).path).toMatch(
            `0.${key}.0`,
          );
    });

    test.each(nasties)("%s in any field is an error, or valid", (_, make) => {
      for (const call of entryPoints)
        for (const key of Object.keys(empty))
          unlessRulesError(() => call([{ ...empty, [key]: make() }]));
    });

    test("anything at all is an error", () => {
      fc.assert(
        fc.property(anything, (value) => {
          for (const call of entryPoints) {
            rulesError(() => call(value));
            rulesError(() => call([value]));
          }
        }),
      );
    });

    test("anything among the cards is an error", () => {
      fc.assert(
        fc.property(anything, fc.constantFrom(...cards), (value, key) => {
          // A small number may be the value of a monster token.
          fc.pre(typeof value !== "number");
          for (const call of entryPoints) rulesError(() => call([{ ...empty, [key]: [value] }]));
        }),
      );
    });

    test("the schema of a tableau rejects the same", () => {
      const { safeParse } = game.schemas.tableau;
      expect(safeParse(empty).success).toBe(true);
      expect(safeParse({}).success).toBe(false);
      for (const [name, wrong] of rows)
        if (Array.isArray(wrong) && wrong.length === 1)
          expect(safeParse(wrong[0]).success, name).toBe(false);
    });
  });
}
