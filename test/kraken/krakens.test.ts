import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/kraken/cards/box.ts";
import { fromTop, pearlsOf } from "../tables.ts";
import { by } from "./by.ts";
import {
  eventsOf,
  exploring,
  kinds,
  legalOf,
  nebulisIn,
  open,
  play,
  prepare,
  question,
  refusalOf,
} from "./prepare.ts";

const me = by(0);

describe("on the track", () => {
  test("KR-8 a kraken is offered, bought and taken like any ally", () => {
    const start = prepare({ nextCards: ["kraken-4", "kraken-3"], seats: [{}, { pearls: 2 }] });
    const offered = play(start, me.explores()).state;
    expect(question(offered)).toBe("offer 1");
    const bought = play(offered, by(1).buys());
    expect(bought.state.table.seats[1]!.hand).toEqual(["kraken-4"]);
    const taken = play(bought.state, me.takes()).state;
    expect(taken.table.seats[0]!.hand).toEqual(["kraken-3"]);
    expect(nebulisIn(taken).nebulis).toEqual([0, 0, 0]);
  });

  test("KR-8 the Commander counts it in a hand", () => {
    const hand: Ally[] = [
      "kraken-2",
      "kraken-3",
      "crab-1",
      "crab-2",
      "crab-3",
      "squid-1",
      "squid-2",
    ];
    const start = prepare({
      seats: [{ hand: ["crab-4", "crab-4"], pearls: 1 }, { hand }],
      court: ["commander"],
    });
    const choosing = play(start, me.recruits("commander", ["crab-4", "crab-4"])).state;
    expect(question(choosing)).toBe("discard 1");
    expect(legalOf(choosing, "discard")).toContainEqual(by(1).discards("kraken-2"));
  });

  test("KR-9 the others leave the track first, then krakens are placed one by one, nearest the deck first", () => {
    const start = exploring(["kraken-4", "crab-1", "monster", "kraken-2", "squid-3"]);
    const ended = play(start, me.takes());
    expect(question(ended.state)).toBe("place-kraken 0");
    expect(ended.state.table.track).toEqual(["kraken-4", "kraken-2"]);
    expect(ended.state.table.council.crab).toEqual(["crab-1"]);
    expect(ended.state.table.discard).toEqual(["monster"]);
    expect(open(ended.state)).toHaveLength(5);
    const first = play(ended.state, me.placesKraken("squid"));
    expect(first.state.table.council.squid).toEqual(["kraken-4"]);
    expect(question(first.state)).toBe("place-kraken 0");
    const second = play(first.state, me.placesKraken("crab"));
    expect(second.state.table.council.crab).toEqual(["crab-1", "kraken-2"]);
    expect(question(second.state)).toBe("act 1");
    expect(eventsOf([...first.events, ...second.events], "kraken-placed")).toEqual([
      { type: "kraken-placed", seat: 0, kraken: "kraken-4", stack: "squid" },
      { type: "kraken-placed", seat: 0, kraken: "kraken-2", stack: "crab" },
    ]);
  });

  test("KR-9 taken from the council it has no race again", () => {
    const start = prepare({
      turn: { seat: 1 },
      council: { crab: ["kraken-3"] },
      seats: [{}, { hand: ["squid-4"] }],
      court: ["outlaw"],
    });
    const { state } = play(start, by(1).requests("crab"));
    expect(state.table.seats[1]!.hand).toEqual(["kraken-3", "squid-4"]);
  });

  test("KR-9 a reserved stack may be chosen; placing comes before control", () => {
    const on = { kind: "stack", stack: "crab" } as const;
    const start = exploring(["kraken-4", "squid-3"], {
      seats: [{ keys: 3 }],
      sentinels: { watcher: { owner: 1, on } },
    });
    const choosing = play(start, me.takes()).state;
    expect(question(choosing)).toBe("place-kraken 0");
    const { state } = play(choosing, me.placesKraken("crab"));
    expect(state.table.council.crab).toEqual(["kraken-4"]);
    expect(question(state)).toBe("control 0");
  });

  test("KR-9 KR-10 the Ship Master pays before krakens are placed, and nothing for them", () => {
    const start = exploring(["kraken-4", "crab-1", "crab-2", "squid-3", "seahorse-1"], {
      seats: [{ lords: ["ship-master"], pearls: 0 }],
    });
    const { state } = play(start, me.takes());
    expect(question(state)).toBe("place-kraken 0");
    expect(pearlsOf(state)[0]).toBe(1 + 2);
  });
});

