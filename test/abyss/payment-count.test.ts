// Payments that are counted and sampled without a list, compared with brute force.
import { describe, expect, test } from "vitest";
import { type Ally, allyValue, type Race, raceOf, races } from "../../src/abyss/cards/allies.ts";
import type { Cost } from "../../src/abyss/cards/lord-card.ts";
import { type Lord, lordCard, lords } from "../../src/abyss/cards/lords.ts";
import { type Action, abyss } from "../../src/abyss/index.ts";
import { payments } from "../../src/abyss/payment.ts";
import { isCountable } from "../../src/kernel/agenda/countable.ts";
import { countOf, sum } from "../../src/kernel/components/bags.ts";
import { type Rng, rngFrom } from "../../src/kernel/components/rng.ts";
import { expectEqual } from "../expect-equal.ts";
import { evenly, tally } from "../kernel/statistics.ts";
import { subsets } from "../legal-actions/combinations.ts";
import { amount } from "../repetition.ts";
import { sorted } from "../tables.ts";
import { allyCards } from "./ally-cards.ts";
import { comes } from "./lord-arrivals.ts";
import { type Description, prepare, type State } from "./prepare.ts";
import { scenes } from "./scenes.ts";

type Paid = Pick<Extract<Action, { type: "recruit" }>, "lord" | "allies" | "affiliate">;
type PartialRecruit = Partial<Paid>;

const worth = (allies: readonly Ally[]): number => sum(allies.map(allyValue));
const racesIn = (allies: readonly Ally[]) => new Set(allies.map(raceOf));
const text = ({ lord, allies, affiliate }: Paid): string =>
  `${lord}: ${sorted(allies).join(" ")} > ${affiliate}`;

/** AB-29, AB-36, AB-46, AB-56: what the lord costs seat 0. */
function costFor({ table }: State, lord: Lord): Cost {
  const { cost } = lordCard(lord);
  const own = table.seats[0]!.lords;
  const isDear =
    table.seats.slice(1).some((area) => area.lords.includes("recruiter")) &&
    !own.includes("shaman");
  const value = cost.value + (isDear ? 2 : 0) - (own.includes("treasurer") ? 2 : 0);
  return {
    value: Math.max(0, value),
    races: cost.races,
    required: own.includes("diplomat") ? null : cost.required,
  };
}

/** AB-27, AB-28 */
const reaches = (cost: Cost, part: readonly Ally[], pearls: number): boolean =>
  racesIn(part).size === cost.races &&
  (cost.required === null || racesIn(part).has(cost.required)) &&
  worth(part) + pearls >= cost.value;

/** AB-34: one ally could be left out. */
const isWasteful = (cost: Cost, part: readonly Ally[]): boolean =>
  part.some((_, i) => {
    const rest = part.toSpliced(i, 1);
    return racesIn(rest).size === racesIn(part).size && worth(rest) >= cost.value;
  });

/** AB-30, AB-52 */
function affiliable({ table }: State, part: readonly Ally[]): Ally[] {
  const isFree = table.seats[0]!.lords.includes("master-of-magic");
  const lowest = Math.min(...part.map(allyValue));
  return [...new Set(part)].filter((ally) => isFree || allyValue(ally) === lowest);
}

/** Every recruitment of seat 0, by trying every part of its hand; computed once for a state. */
function recruitments(state: State, isThrifty: boolean): readonly Paid[] {
  const known = knownRecruitments.get(state) ?? {};
  knownRecruitments.set(state, known);
  known[`${isThrifty}`] ??= findRecruitments(state, isThrifty);
  return known[`${isThrifty}`]!;
}
const knownRecruitments = new WeakMap<State, { [isThrifty: string]: readonly Paid[] }>();

function findRecruitments(state: State, isThrifty: boolean): readonly Paid[] {
  const { hand, pearls } = state.table.seats[0]!;
  const parts = subsets(hand);
  return state.table.court.flatMap((lord) => {
    const cost = costFor(state, lord);
    return parts
      .filter((part) => reaches(cost, part, pearls) && !(isThrifty && isWasteful(cost, part)))
      .flatMap((allies) =>
        affiliable(state, allies).map((affiliate) => ({ lord, allies, affiliate })),
      );
  });
}

const has = (bag: readonly Ally[], some: readonly Ally[]): boolean =>
  some.every((ally) => countOf(bag, ally) >= countOf(some, ally));
