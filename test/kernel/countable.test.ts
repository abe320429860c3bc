import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allOrOne,
  type Countable,
  combinationsOf,
  concatCandidates,
  countableList,
  isCountable,
  mapCandidates,
  noCandidates,
  type RandomSource,
} from "../../src/kernel/agenda/countable.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { subsets } from "../legal-actions/combinations.ts";
import { evenly, tally } from "./statistics.ts";

/** Candidates that are not countable. */
function* loose<T>(...things: readonly T[]): Generator<T> {
  yield* things;
}

function countable<T>(candidates: Iterable<T>): Countable<T> {
  if (!isCountable(candidates)) throw new Error("not countable");
  return candidates;
}

const letters = countableList(["a", "b", "c"]);

/** Checks that list, count and samples agree. */
function expectConsistent<T>(candidates: Countable<T>): void {
  const all = [...candidates];
  expect([...candidates], "listed again").toEqual(all);
  expect(candidates.count()).toBe(all.length);
  expect(candidates.isEmpty()).toBe(all.length === 0);
  const drawn = all.map((_, i) => candidates.sample(rngFrom(`story ${i}`)));
  for (const one of drawn) expect(all).toContainEqual(one);
}

describe("isCountable", () => {
  test("is false for lists and generators: their members have to be checked", () => {
    expect(isCountable(["a"])).toBe(false);
    expect(isCountable(loose("a"))).toBe(false);
    expect(isCountable(new Set(["a"]))).toBe(false);
  });

  test("is true for candidates that are all legal", () => {
    expect(isCountable(letters)).toBe(true);
    expect(isCountable(noCandidates)).toBe(true);
    expect(isCountable(combinationsOf(["a"], 1))).toBe(true);
  });
});

describe("noCandidates", () => {
  test("is empty, and cannot be sampled", () => {
    expectConsistent(noCandidates);
    expect(() => noCandidates.sample(rngFrom("x"))).toThrow(/nothing to sample/);
  });
});

describe("countableList", () => {
  test("lists, counts and samples what it was given", () => {
    expectConsistent(letters);
    expectConsistent(countableList([]));
    expect([...letters]).toEqual(["a", "b", "c"]);
  });

  test("samples all equally often", () => {
    expect(
      evenly(
        tally(6000, (rng) => letters.sample(rng)),
        3,
      ),
    ).toBe(true);
  });
});

describe("mapCandidates", () => {
  const double = (text: string) => text + text;

  test("maps each candidate, and stays countable", () => {
    const doubled = countable(mapCandidates(letters, double));
    expectConsistent(doubled);
    expect([...doubled]).toEqual(["aa", "bb", "cc"]);
    expect(
      evenly(
        tally(6000, (rng) => doubled.sample(rng)),
        3,
      ),
    ).toBe(true);
  });

  test("does not make other candidates countable", () => {
    const doubled = mapCandidates(loose("a", "b"), double);
    expect(isCountable(doubled)).toBe(false);
    expect([...doubled]).toEqual(["aa", "bb"]);
  });

  test("of noCandidates is noCandidates", () => {
    expect(mapCandidates(noCandidates, double)).toBe(noCandidates);
  });

  test("maps lazily", () => {
    let calls = 0;
    const counting = countable(
      mapCandidates(letters, (text) => {
        calls += 1;
        return text;
      }),
    );
    expect([counting.count(), counting.isEmpty()]).toEqual([3, false]);
    expect(calls).toBe(0);
    counting.sample(rngFrom("x"));
    expect(calls).toBe(1);
  });
});

describe("concatCandidates", () => {
  test("lists the parts one after the other, and counts them together", () => {
    const both = countable(concatCandidates([letters, noCandidates, countableList(["d"])]));
    expectConsistent(both);
    expect([...both]).toEqual(["a", "b", "c", "d"]);
  });

  test("samples all equally often, whatever the sizes of the parts", () => {
    const parts = [
      countableList(["a"]),
      countableList(["b", "c", "d", "e"]),
      countableList<string>([]),
      countableList(["f"]),
    ];
    expect(
      evenly(
        tally(12_000, (rng) => countable(concatCandidates(parts)).sample(rng)),
        6,
      ),
    ).toBe(true);
  });

  test("of no parts, or of noCandidates, is empty", () => {
    expectConsistent(countable(concatCandidates([])));
    expectConsistent(countable(concatCandidates([noCandidates, noCandidates])));
  });

  test("of empty parts is empty", () => {
    expectConsistent(countable(concatCandidates([countableList([]), combinationsOf([], 1)])));
  });

  test("is countable only if all parts are", () => {
    const mixed = concatCandidates([letters, loose("d")]);
    expect(isCountable(mixed)).toBe(false);
    expect([...mixed]).toEqual(["a", "b", "c", "d"]);
  });
});

describe("allOrOne", () => {
  test.each<[string | undefined, string[]]>([
    [undefined, ["a", "b"]],
    ["b", ["b"]],
    ["z", []],
  ])("of %j is %j", (one, result) => {
    expect(allOrOne(["a", "b"], one)).toEqual(result);
  });

  test("distinguishes null from undefined", () => {
    expect(allOrOne<string | null>(["a", null], null)).toEqual([null]);
    expect(allOrOne<string | null>(["a"], null)).toEqual([]);
  });
});

