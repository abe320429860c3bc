// Recruitments and other payments that are not complete: why they cannot be completed, and their meters.
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { amount } from "../repetition.ts";
import { prepare } from "./prepare.ts";
import { scenes } from "./scenes.ts";

/** The Traitor costs 10 of three races, the Jailer 6 of three with crab, the Slaver 8 of one with shellfish. */
const acting = (hand: Ally[], pearls: number, court: Lord[] = ["traitor", "jailer", "slaver"]) =>
  prepare({ court, seats: [{ hand, pearls }] });

const recruit = { type: "recruit", seat: 0 } as const;

describe("why a lord cannot be recruited", () => {
  test("AB-27 AB-28 a partial action is not refused if some completion is legal", () => {
    const state = acting(["crab-1", "squid-2", "seahorse-1"], 2);
    expect(abyss.refusal(state, { ...recruit, lord: "jailer" })).toBeUndefined();
    expect(abyss.refusal(state, { ...recruit, allies: ["crab-1"] })).toBeUndefined();
    expect(abyss.refusal(state, recruit)).toBeUndefined();
  });

  test("AB-27 too few races come first", () => {
    expect(abyss.refusal(acting(["crab-2", "crab-1"], 0), { ...recruit, lord: "traitor" })).toEqual(
      {
        code: "wrong-number-of-races",
        rule: "AB-27",
        params: { has: 1, needs: 3 },
      },
    );
    expect(abyss.refusal(acting([], 9), { ...recruit, lord: "traitor" })).toMatchObject({
      params: { has: 0, needs: 3 },
    });
  });

  test("AB-27 then the required race", () => {
    const hand: Ally[] = ["shellfish-1", "squid-2", "seahorse-1"];
    expect(abyss.refusal(acting(hand, 0), { ...recruit, lord: "jailer" })).toEqual({
      code: "required-race-missing",
      rule: "AB-27",
      params: { race: "crab" },
    });
  });

  test("AB-28 then the pearls, for the most valuable allies that can be played together", () => {
    const hand: Ally[] = ["crab-1", "crab-1", "squid-1", "seahorse-1", "shellfish-2"];
    expect(abyss.refusal(acting(hand, 0), { ...recruit, lord: "jailer" })).toEqual({
      code: "too-few-pearls",
      rule: "AB-28",
      params: { has: 0, needs: 1 },
    });
  });

  test("AB-27 without a lord, it is about the lord for which least is lacking", () => {
    const state = acting(["shellfish-5", "crab-1"], 1);
    expect(abyss.refusal(state, recruit)).toEqual({
      code: "too-few-pearls",
      rule: "AB-28",
      params: { has: 1, needs: 3 },
    });
  });

  test("AB-27 AB-30 what is wrong with the given fields", () => {
    const state = acting(["crab-1", "squid-2", "seahorse-1"], 9);
    expect(abyss.refusal(state, { ...recruit, lord: "sage" })).toMatchObject({
      code: "lord-not-in-court",
      params: { lord: "sage" },
    });
    expect(abyss.refusal(state, { ...recruit, allies: ["crab-4"] })).toEqual({
      code: "ally-not-in-hand",
      rule: "AB-27",
      params: { ally: "crab-4" },
    });
    expect(abyss.refusal(state, { ...recruit, affiliate: "crab-4" })).toMatchObject({
      code: "ally-not-in-hand",
    });
    // With the higher ally to affiliate, the lower ones cannot be played.
    expect(
      abyss.refusal(state, { ...recruit, lord: "jailer", affiliate: "squid-2" }),
    ).toMatchObject({ code: "wrong-number-of-races", params: { has: 1, needs: 3 } });
    expect(
      abyss.refusal(state, {
        ...recruit,
        lord: "jailer",
        allies: ["crab-1", "squid-2", "seahorse-1"],
        affiliate: "squid-2",
      }),
    ).toMatchObject({ code: "not-the-lowest-ally", rule: "AB-30" });
  });

  test("AB-34 a superfluous ally is named only if it was given", () => {
    const state = prepare({
      court: ["slaver"],
      rules: { superfluousAllies: "forbidden" },
      seats: [{ hand: ["shellfish-5", "shellfish-4", "shellfish-2", "shellfish-1"], pearls: 0 }],
    });
    expect(abyss.refusal(state, { ...recruit, lord: "slaver" })).toBeUndefined();
    const allies: Ally[] = ["shellfish-5", "shellfish-4", "shellfish-1"];
    expect(abyss.refusal(state, { ...recruit, lord: "slaver", allies })).toEqual({
      code: "superfluous-ally",
      rule: "AB-34",
      params: { ally: "shellfish-1" },
    });
  });

  test("AB-7 what no completion can help comes before all else", () => {
    const state = acting([], 0);
    expect(abyss.refusal(state, { ...recruit, seat: 1, lord: "traitor" })?.code).toBe(
      "not-your-decision",
    );
    expect(abyss.refusal(state, { type: "bribe", seat: 0 })?.code).toBe("not-asked");
  });

  test("given values that no action can have are malformed, and open fields are not", () => {
    const state = acting([], 0);
    const refuse = (action: object) => abyss.refusal(state, action as never);
    expect(refuse({ ...recruit, affiliate: "crab-9" })).toMatchObject({
      code: "malformed",
      params: { path: "affiliate", found: '"crab-9"' },
    });
    expect(refuse({ ...recruit, allies: ["crab-1", "carb-2"] })).toMatchObject({
      code: "malformed",
      params: { path: "allies.1", didYouMean: ["crab-2"] },
    });
    expect(refuse({ ...recruit, allies: "crab-1" })).toMatchObject({ params: { path: "allies" } });
    expect(refuse({ ...recruit, lrod: "jailer" })).toMatchObject({
      params: { path: "lrod", didYouMean: ["lord"] },
    });
    expect(refuse({ type: "recruit" })).toMatchObject({ params: { path: "seat" } });
    expect(refuse({ seat: 0, lord: "jailer" })).toMatchObject({ params: { path: "type" } });
    expect(refuse({ type: "recrut", seat: 0 })).toMatchObject({
      params: { path: "type", didYouMean: ["recruit"] },
    });
    for (const value of [null, 7, "recruit", []])
      expect(refuse(value as never)?.code).toBe("malformed");
  });

  test("AB-27 AB-28 no payment lacks less than the one that is explained", () => {
    const cards: Ally[] = [
      ...(["crab-1", "crab-2", "crab-2", "squid-1", "squid-3", "seahorse-2"] as const),
      ...(["shellfish-1", "jellyfish-1", "jellyfish-1", "jellyfish-2"] as const),
    ];
    const lord = fc.constantFrom<Lord>("traitor", "jailer", "slaver", "keeper", "reaper", "trader");
    const position = {
      hand: fc.shuffledSubarray(cards, { maxLength: 6 }),
      pearls: fc.nat(3),
      lord,
      given: fc.constantFrom(...cards),
    };
    fc.assert(
      fc.property(fc.record(position), ({ hand, pearls, lord, given }) => {
        const state = acting(hand, pearls, [lord]);
        for (const fixed of [[], [given]]) {
          const action = { ...recruit, lord, allies: fixed };
          const why = rank(abyss.refusal(state, action));
          for (const allies of subsetsOf(hand)) {
            if (!fixed.every((one) => allies.includes(one))) continue;
            // Any of the allies can be tried for affiliation: other refusals come first.
            const affiliate = [...allies].sort((a, b) => Number(a.at(-1)) - Number(b.at(-1)))[0];
            if (affiliate)
              expect(
                rank(abyss.refusal(state, { ...recruit, lord, allies, affiliate })),
              ).not.toBeLessThan(why);
          }
        }
      }),
      { numRuns: amount(60, 1000) },
    );
  });
});

