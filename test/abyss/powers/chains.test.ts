import { describe, expect, test } from "vitest";
import type { Lord } from "../../../src/abyss/cards/lords.ts";
import { COURT_SPACES } from "../../../src/abyss/cards/numbers.ts";
import { abyss } from "../../../src/abyss/index.ts";
import type { Action, Decision, Event } from "../../../src/abyss/published-types.ts";
import { sorted } from "../../tables.ts";
import { by, payment } from "../by.ts";
import { type Description, eventsOf, legalOf, play, prepare, type State } from "../prepare.ts";

// Seat 0 plays all chains.
const me = by(0);
const seats = [0];
const act = (next: number): Decision => ({ ask: "act", seats: [next] });
const bribe: Decision = { ask: "bribe", seats };
const traitor: Decision = { ask: "replace-lord", seats, by: "traitor" };
const schemer: Decision = { ask: "replace-lord", seats, by: "schemer" };

/** Plays questions and answers in turn, from the recruitment of the first lord to the last question. */
function chain(
  first: Lord,
  { seats: [own = {}, ...others] = [], ...description }: Description,
  steps: readonly (readonly [Decision, Action])[],
  last: Decision,
): Pick<ReturnType<typeof play>, "state" | "events"> {
  const start = prepare({
    ...description,
    seats: [{ ...own, hand: [...payment(first), ...(own.hand ?? [])] }, ...others],
  });
  let { state, events } = play(start, me.recruits(first));
  for (const [decision, answer] of steps) {
    expect(abyss.decision(state)).toEqual(decision);
    const next = play(state, answer);
    [state, events] = [next.state, [...events, ...next.events]];
  }
  expect(abyss.decision(state)).toEqual(last);
  return { state, events };
}

const lordsOf = (state: State) => state.table.seats[0]!.lords;
/** The types of events, with their lords. */
const summary = (events: readonly Event[]) =>
  events.map((event) => ("lord" in event ? `${event.type} ${event.lord}` : event.type));

describe("Corruptor, Traitor, Schemer, Sage, Black Smokers", () => {
  const description: Description = {
    court: ["corruptor", "traitor", "schemer", "keeper"],
    nextLords: ["sage", "reaper", "shepherd", "miller", "landowner", "hunter"],
    available: ["abyss"],
    nextLocations: ["black-smokers", "chasm", "jail"],
    seats: [{ pearls: 5 }],
  };
  const played = () =>
    chain(
      "corruptor",
      description,
      [
        [bribe, me.bribes("traitor")],
        [traitor, me.replaces("corruptor", "schemer")],
        // "Other" than the Schemer itself: the Traitor that brought it may be discarded.
        [schemer, me.replacesFromDeck("traitor")],
        [{ ask: "bring-location", seats, by: "sage" }, me.bringsLocation()],
        [{ ask: "choose-location", seats, by: "sage" }, me.controls("black-smokers", ["sage"])],
        [{ ask: "switch-location", seats }, me.switches("jail")],
      ],
      act(1),
    );

  test("AB-54 AB-55 AB-57 AB-65 the order of events", () => {
    const order = summary(played().events).filter((what) => what !== "stack-searched");
    expect(order).toEqual([
      "lord-recruited corruptor",
      "ally-affiliated",
      "lord-entered corruptor",
      "lord-bribed traitor",
      "lord-entered traitor",
      "lord-discarded corruptor",
      "lord-entered schemer",
      "lord-discarded traitor",
      "lord-entered sage",
      "locations-drawn",
      "location-controlled",
      "locations-made-available",
      "location-switched",
      "pearls-gained",
      "court-filled",
      "turn-started",
    ]);
  });

  test("AB-33 AB-55 AB-58 AB-65 the result: one lord free, one under the location", () => {
    const { table } = played().state;
    expect(table.seats[0]).toMatchObject({
      pearls: 2, // 5 for the bribe, 2 of the refill
      lords: ["schemer"],
      locations: [{ location: "jail", lords: ["sage"] }],
      affiliated: ["squid-1"],
    });
    expect(sorted(table.discardedLords)).toEqual(["corruptor", "traitor"]);
    expect(table.court).toEqual(["keeper", "reaper", "shepherd", "miller", "landowner", "hunter"]);
    expect(sorted(table.available)).toEqual(["abyss", "chasm"]);
    expect(table.stack).toContain("black-smokers");
    expect(table.lastSeat).toBeNull();
  });
});

