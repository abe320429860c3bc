// Payments with krakens and nebulis that are not complete: why they cannot be completed, and their meters.
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { Ally, Lord } from "../../src/kraken/cards/box.ts";
import { type KrakenTypes, kraken } from "../../src/kraken/index.ts";
import { amount } from "../repetition.ts";
import { prepare } from "./prepare.ts";
import { scenes } from "./scenes.ts";

/** The Jailer costs 6 of three races with crab, the Outlaw 7 of one, the Highwayman 9 of two. */
const acting = (hand: Ally[], pearls: number, nebulis: number, court: Lord[] = ["jailer"]) =>
  prepare({ court, seats: [{ hand, pearls }], nebulis: [nebulis, 0, 0] });

const recruit = { type: "recruit", seat: 0 } as const;
const jailer = { ...recruit, lord: "jailer" } as const;

describe("why a lord cannot be recruited", () => {
  test("KR-11 too few races, even with krakens", () => {
    expect(kraken.refusal(acting(["crab-5", "kraken-2"], 3, 0), jailer)).toEqual({
      code: "wrong-number-of-races",
      rule: "KR-11",
      params: { has: 2, needs: 3 },
    });
    expect(kraken.refusal(acting([], 3, 0), jailer)).toMatchObject({ rule: "AB-27" });
  });

  test("KR-11 the required race is missing, unless a kraken stands for it", () => {
    const others: Ally[] = ["squid-2", "seahorse-2", "shellfish-2"];
    expect(kraken.refusal(acting(others, 0, 0), jailer)?.code).toBe("required-race-missing");
    expect(kraken.refusal(acting([...others, "kraken-2"], 0, 0), jailer)).toBeUndefined();
  });

  test("KR-17 KR-18 the pearls that are missing after the nebulis", () => {
    expect(kraken.refusal(acting(["crab-1", "squid-1", "seahorse-1"], 1, 2), jailer)).toEqual({
      code: "too-few-pearls",
      rule: "AB-28",
      params: { has: 1, needs: 2 },
    });
  });

  test("KR-13 KR-17 KR-18 what is wrong with the given fields", () => {
    const state = acting(["crab-3", "squid-2", "seahorse-1", "kraken-2"], 3, 1);
    expect(kraken.refusal(state, { ...jailer, nebulis: 2 })?.code).toBe("too-few-nebulis");
    expect(kraken.refusal(state, { ...jailer, affiliate: "kraken-2" })).toMatchObject({
      code: "kraken-not-affiliated",
      rule: "KR-13",
    });
    expect(kraken.refusal(state, { ...jailer, affiliate: null })).toMatchObject({
      code: "wrong-number-of-races",
      params: { has: 1, needs: 3 },
    });
  });

  test("KR-15 AB-34 a superfluous ally is named only if it was given", () => {
    const state = prepare({
      court: ["outlaw"],
      rules: { superfluousAllies: "forbidden" },
      seats: [{ hand: ["crab-5", "crab-4", "crab-1", "kraken-2"] }],
    });
    const outlaw = { ...recruit, lord: "outlaw" } as const;
    expect(kraken.refusal(state, outlaw)).toBeUndefined();
    expect(
      kraken.refusal(state, { ...outlaw, allies: ["crab-5", "crab-4", "crab-1"] }),
    ).toMatchObject({ code: "superfluous-ally", params: { ally: "crab-1" } });
  });

  test("KR-37 a lord that is reserved, but only if no other lord is closer", () => {
    const hand: Ally[] = ["crab-3", "squid-2"];
    const sentinels = { vigil: { owner: 1, on: { kind: "lord", lord: "outlaw" } } } as const;
    const state = prepare({
      court: ["outlaw", "highwayman"],
      seats: [{ hand, pearls: 0 }],
      sentinels,
    });
    expect(kraken.refusal(state, recruit)).toMatchObject({
      code: "too-few-pearls",
      params: { has: 0, needs: 4 },
    });
    expect(kraken.refusal(state, { ...recruit, lord: "outlaw" })).toMatchObject({
      code: "reserved",
      rule: "KR-37",
    });
    const alone = prepare({ court: ["outlaw"], seats: [{ hand }], sentinels });
    expect(kraken.refusal(alone, recruit)?.code).toBe("reserved");
  });

  test("KR-11 KR-18 no payment lacks less than the one that is explained", () => {
    const cards: Ally[] = [
      ...(["crab-1", "crab-2", "squid-1", "squid-3", "seahorse-2", "shellfish-1"] as const),
      ...(["kraken-2", "kraken-2", "kraken-3"] as const),
    ];
    const lord = fc.constantFrom<Lord>("jailer", "outlaw", "highwayman", "keeper");
    const position = {
      hand: fc.shuffledSubarray(cards, { maxLength: 5 }),
      pearls: fc.nat(2),
      nebulis: fc.nat(2),
      lord,
    };
    fc.assert(
      fc.property(fc.record(position), ({ hand, pearls, nebulis, lord }) => {
        const state = acting(hand, pearls, nebulis, [lord]);
        const why = rank(kraken.refusal(state, { ...recruit, lord }));
        for (const allies of subsetsOf(hand))
          for (const affiliate of [null, ...allies])
            for (const coins of [0, 1, 2]) {
              const action = { ...recruit, lord, allies, affiliate, nebulis: coins };
              expect(rank(kraken.refusal(state, action))).not.toBeLessThan(why);
            }
      }),
      { numRuns: amount(40, 600) },
    );
  });
});

