import { describe, expect, test } from "vitest";
import type { Ally, Race } from "../../../src/abyss/cards/allies.ts";
import type { Lord } from "../../../src/abyss/cards/lords.ts";
import { abyss } from "../../../src/abyss/index.ts";
import { pearlsOf, sorted } from "../../tables.ts";
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
} from "../prepare.ts";

describe("Shaman", () => {
  test.each(waysOf("shaman"))("AB-31 AB-46 Shaman %s: protects from then on", (way) => {
    // Seat 1 recruits the Seeker, which takes pearls of everybody else but the Shaman's owner.
    const { state } = comes(way, "shaman", {
      court: ["seeker", "keeper", "reaper", "miller"],
      seats: [{ pearls: 5 }, { hand: ["crab-5", "crab-4", "seahorse-2"] }, { pearls: 5 }],
    });
    const after = play(state, by(1).recruits("seeker", ["crab-5", "crab-4", "seahorse-2"])).state;
    expect(pearlsOf(after)).toEqual([5, 1, 3]);
  });

  test("AB-46 Shaman: its owner's own soldiers affect the others", () => {
    const { state } = comes("recruited", "jailer", {
      seats: [{ lords: ["shaman"], hand: ["squid-2"] }, { hand: ["squid-3"] }],
    });
    expect(abyss.decision(state)).toEqual({ ask: "discard", seats: [1], by: "jailer" });
  });

  test("AB-46 Shaman: does not undo earlier effects of soldiers", () => {
    const { state } = comes("recruited", "shaman", { seats: [{ disabled: ["slaver"] }] });
    expect(state.table.seats[0]).toMatchObject({ lords: ["shaman"], disabled: ["slaver"] });
  });
});

describe("Invoker", () => {
  test.each(waysOf("invoker"))("AB-31 AB-47 Invoker %s: one more full turn right after", (way) => {
    const { state, events } = comes(way, "invoker", { council: { crab: ["crab-2"] } });
    expect(eventsOf(events, "extra-turn-gained")).toEqual([{ type: "extra-turn-gained", seat: 0 }]);
    expect(events.at(-1)).toEqual({ type: "turn-started", seat: 0 });
    expect(question(state)).toBe("act 0");
    expect(question(play(state, by(0).requests("crab")).state)).toBe("act 1");
  });

  test("AB-47 Invoker: several extra turns add up", () => {
    // There is one Invoker; the first extra turn is still to come when it enters.
    let { state } = comes("recruited", "invoker", {
      turn: { extra: 1 },
      council: { crab: ["crab-2"], squid: ["squid-2"] },
    });
    expect(question(state)).toBe("act 0");
    state = play(state, by(0).requests("crab")).state;
    expect(question(state)).toBe("act 0");
    state = play(state, by(0).requests("squid")).state;
    expect(question(state)).toBe("act 1");
  });

  test("AB-12 AB-13 AB-47 Invoker: purchases start over in the extra turn", () => {
    const start = prepare({
      players: 2,
      turn: { extra: 1 },
      seats: [{}, { pearls: 2 }],
      nextCards: ["crab-1", "crab-2", "squid-1"],
    });
    const { state } = play(start, by(0).explores(), by(1).buys(), by(0).takes());
    expect(question(state)).toBe("act 0");
    expect(abyss.decision(play(state, by(0).explores()).state)).toMatchObject({
      ask: "offer",
      seats: [1],
      price: 1,
    });
  });

  test("AB-35 AB-47 Invoker: activated powers can be used again in the extra turn", () => {
    const { state } = comes("recruited", "invoker", {
      turn: { used: ["slaver"] },
      seats: [{ lords: ["slaver"], hand: ["squid-2"] }],
    });
    expect(question(state)).toBe("act 0");
    expect(legalOf(state, "use-slaver")).toHaveLength(1);
  });

  test("AB-47 AB-68 Invoker: in a last turn, too", () => {
    const { state } = comes("recruited", "invoker", { lastSeat: 0, council: { crab: ["crab-2"] } });
    expect(question(state)).toBe("act 0");
    const last = play(state, by(0).requests("crab"));
    expect(question(last.state)).toBe("over");
    expect(last.events.at(-1)).toEqual({ type: "game-ended" });
  });

  test("AB-47 AB-68 Invoker: as the 7th lord it still gives the turn before the others' last", () => {
    const lords: Lord[] = ["trader", "peddler", "seeker", "assassin", "corruptor", "shopkeeper"];
    const { state, events } = comes("recruited", "invoker", {
      players: 2,
      seats: [{ lords }],
      council: { crab: ["crab-2"], squid: ["squid-2"] },
    });
    expect(eventsOf(events, "end-triggered")).toHaveLength(1);
    expect(question(state)).toBe("act 0");
    const next = play(state, by(0).requests("crab")).state;
    expect(question(next)).toBe("act 1");
    expect(question(play(next, by(1).requests("squid")).state)).toBe("over");
  });
});

