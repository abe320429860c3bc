// Inconsistent states of valid shape: one row per check.
import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { KEY_TOKEN_COUNT } from "../../src/abyss/cards/threat.ts";
import { abyss } from "../../src/abyss/index.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import {
  type Break,
  type BreakRow,
  inAnyGame,
  set,
  testChanges,
  testInconsistent,
} from "../bad-input/inconsistent-tests.ts";
import { named, once, type Scene, stateOf } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { comes } from "./lord-arrivals.ts";
import { play, prepare, type State } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const start = prepare({
  seats: [
    { hand: ["crab-1", "squid-2"], tokens: [2, 3], affiliated: ["crab-1", "crab-2"], keys: 1 },
    { lords: ["slaver"], locations: [{ location: "jail", lords: ["tamer"] }] },
  ],
  council: { crab: ["crab-2", "crab-3"], squid: ["squid-1"] },
  discard: ["crab-1", "squid-1"],
});
const revealing = () => scenes.explore["an ally"];
const full = () => scenes.explore["an ally on space 5"];
const offering = () => scenes.offer["to the first"]; // to seat 1, then to seat 2, for 1
const jailed = () => scenes.discard.Jailer; // seats 1 and 2
const limited = () => scenes.discard["Commander, at the end of a turn"];
const disabling = () => scenes.disable["the first of two opponents"];
const controlling = () => scenes.control["key tokens only"];
const choosing = () => scenes["choose-location"]["four drawn"];
const elder = () => scenes["choose-location"]["three of an Elder"];
const sage = () => scenes["choose-location"]["two of a Sage, with key tokens"];
const bringing = () => scenes["bring-location"]["a Sage of the Traitor"];
const bribingWithSlaver = () => scenes.bribe["3 pearls and a Slaver"];
const switching = () => scenes["switch-location"]["taken from those available"];
const ending = () => scenes["end-turn"]["Slaver and Oracle"];

const components: BreakRow<State>[] = [
  ["an exploration card is missing", start, "table", ({ table }) => table.deck.pop()],
  ["a monster too many", start, "table", ({ table }) => table.deck.push("monster")],
  [
    "one ally instead of another",
    start,
    "table",
    ({ table }) => {
      table.deck[table.deck.indexOf("crab-5")] = "crab-4";
    },
  ],
  ["a lord is missing", start, "table", ({ table }) => table.lordDeck.pop()],
  ["a lord twice", start, "table", ({ table }) => table.seats[0].lords.push("tamer")],
  ["a location is missing", start, "table", ({ table }) => table.stack.pop()],
  ["a location twice", start, "table", ({ table }) => table.available.push("jail")],
  ["a monster token is missing", start, "table.tokens", ({ table }) => table.tokens.pop()],
  ["a monster token too many", start, "table.tokens", ({ table }) => table.tokens.push(2)],
  ["a key token too many", start, "table.keyTokens", set("table.keyTokens", KEY_TOKEN_COUNT)],
  ["a key token is missing", start, "table.keyTokens", set("table.seats.0.keys", 0)],
];

const places: BreakRow<State>[] = [
  ...["discard", "council.crab", "seats.0.hand", "seats.0.affiliated", "seats.0.tokens"].map(
    (place): BreakRow<State> => [
      `${place} is not sorted`,
      start,
      `table.${place}`,
      ({ table }) =>
        place
          .split(".")
          .reduce((inner, key) => inner[key], table)
          .reverse(),
    ],
  ),
  [
    "an ally in the stack of another race",
    start,
    "table.council.squid",
    ({ table }) => table.council.squid.unshift(table.council.crab.pop()),
  ],
  [
    "seven lords in court",
    start,
    "table.court",
    ({ table }) => table.court.push(table.lordDeck.pop()),
  ],
  [
    "six cards on the track",
    full,
    "table.track",
    ({ table }) => table.track.push(table.deck.splice(table.deck.indexOf("squid-3"), 1)[0]),
  ],
];