test("AB-37 AB-55 Schemer, Traitor, Corruptor, Jailer: opponents answer before the refill", () => {
  const { state, events } = chain(
    "schemer",
    {
      court: ["schemer", "corruptor", "jailer", "keeper"],
      nextLords: ["traitor"],
      seats: [
        { pearls: 5, lords: ["trader", "peddler"] },
        { hand: ["crab-3"] },
        { hand: ["squid-3", "squid-3"] },
      ],
    },
    [
      [schemer, me.replacesFromDeck("trader")],
      [traitor, me.replaces("schemer", "corruptor")],
      [bribe, me.bribes("jailer")],
      [{ ask: "discard", seats: [1, 2], by: "jailer" }, by(2).discards("squid-3")],
      [{ ask: "discard", seats: [1], by: "jailer" }, by(1).discards("crab-3")],
    ],
    act(1),
  );
  expect(lordsOf(state)).toEqual(["peddler", "traitor", "corruptor", "jailer"]);
  expect(summary(events).slice(-5)).toEqual([
    "allies-discarded",
    "allies-discarded",
    "pearls-gained",
    "court-filled",
    "turn-started",
  ]);
});

test("AB-39 AB-55 Traitor, Schemer, Assassin: one question per opponent, clockwise", () => {
  const { state } = chain(
    "traitor",
    {
      players: 4,
      court: ["traitor", "schemer", "keeper", "reaper", "miller"],
      nextLords: ["assassin"],
      seats: [
        { lords: ["trader"] },
        { lords: ["oracle", "slaver"] },
        { lords: ["shaman"] },
        { lords: ["commander"] },
      ],
    },
    [
      [traitor, me.replaces("trader", "schemer")],
      [schemer, me.replacesFromDeck("traitor")],
      [{ ask: "disable", seats, of: 1, mayDecline: true }, me.disables("slaver")],
      // The Shaman protects seat 2.
      [{ ask: "disable", seats, of: 3, mayDecline: true }, me.disables("commander")],
    ],
    act(1),
  );
  expect(lordsOf(state)).toEqual(["schemer", "assassin"]);
  expect(state.table.seats.map(({ disabled }) => disabled)).toEqual([
    [],
    ["slaver"],
    [],
    ["commander"],
  ]);
});

test("AB-51 AB-55 AB-65 Traitor, Illusionist, Black Smokers: cards under a location move twice", () => {
  const { state } = chain(
    "traitor",
    {
      court: ["traitor", "illusionist", "keeper", "reaper", "miller"],
      available: ["black-smokers"],
      nextLocations: ["abyss"],
      seats: [{ lords: ["trader"], locations: [{ location: "jail", lords: ["oracle"] }] }],
    },
    [
      [traitor, me.replaces("trader", "illusionist")],
      [{ ask: "swap-location", seats }, me.swaps("jail", "black-smokers")],
      [{ ask: "switch-location", seats }, me.switches("abyss")],
    ],
    act(1),
  );
  expect(state.table.seats[0]!.locations).toEqual([{ location: "abyss", lords: ["oracle"] }]);
  expect(state.table.available).toEqual(["jail"]);
});

test("AB-47 AB-48 AB-54 Corruptor, Schemer, Invoker: the same player goes on", () => {
  const { state } = chain(
    "corruptor",
    {
      court: ["corruptor", "schemer", "keeper", "reaper", "miller"],
      nextLords: ["invoker"],
      seats: [{ pearls: 5 }],
    },
    [
      [bribe, me.bribes("schemer")],
      [schemer, me.replacesFromDeck("corruptor")],
    ],
    act(0),
  );
  expect(lordsOf(state)).toEqual(["schemer", "invoker"]);
});

