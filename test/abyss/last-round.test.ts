// AB-68: a turn of the last round is like any other, up to its end.
import { expect, test } from "vitest";
import { type Lord, lords } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import type { Action, Event } from "../../src/abyss/published-types.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { expectEqual } from "../expect-equal.ts";
import { sorted } from "../tables.ts";
import { by, lowest, payment } from "./by.ts";
import { comes, waysOf } from "./lord-arrivals.ts";
import { type Description, open, play, prepare, question, type State } from "./prepare.ts";
import { allScenes } from "./scenes.ts";

/** The events of the turn, until another begins or the game ends, without a trigger of the end. */
function inTurn(events: readonly Event[]): Event[] {
  const end = events.findIndex(({ type }) => type === "turn-started" || type === "hand-revealed");
  return events
    .slice(0, end < 0 ? events.length : end)
    .filter(({ type }) => type !== "end-triggered");
}

/** Seat 0 has explored, and decides about the last card of the track. */
const deciding: Description = { question: { ask: "explore", seats: [0] } };
const four = ["crab-1", "crab-1", "squid-1", "seahorse-1"] as const;
const farmers = ["keeper", "reaper", "shepherd"] as const;
const seven = [
  ...(["squid-1", "squid-1", "squid-2", "squid-3"] as const),
  ...(["seahorse-1", "seahorse-1", "seahorse-2"] as const),
];

/** Seat 0 can pay for the lord. */
const before = (lord: Lord, more: Description = {}): Description => {
  const [own = {}, ...others] = more.seats ?? [];
  return {
    court: [lord, ...farmers],
    ...more,
    seats: [{ pearls: 0, ...own, hand: payment(lord) }, ...others],
  };
};
/** Seat 0 recruits the lord with allies alone. */
const entered = (lord: Lord): Event[] => [
  { type: "lord-recruited", seat: 0, lord, allies: sorted(payment(lord)), pearls: 0 },
  { type: "ally-affiliated", seat: 0, ally: lowest(payment(lord)) },
  { type: "lord-entered", seat: 0, lord },
];
const fought = (space: number, reward: { keys?: number; pearls?: number }): Event => ({
  type: "monster-fought",
  seat: 0,
  space,
  reward: { keys: 0, pearls: 0, tokens: 0, ...reward },
});
const explored = (...allies: (typeof four)[number][]): Event => ({
  type: "exploration-ended",
  seat: 0,
  allies,
  monsters: 0,
});
const gained = (pearls: number, source: Extract<Event, { type: "pearls-gained" }>["source"]) =>
  ({ type: "pearls-gained", seat: 0, pearls, source }) as const;

