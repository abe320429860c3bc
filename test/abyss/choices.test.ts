// Partial actions: which values can come next, and what is still missing.
import { describe, expect, expectTypeOf, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Location } from "../../src/abyss/cards/locations.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import type { Action } from "../../src/abyss/published-types.ts";
import type { Choices } from "../../src/kernel/agenda/choices.ts";
import type { PartialAction } from "../../src/kernel/agenda/partial-action.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { checkChoices, clickThrough } from "../kernel/click-oracle.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import { comes } from "./lord-arrivals.ts";
import { prepare, type State } from "./prepare.ts";
import { allScenes, scenes } from "./scenes.ts";

/** The Shepherd costs 8 of one race, the Reaper 7 of two, the Keeper 6 of three; all require seahorses; the Sage requires all races. */
const hand: Ally[] = ["seahorse-5", "seahorse-3", "seahorse-1", "crab-2", "squid-1"];
const acting = prepare({
  court: ["shepherd", "reaper", "keeper", "sage"],
  seats: [{ hand, pearls: 1 }],
});
/** The next choices, checked against the list of legal actions. */
function next<K extends Action["type"]>(
  partial: { readonly type: K } & PartialAction<Extract<Action, { type: K }>>,
  state: State = acting,
  seat = 0,
): Choices<Extract<Action, { type: K }>, AbyssTypes["refusal"], AbyssTypes["meter"]> {
  checkChoices(abyss, state, seat, partial);
  return abyss.choices(state, seat, partial as never) as never;
}

