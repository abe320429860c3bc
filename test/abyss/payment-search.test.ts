// The searches for payments on their own: small hands, compared with brute force in every detail.
import { describe, expect, test } from "vitest";
import { type AnyAlly, allies, allyValue, copiesOf, raceOf } from "../../src/abyss/cards/allies.ts";
import { cardIds } from "../../src/abyss/cards/box.ts";
import type { Played } from "../../src/abyss/payment-branch.ts";
import { type CountedPayment, countPayments, type Search } from "../../src/abyss/payment-count.ts";
import { type MinimalSearch, minimalPayments } from "../../src/abyss/payment-minimal.ts";
import type { RandomSource } from "../../src/kernel/agenda/countable.ts";
import { countOf, sum } from "../../src/kernel/components/bags.ts";
import { krakenComponents } from "../../src/kraken/cards/box.ts";
import { subsets } from "../legal-actions/combinations.ts";
import { sorted } from "../tables.ts";

const { ally: krakenAlly } = cardIds(krakenComponents);
const [kraken2, kraken3, kraken4] = [
  krakenAlly("kraken-2"),
  krakenAlly("kraken-3"),
  krakenAlly("kraken-4"),
];

const search: Search = {
  hand: [],
  fixed: [],
  races: 1,
  required: null,
  points: 0,
  settling: [1],
  affiliate: undefined,
  anyValue: false,
};

const worth = (some: readonly AnyAlly[]): number => sum(some.map(allyValue));
const ofRaces = (some: readonly AnyAlly[]): AnyAlly[] =>
  some.filter((ally) => raceOf(ally) !== null);
const racesIn = (some: readonly AnyAlly[]) => new Set(ofRaces(some).map(raceOf));

/** The parts of the hand that include the fixed allies and meet the races (AB-27, KR-11). */
const parts = ({ hand, fixed, races, required }: Search): AnyAlly[][] =>
  subsets(sorted(hand)).filter((part) => {
    const played = racesIn(part);
    const jokers = part.length - ofRaces(part).length;
    const isMet = required === null || played.has(required) || played.size < races;
    return (
      fixed.every((ally) => countOf(part, ally) >= countOf(fixed, ally)) &&
      isMet &&
      played.size <= races &&
      races <= played.size + jokers
    );
  });

/** AB-30, AB-52, KR-13: the possible allies to affiliate; `null` if no ally played has a race. */
function affiliable(part: readonly AnyAlly[], { affiliate, anyValue }: Search): (AnyAlly | null)[] {
  const some = ofRaces(part);
  const lowest = Math.min(...some.map(allyValue));
  const all = [...new Set(some)].filter((ally) => anyValue || allyValue(ally) === lowest);
  if (affiliate !== undefined) return all.filter((ally) => ally === affiliate);
  return some.length === 0 ? [null] : all;
}

/** The figures by which a list accepts allies. */
function figuresOf(some: readonly AnyAlly[]): Played {
  const isOneOfSeveral = (ally: AnyAlly) =>
    ofRaces(some).filter((other) => raceOf(other) === raceOf(ally)).length > 1;
  return {
    points: worth(some),
    races: racesIn(some).size,
    jokers: some.length - ofRaces(some).length,
    lowest: Math.min(...some.map(allyValue)),
    lowestOfSeveral: Math.min(...some.filter(isOneOfSeveral).map(allyValue)),
  };
}

const found = (query: Search): CountedPayment[] =>
  parts(query).flatMap((part) => {
    const missing = Math.max(0, query.points - worth(part));
    return affiliable(part, query).flatMap((affiliate) =>
      Array.from({ length: query.settling[missing] ?? 0 }, (_, way) => ({
        allies: part,
        affiliate,
        missing,
        way,
      })),
    );
  });

const texts = (some: Iterable<unknown>): string[] =>
  sorted([...some].map((one) => JSON.stringify(one)));

/** All candidates, by sampling each number. */
function sampled<T>(from: { sample(rng: RandomSource): T }, count: number): T[] {
  const bounds = new Set<number>();
  const all = Array.from({ length: count }, (_, index) =>
    from.sample({
      below(n) {
        bounds.add(n);
        return index;
      },
    }),
  );
  expect([...bounds]).toEqual(count > 0 ? [count] : []);
  return all;
}

const mixed: AnyAlly[] = [
  "squid-1",
  "crab-3",
  "squid-1",
  "seahorse-2",
  "crab-1",
  "squid-3",
  "crab-3",
];
const jokers: AnyAlly[] = [kraken3, "crab-4", kraken2, "squid-2", kraken2, "crab-2"];