test.each<[rules: string, what: string, Description, Action[], Event[]]>([
  [
    "AB-8",
    "plotting",
    { court: farmers, nextLords: ["sage"], council: { crab: ["crab-1"] } },
    [by(0).plots(), by(0).requests("crab")],
    [
      { type: "plotted", seat: 0, lord: "sage" },
      { type: "stacks-taken", seat: 0, stacks: ["crab"], allies: ["crab-1"] },
    ],
  ],
  [
    "AB-11 AB-12 AB-15",
    "opponents buy",
    {
      seats: [{ pearls: 0 }, { pearls: 1 }, { pearls: 2 }],
      nextCards: ["crab-1", "squid-2", "squid-3"],
    },
    [by(0).explores(), by(1).buys(), by(2).buys(), by(0).takes()],
    [
      { type: "card-revealed", card: "crab-1", space: 1 },
      { type: "ally-bought", seat: 1, from: 0, ally: "crab-1", price: 1 },
      { type: "card-revealed", card: "squid-2", space: 1 },
      { type: "ally-bought", seat: 2, from: 0, ally: "squid-2", price: 2 },
      { type: "card-revealed", card: "squid-3", space: 1 },
      { type: "ally-taken", seat: 0, ally: "squid-3" },
      explored(),
    ],
  ],
  [
    "AB-17",
    "the pearl of the last space, with an ally",
    { ...deciding, track: [...four, "squid-3"] },
    [by(0).takes()],
    [{ type: "ally-taken", seat: 0, ally: "squid-3" }, gained(1, "last-space"), explored(...four)],
  ],
  [
    "AB-20 AB-22",
    "the pearl of the last space, and the reward of a fight",
    { ...deciding, track: [...four, "monster"], threat: 4 },
    [by(0).fights({ keys: 1, pearls: 1 })],
    [
      fought(4, { keys: 1, pearls: 1 }),
      gained(1, "last-space"),
      { type: "key-tokens-gained", seat: 0, keyTokens: 1 },
      gained(1, "reward"),
      explored(...four),
    ],
  ],
  [
    "AB-19",
    "the threat",
    {
      ...deciding,
      track: ["monster"],
      seats: [{}, { pearls: 0 }, { pearls: 0 }],
      nextCards: ["crab-1"],
    },
    [by(0).continues(), by(0).takes()],
    [
      { type: "threat-raised", threat: 2 },
      { type: "card-revealed", card: "crab-1", space: 2 },
      { type: "ally-taken", seat: 0, ally: "crab-1" },
      { type: "exploration-ended", seat: 0, allies: [], monsters: 1 },
    ],
  ],
  [
    "AB-41",
    "the Tamer of an opponent",
    { ...deciding, track: ["monster"], threat: 3, seats: [{}, { lords: ["tamer"] }] },
    [by(0).fights({ pearls: 2 })],
    [fought(2, { pearls: 2 }), gained(2, "reward"), explored()],
  ],
  [
    "AB-43",
    "the Ship Master",
    { ...deciding, track: [...four, "squid-3"], seats: [{ lords: ["ship-master"] }] },
    [by(0).takes()],
    [
      { type: "ally-taken", seat: 0, ally: "squid-3" },
      gained(1, "last-space"),
      explored(...four),
      gained(3, "ship-master"),
    ],
  ],
  [
    "AB-36",
    "the Recruiter of an opponent",
    {
      court: ["shepherd", "miller", "reaper", "keeper"],
      seats: [{ pearls: 2, hand: ["seahorse-3", "seahorse-5"] }, { lords: ["recruiter"] }],
    },
    [by(0).recruits("shepherd", ["seahorse-3", "seahorse-5"])],
    [
      {
        type: "lord-recruited",
        seat: 0,
        lord: "shepherd",
        allies: ["seahorse-3", "seahorse-5"],
        pearls: 2,
      },
      { type: "ally-affiliated", seat: 0, ally: "seahorse-3" },
      { type: "lord-entered", seat: 0, lord: "shepherd" },
    ],
  ],
  [
    "AB-40 AB-66",
    "the Commander of an opponent",
    { council: { crab: ["crab-3"] }, seats: [{ hand: seven }, { lords: ["commander"] }] },
    [by(0).requests("crab"), by(0).discards("squid-1", "squid-1")],
    [
      { type: "stacks-taken", seat: 0, stacks: ["crab"], allies: ["crab-3"] },
      { type: "allies-discarded", seat: 0, allies: ["squid-1", "squid-1"] },
    ],
  ],
  [
    "AB-33",
    "the refill of the court",
    before("miller", {
      court: ["miller", "keeper"],
      nextLords: ["sage", "elder", "tamer", "hunter", "trader"],
    }),
    [by(0).recruits("miller")],
    [
      ...entered("miller"),
      gained(2, "court"),
      { type: "court-filled", lords: ["sage", "elder", "tamer", "hunter", "trader"] },
    ],
  ],
  [
    "AB-37",
    "a Jailer",
    before("jailer", { seats: [{}, { hand: ["squid-3"] }, { hand: ["squid-4"] }] }),
    [by(0).recruits("jailer"), by(2).discards("squid-4"), by(1).discards("squid-3")],
    [
      ...entered("jailer"),
      { type: "allies-discarded", seat: 2, allies: ["squid-4"] },
      { type: "allies-discarded", seat: 1, allies: ["squid-3"] },
    ],
  ],
  [
    "AB-38",
    "a Seeker",
    before("seeker", { seats: [{}, { pearls: 1 }, { pearls: 3 }] }),
    [by(0).recruits("seeker")],
    [
      ...entered("seeker"),
      { type: "pearls-returned", seat: 1, pearls: 1 },
      { type: "pearls-returned", seat: 2, pearls: 2 },
    ],
  ],
  [
    "AB-39",
    "an Assassin",
    before("assassin", { seats: [{}, { lords: ["trader"] }, { lords: ["oracle"] }] }),
    [by(0).recruits("assassin"), by(0).disables("trader"), by(0).disables("oracle")],
    [
      ...entered("assassin"),
      { type: "lord-disabled", seat: 1, lord: "trader" },
      { type: "lord-disabled", seat: 2, lord: "oracle" },
    ],
  ],
  [
    "AB-42",
    "a Hunter",
    before("hunter", { seats: [{}, {}, { tokens: [4] }] }),
    [by(0).recruits("hunter"), by(0).steals(2)],
    [...entered("hunter"), { type: "token-stolen", seat: 0, from: 2, token: 4 }],
  ],
  [
    "AB-44",
    "a Trader",
    before("trader"),
    [by(0).recruits("trader")],
    [...entered("trader"), gained(3, "trader")],
  ],
  [
    "AB-45 AB-49",
    "Slaver and Oracle",
    {
      seats: [{ lords: ["slaver", "oracle"], hand: ["crab-2"] }],
      council: { squid: ["squid-1"], crab: ["crab-1"] },
    },
    [by(0).usesSlaver("crab-2"), by(0).requests("crab"), by(0).usesOracle("squid")],
    [
      { type: "allies-discarded", seat: 0, allies: ["crab-2"] },
      gained(2, "slaver"),
      { type: "stacks-taken", seat: 0, stacks: ["crab"], allies: ["crab-1"] },
      { type: "stack-discarded", seat: 0, stack: "squid", allies: ["squid-1"] },
    ],
  ],
  [
    "AB-50 AB-53",
    "Alchemist and Opportunist",
    {
      court: farmers,
      nextLords: ["sage"],
      seats: [{ lords: ["alchemist", "opportunist"] }],
      council: { squid: ["squid-1"], crab: ["crab-1"] },
    },
    [by(0).requests("crab", "squid"), by(0).usesOpportunist("reaper")],
    [
      { type: "stacks-taken", seat: 0, stacks: ["crab", "squid"], allies: ["crab-1", "squid-1"] },
      { type: "lord-discarded", seat: 0, lord: "reaper", from: "court" },
      { type: "court-filled", lords: ["sage"] },
    ],
  ],
  [
    "AB-48",
    "an Apprentice",
    before("apprentice", { council: { squid: ["squid-3"] } }),
    [by(0).recruits("apprentice"), by(0).takesStack("squid")],
    [
      ...entered("apprentice"),
      { type: "stacks-taken", seat: 0, stacks: ["squid"], allies: ["squid-3"] },
    ],
  ],
  [
    "AB-51",
    "an Illusionist",
    before("illusionist", {
      available: ["jail"],
      seats: [{ locations: [{ location: "chasm", lords: [] }] }],
    }),
    [by(0).recruits("illusionist"), by(0).swaps("chasm", "jail")],
    [...entered("illusionist"), { type: "location-swapped", seat: 0, give: "chasm", take: "jail" }],
  ],
  [
    "AB-54",
    "a Corruptor",
    before("corruptor", { seats: [{ pearls: 5 }], court: ["corruptor", "peddler", ...farmers] }),
    [by(0).recruits("corruptor"), by(0).bribes("peddler")],
    [
      ...entered("corruptor"),
      { type: "lord-bribed", seat: 0, lord: "peddler", pearls: 5 },
      { type: "lord-entered", seat: 0, lord: "peddler" },
      gained(2, "peddler"),
    ],
  ],
  [
    "AB-55",
    "a Traitor",
    before("traitor", { seats: [{ lords: ["miller"] }], court: ["traitor", "trader", ...farmers] }),
    [by(0).recruits("traitor"), by(0).replaces("miller", "trader")],
    [
      ...entered("traitor"),
      { type: "lord-discarded", seat: 0, lord: "miller", from: "own" },
      { type: "lord-entered", seat: 0, lord: "trader" },
      gained(3, "trader"),
    ],
  ],
  [
    "AB-57",
    "an ambassador",
    before("sage", { nextLocations: ["jail", "chasm"] }),
    [by(0).recruits("sage"), by(0).controls("chasm", ["sage"])],
    [
      ...entered("sage"),
      { type: "locations-drawn", seat: 0, locations: ["jail", "chasm"] },
      { type: "location-controlled", seat: 0, location: "chasm", lords: ["sage"], keyTokens: 0 },
      { type: "locations-made-available", locations: ["jail"] },
    ],
  ],
  [
    "AB-59 AB-65",
    "control by three keys, and Black Smokers",
    {
      ...deciding,
      track: ["monster"],
      threat: 3,
      seats: [{ keys: 1, lords: ["keeper"] }],
      available: ["black-smokers"],
      stack: ["jail"],
    },
    [
      by(0).fights({ keys: 1 }),
      by(0).controls("black-smokers", ["keeper"], 2),
      by(0).switches("jail"),
    ],
    [
      fought(3, { keys: 1 }),
      { type: "key-tokens-gained", seat: 0, keyTokens: 1 },
      explored(),
      {
        type: "location-controlled",
        seat: 0,
        location: "black-smokers",
        lords: ["keeper"],
        keyTokens: 2,
      },
      { type: "stack-searched", seat: 0, locations: ["jail"] },
      { type: "location-switched", seat: 0, location: "jail" },
    ],
  ],
])("%s AB-68 the same in the last round: %s", (_, __, description, actions, expected) => {
  for (const lastSeat of [null, 0, 1, 2]) {
    const { state, events } = play(prepare({ ...description, lastSeat }), ...actions);
    expect(inTurn(events), `last seat: ${lastSeat}`).toEqual(expected);
    expect(question(state)).toBe(lastSeat === 0 ? "over" : "act 1");
  }
});

