import { describe, expect, test } from "vitest";
import type { Ally } from "../../../src/abyss/cards/allies.ts";
import { type Lord, lordCard } from "../../../src/abyss/cards/lords.ts";
import { COURT_SPACES } from "../../../src/abyss/cards/numbers.ts";
import { abyss } from "../../../src/abyss/index.ts";
import type { Action } from "../../../src/abyss/published-types.ts";
import { sorted } from "../../tables.ts";
import { by, payment } from "../by.ts";
import { comes, waysOf, withoutPower } from "../lord-arrivals.ts";
import {
  type Area,
  type Description,
  eventsOf,
  legalOf,
  play,
  prepare,
  question,
  refusalOf,
  type State,
} from "../prepare.ts";

const pearls = (state: State) => state.table.seats[0]!.pearls;
const farmers: Lord[] = ["keeper", "reaper", "shepherd", "miller"];

/** Seat 0 has recruited the politician; `court` are the other lords of the court. */
const recruited = (lord: Lord, { seats: [own = {}, ...others] = [], ...rest }: Description = {}) =>
  play(
    prepare({
      ...rest,
      court: [lord, ...(rest.court ?? farmers)],
      seats: [{ ...own, hand: [...payment(lord), ...(own.hand ?? [])] }, ...others],
    }),
    by(0).recruits(lord),
  );

