import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hasGenerator,
  NO_GENERATOR,
  type RngState,
  rngFrom,
  rngStateFrom,
  rngStoredIn,
} from "../../src/kernel/components/rng.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { start, toy } from "./toy-game.ts";

const holderOf = (seed: string): { rng: RngState } => ({ rng: rngStateFrom(seed) });
const firstBelow = (seed: string, n: number) => rngStoredIn(holderOf(seed)).below(n);
const sorted = (things: readonly number[]) => things.toSorted((a, b) => a - b);
const someThings = fc.array(fc.integer());

describe("below", () => {
  test("gives a whole number from 0 to n - 1", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = firstBelow(seed, n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  test("reaches every number", () => {
    const rng = rngStoredIn(holderOf("all"));
    const drawn = Array.from({ length: 200 }, () => rng.below(6));
    expect(sorted([...new Set(drawn)])).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("shuffle", () => {
  test("gives the same elements, and does not change the original", () => {
    fc.assert(
      fc.property(fc.string(), someThings, (seed, things) => {
        const before = [...things];
        const shuffled = rngStoredIn(holderOf(seed)).shuffle(things);
        expect(sorted(shuffled)).toEqual(sorted(things));
        expect(things).toEqual(before);
        expect(shuffled).not.toBe(things);
      }),
    );
  });

  test("gives every order about equally often", () => {
    const rng = rngStoredIn(holderOf("orders"));
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = rng.shuffle(["a", "b", "c"]).join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    // 1000 each are expected; five standard deviations are about 145.
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(145);
  });
});

describe("draw", () => {
  test("removes exactly one element and keeps the rest in order", () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.integer(), { minLength: 1 }), (seed, things) => {
        const left = [...things];
        const drawn = rngStoredIn(holderOf(seed)).draw(left);
        expect(things).toContain(drawn);
        expect(left).toEqual(things.filter((thing) => thing !== drawn));
      }),
    );
  });

  test("removes only one of equal elements", () => {
    const left = [7, 7, 7];
    expect(rngStoredIn(holderOf("x")).draw(left)).toBe(7);
    expect(left).toEqual([7, 7]);
  });
});

describe("words", () => {
  test("the same words give the same results", () => {
    fc.assert(
      fc.property(fc.string(), someThings, (seed, things) => {
        const [one, other] = [holderOf(seed), holderOf(seed)];
        expect(rngStoredIn(one).shuffle(things)).toEqual(rngStoredIn(other).shuffle(things));
        expect(rngStoredIn(one).below(1000)).toBe(rngStoredIn(other).below(1000));
        expect(one).toEqual(other);
      }),
    );
  });

  test("continue where they stopped after a round trip through JSON", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, draws) => {
        const holder = holderOf(seed);
        for (let i = 0; i < draws; i++) rngStoredIn(holder).below(10);
        const reloaded = JSON.parse(JSON.stringify(holder));
        expect(reloaded).toEqual(holder);
        expect(rngStoredIn(reloaded).below(2 ** 32)).toBe(rngStoredIn(holder).below(2 ** 32));
      }),
    );
  });

  test("are always four 32-bit integers", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, draws) => {
        const holder = holderOf(seed);
        for (let i = 0; i < draws; i++) rngStoredIn(holder).below(10);
        expect(holder.rng).toHaveLength(4);
        // `| 0` also detects -0, which JSON would lose.
        for (const word of holder.rng) expect(Object.is(word, word | 0)).toBe(true);
      }),
    );
  });

  test("change with every draw, and only then", () => {
    const holder = holderOf("x");
    const before = holder.rng;
    const rng = rngStoredIn(holder);
    expect(rng.shuffle([])).toEqual([]);
    expect(rng.shuffle(["one"])).toEqual(["one"]);
    expect(holder.rng).toBe(before);
    const seen = [before];
    for (const use of [() => rng.below(6), () => rng.draw([1, 2]), () => rng.shuffle([1, 2])]) {
      use();
      expect(seen).not.toContainEqual(holder.rng);
      seen.push(holder.rng);
    }
  });

  test("are replaced, never written to: an older state may hold them", () => {
    const words = Object.freeze(rngStateFrom("x"));
    const holder = { rng: words };
    rngStoredIn(holder).below(6);
    expect(words).toEqual(rngStateFrom("x"));
    expect(holder.rng).not.toBe(words);
  });

  test("two generators on one holder continue each other", () => {
    const [shared, single] = [holderOf("x"), holderOf("x")];
    const alternate = [rngStoredIn(shared).below(100), rngStoredIn(shared).below(100)];
    const rng = rngStoredIn(single);
    expect(alternate).toEqual([rng.below(100), rng.below(100)]);
  });
});