describe("a recruitment", () => {
  test("lord first: then the allies that pay, then the ally to affiliate", () => {
    expect(next({ type: "recruit" })).toMatchObject({
      next: { lord: ["shepherd", "reaper", "keeper"] },
      missing: { code: "wrong-number-of-races", rule: "AB-27", params: { has: 0, needs: 1 } },
    });
    const lord = next({ type: "recruit", lord: "shepherd" });
    expect(lord.next).not.toHaveProperty("lord");
    expect(lord).toMatchObject({
      missing: { code: "wrong-number-of-races", params: { has: 0, needs: 1 } },
    });
    // 5 and 3 make 8; the 1 may be added, and is the lowest then.
    expect(sorted(lord.next.allies ?? [])).toEqual(["seahorse-1", "seahorse-3", "seahorse-5"]);
    expect(sorted(lord.next.affiliate ?? [])).toEqual(["seahorse-1", "seahorse-3"]);
    expect(next({ type: "recruit", lord: "shepherd", allies: ["seahorse-5"] })).toMatchObject({
      missing: { code: "too-few-pearls", rule: "AB-28", params: { has: 1, needs: 3 } },
    });
    const paid = next({ type: "recruit", lord: "shepherd", allies: ["seahorse-5", "seahorse-3"] });
    expect(paid).not.toHaveProperty("missing");
    expect(paid).not.toHaveProperty("action");
    expect(paid.next.allies).toEqual(["seahorse-1"]);
    expect(
      next({
        type: "recruit",
        lord: "shepherd",
        allies: ["seahorse-5", "seahorse-3"],
        affiliate: "seahorse-3",
      }),
    ).toMatchObject({
      next: {},
      isFinal: true,
      isComplete: true,
      action: by(0).recruits("shepherd", ["seahorse-3", "seahorse-5"], "seahorse-3"),
    });
  });

  test("allies first: the lords that a payment with them can recruit", () => {
    const clicked = (...allies: Ally[]) => next({ type: "recruit", allies }).next.lord;
    expect(clicked("crab-2")).toEqual(["reaper", "keeper"]);
    expect(clicked("crab-2", "squid-1")).toEqual(["keeper"]);
    expect(clicked("seahorse-1")).toEqual(["shepherd", "reaper", "keeper"]);
    expect(next({ type: "recruit", allies: ["crab-2", "seahorse-5"] })).not.toHaveProperty(
      "missing",
    );
    expect(abyss.choices(acting, 0, { type: "recruit", allies: ["crab-3"] })).toBeUndefined();
  });

  test("affiliate first: only allies that are not lower can be played with it", () => {
    const { next: open } = next({ type: "recruit", affiliate: "crab-2" });
    expect(open.lord).toEqual(["reaper"]);
    expect(sorted(open.allies ?? [])).toEqual(["crab-2", "seahorse-3", "seahorse-5"]);
    expect(next({ type: "recruit", affiliate: "crab-2" })).toHaveProperty("missing");
    expect(abyss.choices(acting, 0, { type: "recruit", affiliate: "seahorse-5" })).toBeUndefined();
  });

  test("AB-34 the action is complete although more allies can be added", () => {
    const partial = {
      type: "recruit",
      lord: "reaper",
      allies: ["seahorse-5", "crab-2"],
      affiliate: "crab-2",
    } as const;
    const found = next(partial);
    expect(found.action).toEqual(by(0).recruits("reaper", ["crab-2", "seahorse-5"], "crab-2"));
    expect(found.next).toEqual({ allies: ["seahorse-3"] });
    const strict = prepare({
      court: ["reaper"],
      rules: { superfluousAllies: "forbidden" },
      seats: [{ hand, pearls: 1 }],
    });
    expect(next(partial, strict)).toMatchObject({ next: {}, isFinal: true, isComplete: true });
  });

  test("each kind of ally is offered once, and again while the hand has another copy", () => {
    const state = prepare({
      court: ["shepherd"],
      seats: [{ hand: ["seahorse-2", "seahorse-2", "seahorse-2"], pearls: 9 }],
    });
    const twos = (n: number) => Array<Ally>(n).fill("seahorse-2");
    for (const n of [0, 1, 2, 3])
      expect(next({ type: "recruit", allies: twos(n) }, state).next.allies).toEqual(
        n < 3 ? ["seahorse-2"] : undefined,
      );
    expect(abyss.choices(state, 0, { type: "recruit", allies: twos(4) })).toBeUndefined();
  });

  test("AB-52 with the Master of Magic any ally played can be affiliated", () => {
    const state = prepare({
      court: ["shepherd"],
      seats: [{ hand: ["seahorse-5", "seahorse-3"], pearls: 0, lords: ["master-of-magic"] }],
    });
    expect(next({ type: "recruit", affiliate: "seahorse-5" }, state).next.allies).toEqual([
      "seahorse-3",
      "seahorse-5",
    ]);
    expect(next({ type: "recruit", lord: "shepherd" }, state).next.affiliate).toEqual([
      "seahorse-3",
      "seahorse-5",
    ]);
  });

  test("the lords offered are those in the list of legal actions", () => {
    for (const [name, state] of Object.entries(scenes.act)) {
      const [seat] = abyss.deciders(state);
      const listed = [...abyss.legalActions(state, seat!)].flatMap((action) =>
        action.type === "recruit" ? [action.lord] : [],
      );
      const offered = abyss.choices(state, seat!, { type: "recruit" })?.next.lord ?? [];
      expect(sorted(offered), name).toEqual(sorted(new Set(listed)));
    }
  });

  test("a lord that cannot be paid has no choices", () => {
    expect(abyss.choices(acting, 0, { type: "recruit", lord: "sage" })).toBeUndefined();
    expect(abyss.choices(acting, 0, { type: "recruit", lord: "jailer" })).toBeUndefined();
    expect(abyss.choices(acting, 1, { type: "recruit" })).toBeUndefined();
  });
});