test("AB-48 AB-54 Corruptor, Traitor, Apprentice, and the Slaver at the end of the turn", () => {
  const { state } = chain(
    "corruptor",
    {
      court: ["corruptor", "traitor", "apprentice", "keeper", "miller", "reaper"],
      council: { crab: ["crab-3"] },
      seats: [{ pearls: 5, lords: ["slaver"] }],
    },
    [
      [bribe, me.bribes("traitor")],
      [traitor, me.replaces("corruptor", "apprentice")],
      [{ ask: "take-stack", seats, mayDecline: true }, me.takesStack("crab")],
      [{ ask: "end-turn", seats }, me.usesSlaver("crab-3")],
    ],
    act(1),
  );
  expect(state.table.seats[0]).toMatchObject({ pearls: 2, hand: [] });
});

describe("chains that end early", () => {
  test("AB-32 AB-33 declined half-way: earlier effects stay, and the court is filled", () => {
    const { state } = chain(
      "corruptor",
      { court: ["corruptor", "traitor", "keeper"], seats: [{ pearls: 5 }] },
      [
        [bribe, me.bribes("traitor")],
        [traitor, me.declines()],
      ],
      act(1),
    );
    expect(lordsOf(state)).toEqual(["corruptor", "traitor"]);
    expect(state.table.court).toHaveLength(COURT_SPACES);
    expect(state.table.discardedLords).toEqual([]);
  });

  test("AB-33 AB-55 the last lord of the court is bribed: a Traitor finds none", () => {
    const { state } = chain(
      "corruptor",
      { court: ["corruptor", "traitor"], seats: [{ pearls: 5 }] },
      [[bribe, me.bribes("traitor")]],
      act(1),
    );
    expect(lordsOf(state)).toEqual(["corruptor", "traitor"]);
    expect(state.table.court).toHaveLength(COURT_SPACES);
  });

  test("AB-55 a Schemer finds no lord in the deck", () => {
    const { state } = chain(
      "traitor",
      {
        court: ["traitor", "schemer", "keeper", "reaper", "miller"],
        lordDeck: [],
        seats: [{ lords: ["trader"] }],
      },
      [[traitor, me.replaces("trader", "schemer")]],
      act(1),
    );
    expect(lordsOf(state)).toEqual(["traitor", "schemer"]);
  });

  test("AB-54 a Corruptor brought by a Traitor finds too few pearls", () => {
    const { state } = chain(
      "traitor",
      {
        court: ["traitor", "corruptor", "keeper", "reaper", "miller"],
        seats: [{ pearls: 4, lords: ["trader"] }],
      },
      [[traitor, me.replaces("trader", "corruptor")]],
      act(1),
    );
    expect(lordsOf(state)).toEqual(["traitor", "corruptor"]);
  });
});