describe("seeds", () => {
  const neighbours = (prefix: string) => Array.from({ length: 2000 }, (_, i) => `${prefix}${i}`);

  // Raw neighbouring seeds give neighbouring first draws; hashed ones must not. With 9 degrees of
  // freedom, random data exceeds 33.7 once in ten thousand; the seeds are fixed, so the test is not flaky.
  test.each(["", "game-", "2024-01-", "\u{1F419}"])("%j0, 1, 2 … spread well", (prefix) => {
    const tally = Array<number>(10).fill(0);
    for (const seed of neighbours(prefix)) tally[firstBelow(seed, 10)]! += 1;
    const chiSquare = tally.reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0);
    expect(chiSquare).toBeLessThan(33.7);
  });

  test("coin flips of one seed, and first flips of many, are even", () => {
    const rng = rngStoredIn(holderOf(""));
    const flips = [
      Array.from({ length: 2000 }, () => rng.below(2)),
      neighbours("").map((seed) => firstBelow(seed, 2)),
    ];
    // Four standard deviations of 2000 flips are about 90.
    for (const row of flips)
      expect(Math.abs(row.filter((flip) => flip === 1).length - 1000)).toBeLessThan(90);
  });

  test("the first draws of neighbouring seeds are independent", () => {
    const draws = neighbours("").map((seed) => firstBelow(seed, 10));
    const tally = Array<number>(10).fill(0);
    for (const [i, drawn] of draws.slice(1).entries()) tally[(drawn - draws[i]! + 10) % 10]! += 1;
    const chiSquare = tally.reduce((sum, n) => sum + (n - 199.9) ** 2 / 199.9, 0);
    expect(chiSquare).toBeLessThan(33.7);
  });

  test("different seeds have different words", () => {
    const words = neighbours("").map((seed) => rngStateFrom(seed).join());
    expect(new Set(words).size).toBe(words.length);
  });

  test("unusual seeds work: empty, long, with lone surrogates", () => {
    for (const seed of ["", "x".repeat(10_000), "\ud800"])
      expect(rngStateFrom(seed).some((word) => word !== 0)).toBe(true);
  });
});