/** How much a refusal lacks; 0 if there is none, and infinite if it is about the given allies. */
function rank(refusal: AbyssTypes["refusal"] | undefined): number {
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
  const state = acting(["crab-4", "crab-1", "squid-2", "seahorse-1"], 5);

  test("AB-27 AB-28 value, races, required race and pearls, so far and needed", () => {
    const meter = (...allies: Ally[]) =>
      abyss.choices(state, 0, { type: "recruit", lord: "jailer", allies })?.meter;
    expect(meter()).toEqual({
      kind: "recruitment",
      value: { has: 0, needs: 6 },
      races: { has: 0, needs: 3 },
      required: { race: "crab", isMet: false },
      pearls: 6,
    });
    expect(meter("squid-2", "crab-1")).toEqual({
      kind: "recruitment",
      value: { has: 3, needs: 6 },
      races: { has: 2, needs: 3 },
      required: { race: "crab", isMet: true },
      pearls: 3,
    });
    expect(meter("squid-2", "crab-4", "seahorse-1")).toMatchObject({
      value: { has: 7, needs: 6 },
      races: { has: 3, needs: 3 },
      pearls: 0,
    });
  });

  test("AB-29 AB-36 AB-56 the cost is that of the seat", () => {
    const changed = prepare({
      court: ["jailer"],
      seats: [
        { hand: ["crab-4", "squid-2", "seahorse-1"], pearls: 5, lords: ["treasurer", "diplomat"] },
        { lords: ["recruiter"] },
      ],
    });
    const found = abyss.choices(changed, 0, { type: "recruit", lord: "jailer" });
    expect(found?.meter).toMatchObject({ value: { needs: 6 }, required: null });
  });

  test("AB-30 the ally to affiliate counts, even if it was chosen first", () => {
    const found = abyss.choices(state, 0, { type: "recruit", lord: "jailer", affiliate: "crab-1" });
    expect(found?.meter).toMatchObject({ value: { has: 1 }, races: { has: 1 }, pearls: 5 });
  });

  test("there is none while the lord is open, nor for actions without a payment", () => {
    expect(abyss.choices(state, 0, { type: "recruit" })).not.toHaveProperty("meter");
    expect(abyss.choices(state, 0, { type: "explore" })).not.toHaveProperty("meter");
  });

  test("AB-12 AB-54 the pearls of a sum", () => {
    const offer = scenes.offer["to the last, for 2"];
    expect(abyss.choices(offer, 3, { type: "buy" })?.meter).toEqual({ kind: "sum", pearls: 2 });
    const bribe = prepare({
      question: { ask: "bribe", seats: [0] },
      court: ["sage"],
      seats: [{ pearls: 7 }],
    });
    expect(abyss.choices(bribe, 0, { type: "bribe" })?.meter).toEqual({ kind: "sum", pearls: 5 });
    expect(abyss.refusal(bribe, { type: "bribe", seat: 0, lord: "jailer" })?.code).toBe(
      "lord-not-in-court",
    );
  });

  test("AB-61 the keys for a location", () => {
    const controlling = prepare({
      question: { ask: "control", seats: [0] },
      available: ["jail"],
      seats: [{ lords: ["slaver"], keys: 2 }],
    });
    const found = abyss.choices(controlling, 0, { type: "control", keyTokens: 2 });
    expect(found?.meter).toEqual({ kind: "keys", keys: { has: 2, needs: 3 } });
  });

  test("is typed by its kind", () => {
    const meter = abyss.choices(state, 0, { type: "recruit", lord: "jailer" })?.meter;
    expectTypeOf(meter?.kind).toEqualTypeOf<"recruitment" | "sum" | "keys" | undefined>();
    if (meter?.kind === "recruitment") expectTypeOf(meter.races.has).toBeNumber();
  });
});

