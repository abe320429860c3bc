// States of the right shape that are inconsistent, with all their problems.
import { describe, expect, test } from "vitest";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { kraken } from "../../src/kraken/index.ts";
import { copy } from "../bad-input/errors.ts";
import { type Break, pathIn, set } from "../bad-input/inconsistent-tests.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { prepare, type State } from "./prepare.ts";
import { scenes } from "./scenes.ts";

/** A title, a consistent state, what breaks it, and all its problems as "path: reason". */
type Row = readonly [string, Scene<State>, Break, readonly string[]];

function testRows(rows: readonly Row[]): void {
  test.each(rows)("%s", (_, consistent, breakIt, expected) => {
    const valid = stateOf(consistent);
    const state = copy(valid);
    breakIt(state);
    const found = problems(kraken, "state", state);
    expect(found.map(({ path, reason }) => `${path.join(".")}: ${reason}`)).toEqual(
      expected.map((one) => pathIn(valid, one)),
    );
  });
}

const start = prepare({
  seats: [
    { locations: [{ location: "megalodon", lords: [] }] },
    { affiliated: ["crab-1"], locations: [{ location: "battlefield", lords: [] }] },
  ],
  nebulis: [2, 1, 0],
  loot: [{ location: "megalodon", values: [4, 7] }],
  sentinels: {
    watcher: { owner: 1, on: { kind: "stack", stack: "crab" } },
    vigil: { owner: 0, on: null },
  },
  available: ["jail"],
  discard: ["kraken-2", "kraken-3"],
});

// biome-ignore lint/suspicious/noExplicitAny: what is broken has no type
type Area = any;
/** Breaks the area of Kraken. */
const area =
  (breakIt: (area: Area) => void): Break =>
  ({ table }) =>
    breakIt(table.kraken);

/** Takes a loot card of this value from the deck. */
const fromDeck = ({ lootDeck }: Area, value: number) =>
  lootDeck.splice(lootDeck.indexOf(value), 1)[0];

const posted = (sentinel: string, on: object) => set(`table.kraken.sentinels.${sentinel}.on`, on);

describe("nebulis and the figure", () => {
  const figure = "table.kraken.figure: its holder has";
  testRows([
    [
      "KR-6 nebulis of too few seats",
      start,
      area(({ nebulis }) => nebulis.pop()),
      ["table.kraken.nebulis: has 2 entries, but the game has 3 seats"],
    ],
    [
      "KR-6 nebulis of too many seats",
      start,
      area(({ nebulis }) => nebulis.push(0)),
      ["table.kraken.nebulis: has 4 entries, but the game has 3 seats"],
    ],
    [
      "KR-24 a holder with fewer nebulis",
      start,
      set("table.kraken.figure", 1),
      [`${figure} 1 nebulis, expected 2 or more`],
    ],
    [
      "KR-26 a figure, but no nebulis",
      start,
      set("table.kraken.nebulis", [0, 0, 0]),
      [`${figure} 0 nebulis, expected 1 or more`],
    ],
    [
      "KR-26 nebulis, but no figure",
      start,
      set("table.kraken.figure", null),
      ["table.kraken.figure: nobody has the figure, but a player with the most nebulis must"],
    ],
    [
      "KR-23 a holder that does not exist",
      start,
      set("table.kraken.figure", 3),
      ["table.kraken.figure: seat 3, expected 0 to 2"],
    ],
    [
      "KR-13 affiliated krakens",
      start,
      ({ table }) => {
        table.seats[1].affiliated.push(table.discard.pop());
        table.seats[2].affiliated.push(table.discard.pop());
      },
      [
        "table.seats.1.affiliated: has a kraken, but krakens are never affiliated",
        "table.seats.2.affiliated: has a kraken, but krakens are never affiliated",
      ],
    ],
  ]);
});