const matches = (paid: Paid, { lord, allies = [], affiliate }: PartialRecruit): boolean =>
  (lord === undefined || paid.lord === lord) &&
  has(paid.allies, allies) &&
  (affiliate === undefined || paid.affiliate === affiliate);

/** Partial recruitments: of payments that are possible, and of others. */
function partialRecruitments(all: readonly Paid[], state: State, rng: Rng): PartialRecruit[] {
  const { hand } = state.table.seats[0]!;
  const someAllies = (from: readonly Ally[]) => rng.shuffle(from).slice(0, rng.below(4));
  const lord = state.table.court[rng.below(state.table.court.length)]!;
  const affiliate = allyCards[rng.below(allyCards.length)]!;
  const arbitrary: PartialRecruit[] = [
    { lord },
    { allies: someAllies(hand) },
    { allies: someAllies(hand), affiliate: hand[rng.below(hand.length)]! },
    { lord, allies: someAllies(allyCards), affiliate },
    { lord: lords.find((one) => !state.table.court.includes(one))! },
  ];
  if (all.length === 0) return arbitrary;
  const paid = all[rng.below(all.length)]!;
  return [
    ...arbitrary,
    { affiliate: paid.affiliate },
    { lord: paid.lord, affiliate: paid.affiliate },
    { lord: paid.lord, allies: someAllies(paid.allies) },
    { allies: someAllies(paid.allies), affiliate: paid.affiliate },
    { allies: [paid.affiliate] },
    { allies: [paid.affiliate, paid.affiliate], affiliate: paid.affiliate },
    { allies: paid.allies },
    paid,
  ];
}

const listed = (
  state: State,
  partial: PartialRecruit,
  payments: "all" | "minimal" = "all",
): string[] =>
  [...abyss.legalActions(state, 0, { payments, matching: { type: "recruit", ...partial } })].map(
    (action) => text(action as Paid & typeof action),
  );

/** A small random hand, six random lords in the court, and random powers in play. */
function randomState(rng: Rng, size: number, more: Description = {}): State {
  const powers = ["master-of-magic", "diplomat", "treasurer", "shaman"] as const;
  const own = powers.filter(() => rng.below(4) === 0).slice(0, 2);
  const theirs: Lord[] = rng.below(3) === 0 ? ["recruiter"] : [];
  const court = rng.shuffle(lords.filter((one) => ![...own, ...theirs].includes(one))).slice(0, 6);
  const hand = rng.shuffle(allyCards).slice(0, size);
  const pearls = rng.below(7);
  return prepare({ ...more, court, seats: [{ hand, pearls, lords: own }, {}, { lords: theirs }] });
}

const STATES = amount(16, 60);

describe.each<[string, Description]>([
  ["superfluous allies allowed", {}],
  ["superfluous allies forbidden", { rules: { superfluousAllies: "forbidden" } }],
])("AB-27 to AB-30, AB-52, AB-56: random hands, %s", (_, more) => {
  const isForbidden = more.rules !== undefined;
  const states = Array.from({ length: STATES }, (_, i) => {
    const rng = rngFrom(`payments ${i}`);
    return randomState(rng, 3 + rng.below(7), more);
  });
  /** Four states at a time, each with its own random numbers. */
  const batches = Array.from({ length: STATES / 4 }, (_, i) =>
    states.slice(4 * i, 4 * i + 4).map((state, j) => ({ state, rng: rngFrom(`some ${i} ${j}`) })),
  );

  test("some have no payment, some a few, others many", () => {
    const counts = states.map((state) => recruitments(state, isForbidden).length);
    expect(counts.filter((n) => n === 0).length).toBeGreaterThan(STATES / 30);
    expect(counts.filter((n) => n > 0 && n <= 25).length).toBeGreaterThan(STATES / 6);
    expect(counts.filter((n) => n > 20).length).toBeGreaterThan(STATES / 6);
  });

  test.each([...batches.entries()])(
    "payments are counted, all and those that match partial ones: %i",
    (_, batch) => {
      for (const { state, rng } of batch) {
        const all = recruitments(state, isForbidden);
        expect(abyss.countActions(state, 0, { type: "recruit" })).toBe(all.length);
        expect(abyss.actionTypes(state, 0).includes("recruit")).toBe(all.length > 0);
        for (const partial of partialRecruitments(all, state, rng)) {
          const label = JSON.stringify(partial);
          const expected = all.filter((paid) => matches(paid, partial)).map(text);
          expect(abyss.countActions(state, 0, { type: "recruit", ...partial }), label).toBe(
            expected.length,
          );
          expectEqual(sorted(listed(state, partial)), sorted(expected), label);
        }
      }
    },
  );

  test.each([...batches.entries()])(
    "minimal payments are listed, all and those that match partial ones: %i",
    (_, batch) => {
      for (const { state, rng } of batch) {
        const all = recruitments(state, true);
        for (const partial of [{}, ...partialRecruitments(all, state, rng)]) {
          const expected = all.filter((paid) => matches(paid, partial)).map(text);
          expectEqual(
            sorted(listed(state, partial, "minimal")),
            sorted(expected),
            JSON.stringify(partial),
          );
        }
      }
    },
  );

  test.each([...batches.entries()])("exactly the possible payments are sampled: %i", (_, batch) => {
    for (const { state, rng } of batch) {
      const all = recruitments(state, isForbidden);
      if (all.length === 0 || all.length > 25) continue;
      const sampled = new Set<string>();
      // Enough samples that no payment is left out by chance.
      for (let left = 20 * all.length; left > 0; ) {
        const action = abyss.randomAction(state, 0, rng);
        if (action.type !== "recruit") continue;
        left -= 1;
        sampled.add(text(action));
      }
      expect(sorted(sampled)).toEqual(sorted(all.map(text)));
    }
  });
});

