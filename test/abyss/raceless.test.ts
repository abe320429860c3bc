// The shares of allies without a race in each stack, compared with all ways of dealing the cards.
import { expect, test } from "vitest";
import { racelessShares } from "../../src/abyss/raceless.ts";
import { type Rng, rngFrom } from "../../src/kernel/components/rng.ts";

type Stack = Parameters<typeof racelessShares>[0][number];

/** A generator that gives these fractions, in order. */
const scripted = (...shares: number[]): Rng => {
  const given = shares.values();
  return { ...rngFrom("unused"), below: (n) => Math.floor(n * given.next().value!) };
};

/** All ordered selections of this size. */
const selections = <T>(items: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((one, i) =>
        selections(items.toSpliced(i, 1), size - 1).map((rest) => [one, ...rest]),
      );

/** The shares of each way of dealing single cards to the stacks. */
function dealt([stack, ...rest]: readonly Stack[], raceless: readonly string[]): number[][] {
  if (!stack) return [[]];
  const own = Array.from({ length: stack.own }, (_, i) => `own ${i}`);
  return selections([...own, ...raceless], stack.backs).flatMap((cards) => {
    const left = raceless.filter((card) => !cards.includes(card));
    return dealt(rest, left).map((shares) => [raceless.length - left.length, ...shares]);
  });
}

const cases: readonly (readonly [Stack[], number])[] = [
  [
    [
      { backs: 1, own: 1 },
      { backs: 1, own: 2 },
    ],
    1,
  ],
  [
    [
      { backs: 2, own: 2 },
      { backs: 1, own: 1 },
    ],
    2,
  ],
  [
    [
      { backs: 2, own: 1 },
      { backs: 2, own: 3 },
    ],
    2,
  ],
  [
    [
      { backs: 3, own: 2 },
      { backs: 1, own: 3 },
    ],
    3,
  ],
  [
    [
      { backs: 0, own: 2 },
      { backs: 2, own: 2 },
    ],
    1,
  ],
];

test.each(cases)(
  "KR-2 all ways of dealing are equally likely: %j, %i without a race",
  (stacks, raceless) => {
    const all = dealt(
      stacks,
      Array.from({ length: raceless }, (_, i) => `raceless ${i}`),
    );
    const expected = new Map<string, number>();
    for (const shares of all)
      expected.set(shares.join(), (expected.get(shares.join()) ?? 0) + 1 / all.length);
    // All fractions in small even steps; a stack with a single possibility uses none.
    const steps = 120;
    const at = Array.from({ length: steps }, (_, i) => (i + 0.5) / steps);
    const found = new Map<string, number>();
    for (const first of at)
      for (const second of at) {
        const shares = racelessShares(stacks, raceless, scripted(first, second)).join();
        found.set(shares, (found.get(shares) ?? 0) + 1 / steps ** 2);
      }
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [shares, share] of expected) expect(found.get(shares)).toBeCloseTo(share, 1.5);
  },
);

test("KR-2 with a single possibility, no random number is used", () => {
  const none = { ...rngFrom("unused"), below: () => expect.unreachable() };
  expect(
    racelessShares(
      [
        { backs: 3, own: 9 },
        { backs: 0, own: 1 },
      ],
      0,
      none,
    ),
  ).toEqual([0, 0]);
  expect(racelessShares([{ backs: 0, own: 0 }], 4, none)).toEqual([0]);
});

test("KR-2 the limits between the shares are exact", () => {
  // In three of five ways it is not in the first stack, and in one of those three it is in the second.
  const [stacks, raceless] = cases[0]!;
  const sharesAt = (...shares: number[]) => racelessShares(stacks, raceless, scripted(...shares));
  expect(sharesAt(0.59, 0.66)).toEqual([0, 0]);
  expect(sharesAt(0.59, 0.67)).toEqual([0, 1]);
  expect(sharesAt(0.61)).toEqual([1, 0]);
});

test("more places than allies are an error", () => {
  expect(() => racelessShares([{ backs: 3, own: 1 }], 1, rngFrom("any"))).toThrow(
    "too few allies are left for the face-down cards",
  );
});

test("KR-2 of three without a race, one or two lie in a stack of two that has one of its own", () => {
  // One of two places for one of three, or two of three in any order: six ways each.
  const sharesAt = (share: number) => racelessShares([{ backs: 2, own: 1 }], 3, scripted(share));
  expect([0, 0.49, 0.51, 0.99].map(sharesAt)).toEqual([[1], [1], [2], [2]]);
});