describe("forced values", () => {
  test("AB-30 the only payment is filled in, with the ally to affiliate", () => {
    const state = acting(["shellfish-5", "shellfish-3", "crab-1"], 0);
    const found = abyss.choices(state, 0, { type: "recruit" }, { fillForced: true });
    expect(found).toMatchObject({
      partial: {
        type: "recruit",
        lord: "slaver",
        allies: ["shellfish-3", "shellfish-5"],
        affiliate: "shellfish-3",
      },
      next: {},
      isFinal: true,
      isComplete: true,
    });
  });

  test("AB-27 of many payments, those allies that none does without", () => {
    const hand: Ally[] = ["crab-5", "squid-1", "squid-2", "squid-3", "seahorse-1", "seahorse-2"];
    const state = acting([...hand, "seahorse-3", "shellfish-1"], 9, ["jailer"]);
    expect(abyss.countActions(state, 0, { type: "recruit" })).toBeGreaterThan(32);
    expect(abyss.choices(state, 0, { type: "recruit" }, { fillForced: true })?.partial).toEqual({
      type: "recruit",
      lord: "jailer",
      allies: ["crab-5"],
    });
  });

  test("nothing is filled in by default", () => {
    const state = acting(["shellfish-5", "shellfish-3"], 0);
    expect(abyss.choices(state, 0, { type: "recruit" })?.partial).toEqual({ type: "recruit" });
  });
});

test("other actions are explained by the values that come closest", () => {
  const state = prepare({
    seats: [{ hand: ["crab-1"], lords: ["oracle"] }],
    council: { crab: ["crab-2"] },
  });
  // AB-45: without the lord, it does not matter which ally would be discarded.
  expect(abyss.refusal(state, { type: "use-slaver", seat: 0 })).toMatchObject({
    code: "power-not-working",
    params: { lord: "slaver" },
  });
  expect(abyss.refusal(state, { type: "use-oracle", seat: 0, stack: "squid" })).toMatchObject({
    code: "stack-empty",
    rule: "AB-49",
  });
  expect(abyss.refusal(state, { type: "use-oracle", seat: 0 })).toBeUndefined();
  expect(abyss.refusal(state, { type: "use-opportunist", seat: 0 })?.code).toBe(
    "power-not-working",
  );
});
