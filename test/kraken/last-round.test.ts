// The last round (AB-68) is played like any other: the same scenes, before and after the end is triggered.
import { expect, test } from "vitest";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Ally, Lord } from "../../src/kraken/cards/box.ts";
import type { Action, Event, Place } from "../../src/kraken/published-types.ts";
import { by, forSmuggler } from "./by.ts";
import { type Description, play, prepare, question, refusalOf } from "./prepare.ts";

const [a, b, c] = [by(0), by(1), by(2)];
const rest: Lord[] = ["trader", "tamer", "keeper"];
const thief = { lords: ["highwayman"] as Lord[], pearls: 0 };
const onStack = { kind: "stack", stack: "crab" } as const;
const cheap: readonly Ally[] = ["squid-4", "crab-1"];

/** Seat 0 recruits a lord with these allies. */
const recruiting = (lord: Lord, hand: readonly Ally[], more: Description = {}): Description => ({
  court: [lord, ...rest],
  ...more,
  seats: [{ hand, pearls: 0, ...more.seats?.[0] }, ...(more.seats ?? []).slice(1)],
});
/** Seat 0 can take Megalodon with three key tokens. */
const searching = (more: Description): Description => ({
  available: ["megalodon"],
  council: { crab: ["crab-1"] },
  seats: [{ keys: 3, pearls: 0 }],
  ...more,
});
const searches = [a.requests("crab"), a.controls("megalodon", [], 3)];
/** Seat 0 explores. */
const offering: Description = { nextCards: ["crab-1", "crab-2", "crab-3"] };

/** A title, the table, the actions, the events of the last one, and the question that follows. */
type Row = [string, Description, readonly Action[], readonly Event[], string];

