import { describe, expect, test } from "vitest";
import type { Lord } from "../../src/kraken/cards/box.ts";
import { krakenPurse } from "../../src/kraken/rules.ts";
import { pearlsOf } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Description,
  legalOf,
  nebulisIn,
  play,
  prepare,
  question,
  refusalOf,
  rulesTable,
} from "./prepare.ts";
import { offered } from "./worked-examples.ts";

const [a, b] = [by(0), by(1)];

const ways = (pearls: number, nebulis: number, lords: Lord[] = []): number[] =>
  legalOf(offered(pearls, nebulis, lords), "buy").map((action) => action.nebulis);

describe("KR-72 KR-18 paying 2 for an ally", () => {
  test("KR-72 KR-20 with 1 pearl and 2 nebulis: one of each, and the active player gets both", () => {
    expect(ways(1, 2)).toEqual([1]);
    const start = offered(1, 2);
    const { state } = play(start, b.buys(1));
    expect(pearlsOf(state)).toEqual([1 + 1, 0, 0]);
    expect(nebulisIn(state).nebulis).toEqual([1, 1, 0]);
    expect(refusalOf(start, b.buys(0))).toMatchObject({ code: "too-few-pearls", rule: "AB-14" });
    expect(refusalOf(start, b.buys(2))).toMatchObject({ code: "too-many-nebulis", rule: "KR-18" });
  });

  test("KR-72 with 2 pearls and 1 nebulis: 2 pearls only", () => {
    expect(ways(2, 1)).toEqual([0]);
    expect(refusalOf(offered(2, 1), b.buys(1))).toMatchObject({
      code: "pearls-first",
      rule: "KR-18",
      params: { pearls: 1 },
    });
  });

  test("KR-72 KR-21 KR-42 with no pearl and 2 nebulis: not asked; with the Outlaw 2 nebulis", () => {
    expect(question(offered(0, 2))).toBe("explore 0");
    expect(ways(0, 2, ["outlaw"])).toEqual([2]);
    expect(nebulisIn(play(offered(0, 2, ["outlaw"]), b.buys(2)).state).nebulis).toEqual([2, 0, 0]);
  });

  test("KR-72 KR-43 with 3 pearls, 1 nebulis and the Counterfeiter: 2 pearls, or 1 and 1", () => {
    expect(ways(3, 1, ["counterfeiter"])).toEqual([0, 1]);
    expect(ways(3, 2, ["counterfeiter"])).toEqual([0, 1]);
  });

  test("KR-42 the Outlaw's owner cannot keep pearls when paying nebulis", () => {
    expect(ways(1, 2, ["outlaw"])).toEqual([1]);
    expect(refusalOf(offered(1, 2, ["outlaw"]), b.buys(2)).code).toBe("pearls-first");
    expect(ways(2, 2, ["outlaw"])).toEqual([0]);
  });

  test("KR-43 with the Outlaw as well up to 2, pearls or not", () => {
    expect(ways(3, 2, ["outlaw", "counterfeiter"])).toEqual([0, 1, 2]);
    expect(ways(1, 2, ["outlaw", "counterfeiter"])).toEqual([1, 2]);
    expect(ways(3, 1, ["outlaw", "counterfeiter"])).toEqual([0, 1]);
  });

  test("KR-42 KR-43 under a location neither helps", () => {
    const start = play(
      prepare({
        nextCards: ["crab-1", "crab-2", "crab-3"],
        seats: [
          {},
          { pearls: 0, locations: [{ location: "jail", lords: ["outlaw", "counterfeiter"] }] },
          { pearls: 1 },
        ],
        nebulis: [0, 2, 0],
      }),
      a.explores(),
      b.declines(),
      by(2).buys(),
    ).state;
    expect(question(start)).toBe("explore 0");
  });
});

test("KR-43 the purse lists the ways to pay that match the filter", () => {
  const table = rulesTable(offered(3, 2, ["outlaw", "counterfeiter"]));
  const price = { pearls: 2, to: null, rule: "AB-14" } as const;
  const nebulis = (matching?: { nebulis: number }): number[] =>
    [
      ...krakenPurse.sums.ways(table, 1, price, { payments: "all", ...(matching && { matching }) }),
    ].map((coins) => coins.nebulis);
  expect(nebulis()).toEqual([0, 1, 2]);
  expect(nebulis({ nebulis: 1 })).toEqual([1]);
  expect(nebulis({ nebulis: 3 })).toEqual([]);
});

