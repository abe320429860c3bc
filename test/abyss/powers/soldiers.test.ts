import { describe, expect, test } from "vitest";
import type { Ally } from "../../../src/abyss/cards/allies.ts";
import { abyssBox } from "../../../src/abyss/cards/box.ts";
import type { Location } from "../../../src/abyss/cards/locations.ts";
import { rewardsOf } from "../../../src/abyss/cards/threat.ts";
import { abyss } from "../../../src/abyss/index.ts";
import type { Action } from "../../../src/abyss/published-types.ts";
import { pearlsOf, sorted, withLuck } from "../../tables.ts";
import { by, payment } from "../by.ts";
import { comes, isReplacement, waysOf, withoutPower } from "../lord-arrivals.ts";
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

/** All orders of a list. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, i) => orders(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));

/** A Shaman that protects nobody. */
const weakShamans = withoutPower("shaman");

describe("Recruiter", () => {
  /** Seat 0 recruits a Shepherd, whose cost is 8, with allies worth 9. */
  const hand: Ally[] = ["seahorse-5", "seahorse-4"];
  const shepherd = by(0).recruits("shepherd", hand);
  const court: Description["court"] = ["shepherd", "keeper", "reaper", "miller"];

  test("AB-36 Recruiter: a recruitment of an opponent costs 2 more", () => {
    const seats: Area[] = [{ hand, pearls: 3 }, { lords: ["recruiter"] }];
    const { state, events } = play(prepare({ court, seats }), shepherd);
    expect(eventsOf(events, "lord-recruited")).toMatchObject([{ lord: "shepherd", pearls: 1 }]);
    expect(pearlsOf(state)).toEqual([2, 1, 1]);
  });

  test("AB-36 Recruiter: an opponent without the pearls cannot recruit", () => {
    const seats: Area[] = [{ hand, pearls: 0 }, {}, { lords: ["recruiter"] }];
    expect(refusalOf(prepare({ court, seats }), shepherd)).toMatchObject({
      code: "too-few-pearls",
      params: { has: 0, needs: 1 },
    });
  });

  test.each([1, 2, 3])("AB-36 Recruiter: the opponent on seat %i pays more", (seat) => {
    const seats: Area[] = [{ lords: ["recruiter"] }, {}, {}, {}];
    seats[seat] = { hand };
    const state = prepare({ court, turn: { seat }, seats });
    const { events } = play(state, by(seat).recruits("shepherd", hand));
    expect(eventsOf(events, "lord-recruited")).toMatchObject([{ seat, pearls: 1 }]);
  });

  test("AB-36 Recruiter: its owner pays what is printed", () => {
    const state = prepare({ court, seats: [{ hand, pearls: 0, lords: ["recruiter"] }] });
    expect(pearlsOf(play(state, shepherd).state)[0]).toBe(0);
  });

  test.each(withoutPower("recruiter"))("AB-35 AB-39 AB-62 Recruiter %s: no effect", (_, area) => {
    const state = prepare({ court, seats: [{ hand, pearls: 0 }, area] });
    expect(pearlsOf(play(state, shepherd).state)[0]).toBe(0);
  });

  test("AB-46 Recruiter: the owner of a Shaman pays what is printed", () => {
    const state = prepare({
      court,
      seats: [{ hand, pearls: 0, lords: ["shaman"] }, { lords: ["recruiter"] }],
    });
    expect(pearlsOf(play(state, shepherd).state)[0]).toBe(0);
  });

  test.each(weakShamans)("AB-46 Recruiter: a Shaman %s does not help", (_, area) => {
    const state = prepare({
      court,
      seats: [{ hand, pearls: 1, ...area }, { lords: ["recruiter"] }],
    });
    expect(pearlsOf(play(state, shepherd).state)[0]).toBe(0);
  });

  test.each(waysOf("recruiter"))("AB-31 AB-36 Recruiter %s: works from then on", (way) => {
    const { state } = comes(way, "recruiter", { seats: [{}, { hand }] });
    const { events } = play(state, by(1).recruits("shepherd", hand));
    expect(eventsOf(events, "lord-recruited")).toMatchObject([{ seat: 1, pearls: 1 }]);
  });
});