const turns: BreakRow<State>[] = [
  ["the turn of an unknown seat", start, "table.turn.seat", set("table.turn.seat", 3)],
  ["a buyer twice", revealing, "table.turn.buyers", set("table.turn.buyers", [1, 1])],
  ["a buyer in their own turn", revealing, "table.turn.buyers", set("table.turn.buyers", [0])],
  ["an unknown buyer", revealing, "table.turn.buyers", set("table.turn.buyers", [3])],
  ["a power used twice", start, "table.turn.used", set("table.turn.used", ["slaver", "slaver"])],
  ["a power that cannot be used", start, "table.turn.used", set("table.turn.used", ["tamer"])],
];

const agendas: BreakRow<State>[] = [
  ["the end in another's turn", over, "agenda", set("table.turn.seat", 1)],
  ["the end before it was triggered", over, "agenda", set("table.lastSeat", null)],
  [
    "the end with an ally in hand",
    over,
    "table.seats.1.hand",
    ({ table }) => table.seats[1].hand.push(table.seats[0].affiliated.pop()),
  ],
  [
    "the end in the middle of an exploration",
    over,
    "agenda",
    ({ table }) => table.track.push(table.deck.pop()),
  ],
  ["an exploration that does not end", revealing, "agenda", ({ agenda }) => agenda.splice(-2, 1)],
  [
    "the end of an exploration outside of one",
    start,
    "agenda",
    ({ agenda }) => agenda.splice(-1, 0, { do: "end-exploration", seat: 0 }),
  ],
  ["a recruitment without a refill", jailed, "agenda", ({ agenda }) => agenda.splice(-2, 1)],
  ["a task of another seat", start, "agenda.1", set("agenda.1.seat", 1)],
  ["a task of an unknown seat", start, "agenda.1", set("agenda.1.seat", 3)],
  ["a question to one seat twice", jailed, "agenda.-1.seats", set("agenda.-1.seats", [1, 1])],
  [
    "cards on the track outside an exploration",
    start,
    "agenda.4",
    ({ table }) => table.track.push(table.deck.pop()),
  ],
  [
    "an exploration without a card",
    revealing,
    "agenda.-1",
    ({ table }) => table.deck.push(...table.track.splice(0)),
  ],
  [
    "locations drawn outside a choice",
    start,
    "agenda.4",
    ({ table }) => table.drawn.push(table.stack.pop()),
  ],
  [
    "a choice without a location drawn",
    choosing,
    "agenda.-1",
    ({ table }) => table.stack.push(...table.drawn.splice(0)),
  ],
  ["an offer to the active player", offering, "agenda.-1", set("agenda.-1.seats", [0])],
  ["an offer to two", offering, "agenda.-1", set("agenda.-1.seats", [1, 2])],
  ["an offer at another price", offering, "agenda.-1", set("agenda.-1.price", 2)],
  [
    "an offer to one who has bought",
    offering,
    "agenda.-1",
    (state) => {
      state.table.turn.buyers = [1];
      state.agenda.at(-1).price = 2;
    },
  ],
  ["an offer that goes on to the active player", offering, "agenda.-1", set("agenda.-1.next", [0])],
  ["an offer to one who cannot pay", offering, "agenda.-1", set("table.seats.1.pearls", 0)],
  [
    "an offer of a monster",
    offering,
    "agenda.-1",
    ({ table }) => {
      table.deck[table.deck.indexOf("monster")] = table.track[0];
      table.track[0] = "monster";
    },
  ],
  ["a Jailer's discard by the active player", jailed, "agenda.-1", set("agenda.-1.seats", [0, 1])],
  ["a Jailer's discard at the end of a turn", limited, "agenda.-1", set("agenda.-1.by", "jailer")],
  [
    "a discard by one without allies",
    jailed,
    "agenda.-1",
    ({ table }) => {
      table.discard = [...table.discard, ...table.seats[2].hand.splice(0)].sort();
    },
  ],
  [
    "a discard down to 6 by one with 6",
    limited,
    "agenda.-1",
    ({ table }) => {
      table.discard = [...table.discard, ...table.seats[0].hand.splice(6)].sort();
    },
  ],
  ["an Assassin against its owner", disabling, "agenda.-1", set("agenda.-1.of", 0)],
  ["an Assassin who asks another next", disabling, "agenda.-2", set("agenda.-2.seats", [1])],
  [
    "control without three keys",
    controlling,
    "agenda.-1",
    ({ table }) => {
      table.seats[0].keys = 2;
      table.keyTokens += 1;
    },
  ],
  [
    "an ambassador's choice without the ambassador",
    elder,
    "agenda.-1",
    set("agenda.-1.by", "sage"),
  ],
  ["an ambassador's choice by another lord", choosing, "agenda.-1", set("agenda.-1.by", "tamer")],
  [
    "an ambassador's locations chosen with other keys",
    sage,
    "agenda.-1",
    set("agenda.-1.by", null),
  ],
  [
    "locations drawn for three keys, chosen by an ambassador",
    choosing,
    "agenda.-1",
    set("agenda.-1.by", "sage"),
  ],
  [
    "an ambassador that asks, but that the player does not have",
    bringing,
    "agenda.-1",
    set("agenda.-1.by", "elder"),
  ],
  [
    "a lord that asks, but is not an ambassador",
    bringing,
    "agenda.-1",
    set("agenda.-1.by", "traitor"),
  ],
  ["an ambassador that asks another", bringing, "agenda.-1", set("agenda.-1.seats", [1])],
  [
    "an ambassador that asks without a stack",
    bringing,
    "agenda.-1",
    ({ table }) => table.available.push(...table.stack.splice(0)),
  ],
  [
    "an ambassador that asks outside a recruitment",
    bringing,
    "agenda",
    ({ agenda }) => agenda.splice(-2, 1),
  ],
  [
    "Black Smokers switched by one who does not have it",
    switching,
    "agenda.-1",
    ({ table }) => {
      table.available.push("black-smokers");
      table.seats[0].locations[0].location = table.stack.pop();
    },
  ],
  [
    "Black Smokers switched without a stack",
    switching,
    "agenda.-1",
    ({ table }) => table.available.push(...table.stack.splice(0)),
  ],
  [
    "the end of a turn asked of one without powers to use",
    ending,
    "agenda.-1",
    set("table.turn.used", ["oracle", "slaver"]),
  ],
  [
    "a bribe without the pearls",
    () => scenes.bribe["just enough pearls"],
    "agenda.-1",
    set("table.seats.0.pearls", 4),
  ],
  [
    "a bribe out of the Slaver's reach",
    bribingWithSlaver,
    "agenda.-1",
    set("table.seats.0.pearls", 2),
  ],
  [
    "a bribe with a Slaver that was used",
    bribingWithSlaver,
    "agenda.-1",
    set("table.turn.used", ["slaver"]),
  ],
];