describe("other actions with lists", () => {
  test("AB-61 control: lords and key tokens, in any order", () => {
    const state = scenes.control["key tokens and lords"];
    const { keys, lords } = state.table.seats[0]!;
    expect({ keys, lords }).toEqual({ keys: 3, lords: ["tamer", "slaver", "jailer"] });
    // The Slaver has two keys, the Tamer one; the Jailer has none.
    const open = next({ type: "control" }, state);
    expect(open.next.location).toEqual([...state.table.available]);
    expect(sorted(open.next.lords ?? [])).not.toContain("jailer");
    const [location] = state.table.available as [Location];
    const all = [...abyss.legalActions(state, 0, { matching: { type: "control", location } })];
    for (const action of all) {
      if (action.type !== "control") throw new Error(action.type);
      const { lords: spent, keyTokens } = action;
      const done = { type: "control", location, lords: [...spent].reverse(), keyTokens } as const;
      expect(next(done, state).action).toEqual(action);
      const short = { type: "control", location, keyTokens } as const;
      if (spent.length > 0)
        expect(next(short, state).missing).toMatchObject({
          code: "wrong-number-of-keys",
          rule: "AB-61",
          params: { has: keyTokens, needs: 3 },
        });
    }
    expect(all.length).toBeGreaterThan(1);
    expect(abyss.choices(state, 0, { type: "control", lords: ["jailer"] })).toBeUndefined();
    expect(abyss.choices(state, 0, { type: "control", keyTokens: 4 })).toBeUndefined();
  });

  test("AB-57 control with an ambassador's keys: one lord, and no token", () => {
    const state = scenes["choose-location"]["three of an Elder"];
    expect(next({ type: "control" }, state)).toMatchObject({
      next: { lords: ["elder"], keyTokens: [0] },
      missing: { code: "not-the-ambassadors-keys", rule: "AB-57" },
    });
  });

  test("AB-40 discards for a Commander, one ally after the other", () => {
    const state = comes("recruited", "commander", {
      seats: [
        {},
        {
          hand: [
            ...(["squid-1", "squid-1", "squid-2", "squid-3"] as const),
            ...(["seahorse-1", "seahorse-1", "seahorse-2", "crab-4"] as const),
          ],
        },
      ],
    }).state;
    expect(next({ type: "discard" }, state, 1)).toMatchObject({
      missing: { code: "wrong-number-of-allies", rule: "AB-40", params: { has: 0, needs: 2 } },
    });
    expect(next({ type: "discard", allies: ["squid-2"] }, state, 1)).toMatchObject({
      missing: { params: { has: 1, needs: 2 } },
    });
    const done = next({ type: "discard", allies: ["squid-2", "crab-4"] }, state, 1);
    expect(done.isFinal).toBe(true);
    expect(done.action).toEqual(by(1).discards("crab-4", "squid-2"));
    expect(
      abyss.choices(state, 1, { type: "discard", allies: ["squid-2", "squid-2"] }),
    ).toBeUndefined();
    expect(abyss.choices(state, 0, { type: "discard" })).toBeUndefined();
  });

  test("AB-50 with the Alchemist, two stacks are chosen", () => {
    const state = scenes.act.Alchemist;
    const open = next({ type: "request-support" }, state);
    expect(sorted(open.next.stacks ?? [])).toEqual(["crab", "seahorse", "squid"]);
    expect(open.missing).toMatchObject({
      code: "wrong-number-of-stacks",
      rule: "AB-50",
      params: { has: 0, needs: 2 },
    });
    const one = next({ type: "request-support", stacks: ["squid"] }, state);
    expect(one.next.stacks).toEqual(["crab", "seahorse"]);
    expect(one).not.toHaveProperty("action");
    expect(next({ type: "request-support", stacks: ["squid", "crab"] }, state).action).toEqual(
      by(0).requests("crab", "squid"),
    );
  });

  test("AB-21 a fight has one field, which is an object", () => {
    const state = scenes.explore["a monster, threat 2"];
    expect(next({ type: "fight" }, state).next.reward).toHaveLength(3);
    const reward = { keys: 0, pearls: 1, tokens: 1 };
    expect(next({ type: "fight", reward }, state).action).toEqual(by(0).fights(reward));
  });
});

