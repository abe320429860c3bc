// Payments with krakens and nebulis against brute force: all sets of cards, all numbers of nebulis.
import { describe, expect, test } from "vitest";
import { allyValue, raceOf } from "../../src/abyss/cards/allies.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Ally } from "../../src/kraken/cards/box.ts";
import { type Lord, lordCard } from "../../src/kraken/cards/box.ts";
import { kraken } from "../../src/kraken/index.ts";
import type { Action } from "../../src/kraken/published-types.ts";
import { subsets } from "../legal-actions/combinations.ts";
import { textOf } from "../legal-actions/legal-tests.ts";
import { by } from "./by.ts";
import { edit, prepare, type State } from "./prepare.ts";

type Recruit = Extract<Action, { type: "recruit" }>;
const me = by(0);

/** Whether a payment is right: an independent implementation of KR-11 to KR-19. */
function isRight({ table }: State, { lord, allies, affiliate, nebulis }: Recruit): boolean {
  const { pearls, lords } = table.seats[0]!;
  const { value, races: n, required } = lordCard(lord).cost;
  const meets = (played: readonly Ally[]) => {
    const found = new Set(played.map(raceOf));
    const k = played.filter((ally) => raceOf(ally) === null).length;
    found.delete(null);
    // Every assignment of races to krakens.
    const names = ["jellyfish", "crab", "seahorse", "shellfish", "squid"] as const;
    const tries = (left: number, all: ReadonlySet<string | null>): boolean =>
      left === 0
        ? all.size === n && (required === null || all.has(required))
        : names.some((name) => tries(left - 1, new Set([...all, name])));
    return tries(k, found);
  };
  const worth = (played: readonly Ally[]) => played.reduce((sum, ally) => sum + allyValue(ally), 0);
  const missing = Math.max(0, value - worth(allies));
  const most = lords.includes("outlaw") ? 2 : 1;
  if (nebulis > Math.min(most, missing, table.kraken.nebulis[0]!) || missing - nebulis > pearls)
    return false;
  if (nebulis > 0 && pearls > missing - nebulis && !lords.includes("counterfeiter")) return false;
  const ofRace = allies.filter((ally) => raceOf(ally) !== null);
  if (affiliate === null && ofRace.length > 0) return false;
  if (!meets(allies)) return false;
  if (table.rules.superfluousAllies === "forbidden")
    for (const i of allies.keys()) {
      const others = allies.toSpliced(i, 1);
      if (meets(others) && worth(others) >= value) return false;
    }
  if (affiliate === null) return true;
  const lowest = Math.min(...ofRace.map(allyValue));
  return (
    ofRace.includes(affiliate) &&
    (lords.includes("master-of-magic") || allyValue(affiliate) === lowest)
  );
}

function* everything({ table }: State): Generator<Recruit> {
  const { hand } = table.seats[0]!;
  for (const lord of table.court)
    for (const allies of subsets(hand))
      for (const affiliate of [...new Set(allies), null])
        for (let nebulis = 0; nebulis <= 3; nebulis++)
          yield me.recruits(lord, allies, nebulis, affiliate) as Recruit;
}

const court: Lord[] = ["jailer", "outlaw", "highwayman", "sage"];
const hands: Ally[][] = [
  ["crab-2", "kraken-4", "kraken-3"],
  ["kraken-2", "kraken-3", "kraken-4"],
  ["crab-1", "crab-3", "squid-2", "kraken-2", "seahorse-1", "kraken-4"],
  ["squid-5", "jellyfish-4", "kraken-2", "kraken-2", "shellfish-1", "crab-1"],
  ["crab-5", "squid-4", "seahorse-1", "jellyfish-1"],
  ["seahorse-5", "seahorse-4", "kraken-3", "kraken-3", "crab-1"],
];
const purses = [
  { pearls: 0, nebulis: 0 },
  { pearls: 0, nebulis: 3 },
  { pearls: 2, nebulis: 1 },
  { pearls: 5, nebulis: 4 },
];
const powers: Lord[][] = [
  [],
  ["outlaw"],
  ["counterfeiter"],
  ["counterfeiter", "vigil", "master-of-magic"],
];

