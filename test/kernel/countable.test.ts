import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allOrOne,
  type Countable,
  checkedSource,
  combinationsOf,
  concatCandidates,
  countableList,
  isCountable,
  mapCandidates,
  noCandidates,
  type RandomSource,
} from "../../src/kernel/agenda/countable.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { subsets } from "../legal/combinations.ts";
import { evenly, tally } from "./statistics.ts";

/** Candidates that are not exact. */
function* loose<T>(...things: readonly T[]): Generator<T> {
  yield* things;
}

function exact<T>(candidates: Iterable<T>): Countable<T> {
  if (!isCountable(candidates)) throw new Error("not exact");
  return candidates;
}

const letters = countableList(["a", "b", "c"]);

/** What exact candidates say of themselves is all one story. */
function isOneStory<T>(candidates: Countable<T>): void {
  const all = [...candidates];
  expect([...candidates], "listed again").toEqual(all);
  expect(candidates.count()).toBe(all.length);
  expect(candidates.isEmpty()).toBe(all.length === 0);
  const drawn = all.map((_, i) => candidates.sample(rngFrom(`story ${i}`)));
  for (const one of drawn) expect(all).toContainEqual(one);
}

describe("whether candidates are exact", () => {
  test("lists and generators are not: somebody has to refuse what is illegal", () => {
    expect(isCountable(["a"])).toBe(false);
    expect(isCountable(loose("a"))).toBe(false);
    expect(isCountable(new Set(["a"]))).toBe(false);
  });

  test("those that are said to be all legal are", () => {
    expect(isCountable(letters)).toBe(true);
    expect(isCountable(noCandidates)).toBe(true);
    expect(isCountable(combinationsOf(["a"], 1))).toBe(true);
  });
});

describe("nothing", () => {
  test("is empty, and cannot be drawn from", () => {
    isOneStory(noCandidates);
    expect(() => noCandidates.sample(rngFrom("x"))).toThrow(/nothing to draw/);
  });
});

describe("listed", () => {
  test("lists, counts and draws what it was given", () => {
    isOneStory(letters);
    isOneStory(countableList([]));
    expect([...letters]).toEqual(["a", "b", "c"]);
  });

  test("draws all of them equally often", () => {
    expect(
      evenly(
        tally(6000, (rng) => letters.sample(rng)),
        3,
      ),
    ).toBe(true);
  });
});

describe("mapped", () => {
  const double = (text: string) => text + text;

  test("makes something of each, and stays exact", () => {
    const doubled = exact(mapCandidates(letters, double));
    isOneStory(doubled);
    expect([...doubled]).toEqual(["aa", "bb", "cc"]);
    expect(
      evenly(
        tally(6000, (rng) => doubled.sample(rng)),
        3,
      ),
    ).toBe(true);
  });

  test("does not make exact what is not", () => {
    const doubled = mapCandidates(loose("a", "b"), double);
    expect(isCountable(doubled)).toBe(false);
    expect([...doubled]).toEqual(["aa", "bb"]);
  });

  test("of nothing is nothing", () => {
    expect(mapCandidates(noCandidates, double)).toBe(noCandidates);
  });

  test("makes nothing before it is asked for", () => {
    let made = 0;
    const counting = exact(
      mapCandidates(letters, (text) => {
        made += 1;
        return text;
      }),
    );
    expect([counting.count(), counting.isEmpty()]).toEqual([3, false]);
    expect(made).toBe(0);
    counting.sample(rngFrom("x"));
    expect(made).toBe(1);
  });
});