/** A search for some payments of a random state that have some allies in common, and what it must find. */
function randomSearch(rng: Rng, size: number) {
  for (;;) {
    const state = randomState(rng, size);
    const all = recruitments(state, false);
    if (all.length === 0) continue;
    const { lord, allies } = all[rng.below(all.length)]!;
    const matching = { allies: rng.shuffle(allies).slice(0, 1 + rng.below(2)) };
    const expected = all.filter((paid) => matches(paid, { ...matching, lord }));
    const ways = payments(state.table, 0, costFor(state, lord), { payments: "all", matching });
    if (!isCountable(ways)) throw new Error("not exact");
    return { ways, lord, expected: new Set(expected.map(text)), sampled: new Set<string>() };
  }
}

test.each(Array.from({ length: amount(6, 20) }, (_, i) => i))(
  "two interleaved counts, each with fixed allies, do not interfere: %i",
  (i) => {
    const rng = rngFrom(`two counts ${i}`);
    const searches = [randomSearch(rng, 6), randomSearch(rng, 8)];
    for (const { ways, expected } of searches) expect(ways.count()).toBe(expected.size);
    const most = Math.max(...searches.map(({ expected }) => expected.size));
    for (let draws = 20 * most; draws > 0; draws--)
      for (const { ways, lord, sampled } of searches)
        sampled.add(text({ lord, ...ways.sample(rng) } as Paid));
    for (const { sampled, expected } of searches) expect(sampled).toEqual(expected);
  },
);

/**
 * The number of recruitments, computed independently of the library: for each ally that may be
 * affiliated, the choices from each race as polynomials, in which x to the n stands for n points.
 */
function countByPolynomials(state: State): bigint {
  const { hand, pearls } = state.table.seats[0]!;
  const isFree = state.table.seats[0]!.lords.includes("master-of-magic");
  let count = 0n;
  for (const lord of state.table.court) {
    const cost = costFor(state, lord);
    for (const affiliate of new Set(hand)) {
      const usable = hand.filter((ally) => isFree || allyValue(ally) >= allyValue(affiliate));
      const chosen = subsets([...races]).filter(
        (some) =>
          some.length === cost.races &&
          some.includes(raceOf(affiliate) as Race) &&
          (cost.required === null || some.includes(cost.required)),
      );
      for (const some of chosen) {
        const ways = some.map((race) => polynomial(usable, race, affiliate)).reduce(product, [1n]);
        count += ways.slice(Math.max(0, cost.value - pearls)).reduce((a, b) => a + b, 0n);
      }
    }
  }
  return count;
}

/** The choices from a race: at least one ally, and the one to be affiliated if it is of that race. */
function polynomial(usable: readonly Ally[], race: Race, affiliate: Ally): bigint[] {
  const ofRace = usable.filter((ally) => raceOf(ally) === race);
  const factors = [...new Set(ofRace)].map((ally) => {
    const least = ally === affiliate ? 1 : 0;
    const factor = Array<bigint>(countOf(ofRace, ally) * allyValue(ally) + 1).fill(0n);
    for (let n = least; n <= countOf(ofRace, ally); n++) factor[n * allyValue(ally)] = 1n;
    return factor;
  });
  const [, ...some] = factors.reduce(product, [1n]);
  return [0n, ...some];
}