describe.each(hands)("KR-11 to KR-19 with %s, %s, %s and more", (...hand) => {
  const states = purses.flatMap(({ pearls, nebulis }, i) =>
    powers.map((lords, j) =>
      prepare({
        seats: [{ hand: hand.filter((card) => card !== undefined), pearls, lords }],
        nebulis: [nebulis, 0, 0],
        court: court.filter((lord) => !lords.includes(lord)),
        rules: { superfluousAllies: (i + j) % 2 === 0 ? "allowed" : "forbidden" },
      }),
    ),
  );
  const matching = { type: "recruit" } as const;

  test("KR-11 KR-15 KR-18 exactly the right payments are listed and accepted", () => {
    for (const state of states) {
      const all = [...everything(state)];
      const right = new Set(all.filter((action) => isRight(state, action)).map(textOf));
      const listed = [...kraken.legalActions(state, 0, { matching })].map(textOf);
      expect(new Set(listed).size).toBe(listed.length);
      expect([...listed].sort()).toEqual([...right].sort());
      // One assertion for all of them, as an assertion for each would be slow.
      const wrong = all.find(
        (action) => !kraken.refusal(state, action) !== right.has(textOf(action)),
      );
      expect(wrong).toBeUndefined();
      expect(kraken.countActions(state, 0, matching)).toBe(right.size);
      expect(kraken.actionTypes(state, 0).includes("recruit")).toBe(right.size > 0);
    }
  });

  test("KR-15 minimal payments are those that are right if superfluous allies are forbidden", () => {
    for (const state of states) {
      const strict = edit(state, ({ rules }) => {
        rules.superfluousAllies = "forbidden";
      });
      const minimal = [...kraken.legalActions(state, 0, { matching, payments: "minimal" })].map(
        textOf,
      );
      const right = [...everything(strict)].filter((action) => isRight(strict, action));
      expect(minimal.sort()).toEqual([...new Set(right.map(textOf))].sort());
    }
  });

  test("KR-13 KR-18 payments that match a partial action are counted, sampled and listed alike", () => {
    const rng = rngFrom("like");
    for (const state of states.filter((_, i) => i % 3 === 0)) {
      const all = [...kraken.legalActions(state, 0, { matching })] as Recruit[];
      for (const given of all.filter((_, i) => i % 7 === 0))
        for (const partial of [
          { ...matching, lord: given.lord, nebulis: given.nebulis },
          { ...matching, affiliate: given.affiliate },
          { ...matching, allies: given.allies.slice(0, 1), affiliate: given.affiliate },
          { ...matching, allies: given.allies.slice(-1), nebulis: 1 },
        ]) {
          const fits = all.filter(
            (one) =>
              (!("lord" in partial) || one.lord === partial.lord) &&
              (!("nebulis" in partial) || one.nebulis === partial.nebulis) &&
              (!("affiliate" in partial) || one.affiliate === partial.affiliate) &&
              (!("allies" in partial) || partial.allies.every((ally) => one.allies.includes(ally))),
          );
          const found = [...kraken.legalActions(state, 0, { matching: partial })];
          expect(found.map(textOf).sort()).toEqual(fits.map(textOf).sort());
          expect(kraken.countActions(state, 0, partial)).toBe(fits.length);
        }
      if (all.length === 0) continue;
      const texts = new Set([...kraken.legalActions(state, 0)].map(textOf));
      for (let i = 0; i < 30; i++)
        expect(texts).toContain(textOf(kraken.randomAction(state, 0, rng)));
    }
  });
});

/** A lord, a hand with pearls and nebulis, and whether they can pay for the lord. */
const payable: [string, Lord, Ally[], { pearls?: number; nebulis?: number }, boolean][] = [
  ["enough races and points", "highwayman", ["crab-5", "squid-4"], {}, true],
  ["a point is missing", "highwayman", ["crab-4", "squid-4"], {}, false],
  ["a pearl for it", "highwayman", ["crab-4", "squid-4"], { pearls: 1 }, true],
  ["a nebulis for it", "highwayman", ["crab-4", "squid-4"], { nebulis: 1 }, true],
  ["two nebulis cannot be paid", "highwayman", ["crab-4", "squid-3"], { nebulis: 2 }, false],
  ["one race for two", "highwayman", ["crab-5", "crab-4"], {}, false],
  ["a kraken for a race", "highwayman", ["crab-5", "kraken-4"], {}, true],
  ["the required race is missing", "highwayman", ["squid-5", "seahorse-5"], {}, false],
  ["neither races nor the required one", "highwayman", ["squid-5", "squid-4"], {}, false],
  ["a kraken stands for it", "highwayman", ["squid-5", "kraken-4"], {}, true],
  [
    "a kraken stands for it, so one race fewer",
    "highwayman",
    ["squid-4", "seahorse-2", "kraken-3"],
    {},
    false,
  ],
  ["the best of the races", "highwayman", ["crab-2", "squid-5", "squid-2", "seahorse-5"], {}, true],
  ["not all races", "highwayman", ["crab-2", "squid-4", "seahorse-4"], {}, false],
  ["the required race as a third", "highwayman", ["crab-1", "squid-5", "seahorse-4"], {}, false],
  ["any race", "outlaw", ["squid-5", "squid-2"], {}, true],
  ["a kraken instead", "outlaw", ["kraken-4", "kraken-3"], {}, true],
  ["two races for one", "outlaw", ["squid-5", "crab-2"], {}, false],
  ["nothing in hand", "outlaw", [], { pearls: 9 }, false],
];

