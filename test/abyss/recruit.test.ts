import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import type { Action } from "../../src/abyss/published-types.ts";
import { pearlsOf, sorted } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Area,
  type Description,
  eventsOf,
  kinds,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
} from "./prepare.ts";

/** Seat 0 with this hand before a court with these lords. */
const facing = (hand: readonly Ally[], court: readonly Lord[], more: Description = {}) =>
  prepare({
    ...more,
    court,
    seats: [{ pearls: 0, hand, ...more.seats?.[0] }, ...(more.seats?.slice(1) ?? [])],
  });

const farmers = ["landowner", "miller", "reaper", "keeper"] as const;

/** Payments that the printed cost accepts without pearls, by lord. */
const payments: readonly (readonly [Lord, readonly Ally[]])[] = [
  ["shepherd", ["seahorse-5", "seahorse-3"]],
  ["hunter", ["crab-4", "squid-4"]],
  ["keeper", ["seahorse-2", "crab-2", "squid-2"]],
  ["invoker", ["jellyfish-5", "jellyfish-3"]],
  ["slaver", ["shellfish-5", "shellfish-3"]],
  ["schemer", ["squid-2", "crab-3", "shellfish-3"]],
];

describe("races", () => {
  test.each(payments)("AB-27 %s with %j", (lord, allies) => {
    const { state } = play(
      facing(allies, [...new Set([...farmers, lord])]),
      by(0).recruits(lord, allies),
    );
    expect(state.table.seats[0]!.hand).toEqual([]);
    expect(state.table.seats[0]!.lords).toContain(lord);
    expect(state.table.court).not.toContain(lord);
  });

  const mixed: readonly Ally[] = ["seahorse-5", "seahorse-4", "crab-4", "squid-5", "jellyfish-5"];
  test.each<[Lord, number, Ally[]]>([
    ["shepherd", 1, ["seahorse-5", "crab-4"]],
    ["reaper", 2, ["seahorse-5", "seahorse-4"]],
    ["reaper", 2, ["seahorse-5", "crab-4", "squid-5"]],
    ["keeper", 3, ["seahorse-5", "crab-4"]],
    ["keeper", 3, ["seahorse-5", "crab-4", "squid-5", "jellyfish-5"]],
  ])("AB-27 %s requires exactly %i races: not %j", (lord, needs, allies) => {
    const state = facing(mixed, ["landowner", "reaper", "keeper", "shepherd"]);
    const has = new Set(allies.map((ally) => ally.slice(0, -2))).size;
    expect(refusalOf(state, by(0).recruits(lord, allies))).toMatchObject({
      code: "wrong-number-of-races",
      rule: "AB-27",
      params: { has, needs },
    });
  });

  test("AB-27 the required race must be among them", () => {
    const state = facing(mixed, ["shepherd", ...farmers]);
    for (const [lord, allies] of [
      ["shepherd", ["squid-5"]],
      ["reaper", ["squid-5", "crab-4"]],
      ["keeper", ["squid-5", "crab-4", "jellyfish-5"]],
    ] as [Lord, Ally[]][])
      expect(refusalOf(state, by(0).recruits(lord, allies))).toMatchObject({
        code: "required-race-missing",
        rule: "AB-27",
        params: { race: "seahorse" },
      });
  });

  const five: Ally[] = ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"];

  test.each(["sage", "hermit", "elder"] as const)("AB-27 %s requires all five races", (lord) => {
    const state = facing([...five, "crab-4", "squid-4"], [lord, ...farmers]);
    const { events } = play(state, by(0).recruits(lord, five));
    expect(eventsOf(events, "lord-entered")).toMatchObject([{ lord }]);
    // The same value with one race less.
    expect(
      refusalOf(state, by(0).recruits(lord, ["crab-4", "squid-4", "seahorse-2", "shellfish-2"])),
    ).toMatchObject({ code: "wrong-number-of-races", params: { has: 4, needs: 5 } });
  });

  test("AB-27 several allies of a race may be played, in each of the races", () => {
    const allies: Ally[] = ["seahorse-1", "seahorse-1", "seahorse-2", "crab-1", "crab-2"];
    const { state } = play(facing(allies, farmers), by(0).recruits("reaper", allies));
    expect(state.table.seats[0]!.lords).toEqual(["reaper"]);
  });

  test("AB-27 the lord must be in the court", () => {
    const state = facing(["seahorse-5", "seahorse-3"], farmers);
    expect(refusalOf(state, by(0).recruits("shepherd", ["seahorse-5", "seahorse-3"])).code).toBe(
      "lord-not-in-court",
    );
  });

  test("AB-27 the allies must be in hand, as often as they are played", () => {
    const state = facing(["seahorse-4", "crab-1"], ["shepherd", ...farmers]);
    for (const allies of [
      ["seahorse-5", "seahorse-3"],
      ["seahorse-4", "seahorse-4"],
    ] as Ally[][])
      expect(refusalOf(state, by(0).recruits("shepherd", allies)).code).toBe("ally-not-in-hand");
  });
});