const hunting = () => scenes["steal-token"]["three with tokens"];
const exploredCard: Break = ({ table }) => table.track.push(table.deck.pop());
const drawnLocation: Break = ({ table }) => table.drawn.push(table.stack.pop());
const seven = [
  "squid-1",
  "squid-1",
  "squid-2",
  "squid-3",
  "seahorse-1",
  "seahorse-1",
  "seahorse-2",
];
const otherSeven: readonly Ally[] = [
  "squid-4",
  "squid-4",
  "squid-5",
  "jellyfish-2",
  "jellyfish-3",
  "jellyfish-3",
  "jellyfish-3",
];
/** Seat 0 has recruited a Commander; all have more than six allies. */
const commanding = once(
  () =>
    comes("recruited", "commander", {
      seats: [
        { hand: seven as Ally[] },
        {
          hand: otherSeven,
        },
      ],
    }).state,
);
/** The hand of seat 0 is too large at the end of its turn, and that of seat 1 as well. */
const overfull = once(
  () =>
    play(
      prepare({
        council: { crab: ["crab-1"] },
        seats: [
          { hand: seven as Ally[] },
          {
            lords: ["commander"],
            hand: otherSeven,
          },
        ],
      }),
      by(0).requests("crab"),
    ).state,
);

/** A Sage brought by the Traitor asks; its owner also has a farmer. */
const sageAndFarmer = once(
  () =>
    comes("brought by the Traitor", "sage", {
      seats: [{ lords: ["keeper"] }],
      court: ["reaper", "shepherd", "aquaculturalist"],
    }).state,
);