test.each(payable)("KR-11 KR-12 KR-18 %s", (_, lord, hand, { pearls = 0, nebulis = 0 }, can) => {
  const state = prepare({ seats: [{ hand, pearls }], nebulis: [nebulis, 0, 0], court: [lord] });
  expect(kraken.actionTypes(state, 0).includes("recruit")).toBe(can);
  expect(kraken.countActions(state, 0, { type: "recruit" }) > 0).toBe(can);
  const right = [...everything(state)].filter((action) => isRight(state, action));
  expect(right.length > 0).toBe(can);
});

test("KR-71 payments are listed only for a view that shows the hand", () => {
  const state = prepare({
    seats: [{ hand: ["squid-5", "squid-2"], pearls: 9 }],
    court: ["outlaw"],
  });
  expect(kraken.actionTypes(kraken.view(state, 0), 0)).toContain("recruit");
  const other = kraken.view(state, 1);
  const hidden = "table.seats.0.hand.0: is face down, but seat 0 sees it";
  expect(() => kraken.actionTypes(other, 0)).toThrow(hidden);
  expect(() => kraken.legalActions(other, 0, { matching: { type: "recruit" } })).toThrow(hidden);
});

test("KR-14 KR-17 the event of a payment has its allies in order, and its pearls", () => {
  const state = prepare({
    seats: [{ hand: ["squid-2", "kraken-2"], pearls: 2 }],
    nebulis: [1, 0, 0],
    court: ["outlaw"],
  });
  const result = kraken.reduce(state, me.recruits("outlaw", ["squid-2", "kraken-2"], 1));
  expect(result.ok && result.events.find(({ type }) => type === "lord-recruited")).toEqual({
    type: "lord-recruited",
    seat: 0,
    lord: "outlaw",
    allies: ["kraken-2", "squid-2"],
    pearls: 2,
  });
});

test("KR-11 random payments are uniformly distributed", () => {
  const hand: Ally[] = ["crab-2", "crab-3", "kraken-4", "kraken-3"];
  const state = prepare({
    seats: [{ hand, pearls: 3, lords: ["counterfeiter"] }],
    nebulis: [2, 0, 0],
    court: ["highwayman"],
    rest: 2,
    nextCards: [],
  });
  const all = [...kraken.legalActions(state, 0, { matching: { type: "recruit" } })].map(textOf);
  const seen = new Map(all.map((text) => [text, 0]));
  const rng = rngFrom("fair");
  const draws = 400 * all.length;
  for (let i = 0; i < draws; i++) {
    const action = kraken.randomAction(state, 0, rng);
    if (action.type === "recruit") seen.set(textOf(action), seen.get(textOf(action))! + 1);
  }
  expect(all.length).toBeGreaterThan(8);
  const counts = [...seen.values()];
  const mean = counts.reduce((sum, n) => sum + n, 0) / all.length;
  for (const n of counts) expect(Math.abs(n - mean) / mean).toBeLessThan(0.4);
});

test("KR-11 two iterations at the same time do not interfere", () => {
  const hand: Ally[] = ["crab-2", "squid-3", "kraken-4", "kraken-3"];
  const state = prepare({ seats: [{ hand, pearls: 6 }], nebulis: [2, 0, 0], court });
  const matching = { type: "recruit" } as const;
  const alone = [...kraken.legalActions(state, 0, { matching })].map(textOf);
  const mixed: string[] = [];
  for (const action of kraken.legalActions(state, 0, { matching })) {
    mixed.push(textOf(action));
    expect(kraken.countActions(state, 0, { ...matching, lord: "jailer" })).toBeGreaterThan(0);
  }
  expect(mixed).toEqual(alone);
});