describe("choices agree with the list of legal actions", () => {
  test.each(allScenes)("%s", (name, scene) => {
    for (let i = 0; i < 3; i++) clickThrough(abyss, scene(), rngFrom(`${name} ${i}`));
  });

  test.each([2, 3, 4])("in games of %i players", (players) => {
    let clicks = 0;
    for (let game = 0; game < 2; game++) {
      const rng = rngFrom(`clicks ${players} ${game}`);
      for (const { state } of playRandomly(abyss, { players }, `clicks ${game}`)) {
        // With very many actions the list takes too long.
        if (abyss.deciders(state).some((seat) => abyss.countActions(state, seat) > 400)) continue;
        if (rng.below(6) === 0) clicks += clickThrough(abyss, state, rng);
      }
    }
    expect(clicks).toBeGreaterThan(50);
  });
});

describe("values that are not partial actions of Abyss", () => {
  test.each<[string, object]>([
    ["an unknown lord", { type: "recruit", lord: "nobody" }],
    ["a lord that is not a string", { type: "recruit", lord: 7 }],
    ["an unknown ally", { type: "recruit", allies: ["crab-9"] }],
    ["a property of Object.prototype as an ally", { type: "recruit", allies: ["constructor"] }],
    ["null among the allies", { type: "recruit", allies: [null] }],
    ["more allies than there are", { type: "recruit", allies: Array(100).fill("seahorse-1") }],
    ["a field of another type of action", { type: "recruit", stacks: ["crab"] }],
    ["an unknown type of action", { type: "abdicate" }],
    ["another seat", { type: "recruit", seat: 1 }],
    ["half a token", { type: "control", keyTokens: 0.5 }],
    ["infinitely many tokens", { type: "control", keyTokens: Number.POSITIVE_INFINITY }],
    ["a reward that is not an object", { type: "fight", reward: "all" }],
  ])("nothing matches: %s", (_, partial) => {
    for (const state of [acting, scenes.discard.Commander, scenes.control["key tokens only"]])
      for (const seat of abyss.deciders(state)) {
        expect(abyss.choices(state, seat, partial as never)).toBeUndefined();
        expect(abyss.countActions(state, seat, partial as never)).toBe(0);
        expect([...abyss.legalActions(state, seat, { matching: partial as never })]).toEqual([]);
      }
  });
});

test("wrong fields do not compile", () => {
  const wrongCalls = () => {
    // @ts-expect-error: exiles are another game
    abyss.choices(acting, 0, { type: "recruit-exile" });
    // @ts-expect-error: recruiting takes no stacks
    abyss.choices(acting, 0, { type: "recruit", stacks: ["crab"] });
    // @ts-expect-error: no such lord
    abyss.choices(acting, 0, { type: "recruit", lord: "nobody" });
    // @ts-expect-error: no such ally
    abyss.choices(acting, 0, { type: "recruit", allies: ["crab-9"] });
    // @ts-expect-error: the seat is a parameter of its own
    abyss.choices(acting, 0, { type: "recruit", seat: 0 });
    // @ts-expect-error: there are no choices for an unknown field
    abyss.choices(acting, 0, { type: "recruit" })?.next.location;
    // @ts-expect-error: a pass has no fields
    abyss.countActions(acting, 0, { type: "pass", lord: "shepherd" });
    // @ts-expect-error: the same in lists
    abyss.legalActions(acting, 0, { matching: { type: "discard", lord: "shepherd" } });
  };
  expect(wrongCalls).toBeTypeOf("function");

  const recruiting = abyss.choices(acting, 0, { type: "recruit" })!;
  expectTypeOf(recruiting.next.lord).toEqualTypeOf<readonly Lord[] | undefined>();
  expectTypeOf(recruiting.next.allies).toEqualTypeOf<readonly Ally[] | undefined>();
  expectTypeOf(recruiting.next.affiliate).toEqualTypeOf<readonly Ally[] | undefined>();
  expectTypeOf(recruiting.action).toEqualTypeOf<Extract<Action, { type: "recruit" }> | undefined>();
  expectTypeOf<AbyssTypes["refusal"]>().toExtend<NonNullable<typeof recruiting.missing>>();
});