describe("loot", () => {
  testRows([
    [
      "KR-5 a card too many",
      start,
      area(({ lootDeck }) => lootDeck.push(3)),
      ["table.kraken: 3 appears too often"],
    ],
    ["KR-5 a card too few", start, area((all) => fromDeck(all, 5)), ["table.kraken: 5 is missing"]],
    [
      "KR-31 a value twice",
      start,
      area((all) => all.loot[0].values.push(fromDeck(all, 4))),
      ["table.kraken.loot.0.values: expected one or more different values"],
    ],
    [
      "KR-32 a location listed without loot",
      start,
      area((all) => all.loot.push({ location: "battlefield", values: [] })),
      ["table.kraken.loot.1.values: expected one or more different values"],
    ],
    [
      "KR-33 a location twice",
      start,
      area((all) => all.loot.push({ location: "megalodon", values: [fromDeck(all, 3)] })),
      ["table.kraken.loot.1.location: megalodon is listed twice"],
    ],
    [
      "KR-33 a location that nobody owns",
      start,
      ({ table }) => {
        table.available.push(table.seats[0].locations.pop().location);
      },
      ["table.kraken.loot.0.location: megalodon is not a loot location that a player owns"],
    ],
    [
      "KR-61 a location of a player that is not a loot location",
      start,
      ({ table }) => {
        table.seats[0].locations.push({ location: table.available.pop(), lords: [] });
        table.kraken.loot[0].location = "jail";
      },
      ["table.kraken.loot.0.location: jail is not a loot location that a player owns"],
    ],
    [
      "KR-32 discarded loot that is not sorted",
      start,
      area((all) => {
        all.discardedLoot.push(fromDeck(all, 7), fromDeck(all, 3));
      }),
      ["table.kraken.discardedLoot: must be sorted"],
    ],
  ]);
});

describe("sentinels", () => {
  const at = "table.kraken.sentinels";
  const nowhere = "is not in the court, on the council or among the available locations";
  testRows([
    [
      "KR-35 placed, but without an owner",
      start,
      set(`${at}.watcher.owner`, null),
      [`${at}.watcher.owner: the sentinel is placed, but has no owner`],
    ],
    [
      "KR-35 of a player that does not exist",
      start,
      set(`${at}.vigil.owner`, 3),
      [`${at}.vigil.owner: seat 3, expected 0 to 2`],
    ],
    [
      "KR-35 two in a zone",
      start,
      posted("vigil", { kind: "stack", stack: "squid" }),
      [`${at}.vigil.on: another sentinel is already in this zone`],
    ],
    [
      "KR-35 on a lord that is not in the court",
      start,
      (state) => {
        const lord = state.table.lordDeck[0];
        posted("vigil", { kind: "lord", lord })(state);
      },
      [`${at}.vigil.on: ${nowhere}`],
    ],
    [
      "KR-35 on a location that is not available",
      start,
      posted("vigil", {
        kind: "location",
        location: "megalodon",
      }),
      [`${at}.vigil.on: ${nowhere}`],
    ],
    [
      "KR-35 on a guest",
      start,
      posted("vigil", { kind: "guest", guest: "usurer" }),
      [`${at}.vigil.on: ${nowhere}`],
    ],
  ]);
});

test.each<[string, Break]>([
  ["KR-24 a player level with the holder", set("table.kraken.nebulis", [2, 2, 0])],
  [
    "KR-26 neither nebulis nor a figure",
    area((all) => {
      all.nebulis = [0, 0, 0];
      all.figure = null;
    }),
  ],
  [
    "KR-33 loot on two locations",
    area((all) => {
      all.loot.push({ location: "battlefield", values: [fromDeck(all, 7)] });
    }),
  ],
  ["KR-36 two sentinels in front of players", set("table.kraken.sentinels.lookout.owner", 2)],
  ["KR-35 a sentinel in another zone", posted("vigil", { kind: "location", location: "jail" })],
])("%s: nothing is wrong", (_, change) => {
  const state = copy(start);
  change(state);
  expect(problems(kraken, "state", state)).toEqual([]);
});

const impossibleEntry = ["agenda.-1: cannot be on the agenda in this position"];
/** Changes fields of the open question. */
const questionWith =
  (fields: object): Break =>
  ({ agenda }) =>
    Object.assign(agenda.at(-1), fields);
const revealed: Break = ({ table }) => table.track.push(table.deck.pop());
const drawn: Break = ({ table }) => table.drawn.push(table.stack.pop());

const placing = () => scenes["place-kraken"].one;
const posting = () => scenes["place-sentinel"]["by a recruitment"];
const giving = () => scenes["give-nebulis"]["one for three"];
const losing = () => scenes["discard-affiliated"]["two opponents"];
const searching = () => scenes["search-loot"]["after a 7"];
const figure = () => scenes["give-figure"]["two drawn level"]; // 2 each, seat 0 has it
const ahead = prepare({
  players: 4,
  nebulis: [1, 2, 2, 1],
  figure: 0,
  question: { ask: "give-figure", seats: [0], to: [1, 2], areAhead: true },
});
/** Questions of powers that require nothing else of the table. */
const plain = {
  healer: () => scenes["take-from-discard"]["a kraken and others"],
  executioner: () => scenes["name-race"]["two of three affected"],
  liberator: () => scenes["free-lord"]["two under a location"],
};