describe("Apprentice", () => {
  const council: NonNullable<Description["council"]> = {
    crab: ["crab-2", "crab-3"],
    squid: ["squid-2"],
  };

  test.each(waysOf("apprentice"))("AB-31 AB-48 Apprentice %s: takes a council stack", (way) => {
    const { state: before } = comes(way, "apprentice", { council });
    expect(question(before)).toBe("take-stack 0");
    expect(legalOf(before, "take-stack")).toEqual([
      by(0).takesStack("crab"),
      by(0).takesStack("squid"),
    ]);
    const { state, events } = play(before, by(0).takesStack("crab"));
    expect(state.table.seats[0]!.hand).toEqual(["crab-2", "crab-3"]);
    expect(state.table.council).toMatchObject({ crab: [], squid: ["squid-2"] });
    expect(eventsOf(events, "stacks-taken")).toEqual([
      { type: "stacks-taken", seat: 0, stacks: ["crab"], allies: ["crab-2", "crab-3"] },
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-48 Apprentice: an empty stack cannot be taken, nor can the power be declined", () => {
    const { state } = comes("recruited", "apprentice", { council });
    expect(refusalOf(state, by(0).takesStack("jellyfish")).code).toBe("stack-empty");
    expect(refusalOf(state, by(0).declines()).code).toBe("not-to-be-declined");
  });

  test("AB-32 AB-48 Apprentice: nothing is asked while the council is empty", () => {
    expect(question(comes("recruited", "apprentice").state)).toBe("act 1");
  });

  test("AB-50 Apprentice: an Alchemist does not make it two stacks", () => {
    const { state } = comes("recruited", "apprentice", {
      council,
      seats: [{ lords: ["alchemist"] }],
    });
    const after = play(state, by(0).takesStack("squid")).state;
    expect(after.table.seats[0]!.hand).toEqual(["squid-2"]);
    expect(question(after)).toBe("act 1");
  });

  test("AB-26 AB-77 Apprentice: only its owner sees the stack", () => {
    const { state } = comes("recruited", "apprentice", { council });
    expect(abyss.view(state, 0).table.council.crab).toEqual([null, null]);
    const [taken] = eventsOf(play(state, by(0).takesStack("crab")).events, "stacks-taken");
    expect(abyss.redact(taken!, 0)).toEqual(taken);
    for (const viewer of [1, "spectator"] as const)
      expect(abyss.redact(taken!, viewer)).toEqual({ ...taken, allies: [null, null] });
  });
});

describe("Alchemist", () => {
  const council: NonNullable<Description["council"]> = {
    crab: ["crab-1"],
    squid: ["squid-1", "squid-2"],
    seahorse: ["seahorse-1"],
  };
  const owner: Description = { council, seats: [{ lords: ["alchemist"] }] };

  test("AB-50 Alchemist: requesting support takes 2 stacks, named together", () => {
    const { state, events } = play(prepare(owner), by(0).requests("squid", "crab"));
    expect(state.table.seats[0]!.hand).toEqual(["crab-1", "squid-1", "squid-2"]);
    expect(state.table.council).toMatchObject({ crab: [], squid: [], seahorse: ["seahorse-1"] });
    expect(eventsOf(events, "stacks-taken")).toHaveLength(1);
    expect(question(state)).toBe("act 1");
  });

  test("AB-50 Alchemist: the order of the stacks makes no difference, and they are listed sorted", () => {
    const start = prepare({
      council: { jellyfish: ["jellyfish-1"], crab: ["crab-1"] },
      seats: [{ lords: ["alchemist"] }],
    });
    expect(legalOf(start, "request-support")).toEqual([by(0).requests("crab", "jellyfish")]);
    const reversed = abyss.reduce(start, by(0).requests("jellyfish", "crab"));
    expect(reversed).toEqual(abyss.reduce(start, by(0).requests("crab", "jellyfish")));
  });

  test("AB-50 Alchemist: not 1 or 3 while there are more, not one twice, not an empty one", () => {
    const state = prepare(owner);
    const code = (...stacks: Race[]) => refusalOf(state, by(0).requests(...stacks)).code;
    expect(code("crab")).toBe("wrong-number-of-stacks");
    expect(code("crab", "squid", "seahorse")).toBe("wrong-number-of-stacks");
    expect(code("crab", "crab")).toBe("stack-named-twice");
    expect(code("crab", "jellyfish")).toBe("stack-empty");
    expect(legalOf(state, "request-support")).toHaveLength(3); // pairs of 3
  });

  test("AB-50 Alchemist: 1 stack if there is only one", () => {
    const state = prepare({ ...owner, council: { crab: ["crab-1", "crab-2"] } });
    expect(legalOf(state, "request-support")).toEqual([by(0).requests("crab")]);
    expect(play(state, by(0).requests("crab")).state.table.seats[0]!.hand).toHaveLength(2);
  });

  test("AB-26 AB-50 Alchemist: no support from an empty council", () => {
    expect(legalOf(prepare({ ...owner, council: {} }), "request-support")).toEqual([]);
  });

  test.each([
    ...withoutPower("alchemist").map(([how, area]) => [how, [area]]),
    ["of an opponent", [{}, { lords: ["alchemist"] }]],
  ] as [string, Area[]][])("AB-35 AB-50 Alchemist %s: 1 stack", (_, seats) => {
    const state = prepare({ council, seats });
    expect(legalOf(state, "request-support")).toHaveLength(3);
    expect(refusalOf(state, by(0).requests("crab", "squid")).code).toBe("wrong-number-of-stacks");
    expect(play(state, by(0).requests("squid")).state.table.council.crab).toEqual(["crab-1"]);
  });

  test.each(waysOf("alchemist"))("AB-31 AB-50 Alchemist %s: works from then on", (way) => {
    const { state } = comes(way, "alchemist", {
      players: 2,
      council: { crab: ["crab-2"], squid: ["squid-2"], shellfish: ["shellfish-2"] },
    });
    const after = play(state, by(1).requests("crab"), by(0).requests("squid", "shellfish")).state;
    expect(after.table.seats[0]!.hand).toEqual(["shellfish-2", "squid-2"]);
  });
});

describe("Illusionist", () => {
  const held: Description = {
    seats: [
      {
        locations: [
          { location: "jail", lords: ["oracle", "recruiter", "treasurer"] },
          { location: "depths", lords: [] },
        ],
      },
      { locations: [{ location: "chasm", lords: [] }] },
    ],
    available: ["abyss", "barracks"],
  };

  test.each(waysOf("illusionist"))("AB-31 AB-51 Illusionist %s: swaps a location", (way) => {
    const { state: before } = comes(way, "illusionist", held);
    expect(question(before)).toBe("swap-location 0");
    const { state, events } = play(before, by(0).swaps("jail", "barracks"));
    // All cards under the location move along.
    expect(state.table.seats[0]!.locations).toContainEqual({
      location: "barracks",
      lords: ["oracle", "recruiter", "treasurer"],
    });
    expect(state.table.seats[0]!.locations).toContainEqual({ location: "depths", lords: [] });
    expect(state.table.seats[0]!.locations).toHaveLength(2);
    expect(sorted(state.table.available)).toEqual(["abyss", "jail"]);
    expect(eventsOf(events, "location-swapped")).toEqual([
      { type: "location-swapped", seat: 0, give: "jail", take: "barracks" },
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-51 Illusionist: any location of its owner, whose place and lords stay", () => {
    const { state: start } = comes("recruited", "illusionist", held);
    for (const [i, { location, lords }] of start.table.seats[0]!.locations.entries()) {
      const { locations } = play(start, by(0).swaps(location, "barracks")).state.table.seats[0]!;
      expect(locations[i]).toEqual({ location: "barracks", lords });
      expect(locations.toSpliced(i, 1)).toEqual(start.table.seats[0]!.locations.toSpliced(i, 1));
    }
  });

  test("AB-51 Illusionist: a location of its owner for an available one", () => {
    const { state } = comes("recruited", "illusionist", held);
    expect(legalOf(state, "swap-location")).toHaveLength(4); // 2 own, 2 available
    expect(refusalOf(state, by(0).swaps("chasm", "abyss")).code).toBe("location-not-owned");
    expect(refusalOf(state, by(0).swaps("abyss", "barracks")).code).toBe("location-not-owned");
    expect(refusalOf(state, by(0).swaps("jail", "chasm")).code).toBe("location-not-on-offer");
    expect(refusalOf(state, by(0).swaps("jail", "depths")).code).toBe("location-not-on-offer");
    expect(refusalOf(state, by(0).swaps("jail", "sanctuary")).code).toBe("location-not-on-offer");
  });

  test("AB-32 AB-51 Illusionist: may be declined", () => {
    const { state: before } = comes("recruited", "illusionist", held);
    const { state } = play(before, by(0).declines());
    expect(state.table.seats[0]!.locations).toEqual(before.table.seats[0]!.locations);
    expect(state.table.available).toEqual(before.table.available);
    expect(question(state)).toBe("act 1");
  });

  test.each([
    ["no own location", { seats: [{}, { locations: [{ location: "chasm", lords: [] }] }] }],
    ["no location available", { ...held, available: [] }],
  ] as [string, Description][])("AB-51 Illusionist: nothing is asked with %s", (_, description) => {
    expect(question(comes("recruited", "illusionist", description).state)).toBe("act 1");
  });

  test("AB-51 AB-65 Illusionist: the new location's effect comes last; the cards move on", () => {
    const { state: before } = comes("recruited", "illusionist", {
      ...held,
      available: ["black-smokers"],
      stack: ["abyss", "barracks"],
    });
    const { state: smokers } = play(before, by(0).swaps("jail", "black-smokers"));
    expect(question(smokers)).toBe("switch-location 0");
    expect(smokers.table.available).toContain("jail");
    const { state } = play(smokers, by(0).switches("abyss"));
    expect(state.table.seats[0]!.locations).toContainEqual({
      location: "abyss",
      lords: ["oracle", "recruiter", "treasurer"],
    });
    expect(sorted(state.table.stack)).toEqual(["barracks", "black-smokers"]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-51 AB-65 Illusionist: the effect of the new location may be declined", () => {
    const { state } = comes("recruited", "illusionist", { ...held, available: ["black-smokers"] });
    const after = play(state, by(0).swaps("jail", "black-smokers"), by(0).declines()).state;
    expect(after.table.seats[0]!.locations).toContainEqual({
      location: "black-smokers",
      lords: ["oracle", "recruiter", "treasurer"],
    });
  });

  test("AB-51 AB-65 Illusionist: with an empty stack Black Smokers stays", () => {
    const { state } = comes("recruited", "illusionist", { ...held, available: [], stack: [] });
    const after = play(state, by(0).swaps("jail", "black-smokers")).state;
    expect(after.table.seats[0]!.locations.map(({ location }) => location)).toContain(
      "black-smokers",
    );
    expect(question(after)).toBe("act 1");
  });

  test("AB-51 Illusionist: Black Smokers given away does nothing", () => {
    const { state } = comes("recruited", "illusionist", {
      seats: [{ locations: [{ location: "black-smokers", lords: [] }] }],
      available: ["abyss"],
    });
    const after = play(state, by(0).swaps("black-smokers", "abyss")).state;
    expect(after.table.available).toEqual(["black-smokers"]);
    expect(question(after)).toBe("act 1");
  });
});

describe("Master of Magic", () => {
  const hand: Ally[] = ["seahorse-4", "seahorse-5"];
  const court: Lord[] = ["shepherd", "keeper", "reaper", "miller"];
  const affiliates = (affiliate: Ally) => by(0).recruits("shepherd", hand, affiliate);

  test.each(hand)("AB-52 Master of Magic: affiliates any of the allies used, the %s", (ally) => {
    const state = prepare({ court, seats: [{ hand, lords: ["master-of-magic"] }] });
    const { table } = play(state, affiliates(ally)).state;
    expect(table.seats[0]!.affiliated).toEqual([ally]);
    expect(table.discard).toEqual(hand.filter((other) => other !== ally));
  });

  test("AB-52 Master of Magic: only an ally that was used", () => {
    const seats: Area[] = [{ hand: [...hand, "seahorse-3"], lords: ["master-of-magic"] }];
    expect(refusalOf(prepare({ court, seats }), affiliates("seahorse-3")).code).toBe(
      "ally-not-played",
    );
  });

  test.each([
    ...withoutPower("master-of-magic").map(([how, area]) => [how, [{ hand, ...area }]]),
    ["of an opponent", [{ hand }, { lords: ["master-of-magic"] }]],
  ] as [string, Area[]][])(
    "AB-30 AB-35 AB-52 Master of Magic %s: the lowest is affiliated",
    (_, seats) => {
      const state = prepare({ court, seats });
      expect(refusalOf(state, affiliates("seahorse-5")).code).toBe("not-the-lowest-ally");
      expect(play(state, affiliates("seahorse-4")).state.table.seats[0]!.affiliated).toEqual([
        "seahorse-4",
      ]);
    },
  );

  test("AB-31 AB-52 Master of Magic: does not affect its own recruitment", () => {
    const state = prepare({
      court: ["master-of-magic", "keeper", "reaper", "miller"],
      seats: [{ hand: payment("master-of-magic") }],
    });
    const allies = payment("master-of-magic");
    const wrong = by(0).recruits("master-of-magic", allies, "jellyfish-5");
    expect(refusalOf(state, wrong).code).toBe("not-the-lowest-ally");
  });

  test.each(waysOf("master-of-magic"))("AB-31 AB-52 Master of Magic %s: works later", (way) => {
    const { state } = comes(way, "master-of-magic", {
      players: 2,
      seats: [{ hand }],
      council: { crab: ["crab-3"] },
    });
    const after = play(state, by(1).requests("crab"), affiliates("seahorse-5")).state;
    expect(after.table.seats[0]!.affiliated).toContain("seahorse-5");
  });
});