describe("Jailer", () => {
  const seats: Area[] = [
    { hand: ["crab-3"] },
    { hand: ["squid-2", "squid-3"] },
    { hand: ["seahorse-2"] },
    { hand: ["shellfish-1", "shellfish-1", "crab-2"] },
  ];

  test.each(waysOf("jailer"))("AB-31 AB-37 Jailer %s: all opponents are asked together", (way) => {
    const { state } = comes(way, "jailer", { players: 4, seats });
    expect(abyss.decision(state)).toEqual({ ask: "discard", seats: [1, 2, 3], by: "jailer" });
  });

  test("AB-37 Jailer: each opponent discards one ally of their choice", () => {
    const { state: before } = comes("recruited", "jailer", { players: 4, seats });
    const { state, events } = play(
      before,
      by(1).discards("squid-3"),
      by(2).discards("seahorse-2"),
      by(3).discards("crab-2"),
    );
    expect(state.table.seats.map(({ hand }) => hand)).toEqual([
      ["crab-3"],
      ["squid-2"],
      [],
      ["shellfish-1", "shellfish-1"],
    ]);
    expect(eventsOf(events, "allies-discarded")).toEqual([
      { type: "allies-discarded", seat: 1, allies: ["squid-3"] },
      { type: "allies-discarded", seat: 2, allies: ["seahorse-2"] },
      { type: "allies-discarded", seat: 3, allies: ["crab-2"] },
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-37 Jailer: the allies go to the exploration discard", () => {
    const { state: before } = comes("recruited", "jailer", { seats: [{}, { hand: ["squid-3"] }] });
    const { state } = play(before, by(1).discards("squid-3"));
    expect(state.table.discard).toEqual([...before.table.discard, "squid-3"].sort());
  });

  test("AB-37 Jailer: any order of answers gives the same state", () => {
    const { state } = comes("recruited", "jailer", { players: 4, seats });
    const answers = [
      by(1).discards("squid-2"),
      by(2).discards("seahorse-2"),
      by(3).discards("crab-2"),
    ];
    const results = orders(answers).map((order) => JSON.stringify(play(state, ...order).state));
    expect(results).toHaveLength(6);
    expect(new Set(results).size).toBe(1);
  });

  test("AB-37 Jailer: opponents who have answered are not asked again, the others still are", () => {
    const { state } = comes("recruited", "jailer", { players: 4, seats });
    const { state: after } = play(state, by(2).discards("seahorse-2"));
    expect(abyss.decision(after)).toEqual({ ask: "discard", seats: [1, 3], by: "jailer" });
    expect(refusalOf(after, by(2).discards("seahorse-2")).code).toBe("not-your-decision");
  });

  test("AB-37 Jailer: exactly one ally of their hand", () => {
    const { state } = comes("recruited", "jailer", { players: 4, seats });
    expect(refusalOf(state, by(1).discards()).code).toBe("wrong-number-of-allies");
    expect(refusalOf(state, by(1).discards("squid-2", "squid-3")).code).toBe(
      "wrong-number-of-allies",
    );
    expect(refusalOf(state, by(1).discards("seahorse-2")).code).toBe("ally-not-in-hand");
    expect(refusalOf(state, by(0).discards("crab-3")).code).toBe("not-your-decision");
  });

  test("AB-37 Jailer: opponents without allies are skipped", () => {
    const { state } = comes("recruited", "jailer", { seats: [{}, {}, { hand: ["squid-2"] }] });
    expect(abyss.decision(state)).toEqual({ ask: "discard", seats: [2], by: "jailer" });
  });

  test("AB-32 AB-37 Jailer: nobody has an ally, so nothing is asked", () => {
    expect(question(comes("recruited", "jailer").state)).toBe("act 1");
  });

  test("AB-46 Jailer: the owner of a Shaman is not asked", () => {
    const { state } = comes("recruited", "jailer", {
      seats: [{}, { hand: ["squid-2"], lords: ["shaman"] }, { hand: ["squid-3"] }],
    });
    expect(abyss.decision(state)).toEqual({ ask: "discard", seats: [2], by: "jailer" });
  });

  test.each(weakShamans)("AB-46 Jailer: a Shaman %s does not help", (_, area) => {
    const { state } = comes("recruited", "jailer", { seats: [{}, { hand: ["squid-2"], ...area }] });
    expect(abyss.decision(state)).toEqual({ ask: "discard", seats: [1], by: "jailer" });
  });
});

describe("Seeker", () => {
  test.each(waysOf("seeker"))("AB-31 AB-38 Seeker %s: 2 pearls, or all they have", (way) => {
    const { state, events } = comes(way, "seeker", {
      players: 4,
      seats: [{ pearls: 4 }, { pearls: 5 }, { pearls: 1 }, { pearls: 2 }],
    });
    expect(pearlsOf(state)).toEqual([4, 3, 0, 0]);
    expect(eventsOf(events, "pearls-returned").map((e) => [e.seat, e.pearls])).toEqual([
      [1, 2],
      [2, 1],
      [3, 2],
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-32 AB-38 Seeker: nobody has a pearl, so nothing happens", () => {
    const { state, events } = comes("recruited", "seeker", {
      seats: [{ pearls: 4 }, { pearls: 0 }, { pearls: 0 }],
    });
    expect(pearlsOf(state)).toEqual([4, 0, 0]);
    expect(eventsOf(events, "pearls-returned")).toEqual([]);
  });

  test("AB-46 Seeker: the owner of a Shaman keeps all pearls", () => {
    const { state } = comes("recruited", "seeker", {
      seats: [{ pearls: 4 }, { pearls: 5, lords: ["shaman"] }, { pearls: 5 }],
    });
    expect(pearlsOf(state)).toEqual([4, 5, 3]);
  });

  test.each(weakShamans)("AB-46 Seeker: a Shaman %s does not help", (_, area) => {
    const { state } = comes("recruited", "seeker", { seats: [{}, { pearls: 5, ...area }] });
    expect(pearlsOf(state)[1]).toBe(3);
  });
});

describe("Assassin", () => {
  const asks = (of: number, seat = 0, mayDecline = false) => ({
    ask: "disable",
    seats: [seat],
    of,
    mayDecline,
  });

  test.each(waysOf("assassin"))("AB-31 AB-39 Assassin %s: one lord of each opponent", (way) => {
    const { state: before } = comes(way, "assassin", {
      seats: [{}, { lords: ["slaver", "trader"] }, { lords: ["oracle"] }],
    });
    expect(abyss.decision(before)).toEqual(asks(1, 0, isReplacement(way)));
    const { state, events } = play(before, by(0).disables("trader"), by(0).disables("oracle"));
    expect(state.table.seats[1]).toMatchObject({ lords: ["slaver"], disabled: ["trader"] });
    expect(state.table.seats[2]).toMatchObject({ lords: [], disabled: ["oracle"] });
    expect(eventsOf(events, "lord-disabled")).toEqual([
      { type: "lord-disabled", seat: 1, lord: "trader" },
      { type: "lord-disabled", seat: 2, lord: "oracle" },
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-39 Assassin: clockwise from the recruiter's left", () => {
    const start = prepare({
      players: 4,
      turn: { seat: 2 },
      court: ["assassin", "keeper", "reaper", "miller"],
      seats: [
        { lords: ["slaver"] },
        { lords: ["trader"] },
        { hand: payment("assassin") },
        { lords: ["oracle"] },
      ],
    });
    let { state } = play(start, by(2).recruits("assassin"));
    for (const [of, lord] of [
      [3, "oracle"],
      [0, "slaver"],
      [1, "trader"],
    ] as const) {
      expect(abyss.decision(state)).toEqual(asks(of, 2));
      state = play(state, by(2).disables(lord)).state;
    }
    expect(question(state)).toBe("act 3");
  });

  test("AB-39 AB-62 Assassin: only free lords of that opponent that are not yet disabled", () => {
    const { state } = comes("recruited", "assassin", {
      seats: [
        { lords: ["commander"] },
        {
          lords: ["slaver", "trader"],
          disabled: ["seeker"],
          locations: [{ location: "jail", lords: ["alchemist"] }],
        },
        { lords: ["oracle"] },
      ],
    });
    expect(legalOf(state, "disable").map(({ lord }) => lord)).toEqual(["slaver", "trader"]);
    for (const lord of [
      "seeker",
      "alchemist",
      "oracle",
      "commander",
      "assassin",
      "keeper",
    ] as const)
      expect(refusalOf(state, by(0).disables(lord)).code).toBe("not-a-free-lord");
  });

  test("AB-39 Assassin: it must be carried out", () => {
    const { state } = comes("recruited", "assassin", { seats: [{}, { lords: ["slaver"] }] });
    expect(refusalOf(state, by(0).declines()).code).toBe("not-to-be-declined");
  });

  test.each([
    ["no lord", {}],
    ["disabled lords only", { disabled: ["slaver"] }],
    ["lords under locations only", { locations: [{ location: "jail", lords: ["slaver"] }] }],
  ] as [string, Area][])("AB-39 Assassin: an opponent with %s is skipped", (_, area) => {
    const { state } = comes("recruited", "assassin", {
      seats: [{}, area, { lords: ["oracle"] }],
    });
    expect(abyss.decision(state)).toEqual(asks(2));
  });

  test("AB-32 AB-39 Assassin: nobody has a lord, so nothing is asked", () => {
    expect(question(comes("recruited", "assassin").state)).toBe("act 1");
  });

  test("AB-46 Assassin: the owner of a Shaman loses no lord, not even the Shaman", () => {
    const { state } = comes("recruited", "assassin", {
      seats: [{}, { lords: ["shaman", "slaver"] }, { lords: ["oracle"] }],
    });
    expect(abyss.decision(state)).toEqual(asks(2));
  });

  test.each(weakShamans)("AB-46 Assassin: a Shaman %s does not help", (_, area) => {
    const { state } = comes("recruited", "assassin", {
      seats: [{}, { lords: ["slaver"], ...area }],
    });
    expect(abyss.decision(state)).toEqual(asks(1));
  });

  describe("a disabled lord", () => {
    /** Seat 1's Commander is disabled. */
    const disabled = (description: Description = {}) =>
      play(
        comes("recruited", "assassin", {
          ...description,
          seats: [{}, { ...description.seats?.[1], lords: ["commander"] }],
        }).state,
        by(0).disables("commander"),
      ).state;

    test.each<[Location, number, string]>([
      ["barracks", 7, "no lord of its guild"],
      ["closed-tower", 0, "no lord with its printed key"],
      ["jail", 15, "no lord"],
      ["throne-room", 4, "a lord with its influence"],
      ["depths", 8, "a lord with its influence"],
    ])("AB-39 Assassin: for %s (%i) it counts as %s", (location, points) => {
      const state = disabled({ seats: [{}, { locations: [{ location, lords: [] }] }] });
      const [sheet] = abyss.score([abyss.tableau(state, 1)]);
      expect(sheet!.lines).toContainEqual({ category: "locations", source: location, points });
      expect(sheet!.lines).toContainEqual({ category: "lords", source: "commander", points: 4 });
    });

    test.each([
      ["working", { lords: ["commander"] }, "control 0"],
      ["disabled", { disabled: ["commander"] }, "act 1"],
    ] as [string, Area, string][])(
      "AB-39 Assassin: the key of a %s lord beside 2 key tokens",
      (_, area, next) => {
        // The Miller, who has no key, is recruited: does the key of the Commander make it 3?
        const { state } = comes("recruited", "miller", { seats: [{ keys: 2, ...area }] });
        expect(question(state)).toBe(next);
      },
    );

    test("AB-39 AB-67 Assassin: it is one of 7 lords that trigger the end", () => {
      const { events } = comes("recruited", "miller", {
        seats: [
          { lords: ["trader", "peddler", "jailer", "hunter", "seeker"], disabled: ["invoker"] },
        ],
      });
      expect(eventsOf(events, "end-triggered")).toHaveLength(1);
    });

    test("AB-39 Assassin: its key cannot be spent", () => {
      const start = prepare({
        court: ["reaper", "miller", "keeper", "trader"],
        available: ["jail"],
        seats: [{ keys: 2, disabled: ["commander"], hand: payment("reaper") }],
      });
      const { state } = play(start, by(0).recruits("reaper"));
      expect(question(state)).toBe("control 0");
      expect(legalOf(state, "control")).toEqual([by(0).controls("jail", ["reaper"], 2)]);
    });

    test("AB-39 Assassin: it has no power, in later turns either", () => {
      // Seat 0 ends each turn with 7 allies: the disabled Commander of seat 1 has no effect.
      const hand: Ally[] = [
        "squid-1",
        "squid-1",
        "squid-2",
        "squid-2",
        "crab-1",
        "crab-1",
        "crab-2",
      ];
      const { state: before } = comes("recruited", "assassin", {
        players: 2,
        seats: [{ hand }, { lords: ["commander"] }],
        nextCards: ["crab-3", "shellfish-3"],
      });
      const { state } = play(
        before,
        by(0).disables("commander"),
        by(1).explores(),
        by(0).declines(),
        by(1).takes(),
        by(0).explores(),
        by(1).declines(),
        by(0).takes(),
      );
      expect(state.table.seats[0]!.hand).toHaveLength(8);
      expect(state.table.seats[1]!.disabled).toEqual(["commander"]);
      expect(question(state)).toBe("act 1");
    });

    test.each([
      ["traitor", by(1).replaces("commander", "keeper")],
      ["schemer", by(1).replacesFromDeck("commander")],
    ] as ["traitor" | "schemer", Action][])(
      "AB-39 Assassin: it can be replaced by its owner's %s, and the replacement works",
      (lord, action) => {
        const start = prepare({
          turn: { seat: 1 },
          court: [lord, "keeper", "reaper", "shepherd", "miller"],
          nextLords: ["landlord"],
          seats: [{}, { disabled: ["commander"], hand: payment(lord), pearls: 0 }],
        });
        const { state } = play(start, by(1).recruits(lord), action);
        const replacement = lord === "traitor" ? "keeper" : "landlord";
        expect(state.table.seats[1]).toMatchObject({
          lords: [lord, replacement],
          disabled: [],
          pearls: lord === "traitor" ? 0 : 1,
        });
        expect(state.table.discardedLords).toEqual(["commander"]);
      },
    );
  });
});

describe("Commander", () => {
  const six: Ally[] = ["squid-1", "squid-1", "squid-2", "squid-2", "squid-3", "squid-3"];
  const seven: Ally[] = [...six, "seahorse-3"];
  const eight: Ally[] = [...shellfish(4), ...jellyfish(4)];
  function shellfish(count: number): Ally[] {
    return Array.from({ length: count }, () => "shellfish-1" as const);
  }
  function jellyfish(count: number): Ally[] {
    return Array.from({ length: count }, (_, i) => (i < 2 ? "jellyfish-3" : "jellyfish-1"));
  }
  const limit = (...seats: number[]) => ({ ask: "discard", seats, by: "commander" });

  test.each(waysOf("commander"))("AB-31 AB-40 Commander %s: opponents keep 6 allies", (way) => {
    const { state: before } = comes(way, "commander", {
      seats: [{}, { hand: seven }, { hand: eight }],
    });
    expect(abyss.decision(before)).toEqual(limit(1, 2));
    const { state } = play(
      before,
      by(1).discards("squid-3"),
      by(2).discards("shellfish-1", "jellyfish-3"),
    );
    expect(state.table.seats.map(({ hand }) => hand)).toEqual([
      [],
      ["seahorse-3", "squid-1", "squid-1", "squid-2", "squid-2", "squid-3"],
      ["jellyfish-1", "jellyfish-1", "jellyfish-3", "shellfish-1", "shellfish-1", "shellfish-1"],
    ]);
    expect(state.table.discard).toEqual(
      [...before.table.discard, "squid-3", "shellfish-1", "jellyfish-3"].sort(),
    );
    expect(question(state)).toBe("act 1");
  });

  test("AB-37 AB-40 Commander: any order of answers gives the same state", () => {
    const { state } = comes("recruited", "commander", {
      seats: [{}, { hand: seven }, { hand: eight }],
    });
    const answers = [by(1).discards("squid-3"), by(2).discards("shellfish-1", "jellyfish-3")];
    const results = orders(answers).map((order) => JSON.stringify(play(state, ...order).state));
    expect(results).toHaveLength(2);
    expect(new Set(results).size).toBe(1);
  });

  test("AB-40 Commander: down to 6, neither more nor fewer", () => {
    const { state } = comes("recruited", "commander", { seats: [{}, { hand: eight }] });
    expect(refusalOf(state, by(1).discards("shellfish-1")).code).toBe("wrong-number-of-allies");
    expect(refusalOf(state, by(1).discards(...shellfish(3))).code).toBe("wrong-number-of-allies");
    expect(refusalOf(state, by(1).discards("squid-1", "squid-1")).code).toBe("ally-not-in-hand");
    expect(legalOf(state, "discard").every(({ allies }) => allies.length === 2)).toBe(true);
  });

  test("AB-32 AB-40 Commander: 6 allies are not too many, nor is the owner's hand limited", () => {
    const { state } = comes("recruited", "commander", { seats: [{ hand: eight }, { hand: six }] });
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.hand).toHaveLength(8);
  });

  test("AB-46 Commander: the owner of a Shaman keeps the hand", () => {
    const { state } = comes("recruited", "commander", {
      seats: [{}, { hand: seven, lords: ["shaman"] }, { hand: eight }],
    });
    expect(abyss.decision(state)).toEqual(limit(2));
  });

  test.each(weakShamans)("AB-46 Commander: a Shaman %s does not help", (_, area) => {
    const { state } = comes("recruited", "commander", { seats: [{}, { hand: seven, ...area }] });
    expect(abyss.decision(state)).toEqual(limit(1));
  });

  describe("at the end of turns", () => {
    /** Seat 0 takes a council stack of two allies, so that 6 become 8. */
    const support = (seats: Area[], description: Description = {}) =>
      play(
        prepare({ council: { crab: ["crab-1", "crab-2"] }, seats, ...description }),
        by(0).requests("crab"),
      ).state;

    test("AB-40 AB-66 Commander: opponents keep 6 allies at the end of their own turns", () => {
      const before = support([{ hand: six }, { lords: ["commander"] }]);
      expect(abyss.decision(before)).toEqual(limit(0));
      const { state } = play(before, by(0).discards("crab-1", "squid-1"));
      expect(state.table.seats[0]!.hand).toHaveLength(6);
      expect(question(state)).toBe("act 1");
    });

    test("AB-40 Commander: not the other opponents, as it is not their turn", () => {
      const before = support([{ hand: six }, { lords: ["commander"] }, { hand: eight }]);
      expect(abyss.decision(before)).toEqual(limit(0));
    });

    test("AB-40 Commander: not its owner", () => {
      expect(question(support([{ hand: six, lords: ["commander"] }]))).toBe("act 1");
    });

    test("AB-46 Commander: not the owner of a Shaman", () => {
      const seats: Area[] = [{ hand: six, lords: ["shaman"] }, { lords: ["commander"] }];
      expect(question(support(seats))).toBe("act 1");
    });

    test.each(weakShamans)("AB-46 Commander: a Shaman %s does not help", (_, area) => {
      expect(abyss.decision(support([{ hand: six, ...area }, { lords: ["commander"] }]))).toEqual(
        limit(0),
      );
    });

    test.each(withoutPower("commander"))("AB-35 AB-40 Commander %s: no effect", (_, area) => {
      expect(question(support([{ hand: six }, area]))).toBe("act 1");
    });

    test("AB-40 Commander: one that was disabled in the turn has no effect at its end", () => {
      const start = prepare({
        court: ["assassin", "keeper", "reaper", "miller"],
        seats: [{ hand: [...seven, ...payment("assassin")] }, { lords: ["commander"] }],
      });
      const { state } = play(start, by(0).recruits("assassin"), by(0).disables("commander"));
      expect(question(state)).toBe("act 1");
    });

    test("AB-46 Commander: a Shaman recruited in the turn protects at its end", () => {
      const start = prepare({
        court: ["shaman", "keeper", "reaper", "miller"],
        seats: [{ hand: [...seven, ...payment("shaman")] }, { lords: ["commander"] }],
      });
      expect(question(play(start, by(0).recruits("shaman")).state)).toBe("act 1");
    });

    test("AB-40 AB-66 Commander: hand limits come after the last activated powers", () => {
      const before = support([{ hand: six, lords: ["slaver"] }, { lords: ["commander"] }]);
      expect(question(before)).toBe("end-turn 0");
      const { state } = play(before, by(0).usesSlaver("crab-1"));
      expect(state.table.seats[0]!.hand).toHaveLength(7);
      expect(abyss.decision(state)).toEqual(limit(0));
    });

    test("AB-47 AB-66 Commander: hand limits come before an extra turn", () => {
      const before = support([{ hand: six }, { lords: ["commander"] }], { turn: { extra: 1 } });
      expect(abyss.decision(before)).toEqual(limit(0));
      expect(question(play(before, by(0).discards("crab-1", "crab-2")).state)).toBe("act 0");
    });

    test("AB-40 Commander: having more than 6 by buying is allowed until the end of one's own turn", () => {
      const start = prepare({
        seats: [{ lords: ["commander"] }, { hand: six, pearls: 1 }],
        nextCards: ["crab-3", "shellfish-3", "shellfish-2"],
        council: { crab: ["crab-1"] },
      });
      const { state: bought } = play(start, by(0).explores(), by(1).buys(), by(0).takes());
      // Nobody is asked to discard at the end of seat 0's turn.
      expect(question(bought)).toBe("act 1");
      expect(bought.table.seats[1]!.hand).toHaveLength(7);
      const { state } = play(bought, by(1).requests("crab"));
      expect(abyss.decision(state)).toEqual(limit(1));
      expect(refusalOf(state, by(1).discards("crab-1")).code).toBe("wrong-number-of-allies");
    });
  });
});

describe("Tamer", () => {
  const monster: Description = {
    track: ["monster"],
    question: { ask: "explore", seats: [0] },
    nextTokens: [2, 2],
  };
  const rewards = (state: State) => legalOf(state, "fight").map(({ reward }) => reward);

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
  ])("AB-41 Tamer: on space %i an opponent has the rewards of space %i", (threat, space) => {
    const state = prepare({ ...monster, threat, seats: [{}, { lords: ["tamer"] }] });
    expect(rewards(state)).toEqual(rewardsOf(space));
    const { state: after, events } = play(state, by(0).fights(rewardsOf(space)[0]!));
    expect(eventsOf(events, "monster-fought")).toMatchObject([{ seat: 0, space }]);
    expect(after.table.threat).toBe(1);
  });

  test("AB-41 Tamer: the rewards of the marker's own space are refused", () => {
    const state = prepare({ ...monster, threat: 3, seats: [{}, { lords: ["tamer"] }] });
    expect(refusalOf(state, by(0).fights({ keys: 1 })).code).toBe("reward-not-on-offer");
  });

  test("AB-41 Tamer: going on moves the marker from where it is", () => {
    const state = prepare({
      ...monster,
      threat: 3,
      seats: [{}, { lords: ["tamer"] }],
      nextCards: ["monster"],
    });
    const after = play(state, by(0).continues()).state;
    expect(after.table.threat).toBe(4);
    expect(rewards(after)).toEqual(rewardsOf(3));
  });

  test("AB-20 AB-41 Tamer: the pearl of space 5 is not affected", () => {
    const track: Description["track"] = ["crab-1", "crab-1", "crab-2", "crab-2", "monster"];
    const state = prepare({ ...monster, track, threat: 2, seats: [{}, { lords: ["tamer"] }] });
    expect(pearlsOf(play(state, by(0).fights({ pearls: 1 })).state)[0]).toBe(3);
  });

  test("AB-23 AB-41 Tamer: of the previous space, too, only what is left in the supply", () => {
    const state = prepare({
      ...monster,
      threat: 3,
      tokensLeft: 1,
      nextTokens: [2],
      seats: [{}, { lords: ["tamer"] }],
    });
    expect(rewards(state)).toEqual(rewardsOf(2).filter(({ tokens }) => tokens <= 1));
  });

  test("AB-41 Tamer: its owner is rewarded from the marker's space", () => {
    const state = prepare({ ...monster, threat: 5, seats: [{ lords: ["tamer"] }] });
    expect(rewards(state)).toEqual(rewardsOf(5));
  });

  test.each(withoutPower("tamer"))("AB-35 AB-39 AB-62 Tamer %s: no effect", (_, area) => {
    expect(rewards(prepare({ ...monster, threat: 5, seats: [{}, area] }))).toEqual(rewardsOf(5));
  });

  test("AB-46 Tamer: the owner of a Shaman is rewarded from the marker's space", () => {
    const seats: Area[] = [{ lords: ["shaman"] }, { lords: ["tamer"] }];
    expect(rewards(prepare({ ...monster, threat: 4, seats }))).toEqual(rewardsOf(4));
  });

  test.each(weakShamans)("AB-46 Tamer: a Shaman %s does not help", (_, area) => {
    const seats: Area[] = [area, { lords: ["tamer"] }];
    expect(rewards(prepare({ ...monster, threat: 4, seats }))).toEqual(rewardsOf(3));
  });

  test.each(waysOf("tamer"))("AB-31 AB-41 Tamer %s: works from then on", (way) => {
    const { state } = comes(way, "tamer", { threat: 2, nextCards: ["monster"] });
    expect(rewards(play(state, by(1).explores()).state)).toEqual(rewardsOf(1));
  });
});

describe("Hunter", () => {
  test.each(waysOf("hunter"))(
    "AB-31 AB-42 Hunter %s: takes a token of a chosen opponent",
    (way) => {
      const { state: before } = comes(way, "hunter", {
        seats: [{ tokens: [2] }, { tokens: [4] }, { tokens: [3] }],
      });
      expect(question(before)).toBe("steal-token 0");
      expect(legalOf(before, "steal-token").map(({ from }) => from)).toEqual([1, 2]);
      const { state, events } = play(before, by(0).steals(2));
      expect(state.table.seats.map(({ tokens }) => tokens)).toEqual([[2, 3], [4], []]);
      expect(eventsOf(events, "token-stolen")).toEqual([
        { type: "token-stolen", seat: 0, from: 2, token: 3 },
      ]);
      expect(question(state)).toBe("act 1");
    },
  );

  test("AB-42 Hunter: the token is random", () => {
    const { state } = comes("recruited", "hunter", { seats: [{}, { tokens: [2, 3, 4] }] });
    const stolen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const { table } = play(withLuck(state, i), by(0).steals(1)).state;
      expect(table.seats[1]!.tokens).toHaveLength(2);
      stolen.add(table.seats[0]!.tokens[0]!);
    }
    expect(sorted(stolen)).toEqual([2, 3, 4]);
  });

  test("AB-23 AB-42 Hunter: only the two players concerned know which token it is", () => {
    const { state } = comes("recruited", "hunter", {
      seats: [{}, { tokens: [2, 2] }, { tokens: [4] }],
    });
    const result = play(state, by(0).steals(1));
    const [stolen] = eventsOf(result.events, "token-stolen");
    const seen = ([0, 1, 2, "spectator"] as const).map((viewer) => abyss.redact(stolen!, viewer));
    expect(seen).toEqual([stolen, stolen, { ...stolen, token: null }, { ...stolen, token: null }]);
    expect(abyss.view(result.state, 2).table.seats[0]!.tokens).toEqual([null]);
    expect(abyss.view(result.state, 0).table.seats[0]!.tokens).toEqual([2]);
  });

  test("AB-42 Hunter: an opponent, and one who has a token", () => {
    const { state } = comes("recruited", "hunter", { seats: [{ tokens: [3] }, { tokens: [2] }] });
    expect(legalOf(state, "steal-token")).toEqual([by(0).steals(1)]);
    expect(refusalOf(state, by(0).steals(0)).code).toBe("not-an-opponent");
    expect(refusalOf(state, by(0).steals(2)).code).toBe("no-monster-tokens");
    expect(refusalOf(state, by(0).steals(3)).code).toBe("not-an-opponent");
    expect(refusalOf(state, by(0).declines()).code).toBe("not-to-be-declined");
  });

  test("AB-32 AB-42 Hunter: no opponent has a token, so nothing is asked", () => {
    const { state } = comes("recruited", "hunter", { seats: [{ tokens: [3] }] });
    expect(question(state)).toBe("act 1");
  });

  test("AB-46 Hunter: the owner of a Shaman cannot be chosen", () => {
    const { state } = comes("recruited", "hunter", {
      seats: [{}, { tokens: [2], lords: ["shaman"] }, { tokens: [3] }],
    });
    expect(legalOf(state, "steal-token")).toEqual([by(0).steals(2)]);
    expect(refusalOf(state, by(0).steals(1)).code).toBe("protected-by-shaman");
  });

  test("AB-46 Hunter: nothing is asked if only the owner of a Shaman has tokens", () => {
    const seats: Area[] = [{}, { tokens: [2], lords: ["shaman"] }];
    expect(question(comes("recruited", "hunter", { seats }).state)).toBe("act 1");
  });

  test.each(weakShamans)("AB-46 Hunter: a Shaman %s does not help", (_, area) => {
    const { state } = comes("recruited", "hunter", { seats: [{}, { tokens: [2], ...area }] });
    expect(legalOf(state, "steal-token")).toEqual([by(0).steals(1)]);
  });
});

test("AB-37 allies discarded because of soldiers stay in the game", () => {
  const { state: before } = comes("recruited", "jailer", { seats: [{}, { hand: ["squid-3"] }] });
  const { table } = play(before, by(1).discards("squid-3")).state;
  const cards = [
    ...table.deck,
    ...table.discard,
    ...table.seats.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
  ];
  expect(sorted(cards)).toEqual(sorted(abyssBox.cards));
});