/** Tables on which a question cannot be open, though it could be answered. */
const impossibleQuestions: BreakRow<State>[] = [
  ...(
    [
      ["a discard", jailed],
      ["an Assassin's question", () => scenes.disable["the second"]],
      ["a Hunter's question", hunting],
      ["an ambassador's question", bringing],
      ["control", controlling],
      ["Black Smokers", switching],
      ["the end of a turn", ending],
    ] as const
  ).flatMap(([name, state]): BreakRow<State>[] => [
    [`${name} with a card on the track`, state, "agenda.-1", exploredCard],
    [`${name} with a location drawn`, state, "agenda.-1", drawnLocation],
    [
      `${name} with both`,
      state,
      "agenda.-1",
      (broken) => {
        exploredCard(broken);
        drawnLocation(broken);
      },
    ],
  ]),
  ["an offer with a location drawn", offering, "agenda.-1", drawnLocation],
  [
    "an offer of nothing",
    offering,
    "agenda.-1",
    ({ table }) => table.deck.push(...table.track.splice(0)),
  ],
  [
    "an offer to two seats",
    offering,
    "agenda.-1",
    ({ agenda }) => Object.assign(agenda.at(-1), { seats: [1, 2], next: [] }),
  ],
  [
    "an offer to those who could pay another price",
    offering,
    "agenda.-1",
    ({ agenda }) => Object.assign(agenda.at(-1), { seats: [1], next: [], price: 2 }),
  ],
  [
    "an ambassador that asks, and does nothing on entering",
    sageAndFarmer,
    "agenda.-1",
    set("agenda.-1.by", "keeper"),
  ],
  ["an offer that leaves one out", offering, "agenda.-1", set("agenda.-1.next", [])],
  ["an exploration with a location drawn", revealing, "agenda.-1", drawnLocation],
  ["another who explores", revealing, "agenda.-1", set("agenda.-1.seats", [1])],
  ["two who explore", revealing, "agenda.-1", set("agenda.-1.seats", [0, 1])],
  [
    "a Commander's discard by its owner, on entering",
    commanding,
    "agenda.-1",
    set("agenda.-1.seats", [0]),
  ],
  [
    "a Commander's discard by its owner and another",
    commanding,
    "agenda.-1",
    set("agenda.-1.seats", [0, 1]),
  ],
  [
    "a Commander's discard by another at the end of a turn",
    overfull,
    "agenda.-1",
    set("agenda.-1.seats", [1]),
  ],
  ["a Hunter that asks another", hunting, "agenda.-1", set("agenda.-1.seats", [1])],
  ["a Hunter that asks two", hunting, "agenda.-1", set("agenda.-1.seats", [0, 1])],
  ["an Assassin against an unknown seat", disabling, "agenda.-1", set("agenda.-1.of", 3)],
  ["a choice of another", choosing, "agenda.-1", set("agenda.-1.seats", [1])],
  ["a choice with a card on the track", choosing, "agenda.-1", exploredCard],
  [
    "a choice without three keys",
    choosing,
    "agenda.-1",
    ({ table }) => {
      table.keyTokens += table.seats[0].keys;
      table.seats[0].keys = 0;
      table.discardedLords.push(...table.seats[0].lords.splice(1));
    },
  ],
  ["the end with a location drawn", over, "agenda", drawnLocation],
];

/** The path and reason of each problem. */
const reasons: readonly (readonly [string, Scene<State>, string, Break])[] = [
  [
    "table",
    start,
    "crab-5 is missing",
    ({ table }) => table.deck.splice(table.deck.indexOf("crab-5"), 1),
  ],
  [
    "table.keyTokens",
    start,
    "there are 11 key tokens, but the game has 10",
    set("table.keyTokens", 10),
  ],
  ["table.discard", start, "must be sorted", ({ table }) => table.discard.reverse()],
  [
    "table.council.squid",
    start,
    "has an ally of another race",
    ({ table }) => table.council.squid.unshift(table.council.crab.pop()),
  ],
  [
    "table.court",
    start,
    "has 7 cards, but only 6 spaces",
    ({ table }) => table.court.push(table.lordDeck.pop()),
  ],
  ["table.track", full, "has 6 cards, but only 5 spaces", exploredCard],
  ["table.turn.seat", start, "seat 3, expected 0 to 2", set("table.turn.seat", 3)],
  ["table.lastSeat", start, "seat 3, expected 0 to 2", set("table.lastSeat", 3)],
  [
    "table.turn.buyers",
    revealing,
    "must be opponents, none of them more often than they may buy",
    set("table.turn.buyers", [1, 1]),
  ],
  [
    "table.turn.used",
    start,
    "must be different lords with activated powers",
    set("table.turn.used", ["tamer"]),
  ],
  ["agenda", over, "is empty, but the game is not over", set("table.lastSeat", null)],
  [
    "table.seats.1.hand",
    over,
    "must be empty at the end of the game (AB-70)",
    ({ table }) => table.seats[1].hand.push(table.seats[0].affiliated.pop()),
  ],
  ["agenda.1", start, "cannot be on the agenda in this position", set("agenda.1.seat", 1)],
];