describe("combinationsOf", () => {
  // 65 cards have trillions of combinations: the search must not enter dead ends between two of them.
  test.each([1, 6, 30, 59, 64, 65])(
    "finds combinations of %i from 65 cards one after the other",
    (size) => {
      const kinds = Array.from({ length: 25 }, (_, i) => `card ${String(i).padStart(2, "0")}`);
      const bag = Array.from({ length: 65 }, (_, i) => kinds[i % 25]!);
      const all = combinationsOf(bag, size);
      const limit = Math.min(500, all.count());
      const found = new Set<string>();
      for (const cards of all) {
        expect(cards).toHaveLength(size);
        if (found.add(cards.join()).size === limit) break;
      }
      expect(found.size).toBe(limit);
      expect(all.sample(rngFrom("65"))).toHaveLength(size);
    },
  );

  const bags = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });
  const few = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 3 });

  const contains = (bag: readonly string[], cards: readonly string[]): boolean => {
    const rest = [...bag];
    return cards.every((card) => {
      const at = rest.indexOf(card);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  };

  test("lists every combination of the size with the given cards, each once and sorted", () => {
    fc.assert(
      fc.property(bags, fc.nat(9), few, (bag, size, including) => {
        const expected = subsets(bag.toSorted()).filter(
          (part) => part.length === size && contains(part, including),
        );
        const found = combinationsOf(bag, size, including);
        expectConsistent(found);
        expect([...found].map(String).toSorted()).toEqual(expected.map(String).toSorted());
        for (const part of found) expect(part).toEqual(part.toSorted());
      }),
    );
  });

  test("samples sorted combinations, too", () => {
    fc.assert(
      fc.property(bags, fc.nat(8), few, fc.string(), (bag, size, including, seed) => {
        const found = combinationsOf(bag, size, including);
        if (found.isEmpty()) return;
        const drawn = found.sample(rngFrom(seed));
        expect([...found]).toContainEqual(drawn);
      }),
    );
  });

  test("samples all equally often", () => {
    const bag = ["a", "a", "a", "b", "b", "c", "d"];
    const found = combinationsOf(bag, 3);
    // aaa aab aac aad abb abc abd acd bbc bbd bcd
    expect(found.count()).toBe(11);
    expect(
      evenly(
        tally(11_000, (rng) => found.sample(rng)),
        11,
      ),
    ).toBe(true);
    const including = combinationsOf(bag, 3, ["b"]);
    expect(
      evenly(
        tally(6000, (rng) => including.sample(rng)),
        including.count(),
      ),
    ).toBe(true);
  });

  test("does not change the bag or the cards", () => {
    const [bag, including] = [Object.freeze(["b", "a"]), Object.freeze(["b"])];
    expect([...combinationsOf(bag, 2, including)]).toEqual([["a", "b"]]);
  });

  test("counts and samples very many combinations without listing them", () => {
    // 60 different cards: their halves are too many to list.
    const bag = Array.from({ length: 60 }, (_, i) => `card ${String(i).padStart(2, "0")}`);
    const found = combinationsOf(bag, 3);
    expect(found.count()).toBe((60 * 59 * 58) / 6);
    const half = combinationsOf(bag, 30, bag.slice(0, 10));
    expect(half.isEmpty()).toBe(false);
    // 50 over 20, which a number can still represent exactly.
    expect(half.count()).toBe(47_129_212_243_960);
    expect(new Set(half.sample(rngFrom("half"))).size).toBe(30);
    expect([...half.sample(rngFrom("half"))].slice(0, 10)).toEqual(bag.slice(0, 10));
    for (const first of half) {
      expect(first).toHaveLength(30);
      break;
    }
  });
});

test("only `below` of a random source is called, with positive integers", () => {
  const bounds: number[] = [];
  const source: RandomSource = {
    below(n) {
      bounds.push(n);
      return n - 1;
    },
  };
  countable(concatCandidates([letters, countableList(["d"])])).sample(source);
  combinationsOf(["a", "a", "b", "c"], 2).sample(source);
  expect(bounds.length).toBeGreaterThan(0);
  for (const n of bounds) expect(Number.isSafeInteger(n) && n >= 1, String(n)).toBe(true);
});

test("concatCandidates: one non-empty part is enough, and noCandidates is skipped", () => {
  expect(countable(concatCandidates([letters, countableList([])])).isEmpty()).toBe(false);
  expect(concatCandidates([])).toBe(noCandidates);
  expect(concatCandidates([noCandidates, noCandidates])).toBe(noCandidates);
  expect(isCountable(concatCandidates([noCandidates, letters]))).toBe(true);
});

test("concatCandidates: empty parts are not sampled, and a single part needs no random number", () => {
  const unused: RandomSource = {
    below(n) {
      throw new Error(`asked for a number below ${n}`);
    },
  };
  const only: Countable<string> = { ...countable(countableList(["a"])), sample: () => "a" };
  const empty: Countable<string> = {
    ...countable(countableList<string>([])),
    sample() {
      throw new Error("sampled");
    },
  };
  expect(countable(concatCandidates([empty, only])).sample(unused)).toBe("a");
  expect(countable(concatCandidates([only, empty])).sample({ below: () => 0 })).toBe("a");
});

test("concatCandidates: a part replaces the draw with a probability equal to its share so far", () => {
  const one: Countable<string> = { ...countable(countableList(["a"])), sample: () => "a" };
  const two: Countable<string> = { ...countable(countableList(["b", "c"])), sample: () => "b" };
  const drawn = [0, 1, 2].map((number) =>
    countable(concatCandidates([one, two])).sample({ below: () => number }),
  );
  expect(drawn).toEqual(["b", "b", "a"]);
});