const rows: Row[] = [
  [
    "KR-27 KR-29 KR-30 a search and its bonuses",
    searching({ nextLoot: [3, 4, 5, 6], nextTokens: [2], nextCards: ["monster", "kraken-3"] }),
    [...searches, a.drawsLoot(), a.drawsLoot(), a.drawsLoot()],
    [
      { type: "key-tokens-gained", seat: 0, keyTokens: 1 },
      { type: "pearls-gained", seat: 0, pearls: 2, source: "loot" },
      { type: "tokens-drawn", seat: 0, tokens: [2] },
      { type: "threat-raised", threat: 2 },
      { type: "ally-found", seat: 0, ally: "kraken-3", monsters: 1 },
    ],
    "search-loot 0",
  ],
  [
    "KR-30 AB-25 the deck is renewed for the ally of a 6",
    searching({
      nextLoot: [6],
      nextCards: Array(6).fill("monster"),
      rest: 2,
      discard: ["squid-1"],
    }),
    searches,
    [
      { type: "deck-renewed", cards: 1 },
      { type: "ally-found", seat: 0, ally: "squid-1", monsters: 6 },
    ],
    "search-loot 0",
  ],
  [
    "KR-31 a second card of a value",
    searching({ nextLoot: [4, 7, 4] }),
    [...searches, a.drawsLoot(), a.drawsLoot()],
    [{ type: "loot-discarded", location: "megalodon", values: [4, 4] }],
    "act 1",
  ],
  [
    "KR-34 a key token of a search at the control step",
    searching({ nextLoot: [3], seats: [{ keys: 5 }] }),
    [...searches, a.stops()],
    [{ type: "key-tokens-gained", seat: 0, keyTokens: 1 }],
    "control 0",
  ],
  [
    "KR-27 KR-33 loot of a location that is swapped",
    recruiting("illusionist", ["jellyfish-5", "jellyfish-4", "jellyfish-1"], {
      seats: [{ locations: [{ location: "megalodon", lords: [] }] }],
      loot: [{ location: "megalodon", values: [4, 7] }],
      available: ["battlefield"],
      nextLoot: [7],
    }),
    [
      a.recruits("illusionist", ["jellyfish-5", "jellyfish-4", "jellyfish-1"]),
      a.swaps("megalodon", "battlefield"),
    ],
    [
      { type: "loot-discarded", location: "megalodon", values: [4, 7] },
      { type: "loot-drawn", seat: 0, location: "battlefield", value: 7 },
    ],
    "search-loot 0",
  ],
  [
    "KR-53 the Highwayman at a power and at the refill",
    recruiting("peddler", ["shellfish-5", "shellfish-3"], {
      court: ["peddler", "tamer", "keeper"],
      seats: [{}, thief],
    }),
    [a.recruits("peddler", ["shellfish-5", "shellfish-3"])],
    [
      { type: "pearl-taken", seat: 1, from: 0 },
      { type: "pearl-taken", seat: 1, from: 0 },
    ],
    "act 1",
  ],
  [
    "KR-53 the Highwayman at loot",
    searching({ nextLoot: [4], seats: [{ keys: 3, pearls: 0 }, thief] }),
    searches,
    [{ type: "pearl-taken", seat: 1, from: 0 }],
    "search-loot 0",
  ],
  [
    "KR-53 the Highwayman at a purchase",
    { ...offering, seats: [{ pearls: 0 }, { ...thief, pearls: 2 }, { pearls: 1 }] },
    [a.explores(), b.declines(), c.buys(), b.buys()],
    [{ type: "pearl-taken", seat: 1, from: 0 }],
    "explore 0",
  ],
  [
    "KR-49 the Shareholder",
    recruiting("outlaw", forSmuggler, { seats: [{}, { lords: ["shareholder"] }] }),
    [a.recruits("outlaw", forSmuggler)],
    [{ type: "pearls-gained", seat: 1, pearls: 1, source: "shareholder" }],
    "act 1",
  ],
  [
    "KR-50 the Inheritor",
    recruiting("inheritor", ["shellfish-5", "shellfish-4", "squid-1"]),
    [a.recruits("inheritor", ["shellfish-5", "shellfish-4", "squid-1"])],
    [{ type: "pearls-gained", seat: 0, pearls: 5, source: "inheritor" }],
    "act 1",
  ],
  [
    "KR-51 the Hypnotist",
    { ...offering, seats: [{}, { lords: ["hypnotist"], pearls: 9 }, { pearls: 9 }] },
    [a.explores(), b.buys(), b.buys()],
    [
      { type: "ally-bought", seat: 1, from: 0, ally: "crab-1", price: 1 },
      { type: "ally-bought", seat: 1, from: 0, ally: "crab-2", price: 2 },
    ],
    "offer 2",
  ],
  [
    "KR-52 the Healer",
    recruiting("healer", ["jellyfish-5", "jellyfish-2"], { discard: ["kraken-4"] }),
    [a.recruits("healer", ["jellyfish-5", "jellyfish-2"]), a.recovers("kraken-4")],
    [{ type: "ally-recovered", seat: 0, ally: "kraken-4" }],
    "act 1",
  ],
  [
    "KR-54 the Executioner",
    recruiting("executioner", ["crab-5", "squid-3", "seahorse-1"], {
      seats: [{}, { affiliated: ["crab-1", "crab-4"] }],
    }),
    [
      a.recruits("executioner", ["crab-5", "squid-3", "seahorse-1"]),
      a.names("crab"),
      b.loses("crab-4"),
    ],
    [
      { type: "race-named", seat: 0, race: "crab" },
      { type: "affiliated-discarded", seat: 1, ally: "crab-4" },
    ],
    "act 1",
  ],
  [
    "KR-55 the Recipient",
    { seats: [{ lords: ["recipient"] }], court: ["trader"], nextLords: ["miller"] },
    [a.usesRecipient()],
    [{ type: "lord-summoned", seat: 0, lord: "miller" }],
    "act 0",
  ],
  [
    "KR-56 the Liberator",
    recruiting("liberator", ["squid-5", "squid-3", "crab-1"], {
      seats: [{ locations: [{ location: "jail", lords: ["reaper"] }] }],
    }),
    [a.recruits("liberator", ["squid-5", "squid-3", "crab-1"]), a.frees("reaper")],
    [{ type: "lord-freed", seat: 0, lord: "reaper", location: "jail" }],
    "act 1",
  ],
  [
    "KR-26 KR-41 the Ferryman, and nobody has the figure",
    { seats: [{ lords: ["ferryman"] }], nebulis: [1, 0, 0] },
    [a.usesFerryman()],
    [
      { type: "nebulis-changed", by: [-1, 0, 0], source: "ferryman" },
      { type: "figure-moved", seat: null, from: 0 },
      { type: "pearls-gained", seat: 0, pearls: 1, source: "ferryman" },
    ],
    "act 0",
  ],
  [
    "KR-25 KR-44 the Fence, and the figure is given",
    recruiting("fence", forSmuggler, { nebulis: [2, 0, 0] }),
    [a.recruits("fence", forSmuggler), a.givesFigure(2)],
    [
      { type: "nebulis-changed", by: [-2, 1, 1], source: "fence" },
      { type: "figure-moved", seat: 2, from: 0 },
    ],
    "act 1",
  ],
  [
    "KR-23 KR-36 KR-46 the Watcher and its sentinel",
    recruiting("watcher", cheap),
    [a.recruits("watcher", cheap), a.places(onStack)],
    [
      { type: "sentinel-taken", seat: 0, sentinel: "watcher" },
      { type: "nebulis-changed", by: [1, 0, 0], source: "watcher" },
      { type: "figure-moved", seat: 0, from: null },
      { type: "sentinel-placed", seat: 0, sentinel: "watcher", place: onStack },
    ],
    "act 1",
  ],
  [
    "KR-36 KR-39 a sentinel is placed, and comes back",
    { sentinels: { watcher: { owner: 0, on: null } }, council: { crab: ["crab-1"] } },
    [a.posts("watcher", onStack), a.requests("crab")],
    [
      { type: "sentinel-placed", seat: 0, sentinel: "watcher", place: onStack },
      { type: "sentinel-returned", seat: 0, sentinel: "watcher" },
    ],
    "act 1",
  ],
  [
    "KR-9 a kraken is placed",
    { track: ["kraken-4", "squid-3"], question: { ask: "explore", seats: [0] } },
    [a.takes(), a.placesKraken("crab")],
    [{ type: "kraken-placed", seat: 0, kraken: "kraken-4", stack: "crab" }],
    "act 1",
  ],
  [
    "KR-14 KR-18 KR-24 KR-42 krakens and nebulis in a recruitment",
    recruiting("counterfeiter", ["kraken-2", "squid-3"], {
      seats: [{ lords: ["outlaw"] }],
      nebulis: [3, 2, 0],
    }),
    [a.recruits("counterfeiter", ["kraken-2", "squid-3"], 2)],
    [
      { type: "nebulis-changed", by: [-2, 0, 0], source: "payment" },
      { type: "figure-moved", seat: 1, from: 0 },
      { type: "nebulis-changed", by: [1, 0, 0], source: "krakens" },
      { type: "figure-moved", seat: 0, from: 1 },
    ],
    "act 1",
  ],
  [
    "KR-18 KR-20 KR-24 a nebulis for an ally",
    { ...offering, seats: [{}, { pearls: 0 }], nebulis: [0, 1, 0] },
    [a.explores(), b.buys(1)],
    [
      { type: "nebulis-changed", by: [1, -1, 0], source: "payment" },
      { type: "figure-moved", seat: 0, from: 1 },
      { type: "ally-bought", seat: 1, from: 0, ally: "crab-1", price: 1 },
    ],
    "explore 0",
  ],
];