/** How much a refusal lacks; 0 if there is none, and infinite if it is about the choices. */
function rank(refusal: KrakenTypes["refusal"] | undefined): number {
  switch (refusal?.code) {
    case undefined:
      return 0;
    case "too-few-pearls":
      return refusal.params.needs - refusal.params.has;
    case "required-race-missing":
      return 100;
    case "wrong-number-of-races":
      return 200 + Math.abs(refusal.params.needs - refusal.params.has);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const subsetsOf = <T>([first, ...others]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsetsOf(others).flatMap((set) => [set, [first, ...set]]);

describe("the meter of a payment", () => {
  const state = acting(["crab-1", "squid-2", "seahorse-1", "kraken-2"], 1, 1);
  const meter = (given: { allies?: Ally[]; nebulis?: number }) =>
    kraken.choices(state, 0, { type: "recruit", lord: "jailer", ...given })?.meter;

  test("KR-11 krakens count as races, and as the required one", () => {
    expect(meter({ allies: ["kraken-2"] })).toEqual({
      kind: "recruitment",
      value: { has: 2, needs: 6 },
      races: { has: 1, needs: 3 },
      required: { race: "crab", isMet: true },
      pearls: 3,
      nebulis: 1,
    });
    expect(meter({ allies: ["crab-1", "squid-2", "seahorse-1", "kraken-2"] })).toMatchObject({
      value: { has: 6 },
      races: { has: 3, needs: 3 },
      pearls: 0,
      nebulis: 0,
    });
  });

  test("KR-18 pearls are paid first, unless another number of nebulis was chosen", () => {
    const allies: Ally[] = ["crab-1", "squid-2", "kraken-2"];
    expect(meter({ allies })).toMatchObject({ pearls: 1, nebulis: 0 });
    const two = acting(["crab-1", "squid-2", "seahorse-1"], 1, 1);
    expect(kraken.choices(two, 0, { type: "recruit", lord: "jailer" })?.meter).toMatchObject({
      pearls: 5,
      nebulis: 1,
    });
  });

  test("KR-17 the sums for an ally and a bribe", () => {
    const offer = scenes.offer["a Counterfeiter"];
    expect(kraken.choices(offer, 1, { type: "buy", nebulis: 1 })?.meter).toMatchObject({
      kind: "sum",
      nebulis: 1,
    });
    const bribe = prepare({
      question: { ask: "bribe", seats: [0] },
      court: ["outlaw"],
      seats: [{ pearls: 4 }],
      nebulis: [1, 0, 0],
    });
    expect(kraken.choices(bribe, 0, { type: "bribe" })?.meter).toEqual({
      kind: "sum",
      pearls: 4,
      nebulis: 1,
    });
  });

  test("KR-18 a sum that cannot be paid lacks fewest pearls with nebulis", () => {
    const bribe = prepare({
      question: { ask: "bribe", seats: [0] },
      court: ["outlaw"],
      seats: [{ pearls: 3, lords: ["slaver"], hand: ["crab-1"] }],
      nebulis: [1, 0, 0],
    });
    expect(kraken.refusal(bribe, { type: "bribe", seat: 0 })).toEqual({
      code: "too-few-pearls",
      rule: "AB-54",
      params: { has: 3, needs: 4 },
    });
  });

  test("has nebulis in its type", () => {
    const found = kraken.choices(state, 0, { type: "recruit", lord: "jailer" })?.meter;
    if (found?.kind === "recruitment" || found?.kind === "sum")
      expectTypeOf(found.nebulis).toBeNumber();
  });
});