describe("in a recruitment", () => {
  const recruiting = (hand: Ally[], pearls = 0) =>
    prepare({ seats: [{ hand, pearls, lords: [] }], court: ["jailer", "tamer", "outlaw"] });

  // The Jailer costs 6 of 3 races with crab.
  test.each<[string, Ally[], string | undefined]>([
    ["one race and two krakens", ["crab-3", "kraken-3", "kraken-2"], undefined],
    [
      "a kraken that stands for a race already played",
      ["crab-1", "squid-1", "seahorse-1", "kraken-3"],
      undefined,
    ],
    [
      "two races of which none is the crab, and a kraken",
      ["squid-3", "seahorse-3", "kraken-2"],
      undefined,
    ],
    ["three krakens", ["kraken-2", "kraken-2", "kraken-3"], undefined],
    ["too few", ["crab-4", "kraken-3"], "wrong-number-of-races"],
    [
      "too many races",
      ["crab-1", "squid-2", "seahorse-1", "shellfish-1", "kraken-3"],
      "wrong-number-of-races",
    ],
    [
      "three races without the crab, and a kraken",
      ["squid-2", "seahorse-2", "shellfish-1", "kraken-3"],
      "required-race-missing",
    ],
  ])("KR-11 %s", (_, hand, code) => {
    const start = recruiting(hand);
    const action = me.recruits("jailer", hand);
    if (code === undefined)
      expect(play(start, action).state.table.seats[0]!.lords).toEqual(["jailer"]);
    else expect(refusalOf(start, action)).toMatchObject({ code, rule: "KR-11" });
  });

  test.each<[string, Ally[], object]>([
    [
      "AB-27 without krakens it is the rule of Abyss",
      ["crab-5", "squid-1"],
      { code: "wrong-number-of-races", rule: "AB-27", params: { has: 2, needs: 3 } },
    ],
    [
      "KR-11 krakens count among the races played",
      ["crab-4", "kraken-3"],
      { code: "wrong-number-of-races", rule: "KR-11", params: { has: 2, needs: 3 } },
    ],
    [
      "KR-11 krakens do not count if there are too many races",
      ["crab-1", "squid-2", "seahorse-1", "shellfish-1", "kraken-3"],
      { code: "wrong-number-of-races", rule: "KR-11", params: { has: 4, needs: 3 } },
    ],
    [
      "AB-27 the required race",
      ["squid-2", "seahorse-2", "shellfish-2"],
      { code: "required-race-missing", rule: "AB-27", params: { race: "crab" } },
    ],
  ])("%s", (_, hand, refusal) => {
    expect(refusalOf(recruiting(hand), me.recruits("jailer", hand))).toEqual(refusal);
  });

  test("AB-27 AB-30 the refusals of an ally that is not in hand, or not the lowest", () => {
    const hand: Ally[] = ["crab-4", "squid-3", "kraken-2"];
    const start = recruiting(hand);
    expect(refusalOf(start, me.recruits("jailer", ["crab-4", "squid-3", "kraken-3"]))).toEqual({
      code: "ally-not-in-hand",
      rule: "AB-27",
      params: { ally: "kraken-3" },
    });
    expect(refusalOf(start, me.recruits("jailer", hand, 0, "crab-4"))).toEqual({
      code: "not-the-lowest-ally",
      rule: "AB-30",
      params: { ally: "crab-4", lowest: 3 },
    });
  });

  test("AB-30 AB-34 the refusals of an ally that is not played, or superfluous without krakens", () => {
    const hand: Ally[] = ["crab-4", "squid-3", "seahorse-1", "squid-1"];
    const start = prepare({
      seats: [{ hand }],
      court: ["jailer"],
      rules: { superfluousAllies: "forbidden" },
    });
    const paid: Ally[] = ["crab-4", "seahorse-1", "squid-1"];
    expect(refusalOf(start, me.recruits("jailer", paid, 0, "squid-3"))).toEqual({
      code: "ally-not-played",
      rule: "AB-30",
      params: { ally: "squid-3" },
    });
    // 9 points for the Jailer, who costs 6: either squid could be left out.
    expect(refusalOf(start, me.recruits("jailer", hand))).toEqual({
      code: "superfluous-ally",
      rule: "AB-34",
      params: { ally: "squid-1" },
    });
    expect(
      refusalOf(start, me.recruits("jailer", ["crab-4", "seahorse-1", "squid-3"], 0, null)),
    ).toEqual({
      code: "ally-to-affiliate",
      rule: "KR-13",
      params: { allies: ["crab-4", "seahorse-1", "squid-3"] },
    });
    play(start, me.recruits("jailer", paid, 0, "squid-1"));
  });

  test("KR-12 values of krakens count towards the cost", () => {
    const hand: Ally[] = ["crab-1", "kraken-2", "kraken-3"];
    play(recruiting(hand), me.recruits("jailer", hand));
    const less: Ally[] = ["crab-1", "kraken-2", "kraken-2"];
    expect(refusalOf(recruiting(less), me.recruits("jailer", less))).toMatchObject({
      code: "too-few-pearls",
      params: { has: 0, needs: 1 },
    });
  });

  test("KR-13 krakens are discarded and never affiliated", () => {
    const hand: Ally[] = ["crab-4", "squid-3", "kraken-2"];
    const start = recruiting(hand);
    expect(refusalOf(start, me.recruits("jailer", hand, 0, "kraken-2")).code).toBe(
      "kraken-not-affiliated",
    );
    expect(refusalOf(start, me.recruits("jailer", hand, 0, "crab-4")).code).toBe(
      "not-the-lowest-ally",
    );
    expect(refusalOf(start, me.recruits("jailer", hand, 0, null)).code).toBe("ally-to-affiliate");
    const { state } = play(start, me.recruits("jailer", hand));
    expect(state.table.seats[0]!.affiliated).toEqual(["squid-3"]);
    expect(state.table.discard).toEqual(["crab-4", "kraken-2"]);
  });

  test("KR-13 with the Master of Magic any other ally may be affiliated, but not a kraken", () => {
    const hand: Ally[] = ["crab-4", "squid-3", "kraken-2"];
    const start = prepare({
      seats: [{ hand, lords: ["master-of-magic"] }],
      court: ["jailer", "tamer", "outlaw"],
    });
    const ways = legalOf(start, "recruit").filter(
      ({ lord, allies }) => lord === "jailer" && allies.length === 3,
    );
    expect(ways.map(({ affiliate }) => affiliate).sort()).toEqual(["crab-4", "squid-3"]);
  });

  test("KR-13 if only krakens were played, nothing is affiliated", () => {
    const hand: Ally[] = ["kraken-2", "kraken-3", "kraken-3"];
    const { state, events } = play(recruiting(hand), me.recruits("jailer", hand));
    expect(state.table.seats[0]).toMatchObject({ affiliated: [], lords: ["jailer"] });
    expect(state.table.discard).toEqual(hand);
    expect(kinds(events)).not.toContain("ally-affiliated");
  });

  test("KR-14 nebulis as shown: 1 for a 2, 2 for a 3, 3 for a 4; after the payment, before the affiliation", () => {
    for (const [kraken, shown] of [
      ["kraken-2", 1],
      ["kraken-3", 2],
      ["kraken-4", 3],
    ] as const) {
      const hand: Ally[] = ["crab-5", "squid-1", kraken];
      const { state, events } = play(recruiting(hand), me.recruits("jailer", hand));
      expect(nebulisIn(state).nebulis).toEqual([shown, 0, 0]);
      const order = kinds(events);
      expect(order.indexOf("nebulis-changed")).toBeLessThan(order.indexOf("ally-affiliated"));
    }
  });

  test.each<[Ally[], number]>([
    [["kraken-2", "kraken-2"], 2],
    [["kraken-3", "kraken-3"], 4],
    [["kraken-3", "kraken-3", "kraken-3"], 6],
    [["kraken-4", "kraken-4"], 6],
    [["kraken-2", "kraken-2", "kraken-4"], 5],
  ])("KR-14 for each kraken played, also for equal ones: %j", (krakens, shown) => {
    const hand: Ally[] = ["crab-5", "squid-1", "seahorse-1", ...krakens];
    const { state, events } = play(recruiting(hand), me.recruits("jailer", hand, 0, "seahorse-1"));
    expect(nebulisIn(state)).toEqual({ nebulis: [shown, 0, 0], figure: 0 });
    expect(eventsOf(events, "nebulis-changed")).toEqual([
      { type: "nebulis-changed", by: [shown, 0, 0], source: "krakens" },
    ]);
  });

  test("KR-14 they cannot be part of the same payment, but a Fence gives them away", () => {
    const hand: Ally[] = ["kraken-4", "squid-2"];
    const start = prepare({ seats: [{ hand, pearls: 0 }], court: ["fence", "tamer", "keeper"] });
    expect(refusalOf(start, me.recruits("fence", ["kraken-4"], 1, null)).code).toBe(
      "too-few-nebulis",
    );
    const rich = prepare({ seats: [{ hand, pearls: 1 }], court: ["fence", "tamer", "keeper"] });
    const { state } = play(rich, me.recruits("fence", hand));
    expect(nebulisIn(state)).toEqual({ nebulis: [1, 1, 1], figure: 0 });
  });

  test("KR-15 if superfluous allies are forbidden, every card must be needed", () => {
    const forbidden = { superfluousAllies: "forbidden" } as const;
    const hand: Ally[] = ["crab-5", "squid-1", "kraken-2", "kraken-4"];
    const start = prepare({
      seats: [{ hand, pearls: 9 }],
      court: ["recruiter", "tamer", "keeper"],
      rules: forbidden,
    });
    // The Recruiter costs 10 of 2 races with crab.
    expect(refusalOf(start, me.recruits("recruiter", hand))).toMatchObject({
      code: "superfluous-ally",
      rule: "KR-15",
      params: { ally: "kraken-2" },
    });
    play(start, me.recruits("recruiter", ["crab-5", "kraken-2", "kraken-4"]));
    play(start, me.recruits("recruiter", ["crab-5", "kraken-4"]));
    // Without the crab the kraken would stand for it, but the cost is not reached.
    play(start, me.recruits("recruiter", ["crab-5", "squid-1", "kraken-4"]));
    const plenty: Ally[] = ["squid-5", "squid-4", "kraken-2", "kraken-4"];
    const second = prepare({
      seats: [{ hand: plenty }],
      court: ["recruiter", "tamer"],
      rules: forbidden,
    });
    expect(refusalOf(second, me.recruits("recruiter", plenty)).code).toBe("superfluous-ally");
    play(second, me.recruits("recruiter", ["squid-5", "kraken-2", "kraken-4"]));
  });

  test("KR-16 a kraken that leaves a hand or the council in another way gives no nebulis", () => {
    const slaver = prepare({
      seats: [{ hand: ["kraken-4"], lords: ["slaver", "oracle"] }],
      council: { crab: ["kraken-3"] },
    });
    const { state } = play(slaver, me.usesSlaver("kraken-4"), me.usesOracle("crab"));
    expect(state.table.discard).toEqual(["kraken-3", "kraken-4"]);
    expect(nebulisIn(state)).toEqual({ nebulis: [0, 0, 0], figure: null });
    const jailed = prepare({
      seats: [{ hand: ["crab-4", "squid-1", "seahorse-1"] }, { hand: ["kraken-4"] }],
      court: ["jailer"],
    });
    const after = play(
      jailed,
      me.recruits("jailer", ["crab-4", "squid-1", "seahorse-1"]),
      by(1).discards("kraken-4"),
    ).state;
    expect(after.table.discard).toContain("kraken-4");
    expect(nebulisIn(after).nebulis).toEqual([0, 0, 0]);
  });
});

test("KR-8 krakens are in the deck like any card", () => {
  const start = prepare({ nextCards: ["kraken-2"] });
  expect(fromTop(start.table.deck)[0]).toBe("kraken-2");
});