const searches: [string, Partial<Search>][] = [
  ["nothing required", { races: 0 }],
  ["one race", { hand: mixed }],
  ["two races", { hand: mixed, races: 2 }],
  ["three races", { hand: mixed, races: 3 }],
  ["a required race", { hand: mixed, races: 2, required: "seahorse" }],
  ["points", { hand: mixed, races: 2, points: 9 }],
  ["exactly the points of the hand", { hand: mixed, races: 3, points: 14 }],
  ["negative points", { hand: mixed, points: -3 }],
  [
    "missing points that can be paid otherwise",
    { hand: mixed, races: 2, points: 9, settling: [1, 2, 0, 3] },
  ],
  ["all settled", { hand: mixed, points: 6, settling: [1, 1, 1, 1, 1, 1, 1] }],
  ["some allies fixed", { hand: mixed, races: 2, fixed: ["squid-1", "squid-1"] }],
  ["the lowest fixed", { hand: mixed, races: 3, fixed: ["crab-1", "seahorse-2"] }],
  ["to affiliate", { hand: mixed, races: 2, affiliate: "squid-1" }],
  ["not the lowest to affiliate", { hand: mixed, races: 2, affiliate: "crab-3" }],
  ["AB-52 any", { hand: mixed, races: 2, anyValue: true }],
  ["AB-52 one", { hand: mixed, races: 2, anyValue: true, affiliate: "crab-3" }],
];

const withKrakens: typeof searches = [
  ["KR-11 allies without a race", { hand: jokers, races: 2 }],
  ["KR-11 only allies without a race", { hand: [kraken4, kraken2, kraken4], races: 2 }],
  ["KR-11 for all races", { hand: jokers, races: 5 }],
  ["KR-11 for the required race", { hand: jokers, races: 2, required: "squid" }],
  [
    "KR-11 for a required race that the hand lacks",
    { hand: [kraken2, "crab-2"], races: 2, required: "squid" },
  ],
  ["KR-11 for the required race alone", { hand: [kraken2, "crab-2"], races: 1, required: "squid" }],
  ["KR-11 fixed", { hand: jokers, races: 2, fixed: [kraken2, kraken2] }],
  ["KR-11 points", { hand: jokers, races: 2, points: 11, settling: [1, 1] }],
  ["KR-13 to affiliate", { hand: jokers, races: 2, affiliate: "crab-4" }],
  ["KR-13 AB-52 any", { hand: jokers, races: 2, anyValue: true }],
];

const impossible: typeof searches = [
  ["no hand", {}],
  ["no hand, but an ally to affiliate", { races: 0, affiliate: "crab-1" }],
  ["more races than in the hand", { hand: mixed, races: 4 }],
  ["a required race that is not in the hand", { hand: mixed, races: 2, required: "jellyfish" }],
  ["a point too many", { hand: mixed, races: 3, points: 15 }],
  ["more fixed than the hand has", { hand: mixed, fixed: ["crab-1", "crab-1"] }],
  ["fixed, of too many races", { hand: mixed, fixed: ["crab-1", "squid-1"] }],
];

describe("all payments", () => {
  test.each([...searches, ...withKrakens])("are counted, listed and sampled: %s", (_, more) => {
    const query = { ...search, ...more };
    const counted = countPayments(query);
    const listed = [...counted.list()];
    expect(listed.length).toBeGreaterThan(0);
    expect(texts(listed)).toEqual(texts(found(query)));
    expect(counted.count).toBe(listed.length);
    expect(sampled(counted, listed.length)).toEqual(listed);
  });

  test.each([
    ...impossible,
    [
      "KR-13 an ally to affiliate that is not in the hand",
      { hand: [kraken4, kraken2], affiliate: "crab-1" },
    ],
    ["KR-11 too few for all races", { hand: [kraken4, kraken2, "crab-1"], races: 4 }],
  ] satisfies typeof searches)("there are none: %s", (_, more) => {
    const query = { ...search, ...more };
    const counted = countPayments(query);
    expect([found(query), counted.count, [...counted.list()]]).toEqual([[], 0, []]);
  });

  test.each([
    ["points", (played) => -played.points],
    ["races", ({ races }) => -races],
    ["jokers", ({ jokers: played }) => -played],
    ["lowest", ({ lowest }) => lowest],
    ["lowestOfSeveral", ({ lowestOfSeveral }) => lowestOfSeveral],
  ] satisfies [string, (played: Played) => number][])(
    "payments with rejected allies are left out, by %s",
    (_, figure) => {
      const query = { ...search, hand: [...mixed, kraken2, kraken3], races: 3 };
      const figures = found(query).map(({ allies: played }) => figure(figuresOf(played)));
      const worst = Math.min(...figures);
      const listed = [...countPayments(query).list((played) => figure(played) > worst)];
      const accepted = found(query).filter((_, i) => figures[i]! > worst);
      expect(accepted.length).toBeGreaterThan(0);
      expect(texts(listed)).toEqual(texts(accepted));
    },
  );

  test("two interleaved searches do not interfere", () => {
    const one = countPayments({ ...search, hand: mixed, races: 2 });
    const all = [...one.list()];
    const other = countPayments({ ...search, hand: jokers, races: 2, points: 5 });
    const [first, ...rest] = other.list();
    expect(sampled(one, all.length)).toEqual(all);
    expect(sampled(other, other.count)).toEqual([first, ...rest]);
    // The same kinds in other numbers, so that both searches use the same entries of the table.
    const few = countPayments({ ...search, hand: [...new Set(mixed)], races: 2 });
    expect(few.count).toBeLessThan(one.count);
    expect(sampled(one, all.length)).toEqual(all);
    const slow = one.list();
    for (const payment of all) {
      expect(slow.next().value).toEqual(payment);
      expect(other.sample({ below: () => 0 })).toEqual(first);
    }
  });
});

