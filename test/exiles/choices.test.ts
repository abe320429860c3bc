// Actions of Exiles put together choice by choice: the next choices, and what is still missing.
import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { exiles } from "../../src/exiles/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { checkChoices, clickThrough } from "../kernel/click-oracle.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import { prepare } from "./prepare.ts";
import { allScenes, scenes } from "./scenes.ts";

describe("choices agree with the list of legal actions", () => {
  test.each(allScenes)("%s", (name, scene) => {
    for (let i = 0; i < 3; i++) clickThrough(exiles, scene(), rngFrom(`${name} ${i}`));
  });
});

describe("an exile", () => {
  // The ids of exiles come from the catalogue on the table.
  const hand: Ally[] = [
    ...(["crab-1", "crab-1", "crab-2", "crab-2", "crab-3", "crab-3", "crab-4"] as const),
    ...(["squid-1", "squid-2", "squid-3"] as const),
  ];
  const state = prepare({
    players: 2,
    turn: { seat: 1 },
    court: ["tamer", "jailer", "peddler"],
    exilesInCourt: ["usurer", "deserter", "heretic"],
    seats: [{ hand: ["crab-5"] }, { hand, pearls: 3 }],
  });

  test("is offered with all allies that can pay for it, even with very many payments", () => {
    expect(exiles.countActions(state, 1, { type: "recruit-exile" })).toBeGreaterThan(100);
    const found = checkChoices(exiles, state, 1, { type: "recruit-exile" })!;
    expect(found.next).toEqual({
      exile: ["usurer", "deserter", "heretic"],
      allies: expect.arrayContaining(["crab-1", "crab-2", "crab-3", "crab-4"]),
      affiliate: expect.arrayContaining(["crab-1", "crab-2", "crab-3", "crab-4"]),
    });
    expect(found.missing).toMatchObject({ code: "wrong-number-of-races", params: { needs: 1 } });
  });

  test("can be chosen before or after its payment", () => {
    const paid = { type: "recruit-exile", allies: ["crab-2"], affiliate: "crab-2" } as const;
    expect(exiles.choices(state, 1, paid)?.next.exile).toEqual(["usurer", "deserter", "heretic"]);
    expect(exiles.choices(state, 1, { ...paid, exile: "heretic" })?.action).toEqual(
      by(1).recruitsExile("heretic", ["crab-2"]),
    );
    expect(exiles.choices(state, 1, { ...paid, exile: "mutineer" })).toBeUndefined();
    expect(exiles.choices(state, 1, { ...paid, exile: "nobody" })).toBeUndefined();
  });

  test("EX-3 has a meter like that of a lord", () => {
    const paid = { type: "recruit-exile", exile: "usurer", allies: ["crab-2"] } as const;
    expect(exiles.choices(state, 1, { type: "recruit-exile" })).not.toHaveProperty("meter");
    expect(exiles.choices(state, 1, paid)?.meter).toMatchObject({
      kind: "recruitment",
      value: { has: 2 },
      races: { has: 1 },
    });
  });

  test("EX-3 says why it cannot be recruited", () => {
    const poor = prepare({
      catalogue: defaultCatalogue,
      exilesInCourt: ["usurer", "heretic"],
      seats: [{ hand: ["crab-1"], pearls: 0 }],
    });
    const recruit = { type: "recruit-exile", seat: 0 } as const;
    expect(exiles.refusal(poor, recruit)?.rule).toMatch(/^AB-2[78]$/);
    expect(exiles.refusal(poor, { ...recruit, exile: "heretic" })).toMatchObject({
      code: "wrong-number-of-races",
      params: { has: 1, needs: 2 },
    });
    for (const exile of ["mutineer", "nobody"])
      expect(exiles.refusal(poor, { ...recruit, exile })).toMatchObject({
        code: "exile-not-in-court",
        params: { exile },
      });
    expect(exiles.refusal(poor, { ...recruit, allies: ["squid-1"] })?.code).toBe(
      "ally-not-in-hand",
    );
  });

  test("wrong fields do not compile", () => {
    const wrongCalls = () => {
      // @ts-expect-error: an exile is not a lord
      exiles.choices(state, 1, { type: "recruit-exile", lord: "tamer" });
      // @ts-expect-error: a recapture has no allies
      exiles.choices(state, 1, { type: "recapture", allies: ["crab-1"] });
      exiles.choices(state, 1, { type: "recapture", location: null });
      exiles.choices(state, 1, { type: "recruit", lord: "tamer" });
    };
    expect(wrongCalls).toBeTypeOf("function");
  });
});

