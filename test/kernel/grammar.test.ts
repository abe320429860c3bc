import { describe, expect, test, vi } from "vitest";
import { grammar, wordFor } from "../../src/kernel/words/grammar.ts";

describe("lists and plurals follow the language", () => {
  const forms = { one: "ONE", few: "FEW", many: "MANY", other: "OTHER" };

  test.each([
    ["en-GB", "a, b and c", "a, b or c", ["OTHER", "ONE", "OTHER", "OTHER", "OTHER"]],
    ["pl", "a, b i c", "a, b lub c", ["MANY", "ONE", "FEW", "MANY", "FEW"]],
    ["cs", "a, b a c", "a, b nebo c", ["OTHER", "ONE", "FEW", "OTHER", "OTHER"]],
    ["zh-Hant", "a、b和c", "a、b或c", ["OTHER", "OTHER", "OTHER", "OTHER", "OTHER"]],
  ])("%s", (tag, and, or, plurals) => {
    const language = grammar(tag);
    // Some versions of the platform put a no-break space after a Czech conjunction.
    const plain = (text: string) => text.replaceAll("\u00a0", " ");
    expect(plain(language.and(["a", "b", "c"]))).toBe(and);
    expect(plain(language.or(["a", "b", "c"]))).toBe(or);
    expect([0, 1, 2, 5, 22].map((n) => language.form(n, forms))).toEqual(plurals);
  });

  test("a missing form falls back to `other`", () => {
    expect(grammar("pl").counted(5, { one: "x", other: "y" })).toBe("5 y");
    expect(grammar("en-GB").counted(1, { one: "pearl", other: "pearls" })).toBe("1 pearl");
  });

  test("short lists", () => {
    const { and } = grammar("en-GB");
    expect([and([]), and(["a"]), and(["a", "b"])]).toEqual(["", "a", "a and b"]);
  });

  test("formatters are created on first use, and once", () => {
    let created = 0;
    class Counted extends Intl.PluralRules {
      constructor(tag: string) {
        super(tag);
        created++;
      }
    }
    vi.stubGlobal("Intl", { PluralRules: Counted });
    const { form } = grammar("cs");
    expect(created).toBe(0);
    expect([form(1, forms), form(2, forms)]).toEqual(["ONE", "FEW"]);
    expect(created).toBe(1);
    vi.unstubAllGlobals();
  });
});

test.each([undefined, null, "2", Number.NaN, Number.POSITIVE_INFINITY, {}])(
  "%s is rejected as a number",
  (n) => {
    expect(() => grammar("en-GB").counted(n as number, { other: "things" })).toThrow(
      expect.objectContaining({
        name: "RulesError",
        path: "",
        message: `cannot describe this: expected a number, not ${typeof n}`,
      }),
    );
  },
);

test("a word is looked up among own keys only", () => {
  expect(wordFor({ crab: "krab" }, "crab")).toBe("krab");
  for (const id of ["squid", "constructor", "__proto__", "toString"])
    expect(() => wordFor({ crab: "krab" }, id)).toThrow(
      expect.objectContaining({ path: "", message: `cannot describe this: no word for ${id}` }),
    );
  expect(() => wordFor({ crab: "krab" }, "x".repeat(51))).toThrow(
    expect.objectContaining({ reason: `no word for ${"x".repeat(50)}` }),
  );
});