function product(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const terms = Array<bigint>(a.length + b.length - 1).fill(0n);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) terms[i + j] = terms[i + j]! + x * y;
  return terms;
}

test("the polynomials agree with trying everything", () => {
  for (let i = 0; i < amount(8, 20); i++) {
    const state = randomState(rngFrom(`polynomials ${i}`), 8);
    expect(countByPolynomials(state)).toBe(BigInt(recruitments(state, false).length));
  }
});

// Too many to list: a search through all of them would not finish.
describe.each([20, 40, 65])("a hand of %i", (size) => {
  const statesWith = (rules: Description["rules"]): State[] =>
    ["none", "master-of-magic", "diplomat"].map((power) => {
      const rng = rngFrom(`hand of ${size}`);
      const own = lords.filter((lord) => lord === power);
      const others = rng.shuffle(lords.filter((lord) => !own.includes(lord)));
      const isAmbassador = (lord: Lord) => lordCard(lord).cost.races === races.length;
      const court = [
        ...others.filter(isAmbassador).slice(0, 2),
        ...others.filter((lord) => !isAmbassador(lord)).slice(0, 4),
      ];
      const hand = rng.shuffle(allyCards).slice(0, size);
      return prepare({ rules: rules!, court, seats: [{ hand, pearls: 5, lords: own }] });
    });
  const states = statesWith({ superfluousAllies: "allowed" });

  test("is counted", () => {
    for (const state of states) {
      const counted = abyss.countActions(state, 0, { type: "recruit" });
      expect(counted).toBeGreaterThan(10_000);
      expect(Number.isSafeInteger(counted)).toBe(true);
      expect(BigInt(counted)).toBe(countByPolynomials(state));
    }
  });

  test("is sampled, with different results", () => {
    for (const state of states) {
      const rng = rngFrom("draws");
      const sampled = Array.from({ length: amount(24, 60) }, () =>
        abyss.randomAction(state, 0, rng),
      );
      for (const action of sampled) expect(abyss.refusal(state, action)).toBeUndefined();
      const recruits = sampled.filter(({ type }) => type === "recruit");
      expect(new Set(recruits.map((one) => JSON.stringify(one))).size).toBeGreaterThan(10);
    }
  });

  test("AB-34 is counted and sampled if superfluous allies are forbidden", () => {
    for (const state of statesWith({ superfluousAllies: "forbidden" })) {
      const counted = abyss.countActions(state, 0, { type: "recruit" });
      expect(counted).toBeGreaterThan(100);
      const rng = rngFrom("draws");
      const sampled = Array.from({ length: amount(2, 20) }, () =>
        abyss.randomAction(state, 0, rng),
      );
      for (const action of sampled) expect(abyss.refusal(state, action)).toBeUndefined();
    }
  });

  test("AB-34 has minimal payments, which are listed lazily", () => {
    const [state] = states;
    const [forbidding] = statesWith({ superfluousAllies: "forbidden" });
    const found: string[] = [];
    for (const action of abyss.legalActions(state!, 0, {
      payments: "minimal",
      matching: { type: "recruit" },
    })) {
      expect(abyss.refusal(forbidding!, action)).toBeUndefined();
      if (found.push(JSON.stringify(action)) === 300) break;
    }
    expect(new Set(found).size).toBe(300);
  });

  test.each(["allowed", "forbidden"] as const)(
    "has action types, a first action and choices that lead to an action: superfluous allies %s",
    (superfluousAllies) => {
      for (const state of statesWith({ superfluousAllies })) {
        expect(abyss.actionTypes(state, 0)).toContain("recruit");
        const firstOf = (lord: Lord) => {
          const [first] = abyss.legalActions(state, 0, { matching: { type: "recruit", lord } });
          return first;
        };
        const affordable = state.table.court.filter(firstOf);
        for (const lord of affordable) expect(abyss.refusal(state, firstOf(lord)!)).toBeUndefined();
        expect(sorted(abyss.choices(state, 0, { type: "recruit" })?.next.lord ?? [])).toEqual(
          sorted(affordable),
        );
        const rng = rngFrom("clicks");
        for (let i = 0; i < amount(1, 4); i++) completeAtRandom(state, rng);
      }
    },
  );
});