describe("Corruptor", () => {
  test("AB-54 Corruptor: one more court lord for exactly 5 pearls", () => {
    const { state: before } = recruited("corruptor", { seats: [{ pearls: 7, hand: ["crab-2"] }] });
    expect(question(before)).toBe("bribe 0");
    expect(legalOf(before, "bribe").map(({ lord }) => lord)).toEqual(farmers);
    const { state, events } = play(before, by(0).bribes("reaper"));
    expect(state.table.seats[0]).toMatchObject({ lords: ["corruptor", "reaper"], pearls: 2 });
    expect(eventsOf(events, "lord-bribed")).toEqual([
      { type: "lord-bribed", seat: 0, lord: "reaper", pearls: 5 },
    ]);
    expect(state.table.court).toEqual(["keeper", "shepherd", "miller"]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-54 Corruptor: no ally is used or affiliated", () => {
    const { state: before } = recruited("corruptor", { seats: [{ pearls: 5, hand: ["crab-2"] }] });
    const { state } = play(before, by(0).bribes("reaper"));
    expect(state.table.seats[0]!.hand).toEqual(["crab-2"]);
    expect(state.table.seats[0]!.affiliated).toEqual(before.table.seats[0]!.affiliated);
    expect(state.table.discard).toEqual(before.table.discard);
  });

  test.each([
    ["an opponent's Recruiter", [{}, { lords: ["recruiter"] }]],
    ["the owner's Treasurer", [{ lords: ["treasurer"] }]],
  ] as [string, Area[]][])("AB-54 Corruptor: 5 pearls, regardless of %s", (_, [own, ...others]) => {
    // Two pearls more, as the Corruptor itself may cost more.
    const { state: before } = recruited("corruptor", { seats: [{ pearls: 9, ...own }, ...others] });
    const { state } = play(before, by(0).bribes("miller"));
    expect(pearls(before) - pearls(state)).toBe(5);
  });

  test("AB-54 Corruptor: a lord of the court only", () => {
    const { state } = recruited("corruptor", {
      seats: [{ pearls: 5 }, { lords: ["trader"] }],
      nextLords: ["peddler"],
    });
    for (const lord of ["corruptor", "trader", "peddler"] as const)
      expect(refusalOf(state, by(0).bribes(lord)).code).toBe("lord-not-in-court");
  });

  test("AB-32 AB-54 Corruptor: may be declined", () => {
    const { state } = play(
      recruited("corruptor", { seats: [{ pearls: 5 }] }).state,
      by(0).declines(),
    );
    expect(state.table.seats[0]).toMatchObject({ pearls: 5, lords: ["corruptor"] });
    expect(question(state)).toBe("act 1");
  });

  test("AB-54 Corruptor: nothing is asked with 4 pearls", () => {
    expect(question(recruited("corruptor", { seats: [{ pearls: 4 }] }).state)).toBe("act 1");
  });

  test("AB-28 AB-54 Corruptor: pearls spent on its own recruitment are gone", () => {
    // The Recruiter makes it 12; the allies are worth 10.
    const seats: Area[] = [{ pearls: 6 }, { lords: ["recruiter"] }];
    const { state } = recruited("corruptor", { seats });
    expect(pearls(state)).toBe(4);
    expect(question(state)).toBe("act 1");
  });

  test("AB-54 Corruptor: nothing is asked without a lord in the court", () => {
    const { state } = recruited("corruptor", { court: [], seats: [{ pearls: 9 }] });
    expect(question(state)).toBe("act 1");
    expect(state.table.court).toHaveLength(COURT_SPACES);
  });

  test("AB-33 AB-54 Corruptor: the refill comes after it, so its 2 pearls cannot pay", () => {
    const { state } = recruited("corruptor", {
      court: ["keeper", "reaper"],
      seats: [{ pearls: 3 }],
    });
    expect(question(state)).toBe("act 1");
    expect(pearls(state)).toBe(5);
  });

  test("AB-33 AB-54 Corruptor: the lords of the refill are too late, too", () => {
    const { state } = recruited("corruptor", {
      court: ["keeper"],
      nextLords: ["trader"],
      seats: [{ pearls: 5 }],
    });
    expect(legalOf(state, "bribe").map(({ lord }) => lord)).toEqual(["keeper"]);
  });

  test("AB-54 Corruptor: the power of the lord is carried out", () => {
    const { state } = comes("brought by the Corruptor", "trader", { seats: [{ pearls: 0 }] });
    expect(pearls(state)).toBe(3);
  });

  test.each(waysOf("corruptor"))("AB-31 AB-54 Corruptor %s: asks", (way) => {
    const { state } = comes(way, "corruptor", { seats: [{ pearls: 5 }] });
    expect(question(state)).toBe("bribe 0");
    expect(play(state, by(0).bribes("keeper")).state.table.seats[0]!.lords).toContain("keeper");
  });
});

describe("Traitor", () => {
  const asks = { ask: "replace-lord", seats: [0], by: "traitor" };

  test("AB-55 Traitor: replaces another lord of its owner with a court lord, at no cost", () => {
    const { state: before } = recruited("traitor", { seats: [{ pearls: 0, lords: ["trader"] }] });
    expect(abyss.decision(before)).toEqual(asks);
    const { state, events } = play(before, by(0).replaces("trader", "shepherd"));
    expect(state.table.seats[0]).toMatchObject({ lords: ["traitor", "shepherd"], pearls: 0 });
    expect(state.table.court).toEqual(["keeper", "reaper", "miller"]);
    expect(state.table.seats[0]!.affiliated).toEqual(before.table.seats[0]!.affiliated);
    expect(eventsOf(events, "lord-discarded")).toEqual([
      { type: "lord-discarded", seat: 0, lord: "trader", from: "own" },
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-55 Traitor: any court lord", () => {
    const { state } = recruited("traitor", { seats: [{ lords: ["trader"] }] });
    expect(legalOf(state, "replace-from-court")).toEqual(
      farmers.map((lord) => by(0).replaces("trader", lord)),
    );
  });

  test("AB-32 AB-55 Traitor: the power of the new lord is carried out immediately", () => {
    const { state } = comes("brought by the Traitor", "trader", { seats: [{ pearls: 0 }] });
    expect(pearls(state)).toBe(3);
  });

  test("AB-39 AB-55 AB-62 Traitor: another free lord, disabled or not, but not one under a location", () => {
    const { state } = recruited("traitor", {
      court: ["keeper", "reaper", "shepherd"],
      seats: [
        {
          lords: ["trader"],
          disabled: ["seeker"],
          locations: [{ location: "jail", lords: ["oracle"] }],
        },
        { lords: ["peddler"] },
      ],
    });
    const discardable = new Set(legalOf(state, "replace-from-court").map(({ discard }) => discard));
    expect(sorted(discardable)).toEqual(["seeker", "trader"]);
    for (const lord of ["oracle", "peddler", "traitor"] as const)
      expect(refusalOf(state, by(0).replaces(lord, "keeper")).code).toBe("not-another-lord");
    const { table } = play(state, by(0).replaces("seeker", "keeper")).state;
    expect(table.seats[0]).toMatchObject({ lords: ["trader", "traitor", "keeper"], disabled: [] });
  });

  test("AB-55 Traitor: a court lord only, and not from the deck", () => {
    const { state } = recruited("traitor", {
      seats: [{ lords: ["trader"] }],
      nextLords: ["peddler"],
    });
    expect(refusalOf(state, by(0).replaces("trader", "peddler")).code).toBe("lord-not-in-court");
    expect(refusalOf(state, by(0).replaces("trader", "trader")).code).toBe("lord-not-in-court");
    expect(refusalOf(state, by(0).replacesFromDeck("trader")).code).toBe("wrong-replacement");
  });

  test("AB-32 AB-55 Traitor: may be declined", () => {
    const { state } = play(
      recruited("traitor", { seats: [{ lords: ["trader"] }] }).state,
      by(0).declines(),
    );
    expect(state.table.seats[0]!.lords).toEqual(["trader", "traitor"]);
    expect(state.table.discardedLords).toEqual([]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-55 Traitor: nothing is asked without another free lord", () => {
    const locations: Area["locations"] = [{ location: "jail", lords: ["oracle"] }];
    expect(question(recruited("traitor").state)).toBe("act 1");
    expect(question(recruited("traitor", { seats: [{ locations }] }).state)).toBe("act 1");
  });

  test("AB-33 AB-55 Traitor: without a lord in the court nothing happens, nothing is discarded", () => {
    const { state } = recruited("traitor", { court: [], seats: [{ lords: ["trader"] }] });
    expect(question(state)).toBe("act 1");
    expect(state.table.discardedLords).toEqual([]);
    expect(state.table.court).toHaveLength(COURT_SPACES); // the refill is too late for it
  });

  test("AB-35 AB-55 Traitor: a discarded lord has lost its power", () => {
    const seats: Area[] = [{ lords: ["slaver"], hand: ["crab-2"] }];
    const { state } = play(
      recruited("traitor", { seats }).state,
      by(0).replaces("slaver", "miller"),
    );
    expect(question(state)).toBe("act 1"); // no question at the end of the turn
  });

  test.each(waysOf("traitor"))("AB-31 AB-55 Traitor %s: asks", (way) => {
    const { state } = comes(way, "traitor", { seats: [{ lords: ["trader"] }] });
    expect(abyss.decision(state)).toEqual(asks);
    const { table } = play(state, by(0).replaces("trader", "keeper")).state;
    expect(table.seats[0]!.lords).toContain("keeper");
    expect(table.seats[0]!.lords).not.toContain("trader");
  });
});

describe("Schemer", () => {
  const asks = { ask: "replace-lord", seats: [0], by: "schemer" };

  test("AB-55 Schemer: replaces another lord of its owner with the top lord of the deck", () => {
    const { state: before } = recruited("schemer", {
      seats: [{ pearls: 0, lords: ["trader"] }],
      nextLords: ["hunter", "seeker"],
    });
    expect(abyss.decision(before)).toEqual(asks);
    const { state, events } = play(before, by(0).replacesFromDeck("trader"));
    expect(state.table.seats[0]!.lords).toEqual(["schemer", "hunter"]);
    expect(state.table.lordDeck.at(-1)).toBe("seeker");
    expect(state.table.court).toEqual(farmers);
    expect(eventsOf(events, "lord-discarded")).toEqual([
      { type: "lord-discarded", seat: 0, lord: "trader", from: "own" },
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-32 AB-55 Schemer: the power of the new lord is carried out immediately", () => {
    const { state } = comes("brought by the Schemer", "peddler", { seats: [{ pearls: 0 }] });
    expect(pearls(state)).toBe(2);
  });

  test("AB-39 AB-55 AB-62 Schemer: another free lord, disabled or not, but not one under a location", () => {
    const { state } = recruited("schemer", {
      seats: [
        {
          lords: ["trader"],
          disabled: ["seeker"],
          locations: [{ location: "jail", lords: ["oracle"] }],
        },
        { lords: ["peddler"] },
      ],
    });
    const discardable = legalOf(state, "replace-from-deck").map(({ discard }) => discard);
    expect(discardable.sort()).toEqual(["seeker", "trader"]);
    for (const lord of ["oracle", "peddler", "schemer"] as const)
      expect(refusalOf(state, by(0).replacesFromDeck(lord)).code).toBe("not-another-lord");
    expect(refusalOf(state, by(0).replaces("trader", "keeper")).code).toBe("wrong-replacement");
  });

  test("AB-32 AB-55 Schemer: may be declined", () => {
    const { state } = play(
      recruited("schemer", { seats: [{ lords: ["trader"] }] }).state,
      by(0).declines(),
    );
    expect(state.table.seats[0]!.lords).toEqual(["trader", "schemer"]);
    expect(state.table.discardedLords).toEqual([]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-55 Schemer: nothing is asked without another free lord", () => {
    expect(question(recruited("schemer").state)).toBe("act 1");
  });

  test("AB-55 Schemer: without a lord in the deck nothing happens, nothing is discarded", () => {
    const before = prepare({
      court: ["schemer", ...farmers],
      lordDeck: [],
      seats: [{ hand: payment("schemer"), lords: ["trader"] }],
    });
    const { state } = play(before, by(0).recruits("schemer"));
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.lords).toEqual(["trader", "schemer"]);
    expect(state.table.discardedLords).toEqual(before.table.discardedLords);
  });

  test("AB-55 Schemer: it needs no lord in the court", () => {
    const { state } = recruited("schemer", { court: [], seats: [{ lords: ["trader"] }] });
    expect(abyss.decision(state)).toEqual(asks);
  });

  test("AB-77 Schemer: nobody knows the top lord before", () => {
    const { state } = recruited("schemer", { seats: [{ lords: ["trader"] }] });
    expect(new Set(abyss.view(state, 0).table.lordDeck)).toEqual(new Set([null]));
  });

  test.each(waysOf("schemer"))("AB-31 AB-55 Schemer %s: asks", (way) => {
    const { state } = comes(way, "schemer", {
      seats: [{ lords: ["trader"] }],
      nextLords: ["hunter"],
    });
    expect(abyss.decision(state)).toEqual(asks);
    const { table } = play(state, by(0).replacesFromDeck("trader")).state;
    expect(table.seats[0]!.lords).toContain("hunter");
  });
});

describe("Diplomat", () => {
  const diplomat: Area = { lords: ["diplomat"], pearls: 0 };
  const crabs: Ally[] = ["crab-4", "crab-5"];
  const shepherd = by(0).recruits("shepherd", crabs); // 8, one race: seahorse

  test.each<[Lord, Ally[]]>([
    ["shepherd", ["crab-4", "crab-5"]],
    ["reaper", ["crab-4", "squid-3"]],
    ["keeper", ["crab-3", "squid-2", "shellfish-1"]],
  ])("AB-56 Diplomat: %s without a seahorse", (lord, allies) => {
    const state = prepare({ court: farmers, seats: [{ ...diplomat, hand: allies }] });
    const after = play(state, by(0).recruits(lord, allies)).state;
    expect(after.table.seats[0]!.lords).toEqual(["diplomat", lord]);
  });

  test.each<[Lord, Ally[], number]>([
    ["shepherd", ["crab-5", "squid-3"], 2],
    ["reaper", ["crab-5", "crab-4"], 1],
    ["keeper", ["crab-4", "squid-3"], 2],
  ])("AB-56 Diplomat: %s still requires its number of races", (lord, allies, has) => {
    const state = prepare({ court: farmers, seats: [{ ...diplomat, hand: allies }] });
    expect(refusalOf(state, by(0).recruits(lord, allies))).toMatchObject({
      code: "wrong-number-of-races",
      params: { has, needs: lordCard(lord).cost.races },
    });
  });

  test("AB-27 AB-56 Diplomat: ambassadors still require five races", () => {
    const five = payment("sage");
    const four: Ally[] = ["jellyfish-5", "crab-2", "seahorse-1", "shellfish-1", "crab-1"];
    const state = prepare({
      court: ["sage", "keeper", "reaper", "miller"],
      seats: [{ ...diplomat, hand: [...five, "crab-1"] }],
    });
    expect(refusalOf(state, by(0).recruits("sage", four)).code).toBe("wrong-number-of-races");
    const { state: after } = play(state, by(0).recruits("sage"));
    expect(abyss.decision(after)).toMatchObject({ ask: "choose-location", by: "sage" });
  });

  test.each([
    ...withoutPower("diplomat").map(([how, area]) => [how, [{ hand: crabs, ...area }]]),
    ["of an opponent", [{ hand: crabs }, { lords: ["diplomat"] }]],
  ] as [string, Area[]][])("AB-35 AB-56 Diplomat %s: no effect", (_, seats) => {
    expect(refusalOf(prepare({ court: farmers, seats }), shepherd)).toMatchObject({
      code: "required-race-missing",
      params: { race: "seahorse" },
    });
  });

  test("AB-31 AB-56 Diplomat: does not affect its own recruitment", () => {
    const state = prepare({ court: ["diplomat", ...farmers], seats: [{ hand: crabs }] });
    const { code } = refusalOf(state, by(0).recruits("diplomat", crabs));
    expect(code).toBe("required-race-missing");
  });

  test.each(waysOf("diplomat"))("AB-31 AB-56 Diplomat %s: works from then on", (way) => {
    const { state } = comes(way, "diplomat", {
      players: 2,
      seats: [{ hand: crabs }],
      council: { shellfish: ["shellfish-3"] },
    });
    const after = play(state, by(1).requests("shellfish"), shepherd).state;
    expect(after.table.seats[0]!.lords).toContain("shepherd");
  });
});

describe("Treasurer", () => {
  const hand: Ally[] = ["seahorse-2", "seahorse-4"]; // 6 of the Shepherd's 8
  const shepherd = by(0).recruits("shepherd", hand);
  const pay = (seats: Area[]) =>
    eventsOf(play(prepare({ court: farmers, seats }), shepherd).events, "lord-recruited")[0]!
      .pearls;

  test("AB-56 Treasurer: its owner pays 2 less", () => {
    expect(pay([{ hand, pearls: 2 }])).toBe(2);
    expect(pay([{ hand, pearls: 2, lords: ["treasurer"] }])).toBe(0);
  });

  test("AB-56 Treasurer: the cost is 2 lower, no more", () => {
    const seats: Area[] = [{ hand: ["seahorse-5"], pearls: 0, lords: ["treasurer"] }];
    const five = by(0).recruits("shepherd", ["seahorse-5"]);
    expect(refusalOf(prepare({ court: farmers, seats }), five)).toMatchObject({
      code: "too-few-pearls",
      params: { has: 0, needs: 1 },
    });
  });

  test("AB-28 AB-56 Treasurer: pearls pay missing points only, and are not given back", () => {
    const nine: Ally[] = ["seahorse-5", "seahorse-4"];
    const seats: Area[] = [{ hand: nine, pearls: 2, lords: ["treasurer"] }];
    const { state } = play(prepare({ court: farmers, seats }), by(0).recruits("shepherd", nine));
    expect(pearls(state)).toBe(2);
  });

  test("AB-29 AB-36 AB-56 Treasurer: it and an opponent's Recruiter add up", () => {
    expect(pay([{ hand, pearls: 9 }, { lords: ["recruiter"] }])).toBe(4);
    expect(pay([{ hand, pearls: 9, lords: ["treasurer"] }, { lords: ["recruiter"] }])).toBe(2);
    expect(pay([{ hand, pearls: 9, lords: ["treasurer", "recruiter"] }])).toBe(0);
  });

  test.each([
    ...withoutPower("treasurer").map(([how, area]) => [how, [{ hand, pearls: 2, ...area }]]),
    ["of an opponent", [{ hand, pearls: 2 }, { lords: ["treasurer"] }]],
  ] as [string, Area[]][])("AB-35 AB-56 Treasurer %s: no effect", (_, seats) => {
    expect(pay(seats)).toBe(2);
  });

  test("AB-31 AB-56 Treasurer: does not affect its own recruitment", () => {
    const allies: Ally[] = ["squid-5", "crab-3"]; // 8 of its 10
    const state = prepare({
      court: ["treasurer", ...farmers],
      seats: [{ hand: allies, pearls: 2 }],
    });
    const { state: after } = play(state, by(0).recruits("treasurer", allies));
    expect(pearls(after)).toBe(0);
  });

  test.each(waysOf("treasurer"))("AB-31 AB-56 Treasurer %s: works from then on", (way) => {
    const { state } = comes(way, "treasurer", {
      players: 2,
      seats: [{ hand, pearls: 0 }],
      council: { shellfish: ["shellfish-3"] },
    });
    const after = play(state, by(1).requests("shellfish"), shepherd).state;
    expect(after.table.seats[0]!.lords).toContain("shepherd");
  });
});

describe("discarded lords", () => {
  /** Seat 0 has replaced the Trader with the Keeper. */
  const replaced = () =>
    play(
      recruited("traitor", { seats: [{ lords: ["trader"] }], court: ["keeper", "reaper"] }).state,
      by(0).replaces("trader", "keeper"),
    ).state;

  test("AB-58 AB-77 they lie face up for everybody", () => {
    for (const viewer of [0, 1, "spectator"] as const)
      expect(abyss.view(replaced(), viewer).table.discardedLords).toEqual(["trader"]);
  });

  test("AB-58 they are out of the game: the refill does not bring them back", () => {
    const { court, lordDeck, seats } = replaced().table;
    expect(court).toHaveLength(COURT_SPACES);
    expect([...court, ...lordDeck, ...seats.flatMap(({ lords }) => lords)]).not.toContain("trader");
  });

  test("AB-58 AB-72 they no longer score", () => {
    expect(abyss.tableau(replaced(), 0).lords).toEqual(["traitor", "keeper"]);
  });

  const some: Lord[] = ["trader", "peddler", "seeker", "assassin", "hunter", "invoker"];

  test.each<[string, Lord, number, Action, number]>([
    ["a bribed lord is the 7th", "corruptor", 5, by(0).bribes("keeper"), 1],
    ["a bribed lord is the 6th", "corruptor", 4, by(0).bribes("keeper"), 0],
    ["one of 7 is replaced by the Traitor", "traitor", 6, by(0).replaces("trader", "keeper"), 1],
    ["one of 6 is replaced by the Traitor", "traitor", 5, by(0).replaces("trader", "keeper"), 0],
    ["one of 7 is replaced by the Schemer", "schemer", 6, by(0).replacesFromDeck("trader"), 1],
    ["one of 6 is replaced by the Schemer", "schemer", 5, by(0).replacesFromDeck("trader"), 0],
  ])("AB-58 AB-67 the end, when %s", (_, lord, owned, action, triggers) => {
    const start = recruited(lord, {
      seats: [{ pearls: 5, lords: some.slice(0, owned) }],
      nextLords: ["landowner"],
    });
    // The end is checked after the whole chain, so not yet.
    expect(eventsOf(start.events, "end-triggered")).toEqual([]);
    expect(eventsOf(play(start.state, action).events, "end-triggered")).toHaveLength(triggers);
  });
});