describe("affiliation", () => {
  test("AB-30 the lowest ally is affiliated, the others go to the exploration discard", () => {
    const allies: Ally[] = ["seahorse-3", "crab-4", "squid-1"];
    const start = facing([...allies, "squid-5"], farmers, { discard: ["crab-1"] });
    const { state, events } = play(start, by(0).recruits("keeper", allies, "squid-1"));
    expect(state.table.seats[0]).toMatchObject({ affiliated: ["squid-1"], hand: ["squid-5"] });
    expect(sorted(state.table.discard)).toEqual(["crab-1", "crab-4", "seahorse-3"]);
    expect(eventsOf(events, "ally-affiliated")).toEqual([
      { type: "ally-affiliated", seat: 0, ally: "squid-1" },
    ]);
  });

  test("AB-30 a higher one is refused", () => {
    const allies: Ally[] = ["seahorse-3", "crab-4", "squid-1"];
    for (const ally of ["seahorse-3", "crab-4"] as const)
      expect(
        refusalOf(facing(allies, farmers), by(0).recruits("keeper", allies, ally)),
      ).toMatchObject({ code: "not-the-lowest-ally", rule: "AB-30", params: { ally, lowest: 1 } });
  });

  test("AB-30 the lowest is that of those played, not of the hand", () => {
    const allies: Ally[] = ["seahorse-3", "crab-4", "squid-2"];
    const { state } = play(
      facing([...allies, "jellyfish-1"], farmers),
      by(0).recruits("keeper", allies, "squid-2"),
    );
    expect(state.table.seats[0]!.affiliated).toEqual(["squid-2"]);
    expect(
      refusalOf(
        facing([...allies, "jellyfish-1"], farmers),
        by(0).recruits("keeper", allies, "jellyfish-1"),
      ).code,
    ).toBe("ally-not-played");
  });

  test.each(["crab-2", "squid-2"] as const)("AB-30 the player chooses among equals: %s", (ally) => {
    const allies: Ally[] = ["seahorse-3", "crab-2", "squid-2"];
    const start = facing(allies, farmers);
    const { state } = play(start, by(0).recruits("keeper", allies, ally));
    expect(state.table.seats[0]!.affiliated).toEqual([ally]);
    const choices = legalOf(start, "recruit").filter(
      ({ lord, allies: played }) => lord === "keeper" && played.length === 3,
    );
    expect(sorted(choices.map(({ affiliate }) => affiliate))).toEqual(["crab-2", "squid-2"]);
  });

  test("AB-30 one of two equal cards is affiliated, the other discarded", () => {
    const allies: Ally[] = ["seahorse-4", "seahorse-4"];
    const { state } = play(
      facing(allies, ["shepherd", ...farmers]),
      by(0).recruits("shepherd", allies),
    );
    expect(state.table.seats[0]!.affiliated).toEqual(["seahorse-4"]);
    expect(state.table.discard).toEqual(["seahorse-4"]);
  });

  test("AB-30 a single ally is affiliated, and nothing discarded", () => {
    const start = facing(["seahorse-5"], ["shepherd", ...farmers], { seats: [{ pearls: 3 }] });
    const { state } = play(start, by(0).recruits("shepherd", ["seahorse-5"]));
    expect(state.table.seats[0]!.affiliated).toEqual(["seahorse-5"]);
    expect(state.table.discard).toEqual([]);
  });

  test("AB-30 allies affiliated before stay", () => {
    const allies: Ally[] = ["seahorse-5", "seahorse-3"];
    const start = facing(allies, ["shepherd", ...farmers], { seats: [{ affiliated: ["crab-5"] }] });
    const { state } = play(start, by(0).recruits("shepherd", allies));
    expect(state.table.seats[0]!.affiliated).toEqual(["crab-5", "seahorse-3"]);
  });
});