/** Adds random choices until the action is complete, and then perhaps more. */
function completeAtRandom(state: State, rng: Rng): void {
  let partial: PartialRecruit & { readonly type: "recruit" } = { type: "recruit" };
  for (;;) {
    const found = abyss.choices(state, 0, partial);
    if (!found) throw new Error(`a dead end at ${JSON.stringify(partial)}`);
    const { lord = [], affiliate = [], allies = [] } = found.next;
    const clicks = [
      ...lord.map((one) => ({ ...partial, lord: one })),
      ...affiliate.map((one) => ({ ...partial, affiliate: one })),
      ...allies.map((one) => ({ ...partial, allies: [...(partial.allies ?? []), one] })),
    ];
    if (found.action) expect(abyss.refusal(state, found.action)).toBeUndefined();
    if (found.action && (clicks.length === 0 || rng.below(4) === 0)) return;
    partial = clicks[rng.below(clicks.length)]!;
  }
}

test("AB-40 a Commander's discard from all allies is counted and sampled", () => {
  const state = comes("recruited", "commander", { rest: 1 }).state;
  const { hand } = state.table.seats[1]!;
  expect(hand.length).toBeGreaterThan(50);
  // The number of ways to choose the six that stay.
  const kept = [...new Set(hand)]
    .map((ally) => Array<bigint>(countOf(hand, ally) + 1).fill(1n))
    .reduce(product, [1n])[6]!;
  expect(BigInt(abyss.countActions(state, 1))).toBe(kept);
  const [first] = abyss.legalActions(state, 1);
  expect(abyss.refusal(state, first!)).toBeUndefined();
  for (let i = 0; i < 20; i++)
    expect(abyss.refusal(state, abyss.randomAction(state, 1, rngFrom(`${i}`)))).toBeUndefined();
  expect(sorted(abyss.choices(state, 1, { type: "discard" })?.next.allies ?? [])).toEqual(
    sorted(new Set(hand)),
  );
});

describe("samples are uniform within an action type", () => {
  /** How often each action of a type is sampled. */
  const sampled = (state: State, seat: number, type: string, draws: number): number[] =>
    tally(draws, (rng) => {
      for (;;) {
        const action = abyss.randomAction(state, seat, rng);
        if (action.type === type) return action;
      }
    });

  const hand: Ally[] = ["seahorse-1", "seahorse-1", "seahorse-2", "crab-2", "crab-4", "squid-1"];

  test.each<[string, Description]>([
    ["three lords", { court: ["shepherd", "reaper", "keeper"] }],
    ["the Master of Magic", { seats: [{ lords: ["master-of-magic"] }], court: ["reaper"] }],
    ["the Diplomat", { seats: [{ lords: ["diplomat"] }], court: ["reaper", "shepherd"] }],
    [
      "superfluous allies forbidden",
      { rules: { superfluousAllies: "forbidden" }, court: ["reaper", "keeper"] },
    ],
  ])("payments: %s", (_, more) => {
    const state = prepare({ ...more, seats: [{ ...more.seats?.[0], hand, pearls: 3 }] });
    const count = abyss.countActions(state, 0, { type: "recruit" });
    expect(count).toBeGreaterThan(8);
    expect(evenly(sampled(state, 0, "recruit", 100 * count), count)).toBe(true);
  });

  test("discards", () => {
    const state = scenes.discard.Commander;
    const count = abyss.countActions(state, 2);
    expect(count).toBeGreaterThan(8);
    expect(evenly(sampled(state, 2, "discard", 200 * count), count)).toBe(true);
  });

  test("control", () => {
    const state = scenes.control["key tokens and lords"];
    const count = abyss.countActions(state, 0, { type: "control" });
    expect(count).toBeGreaterThan(2);
    expect(evenly(sampled(state, 0, "control", 400 * count), count)).toBe(true);
  });
});

test("AB-30 an ally given twice must be in hand twice", () => {
  const state = prepare({ court: ["shepherd"], seats: [{ hand: ["seahorse-4"], pearls: 9 }] });
  const partial = { type: "recruit", allies: ["seahorse-4", "seahorse-4"] } as const;
  expect(abyss.countActions(state, 0, partial)).toBe(0);
  expect(abyss.choices(state, 0, partial)).toBeUndefined();
});