// Too many to try one by one.
describe("all payments of all allies", () => {
  const hand = allies.flatMap((ally) => Array<AnyAlly>(copiesOf(ally)).fill(ally));
  const settling = Array<number>(40).fill(1);
  const query: Search = { ...search, hand, races: 5, anyValue: true, affiliate: "crab-1" };
  // None to four of value 1, and so on: at least one ally of each race, and a crab 1.
  const ofRace = 5 * 4 * 4 * 3 * 2 - 1;
  const ofCrabs = 4 * 4 * 4 * 3 * 2;

  test.each([0, 39])("are counted, even after a small search: %i points", (points) => {
    expect(countPayments(search).count).toBe(0);
    expect(countPayments({ ...query, points, settling }).count).toBe(ofRace ** 4 * ofCrabs);
  });

  test("are not searched one by one if there is none, or none is accepted", () => {
    expect([...countPayments({ ...query, points: worth(hand) + 1 }).list()]).toEqual([]);
    const single = countPayments(query).list(({ points }) => points <= 5);
    expect([...single].map(({ allies: played }) => played)).toEqual([
      ["crab-1", "jellyfish-1", "seahorse-1", "shellfish-1", "squid-1"],
    ]);
  });
});

/** AB-34: one ally could be left out. */
const isWasteful = (part: readonly AnyAlly[], cost: number): boolean =>
  part.some((_, i) => {
    const rest = part.toSpliced(i, 1);
    return racesIn(rest).size === racesIn(part).size && worth(rest) >= cost;
  });

const minimal = (query: MinimalSearch) =>
  found(query)
    .filter(({ allies: played }) => !isWasteful(played, query.cost))
    .map(({ allies: played, affiliate }) => ({ allies: played, affiliate }));

const many: AnyAlly[] = ["squid-1", "squid-1", "squid-2", "squid-5", "crab-1", "crab-3", "crab-4"];

describe("AB-34 minimal payments", () => {
  const costs = [0, 1, 4, 6, 8, 12];
  const rows: typeof searches = [
    ...[...searches, ...impossible].filter(([, { hand, settling }]) => hand && !settling),
    ["many of one race", { hand: many }],
    ["many of two races", { hand: many, races: 2 }],
    ["AB-52 any of many", { hand: many, races: 2, anyValue: true }],
    ["many, and a required race", { hand: many, races: 2, required: "crab" }],
    ["many, some fixed", { hand: many, races: 2, fixed: ["squid-5", "crab-1"] }],
    ["no hand", {}],
  ];

  test.each(rows)("are counted, listed and sampled: %s", (_, more) => {
    for (const cost of costs)
      for (const pearls of [0, 2, 5]) {
        const query = { ...search, ...more, cost, points: cost - pearls };
        const ways = minimalPayments(query);
        const listed = [...ways];
        expect(texts(listed)).toEqual(texts(minimal(query)));
        expect([ways.isEmpty(), ways.count()]).toEqual([listed.length === 0, listed.length]);
        expect(sampled(ways, listed.length)).toEqual(listed);
      }
  });

  test("there are none, few and many", () => {
    const counts = rows.flatMap(([, more]) =>
      costs.map((cost) => minimalPayments({ ...search, ...more, cost, points: cost }).count()),
    );
    expect(new Set(counts).size).toBeGreaterThan(10);
    expect(counts).toContain(0);
  });

  test("sampling from none is a bug", () => {
    const none = minimalPayments({ ...search, cost: 5 });
    expect(() => none.sample({ below: () => 0 })).toThrow("bug: there are no payments to sample");
  });
});