const after = ([, scene, actions]: Row, lastSeat: Seat | null) => {
  const { state, ...others } = play(prepare({ ...scene, lastSeat }), ...actions);
  return { ...others, state: { ...state, table: { ...state.table, lastSeat: null } } };
};

test.each(rows)("%s, in the last round too", (...row) => {
  const [, , , expected, nextQuestion] = row;
  const usual = after(row, null);
  // Seat 1 still has its last turn.
  expect(after(row, 1)).toEqual(usual);
  // In the very last turn the same happens, and then the game ends.
  const events = usual.events.filter(({ type }) => type !== "turn-started");
  expect(after(row, 0).events.slice(0, events.length)).toEqual(events);
  expect(events.filter(({ type }) => expected.some((one) => one.type === type))).toEqual(expected);
  expect(question(usual.state)).toBe(nextQuestion);
});

test.each<[string, Place, readonly Action[], Action]>([
  ["lord", { kind: "lord", lord: "outlaw" }, [], a.recruits("outlaw", forSmuggler)],
  ["stack", onStack, [], a.requests("crab")],
  [
    "location",
    { kind: "location", location: "jail" },
    [a.requests("crab")],
    a.controls("jail", [], 3),
  ],
])("KR-37 in the last round too a reserved %s is its owner's", (_, on, actions, action) => {
  const start = prepare({
    court: ["outlaw", ...rest],
    council: { crab: ["crab-1"] },
    available: ["jail", "depths"],
    seats: [{ hand: forSmuggler, keys: 3 }],
    sentinels: { watcher: { owner: 1, on } },
    lastSeat: 1,
  });
  expect(refusalOf(play(start, ...actions).state, action)).toEqual({
    code: "reserved",
    rule: "KR-37",
    params: { place: on, by: 1 },
  });
});