describe("recruitments and the Corruptor", () => {
  const recruiting = (more: Description["seats"] & object, nebulis: number[]) =>
    prepare({ seats: more, nebulis, court: ["outlaw", "trader", "tamer", "keeper"] });

  test("KR-17 KR-18 KR-20 a nebulis pays the point that pearls do not; it goes back to the supply", () => {
    const hand = ["squid-5"] as const;
    const start = recruiting([{ hand, pearls: 1 }], [1, 0, 0]);
    const { state } = play(start, a.recruits("outlaw", hand, 1));
    expect(nebulisIn(state)).toEqual({ nebulis: [0, 0, 0], figure: null });
    expect(pearlsOf(state)[0]).toBe(0);
  });

  test("KR-19 pearls and nebulis together are exactly the amount due", () => {
    const hand = ["squid-5", "squid-2"] as const;
    const lords: Lord[] = ["counterfeiter"];
    const start = recruiting([{ hand, pearls: 1, lords }], [2, 0, 0]);
    expect(refusalOf(start, a.recruits("outlaw", hand, 1))).toMatchObject({
      code: "too-many-nebulis",
      rule: "KR-19",
    });
    expect(
      legalOf(start, "recruit")
        .filter(({ allies }) => allies.length === 2)
        .map(({ nebulis }) => nebulis),
    ).toEqual([0]);
  });

  test("KR-17 the Corruptor's 5 may include a nebulis; KR-43 with the Counterfeiter it is a choice", () => {
    const hand = ["squid-5", "squid-4"] as const;
    const bribing = (pearls: number, nebulis: number, lords: Lord[] = []) =>
      play(
        prepare({
          seats: [{ hand, pearls: pearls + 1, lords }],
          nebulis: [nebulis, 0, 0],
          court: ["corruptor", "trader", "tamer", "keeper"],
        }),
        a.recruits("corruptor", hand),
      ).state;
    expect(question(bribing(4, 1))).toBe("bribe 0");
    expect(legalOf(bribing(4, 1), "bribe").map(({ nebulis }) => nebulis)).toEqual([1, 1, 1]);
    const { state } = play(bribing(4, 1), a.bribes("keeper", 1));
    expect(nebulisIn(state).nebulis).toEqual([0, 0, 0]);
    expect(question(bribing(3, 2))).toBe("act 1");
    expect(
      legalOf(bribing(5, 1, ["counterfeiter"]), "bribe")
        .filter(({ lord }) => lord === "keeper")
        .map(({ nebulis }) => nebulis),
    ).toEqual([0, 1]);
  });

  test("KR-34 the Corruptor asks if Slaver or Ferryman, or both, could raise the missing pearls", () => {
    const bribing = (pearls: number, nebulis: number, lords: Lord[], rest: Description = {}) =>
      question(
        play(
          prepare({
            ...rest,
            seats: [
              {
                hand: ["squid-5", "squid-5", "crab-1"].slice(1) as ["squid-5", "crab-1"],
                pearls: pearls + 5,
                lords,
              },
              ...(rest.seats ?? []),
            ],
            nebulis: [nebulis, 0, 0],
            court: ["corruptor", "trader", "tamer", "keeper"],
          }),
          a.recruits("corruptor", ["squid-5"]),
        ).state,
      );
    expect(bribing(3, 2, ["ferryman"])).toBe("bribe 0");
    // The nebulis that the Ferryman takes cannot be paid as well.
    expect(bribing(3, 1, ["ferryman"])).not.toBe("bribe 0");
    expect(bribing(2, 1, ["slaver"])).toBe("bribe 0");
    expect(bribing(1, 2, ["slaver", "ferryman"])).toBe("bribe 0");
    expect(bribing(1, 2, ["slaver"])).not.toBe("bribe 0");
    // The Highwayman would take one of the Slaver's two.
    expect(bribing(2, 1, ["slaver"], { seats: [{ lords: ["highwayman"] }] })).not.toBe("bribe 0");
  });

  test("KR-17 plotting takes pearls only", () => {
    const start = recruiting([{ pearls: 0 }], [3, 0, 0]);
    expect(refusalOf(start, a.plots())).toMatchObject({ code: "too-few-pearls", rule: "AB-8" });
  });
});

test("KR-22 nebulis are not pearls for the Seeker", () => {
  const start = prepare({
    seats: [{ hand: ["crab-5", "squid-2"] }, { pearls: 1 }],
    nebulis: [0, 5, 0],
    court: ["seeker", "trader", "tamer", "keeper"],
  });
  const { state } = play(start, a.recruits("seeker", ["crab-5", "squid-2"]));
  expect(pearlsOf(state)).toEqual([1, 0, 0]);
  expect(nebulisIn(state).nebulis).toEqual([0, 5, 0]);
});