describe("joined", () => {
  test("lists the parts one after the other, and counts them together", () => {
    const both = exact(concatCandidates([letters, noCandidates, countableList(["d"])]));
    isOneStory(both);
    expect([...both]).toEqual(["a", "b", "c", "d"]);
  });

  test("draws all equally often, however large the parts", () => {
    const parts = [
      countableList(["a"]),
      countableList(["b", "c", "d", "e"]),
      countableList<string>([]),
      countableList(["f"]),
    ];
    expect(
      evenly(
        tally(12_000, (rng) => exact(concatCandidates(parts)).sample(rng)),
        6,
      ),
    ).toBe(true);
  });

  test("of no parts, or of nothing, is nothing", () => {
    isOneStory(exact(concatCandidates([])));
    isOneStory(exact(concatCandidates([noCandidates, noCandidates])));
  });

  test("of empty parts is empty", () => {
    isOneStory(exact(concatCandidates([countableList([]), combinationsOf([], 1)])));
  });

  test("is exact only if all parts are", () => {
    const mixed = concatCandidates([letters, loose("d")]);
    expect(isCountable(mixed)).toBe(false);
    expect([...mixed]).toEqual(["a", "b", "c", "d"]);
  });
});

describe("wantedOf", () => {
  test.each<[string | undefined, string[]]>([
    [undefined, ["a", "b"]],
    ["b", ["b"]],
    ["z", []],
  ])("where %j is wanted, %j is left", (one, left) => {
    expect(allOrOne(["a", "b"], one)).toEqual(left);
  });

  test("tells what is wanted to be nothing from nothing wanted", () => {
    expect(allOrOne<string | null>(["a", null], null)).toEqual([null]);
    expect(allOrOne<string | null>(["a"], null)).toEqual([]);
  });
});