test.each(reasons)("the reason given: %s", (path, valid, reason, breakIt) => {
  const state = copy(stateOf(valid));
  breakIt(state);
  const { problems } = rulesError(() => readState(abyss, state));
  expect(problems.map((one) => `${one.path.join(".")}: ${one.reason}`)).toContain(
    `${path}: ${reason}`,
  );
});

const shapes: BreakRow<State>[] = [
  ["a card face down", start, "table.deck.0", set("table.deck.0", null)],
  ["threat 0", start, "table.threat", set("table.threat", 0)],
  ["threat 7", start, "table.threat", set("table.threat", 7)],
  ["negative key tokens", start, "table.keyTokens", set("table.keyTokens", -1)],
  ["a negative number of extra turns", start, "table.turn.extra", set("table.turn.extra", -1)],
  ["an unknown lord", start, "table.court.0", set("table.court.0", "king")],
  ["an unknown rule", start, "table.rules.solo", set("table.rules.solo", true)],
  [
    "no rule on superfluous allies",
    start,
    "table.rules.superfluousAllies",
    ({ table }) => {
      delete table.rules.superfluousAllies;
    },
  ],
  [
    "a question that does not say whether it may be declined",
    disabling,
    /^agenda\.\d+/,
    ({ agenda }) => {
      delete agenda.at(-1).mayDecline;
    },
  ],
  [
    "a missing field",
    start,
    "table.drawn",
    ({ table }) => {
      delete table.drawn;
    },
  ],
];

describe.each([
  ["any game", inAnyGame(start)],
  ["components", components],
  ["places", places],
  ["turns", turns],
  ["agendas", agendas],
  ["questions that do not fit", impossibleQuestions],
  ["shapes", shapes],
])("%s", (_, rows) => {
  testInconsistent(abyss, start, rows);
});

testChanges({
  game: abyss,
  states: allScenes,
  bases: Object.entries(scenes).flatMap(([ask, states]) => named({ [ask]: states }).slice(0, 4)),
  changes: [
    ...[0, 1, 2].flatMap((seat): [string, Break][] => [
      [`the turn of ${seat}`, set("table.turn.seat", seat)],
      [`the last turn of ${seat}`, set("table.lastSeat", seat)],
      [`buyer ${seat}`, set("table.turn.buyers", [seat])],
      [
        `all seat ${seat}'s key tokens gone`,
        ({ table }) => {
          table.keyTokens += table.seats[seat]?.keys ?? 0;
          if (table.seats[seat]) table.seats[seat].keys = 0;
        },
      ],
      [
        `seat ${seat} without free lords`,
        ({ table }) => table.discardedLords.push(...(table.seats[seat]?.lords.splice(0) ?? [])),
      ],
      [`seat ${seat} without pearls`, set(`table.seats.${Math.min(seat, 1)}.pearls`, 0)],
    ]),
    ["all powers used", set("table.turn.used", ["slaver", "oracle", "opportunist"])],
    ["no court", ({ table }) => table.discardedLords.push(...table.court.splice(0))],
    ["no lord deck", ({ table }) => table.discardedLords.push(...table.lordDeck.splice(0))],
    ["no stack", ({ table }) => table.available.push(...table.stack.splice(0))],
    ["nothing available", ({ table }) => table.stack.push(...table.available.splice(0))],
    ["two extra turns", set("table.turn.extra", 2)],
  ],
  minConsistent: 100,
});