describe("after the chain", () => {
  test.each<[number, Lord[]]>([
    [2, ["keeper", "reaper"]],
    [1, ["keeper"]],
    [0, []],
  ])("AB-33 one refill, with %i lords left", (_, left) => {
    const { state, events } = chain(
      "corruptor",
      { court: ["corruptor", "trader", ...left], seats: [{ pearls: 5 }] },
      [[bribe, me.bribes("trader")]],
      act(1),
    );
    expect(eventsOf(events, "court-filled")).toHaveLength(1);
    expect(eventsOf(events, "pearls-gained").map(({ source }) => source)).toEqual([
      "trader",
      "court",
    ]);
    expect(state.table.seats[0]!.pearls).toBe(3 + 2);
    expect(state.table.court.slice(0, left.length)).toEqual(left);
    expect(state.table.court).toHaveLength(COURT_SPACES);
  });

  test("AB-33 no refill with 3 lords left, which close ranks", () => {
    const { state, events } = chain(
      "corruptor",
      { court: ["keeper", "corruptor", "reaper", "trader", "miller"], seats: [{ pearls: 5 }] },
      [[bribe, me.bribes("trader")]],
      act(1),
    );
    expect(eventsOf(events, "court-filled")).toEqual([]);
    expect(state.table.court).toEqual(["keeper", "reaper", "miller"]);
    expect(state.table.seats[0]!.pearls).toBe(3);
  });

  test("AB-55 AB-67 one end check, for lords and refill together", () => {
    // The 7th lord comes by the bribe, and the deck, emptied by the Schemer, cannot fill the court.
    const { state, events } = chain(
      "corruptor",
      {
        court: ["corruptor", "schemer", "keeper"],
        lordDeck: ["hunter"],
        seats: [{ pearls: 5, lords: ["trader", "peddler", "seeker", "jailer", "invoker"] }],
      },
      [
        [bribe, me.bribes("schemer")],
        [schemer, me.replacesFromDeck("corruptor")],
      ],
      act(1),
    );
    expect(eventsOf(events, "end-triggered")).toEqual([{ type: "end-triggered", seat: 0 }]);
    expect(state.table.lastSeat).toBe(2);
    expect(lordsOf(state)).toHaveLength(7);
    // The pearls come even though there is nothing to fill the court with.
    expect(state.table.seats[0]!.pearls).toBe(2);
  });

  test("AB-67 AB-69 the last lord of the deck, taken by the Schemer, does not trigger the end", () => {
    const { state, events } = chain(
      "schemer",
      {
        court: ["schemer", "keeper", "reaper", "miller"],
        lordDeck: ["hunter"],
        seats: [{ lords: ["trader"] }],
      },
      [[schemer, me.replacesFromDeck("trader")]],
      act(1),
    );
    expect(state.table.lordDeck).toEqual([]);
    expect(eventsOf(events, "end-triggered")).toEqual([]);
  });

  test("AB-55 AB-59 control comes after the powers and the refill, with the keys that are left", () => {
    const { state } = chain(
      "traitor",
      {
        court: ["traitor", "keeper", "reaper"],
        available: ["jail"],
        seats: [{ keys: 2, lords: ["trader"] }],
      },
      [[traitor, me.replaces("trader", "keeper")]],
      { ask: "control", seats },
    );
    expect(state.table.court).toHaveLength(COURT_SPACES);
    expect(legalOf(state, "control")).toEqual([me.controls("jail", ["keeper"], 2)]);
  });

  test("AB-55 AB-59 one key gained and one lost: no control", () => {
    const { state } = chain(
      "traitor",
      {
        court: ["traitor", "keeper", "reaper", "miller", "shepherd"],
        seats: [{ keys: 1, lords: ["oracle"] }],
      },
      [[traitor, me.replaces("oracle", "keeper")]],
      act(1),
    );
    expect(lordsOf(state)).toEqual(["traitor", "keeper"]);
  });

  test("AB-57 AB-59 an ambassador's control comes before the refill, that of other keys after", () => {
    const { state, events } = chain(
      "schemer",
      {
        court: ["schemer", "keeper"],
        nextLords: ["elder"],
        available: ["jail"],
        nextLocations: ["chasm", "depths", "abyss"],
        // 3 key tokens that have been waiting for a location (AB-64).
        seats: [{ keys: 3, lords: ["trader"] }],
      },
      [
        [schemer, me.replacesFromDeck("trader")],
        [{ ask: "bring-location", seats, by: "elder" }, me.bringsLocation()],
        [{ ask: "choose-location", seats, by: "elder" }, me.controls("depths", ["elder"])],
        [{ ask: "control", seats }, me.controls("chasm", [], 3)],
      ],
      act(1),
    );
    expect(summary(events).slice(-6)).toEqual([
      "location-controlled",
      "locations-made-available",
      "pearls-gained",
      "court-filled",
      "location-controlled",
      "turn-started",
    ]);
    expect(state.table.seats[0]!.locations).toEqual([
      { location: "depths", lords: ["elder"] },
      { location: "chasm", lords: [] },
    ]);
  });
});