describe("EX-17 conspiring", () => {
  const state = () => scenes.conspire["a lord that can be paid"];

  test("has a meter, and says why the lord cannot be paid", () => {
    expect(exiles.choices(state(), 0, { type: "conspire" })?.meter).toMatchObject({
      kind: "recruitment",
      value: { has: 0 },
    });
    const conspire = { type: "conspire", seat: 0 } as const;
    expect(exiles.refusal(state(), conspire)).toBeUndefined();
    expect(exiles.refusal(state(), { ...conspire, allies: ["seahorse-5"] })?.code).toBe(
      "ally-not-in-hand",
    );
  });

  test("has no lord to choose, only the payment", () => {
    const open = checkChoices(exiles, state(), 0, { type: "conspire" })!;
    expect(Object.keys(open.next).sort()).toEqual(["affiliate", "allies"]);
    expect(open.missing?.code).toBe("wrong-number-of-races");
    const [first] = exiles.legalActions(state(), 0, { matching: { type: "conspire" } });
    if (first?.type !== "conspire") throw new Error("the lord cannot be paid");
    const { allies, affiliate } = first;
    expect(exiles.choices(state(), 0, { type: "conspire", affiliate, allies })?.action).toEqual(
      first,
    );
  });

  test("the owner's view has the same choices as the state, other views are errors", () => {
    const partial = { type: "conspire" } as const;
    expect(exiles.choices(state(), 0, partial)).toBeDefined();
    expect(exiles.choices(exiles.view(state(), 0), 0, partial)).toEqual(
      exiles.choices(state(), 0, partial),
    );
    expect(exiles.countActions(exiles.view(state(), 0), 0, partial)).toBe(
      exiles.countActions(state(), 0, partial),
    );
    // A viewer who does not see the hand does not learn what it can pay.
    for (const viewer of [1, 2, "spectator"] as const)
      expect(() => exiles.choices(exiles.view(state(), viewer), 0, partial)).toThrow(
        "is face down, but seat 0 sees it",
      );
  });
});

describe("EX-8 a recapture", () => {
  const state = () => scenes.recapture["three free exiles"];

  test("takes a location and two exiles, in any order", () => {
    const open = exiles.choices(state(), 0, { type: "recapture" })!;
    const { free } = state().table.exiles.seats[0]!;
    expect(free.length).toBeGreaterThan(2);
    expect(sorted(open.next.exiles ?? [])).toEqual(sorted(free));
    const [one, other] = sorted(free).toReversed() as [string, string];
    const [location] = open.next.location!;
    for (const pair of [
      [one, other],
      [other, one],
    ]) {
      const partial = exiles.choices(state(), 0, { type: "recapture", exiles: pair.slice(0, 1) })!;
      expect(partial.missing).toMatchObject({ code: "not-two-free-exiles", rule: "EX-8" });
      expect(partial.next.exiles).not.toContain(pair[0]);
      expect(exiles.choices(state(), 0, { type: "recapture", exiles: pair })).not.toHaveProperty(
        "missing",
      );
      expect(
        exiles.choices(state(), 0, { type: "recapture", exiles: pair, location: location! })
          ?.action,
      ).toEqual(by(0).recaptures(location!, ...pair));
    }
  });

  test("EX-10 the top location of the stack is chosen unseen, as `null`", () => {
    const unseen = Object.values(scenes.recapture).filter(
      (scene) => exiles.choices(scene, 0, { type: "recapture" })?.next.location?.[0] === null,
    );
    expect(unseen.length).toBeGreaterThan(0);
    for (const scene of unseen) {
      const partial = { type: "recapture", location: null } as const;
      expect(exiles.choices(scene, 0, partial)?.next).not.toHaveProperty("location");
      checkChoices(exiles, scene, 0, partial);
    }
  });
});