describe("rngFrom", () => {
  const numbers = (seed: string) => {
    const rng = rngFrom(seed);
    return Array.from({ length: 20 }, () => rng.below(1000));
  };

  test("the same seed gives the same numbers, another gives others", () => {
    expect(numbers("dice")).toEqual(numbers("dice"));
    expect(new Set(["", "dice", "dices", "1", "2"].map((seed) => numbers(seed).join())).size).toBe(
      5,
    );
  });

  test("two generators of a seed are independent", () => {
    const [one, other] = [rngFrom("dice"), rngFrom("dice")];
    for (let i = 0; i < 5; i++) one.below(1000);
    expect(other.below(1000)).toBe(numbers("dice")[0]);
  });

  test("is independent of a game that was set up with the same seed", () => {
    const rng = rngStoredIn(holderOf("dice"));
    expect(Array.from({ length: 20 }, () => rng.below(1000))).not.toEqual(numbers("dice"));
  });

  test("shuffles and draws as games do", () => {
    fc.assert(
      fc.property(fc.string(), someThings, (seed, things) => {
        const rng = rngFrom(seed);
        expect(sorted(rng.shuffle(things))).toEqual(sorted(things));
        const left = [...things];
        if (things.length > 0) expect(sorted([rng.draw(left), ...left])).toEqual(sorted(things));
      }),
    );
  });

  test("draws all numbers equally often", () => {
    const tally = Array<number>(10).fill(0);
    const rng = rngFrom("");
    for (let i = 0; i < 2000; i++) tally[rng.below(10)]! += 1;
    const chiSquare = tally.reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0);
    expect(chiSquare).toBeLessThan(33.7);
  });

  test("draws numbers below very large bounds", () => {
    const rng = rngFrom("many");
    const most = Number.MAX_SAFE_INTEGER;
    const drawn = Array.from({ length: 200 }, () => rng.below(most));
    for (const n of drawn) expect(Number.isSafeInteger(n) && n >= 0 && n < most).toBe(true);
    // Both halves, and more than 32 bits.
    expect(drawn.some((n) => n > most / 2)).toBe(true);
    expect(drawn.some((n) => n < most / 2)).toBe(true);
    expect(drawn.some((n) => n % 2 === 1 && n > 2 ** 40)).toBe(true);
  });

  test.each([[7], [undefined], [null]])("throws for seed %j", (seed) => {
    expect(() => rngFrom(seed as never)).toThrow(/invalid seed.*expected a string/);
  });
});

// Saved games and replays hold seeds and words: these numbers must never change.
describe("the numbers are the same in all versions", () => {
  test.each([
    ["", [98, 88, 86, 36, 68, 48, 20, 34]],
    ["1", [82, 84, 33, 79, 26, 39, 90, 94]],
    ["abyss", [72, 49, 87, 10, 49, 3, 43, 79]],
    ["\u{1F419}", [81, 32, 35, 95, 70, 10, 71, 55]],
  ])("of seed %j", (seed, numbers) => {
    const rng = rngStoredIn(holderOf(seed));
    expect(Array.from({ length: 8 }, () => rng.below(100))).toEqual(numbers);
  });

  test("of rngFrom", () => {
    const rng = rngFrom("abyss");
    expect(Array.from({ length: 8 }, () => rng.below(100))).toEqual([
      96, 95, 69, 97, 35, 54, 27, 72,
    ]);
  });

  test("the words of a seed", () => {
    expect(rngStateFrom("abyss")).toEqual([15964644, -608742390, 1842871447, -596508286]);
  });

  test("a shuffle", () => {
    expect(rngStoredIn(holderOf("abyss")).shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      3, 4, 8, 6, 1, 7, 2, 5,
    ]);
  });
});

describe("a state without a generator", () => {
  const state = { ...start(), rng: [0, 0, 0, 0] };

  test("is valid, and takes actions that draw nothing", () => {
    expect(readState(toy, state).rng).toEqual(NO_GENERATOR);
    expect(toy.reduce(state, { type: "draw", seat: 0 })).toMatchObject({ ok: true });
    expect(hasGenerator(state)).toBe(false);
    for (const rng of [
      [1, 0, 0, 0],
      [0, 0, 0, 1],
    ])
      expect(hasGenerator({ rng })).toBe(true);
  });

  test("never draws: every use is an error", () => {
    const message =
      "state, at rng: all numbers are 0: the outcomes of this game come from elsewhere; use reduceWithOutcomes, a host, or a state of sampleState";
    const rng = rngStoredIn({ rng: NO_GENERATOR });
    for (const use of [() => rng.below(2), () => rng.shuffle([1, 2]), () => rng.draw([1])])
      expect(use).toThrow(message);
    expect(rng.shuffle([1])).toEqual([1]);
    expect(() => toy.reduce(state, { type: "fish", seat: 0 })).toThrow(message);
    expect(() => toy.simulate(state).apply({ type: "fish", seat: 0 })).toThrow(message);
  });

  test("can be sampled, which gives it one", () => {
    expect(hasGenerator(toy.sampleState(state, "a seed"))).toBe(true);
  });
});