describe("entering", () => {
  test("AB-31 first the allies, then the lord, then its power", () => {
    const allies: Ally[] = ["shellfish-5", "shellfish-3"];
    const { state, events } = play(
      facing(allies, ["peddler", ...farmers]),
      by(0).recruits("peddler", allies),
    );
    expect(events.slice(0, 4)).toEqual([
      { type: "lord-recruited", seat: 0, lord: "peddler", allies: sorted(allies), pearls: 0 },
      { type: "ally-affiliated", seat: 0, ally: "shellfish-3" },
      { type: "lord-entered", seat: 0, lord: "peddler" },
      { type: "pearls-gained", seat: 0, pearls: 2, source: "peddler" },
    ]);
    expect(state.table.seats[0]).toMatchObject({ lords: ["peddler"], disabled: [], locations: [] });
  });

  test("AB-31 Landlord and Commander also have an effect on entering", () => {
    const landlord: Ally[] = ["shellfish-5", "crab-5"];
    const rich = play(
      facing(landlord, ["landlord", ...farmers]),
      by(0).recruits("landlord", landlord),
    );
    expect(rich.state.table.seats[0]!.pearls).toBe(1);

    const commander: Ally[] = ["crab-5", "crab-3"];
    const seven: Ally[] = [
      "squid-1",
      "squid-1",
      "squid-1",
      "squid-1",
      "squid-2",
      "squid-2",
      "squid-2",
    ];
    const start = facing(commander, ["commander", ...farmers], { seats: [{}, { hand: seven }] });
    const { state } = play(start, by(0).recruits("commander", commander));
    expect(abyss.decision(state)).toMatchObject({ ask: "discard", seats: [1], by: "commander" });
  });

  // The same effect, by whichever way the Landlord comes.
  const chains: readonly (readonly [string, Description, readonly Action[]])[] = [
    [
      "Corruptor",
      {
        seats: [{ pearls: 5, hand: ["squid-5", "squid-4", "squid-1"] }],
        court: ["corruptor", "landlord", ...farmers],
      },
      [by(0).recruits("corruptor", ["squid-5", "squid-4", "squid-1"]), by(0).bribes("landlord")],
    ],
    [
      "Traitor",
      {
        seats: [{ pearls: 0, hand: ["squid-5", "crab-4", "shellfish-3"], lords: ["keeper"] }],
        court: ["traitor", "landlord", "landowner", "miller", "reaper"],
      },
      [
        by(0).recruits("traitor", ["squid-5", "crab-4", "shellfish-3"]),
        by(0).replaces("keeper", "landlord"),
      ],
    ],
    [
      "Schemer",
      {
        seats: [{ pearls: 0, hand: ["squid-2", "crab-3", "shellfish-3"], lords: ["keeper"] }],
        court: ["schemer", "landowner", "miller", "reaper"],
        nextLords: ["landlord"],
      },
      [
        by(0).recruits("schemer", ["squid-2", "crab-3", "shellfish-3"]),
        by(0).replacesFromDeck("keeper"),
      ],
    ],
  ];
  test.each(chains)("AB-31 however the lord comes: by %s", (_, description, moves) => {
    const { state, events } = play(prepare(description), ...moves);
    expect(state.table.seats[0]!.lords).toContain("landlord");
    expect(eventsOf(events, "pearls-gained")).toEqual([
      { type: "pearls-gained", seat: 0, pearls: 1, source: "landlord" },
    ]);
  });

  test("AB-31 a Master of Magic does not affect its own recruitment", () => {
    const allies: Ally[] = ["jellyfish-3", "crab-2", "shellfish-5"];
    const state = facing(allies, ["master-of-magic", ...farmers]);
    expect(refusalOf(state, by(0).recruits("master-of-magic", allies, "shellfish-5")).code).toBe(
      "not-the-lowest-ally",
    );
  });

  test("AB-31 Diplomat and Treasurer do not affect their own recruitment", () => {
    const court = ["diplomat", "treasurer", ...farmers] as const;
    expect(
      refusalOf(
        facing(["crab-5", "crab-4"], court),
        by(0).recruits("diplomat", ["crab-5", "crab-4"]),
      ).code,
    ).toBe("required-race-missing");
    expect(
      refusalOf(
        facing(["squid-5", "crab-4"], court),
        by(0).recruits("treasurer", ["squid-5", "crab-4"]),
      ).code,
    ).toBe("too-few-pearls");
  });
});