describe("questions that cannot be asked in the position", () => {
  const row = (title: string, consistent: Scene<State>, breakIt: Break): Row => [
    title,
    consistent,
    breakIt,
    impossibleEntry,
  ];
  const swapped =
    (card: string): Break =>
    ({ table: { deck, track } }) => {
      track.push(...deck.splice(deck.indexOf(card), 1));
    };

  testRows([
    row("KR-9 krakens placed by another", placing, questionWith({ seats: [1] })),
    row("KR-9 krakens placed by two", placing, questionWith({ seats: [0, 1] })),
    row("KR-9 krakens placed, but none revealed", placing, ({ table: { deck, track } }) =>
      deck.push(track.pop()),
    ),
    row("KR-9 a monster among krakens to place", placing, swapped("monster")),
    row("KR-9 another ally among krakens to place", placing, swapped("crab-1")),
    row("KR-9 krakens placed while locations are drawn", placing, drawn),
    row("KR-36 a sentinel of another", posting, set("table.kraken.sentinels.watcher.owner", 1)),
    row(
      "KR-36 a sentinel that was placed",
      posting,
      posted("watcher", { kind: "stack", stack: "crab" }),
    ),
    row("KR-44 nebulis for all opponents", giving, set("table.kraken.nebulis", [3, 0, 0, 0])),
    ...Object.entries({
      "place-sentinel": posting,
      "give-nebulis": giving,
      "take-from-discard": plain.healer,
      "name-race": plain.executioner,
      "free-lord": plain.liberator,
    }).flatMap(([ask, state]) => [
      row(`KR-66 ${ask} to another`, state, questionWith({ seats: [1] })),
      row(`KR-66 ${ask} to two`, state, questionWith({ seats: [0, 1] })),
      row(`KR-66 ${ask} in an exploration`, state, revealed),
      row(`KR-66 ${ask} while locations are drawn`, state, drawn),
    ]),
    row("KR-54 a discard of the Executioner's owner", losing, questionWith({ seats: [0, 1] })),
    row("KR-54 a discard in an exploration", losing, revealed),
    row("KR-27 a search by two", searching, questionWith({ seats: [0, 1] })),
    row(
      "KR-27 a search by one who does not have the location",
      searching,
      questionWith({ seats: [1] }),
    ),
    row("KR-27 a search by one who has another location", searching, ({ table, agenda }) => {
      table.seats[1].locations.push({ location: table.stack.pop(), lords: [] });
      agenda.at(-1).seats = [1];
    }),
    row("KR-27 a search on another location", searching, questionWith({ location: "jail" })),
    row("KR-27 a search in an exploration", searching, revealed),
    row("KR-27 a search while locations are drawn", searching, drawn),
    row(
      "KR-27 a search without loot",
      searching,
      area((all) => {
        all.lootDeck.push(...all.loot.pop().values);
      }),
    ),
    row("KR-25 the figure given by one who does not have it", ahead, questionWith({ seats: [3] })),
    row("KR-25 the figure given by two", ahead, questionWith({ seats: [0, 3] })),
    row("KR-25 a single candidate for the figure", ahead, questionWith({ to: [1] })),
    row("KR-25 the figure given to nobody", ahead, questionWith({ to: [] })),
    row("KR-25 a candidate twice", ahead, questionWith({ to: [1, 2, 2] })),
    row(
      "KR-25 candidates who are level, not ahead",
      ahead,
      set("table.kraken.nebulis", [2, 2, 2, 1]),
    ),
    row("KR-25 a candidate with fewer nebulis", ahead, questionWith({ to: [1, 2, 3] })),
    row(
      "KR-25 a candidate with fewer than another",
      ahead,
      set("table.kraken.nebulis", [1, 3, 2, 1]),
    ),
    row("KR-25 the holder as a candidate", figure, questionWith({ to: [0, 1, 2] })),
  ]);

  test.each<[string, () => State, string]>([
    ["KR-9 place-kraken", placing, "place-kraken"],
    ["KR-46 place-sentinel", posting, "place-sentinel"],
    ["KR-44 give-nebulis", giving, "give-nebulis"],
    ["KR-52 take-from-discard", plain.healer, "take-from-discard"],
    ["KR-54 name-race", plain.executioner, "name-race"],
    ["KR-54 discard-affiliated", losing, "discard-affiliated"],
    ["KR-56 free-lord", plain.liberator, "free-lord"],
    ["KR-27 search-loot", searching, "search-loot"],
  ])("%s, with other tasks waiting below it", (_, consistent, ask) => {
    const state = copy(consistent());
    state.agenda.shift();
    expect(problems(kraken, "state", state)).toEqual([
      {
        path: ["agenda"],
        reason: expect.stringMatching(`^the question ${ask} cannot be asked over `),
      },
    ]);
  });
});