/** The same state in a last round that ends with this seat. */
const inLastRound = (state: State, lastSeat: Seat): State =>
  assumeConsistent(abyss, { ...state, table: { ...state.table, lastSeat } });

/** The result of an action, without the end that it may trigger. */
function outcomeOf(state: State, action: Action) {
  const result = abyss.reduce(state, action);
  if (!result.ok) return result;
  const events = result.events.filter(({ type }) => type !== "end-triggered");
  return { ...result, events, state: inLastRound(result.state, 0) };
}

test.each(allScenes)("AB-68 every action has the same result in the last round: %s", (_, scene) => {
  const state = scene();
  const actions = open(state);
  const outcomes = actions.map((action) => outcomeOf(state, action));
  for (const lastSeat of state.table.seats.keys()) {
    const last = inLastRound(state, lastSeat);
    expectEqual(open(last), actions);
    for (const [i, action] of actions.entries()) {
      const [now, then] = [outcomes[i]!, outcomeOf(last, action)];
      if (now.ok && then.ok && question(then.state) === "over")
        expect(inTurn(then.events)).toEqual(inTurn(now.events));
      else expectEqual(then, now);
    }
  }
});

test.each(lords)(
  "AB-31 AB-68 a lord that enters in the last round has the same effect: %s",
  (lord) => {
    const [one, another] = (["oracle", "diplomat", "alchemist"] as const).filter((l) => l !== lord);
    const description: Description = {
      seats: [
        { locations: [{ location: "chasm", lords: [] }] },
        { hand: seven, tokens: [2, 3], lords: [one!] },
        { hand: ["squid-3"], tokens: [4], lords: [another!] },
      ],
      council: { crab: ["crab-3"] },
    };
    for (const way of waysOf(lord)) {
      const now = comes(way, lord, description);
      const next = question(now.state);
      for (const lastSeat of [0, 1]) {
        const then = comes(way, lord, { ...description, lastSeat });
        expect(inTurn(then.events), way).toEqual(inTurn(now.events));
        const isOver = lastSeat === 0 && next === "act 1";
        expect(question(then.state), way).toBe(isOver ? "over" : next);
      }
    }
  },
);