describe("declining", () => {
  const ten = (race: "squid" | "jellyfish"): Ally[] => [`${race}-5`, `${race}-4`, `${race}-1`];
  const optional: readonly (readonly [Lord, Ally[], string])[] = [
    ["illusionist", ten("jellyfish"), "swap-location 0"],
    ["corruptor", ten("squid"), "bribe 0"],
    ["traitor", ["squid-5", "crab-4", "shellfish-3"], "replace-lord 0"],
    ["schemer", ["squid-2", "crab-3", "shellfish-3"], "replace-lord 0"],
  ];
  test.each(optional)("AB-32 %s may be declined, and then changes nothing", (lord, hand, ask) => {
    const start = facing(hand, [lord, ...farmers], {
      seats: [{ pearls: 5, lords: ["shepherd"], locations: [{ location: "jail", lords: [] }] }],
    });
    const recruited = play(start, by(0).recruits(lord, hand)).state;
    expect(question(recruited)).toBe(ask);
    expect(openKinds(recruited)).toContain("decline");
    const { state } = play(recruited, by(0).declines());
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]).toMatchObject({
      pearls: 5,
      lords: ["shepherd", lord],
      locations: [{ location: "jail", lords: [] }],
    });
    expect(state.table.court).toEqual(farmers);
  });

  // Black Smokers, the fifth, has a file of its own.

  const obligatory: readonly (readonly [Lord, Ally[], string])[] = [
    ["jailer", ["crab-2", "squid-2", "shellfish-2"], "discard 1"],
    ["assassin", ["crab-5", "crab-4", "crab-1"], "disable 0"],
    ["hunter", ["crab-4", "squid-4"], "steal-token 0"],
    ["apprentice", ["jellyfish-2", "crab-2", "squid-2"], "take-stack 0"],
    [
      "sage",
      ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"],
      "choose-location 0",
    ],
  ];
  const opponent = {
    hand: ["squid-3", "squid-1"],
    lords: ["shepherd", "oracle"],
    tokens: [2, 3],
  } satisfies Area;
  test.each(obligatory)("AB-32 %s may not be declined", (lord, hand, ask) => {
    const start = facing(hand, [lord, ...farmers], {
      seats: [{}, opponent],
      council: { crab: ["crab-1"] },
    });
    const { state } = play(start, by(0).recruits(lord, hand));
    expect(question(state)).toBe(ask);
    expect(openKinds(state)).not.toContain("decline");
    const seat = abyss.decision(state)!.seats[0]!;
    const hasNoChoice = seat !== 0 || lord === "sage";
    expect(refusalOf(state, by(seat).declines()).code).toBe(
      hasNoChoice ? "not-asked" : "not-to-be-declined",
    );
  });

  test("AB-32 a power may not be declined if the Corruptor brought the lord", () => {
    const start = facing(ten("squid"), ["corruptor", "apprentice", ...farmers], {
      seats: [{ pearls: 5 }],
      council: { crab: ["crab-1"] },
    });
    const { state } = play(
      start,
      by(0).recruits("corruptor", ten("squid")),
      by(0).bribes("apprentice"),
    );
    expect(question(state)).toBe("take-stack 0");
    expect(openKinds(state)).toEqual(["take-stack"]);
  });

  test("AB-32 opponents may not decline, even if the Traitor brought the lord", () => {
    const hand: Ally[] = ["squid-5", "crab-4", "shellfish-3"];
    const start = facing(hand, ["traitor", "jailer", ...farmers], {
      seats: [{ lords: ["shepherd"] }, { hand: ["squid-1"] }],
    });
    const { state } = play(
      start,
      by(0).recruits("traitor", hand),
      by(0).replaces("shepherd", "jailer"),
    );
    expect(question(state)).toBe("discard 1");
    expect(openKinds(state)).toEqual(["discard"]);
  });

  test.each(obligatory.slice(0, 4))("AB-32 %s without a target is skipped", (lord, hand) => {
    const { state, events } = play(facing(hand, [lord, ...farmers]), by(0).recruits(lord, hand));
    expect(question(state)).toBe("act 1");
    expect(kinds(events)).toEqual([
      "lord-recruited",
      "ally-affiliated",
      "lord-entered",
      "turn-started",
    ]);
  });

  test("AB-32 as far as possible: the Seeker takes the pearls that are left", () => {
    const hand: Ally[] = ["crab-4", "squid-3"];
    const start = facing(hand, ["seeker", ...farmers], {
      seats: [{}, { pearls: 1 }, { pearls: 5 }],
    });
    const { state } = play(start, by(0).recruits("seeker", hand));
    expect(pearlsOf(state)).toEqual([0, 0, 3]);
  });
});