describe("choicesFrom", () => {
  // Of 65 cards there are trillions of choices: between two of them no dead end must be looked into.
  test.each([1, 6, 30, 59, 64, 65])("finds choices of %i from 65 one after the other", (size) => {
    const kinds = Array.from({ length: 25 }, (_, i) => `card ${String(i).padStart(2, "0")}`);
    const bag = Array.from({ length: 65 }, (_, i) => kinds[i % 25]!);
    const all = combinationsOf(bag, size);
    const wanted = Math.min(500, all.count());
    const found = new Set<string>();
    for (const cards of all) {
      expect(cards).toHaveLength(size);
      if (found.add(cards.join()).size === wanted) break;
    }
    expect(found.size).toBe(wanted);
    expect(all.sample(rngFrom("65"))).toHaveLength(size);
  });

  const bags = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });
  const few = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 3 });

  const contains = (bag: readonly string[], cards: readonly string[]): boolean => {
    const left = [...bag];
    return cards.every((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  };

  test("gives every part of a bag that has the size and the cards, each once and in order", () => {
    fc.assert(
      fc.property(bags, fc.nat(9), few, (bag, size, including) => {
        const wanted = subsets(bag.toSorted()).filter(
          (part) => part.length === size && contains(part, including),
        );
        const found = combinationsOf(bag, size, including);
        isOneStory(found);
        expect([...found].map(String).toSorted()).toEqual(wanted.map(String).toSorted());
        for (const part of found) expect(part).toEqual(part.toSorted());
      }),
    );
  });

  test("draws them in order too", () => {
    fc.assert(
      fc.property(bags, fc.nat(8), few, fc.string(), (bag, size, including, seed) => {
        const found = combinationsOf(bag, size, including);
        if (found.isEmpty()) return;
        const drawn = found.sample(rngFrom(seed));
        expect([...found]).toContainEqual(drawn);
      }),
    );
  });

  test("draws all equally often", () => {
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

  test("leaves the bag and the cards alone", () => {
    const [bag, including] = [Object.freeze(["b", "a"]), Object.freeze(["b"])];
    expect([...combinationsOf(bag, 2, including)]).toEqual([["a", "b"]]);
  });

  test("counts and draws of very many without listing them", () => {
    // 60 different cards, of which nobody can list all halves.
    const bag = Array.from({ length: 60 }, (_, i) => `card ${String(i).padStart(2, "0")}`);
    const found = combinationsOf(bag, 3);
    expect(found.count()).toBe((60 * 59 * 58) / 6);
    const half = combinationsOf(bag, 30, bag.slice(0, 10));
    expect(half.isEmpty()).toBe(false);
    // 50 over 20, which a number still holds exactly.
    expect(half.count()).toBe(47_129_212_243_960);
    expect(new Set(half.sample(rngFrom("half"))).size).toBe(30);
    expect([...half.sample(rngFrom("half"))].slice(0, 10)).toEqual(bag.slice(0, 10));
    for (const first of half) {
      expect(first).toHaveLength(30);
      break;
    }
  });
});

test("only `below` is asked of chance, and only for numbers that are there", () => {
  const asked: number[] = [];
  const chance: RandomSource = {
    below(n) {
      asked.push(n);
      return n - 1;
    },
  };
  exact(concatCandidates([letters, countableList(["d"])])).sample(chance);
  combinationsOf(["a", "a", "b", "c"], 2).sample(chance);
  expect(asked.length).toBeGreaterThan(0);
  for (const n of asked) expect(Number.isSafeInteger(n) && n >= 1, String(n)).toBe(true);
});

describe("a generator of the caller's own", () => {
  const saying = (drawn: unknown) => checkedSource({ below: () => drawn as number });

  test("says what it says, and is asked for what is asked", () => {
    const asked: number[] = [];
    const own: RandomSource = {
      below(n) {
        asked.push(n);
        return n - 1;
      },
    };
    expect([checkedSource(own).below(1), checkedSource(own).below(6)]).toEqual([0, 5]);
    expect(asked).toEqual([1, 6]);
    // A playout asks for it again and again.
    expect(checkedSource(own)).toBe(checkedSource(own));
    expect(checkedSource({ ...own })).not.toBe(checkedSource(own));
  });

  test.each([[-1], [6], [7], [0.5], [Number.NaN], ["1"], [undefined]])(
    "%s is no number of a die",
    (drawn) => {
      const error = rulesError(() => saying(drawn).below(6));
      expect(error.message).toBe("no chance, at below: expected whole numbers from 0 to 5");
    },
  );

  test.each([[undefined], [null], [7], ["x"], [{}], [{ below: 3 }], [() => 1]])(
    "%s is none",
    (rng) => {
      const error = rulesError(() => untyped(checkedSource)(rng));
      expect(error.message).toBe("no chance, at below: expected a function that gives numbers");
    },
  );

  test("a function that has `below` will do", () => {
    const rng = Object.assign(() => 0, { below: () => 3 });
    expect(checkedSource(rng).below(6)).toBe(3);
  });

  test("one that fails, at once or later, is none; what it threw is told", () => {
    const cause = new Error("out of numbers");
    const fails = () => {
      throw cause;
    };
    const trap = Object.defineProperty({}, "below", { get: fails });
    for (const use of [
      () => untyped(checkedSource)(trap),
      () => checkedSource({ below: fails }).below(6),
    ]) {
      const error = rulesError(use);
      expect(error.message).toBe("no chance, at below: expected a function that gives numbers");
      expect(error.cause).toBe(cause);
    }
  });
});

test("joined: one part that is not empty is enough, and no parts that are nothing are asked", () => {
  expect(exact(concatCandidates([letters, countableList([])])).isEmpty()).toBe(false);
  expect(concatCandidates([])).toBe(noCandidates);
  expect(concatCandidates([noCandidates, noCandidates])).toBe(noCandidates);
  expect(isCountable(concatCandidates([noCandidates, letters]))).toBe(true);
});

test("joined: a part that is empty is not drawn from, and the only one that is not needs no chance", () => {
  const noChance: RandomSource = {
    below(n) {
      throw new Error(`asked for a number below ${n}`);
    },
  };
  const only: Countable<string> = { ...exact(countableList(["a"])), sample: () => "a" };
  const empty: Countable<string> = {
    ...exact(countableList<string>([])),
    sample() {
      throw new Error("drawn from");
    },
  };
  expect(exact(concatCandidates([empty, only])).sample(noChance)).toBe("a");
  expect(exact(concatCandidates([only, empty])).sample({ below: () => 0 })).toBe("a");
});

test("joined: a later part is drawn from as often as it has candidates among all so far", () => {
  const one: Countable<string> = { ...exact(countableList(["a"])), sample: () => "a" };
  const two: Countable<string> = { ...exact(countableList(["b", "c"])), sample: () => "b" };
  const drawn = [0, 1, 2].map((number) =>
    exact(concatCandidates([one, two])).sample({ below: () => number }),
  );
  expect(drawn).toEqual(["b", "b", "a"]);
});
