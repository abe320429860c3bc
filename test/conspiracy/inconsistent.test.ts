// States of the right shape that are inconsistent: one row per check.

import { spots } from "../../src/conspiracy/cards/chamber.ts";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import {
  type Break,
  type BreakRow,
  inAnyGame,
  set,
  testChanges,
  testInconsistent,
} from "../bad-input/inconsistent-tests.ts";
import { once } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { lordsOf, play, prepare, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const start = () => scenes.recruit["three players and a pile"];
const placing = () => scenes.place["a pile of two"];
const swapping = () => scenes.swap["with a lord still to place"];
const choosing = () => scenes.location["one available"];
const keeping = () => scenes["keep-location"]["two drawn"];
const searching = () => scenes["search-locations"]["the whole deck"];
/** One state for each question, and the end. */
const states: [string, () => State][] = [
  ["recruit", start],
  ["place", placing],
  ["swap", swapping],
  ["location", choosing],
  ["keep", keeping],
  ["search", searching],
  ["over", over],
];
const held = prepare({
  seats: [
    {
      lords: ["red-1", "red-1", "blue-2", "blue-2", "green-3", "green-4"],
      locations: [
        { location: "seven-points", spot: 2 },
        { location: "gold-keys", spot: 4 },
      ],
    },
    { lords: ["yellow-4"] },
  ],
  order: { by: 1, draw: 1 },
  piles: ["red-4", "blue-4"],
});
const last = prepare({
  players: 3,
  turn: 1,
  seats: [{ lords: lordsOf(1, 2).slice(0, spots) }, {}, {}],
  lastSeat: 2,
});
const pileOfTwo = once(
  () =>
    play(
      prepare({ seats: [{ lords: ["yellow-1"] }], piles: ["red-1", "red-4", "red-3"] }),
      by(0).takesPile("red"),
      by(0).places("red-1"),
    ).state,
); // a location must be taken, two lords are still to be placed

/** Takes a lord out of the deck. */
const fromDeck = (state: Parameters<Break>[0], lord: Lord): Lord => {
  const i = state.table.lordDeck.indexOf(lord);
  if (i < 0) throw new Error(`no ${lord} in the deck`);
  return state.table.lordDeck.splice(i, 1)[0];
};

const rows: BreakRow<State>[] = [
  ...inAnyGame(start),
  ["a lord is missing", start, "table", ({ table }) => table.lordDeck.pop()],
  ["a lord too many", start, "table", ({ table }) => table.lordDeck.push("red-1")],
  [
    "a lord twice, another not at all",
    start,
    "table",
    ({ table }) => {
      table.lordDeck[table.lordDeck.indexOf("blue-6")] = "blue-0";
    },
  ],
  ["a location is missing", start, "table", ({ table }) => table.locationDeck.pop()],
  ["a location twice", start, "table", ({ table }) => table.available.push("seven-points")],
  [
    "a bonus location in a game without them",
    start,
    "table",
    ({ table }) => table.available.push("group-of-ones"),
  ],
  ["no bonus locations in a game with them", start, "table", set("table.bonusLocations", true)],
  ["the turn of a seat that does not exist", start, "table.turn", set("table.turn", 3)],
  ["a Pearl Master who does not exist", start, "table.pearlMaster", set("table.pearlMaster", 3)],
  ["an order of a seat that does not exist", held, "table.order.by", set("table.order.by", 2)],
  ["an order to draw 3", held, "table.order.draw", set("table.order.draw", 3)],
  [
    "a lord in the pile of another colour",
    held,
    "table.piles.blue",
    ({ table }) => {
      table.piles.blue.push(table.piles.red.pop());
    },
  ],
  ["a pile that is not sorted", start, "table.piles.red", ({ table }) => table.piles.red.reverse()],
  [
    "16 lords in a chamber",
    last,
    "table.seats.0.lords",
    (state) => {
      state.table.seats[0].lords.push(fromDeck(state, "blue-1"));
    },
  ],
  [
    "a location on a lord without a key",
    held,
    "table.seats.0.locations.1.spot",
    set("table.seats.0.locations.1.spot", 5),
  ],
  [
    "a location on an empty spot",
    held,
    "table.seats.0.locations.1.spot",
    set("table.seats.0.locations.1.spot", 9),
  ],
  [
    "a location on a spot that does not exist",
    held,
    "table.seats.0.locations.1.spot",
    set("table.seats.0.locations.1.spot", 16),
  ],
  [
    "two locations on one lord",
    held,
    "table.seats.0.locations.1.spot",
    set("table.seats.0.locations.1.spot", 2),
  ],
  [
    "a location on the lord with the first key",
    held,
    "table.seats.0.locations.0.spot",
    set("table.seats.0.locations.0.spot", 1),
  ],
  [
    "a location on the lord with the first key since the previous location",
    held,
    "table.seats.0.locations.1.spot",
    set("table.seats.0.locations.1.spot", 3),
  ],
  [
    "a location that uses a key of the next one",
    held,
    "table.seats.0.locations.1.spot",
    set("table.seats.0.locations.0.spot", 3),
  ],
  [
    "locations not in the order of taking",
    held,
    "table.seats.0.locations.1.spot",
    ({ table }) => {
      table.seats[0].locations.reverse();
    },
  ],
  [
    "a coat of arms that nobody wears",
    held,
    "table.seats.0.coats.red",
    set("table.seats.0.coats.red", null),
  ],
  [
    "a coat of arms that nobody wears, though there is a lord of influence 0",
    swapping,
    "table.seats.0.coats.blue",
    set("table.seats.0.coats.blue", null),
  ],
  [
    "a coat of arms on another colour",
    held,
    "table.seats.0.coats.red",
    set("table.seats.0.coats.red", 3),
  ],
  [
    "a coat of arms on a lesser lord",
    held,
    "table.seats.0.coats.green",
    set("table.seats.0.coats.green", 5),
  ],
  [
    "a coat of arms on an empty spot",
    held,
    "table.seats.0.coats.yellow",
    set("table.seats.0.coats.yellow", 9),
  ],
  ["a pearl too many", held, "table.seats.0.pearls", set("table.seats.0.pearls", 4)],
  ["a pearl too few", held, "table.seats.0.pearls", set("table.seats.0.pearls", 2)],
  [
    "a pearl too many of another seat",
    held,
    "table.seats.1.pearls",
    set("table.seats.1.pearls", 2),
  ],
  ["a Pearl Master with fewer pearls", held, "table.pearlMaster", set("table.pearlMaster", 1)],
  ["pearls and no Pearl Master", held, "table.pearlMaster", set("table.pearlMaster", null)],
  ["a Pearl Master without pearls", start, "table.pearlMaster", set("table.pearlMaster", 0)],
  ["an end that nobody triggered", start, "table.lastSeat", set("table.lastSeat", 2)],
  ["an end triggered by another", last, "table.lastSeat", set("table.lastSeat", 0)],
  ["a full chamber and no end", last, "table.lastSeat", set("table.lastSeat", null)],
  ["an empty agenda before the last seat's turn", last, "agenda", set("agenda", [])],
  ["an empty agenda with lords to place", pileOfTwo, "agenda", set("agenda", [])],
  [
    "an empty agenda at the end, with lords to place",
    over,
    "agenda",
    (state) => {
      state.table.recruits.push(fromDeck(state, "blue-1"));
    },
  ],
  [
    "an empty agenda at the end, with drawn locations",
    over,
    "agenda",
    ({ table }) => table.drawn.push(table.locationDeck.pop()),
  ],
  ["the end of another's turn", start, "agenda.0", set("agenda.0.seat", 1)],
  ["the start of a turn instead of its end", start, "agenda", set("agenda.0.do", "start-turn")],
  [
    "a task instead of the question",
    start,
    "agenda.1",
    set("agenda.1", { do: "check-keys", seat: 0 }),
  ],
  [
    "a task that does not belong there",
    start,
    "agenda",
    (state) => {
      state.agenda.splice(1, 0, { do: "place-recruits", seat: 0, from: "red" });
    },
  ],
  [
    "keys to check before the question",
    choosing,
    "agenda",
    (state) => {
      state.agenda.splice(1, 0, { do: "check-keys", seat: 0 });
    },
  ],
  [
    "lords of the deck to place one after the other",
    pileOfTwo,
    "table.recruits",
    set("agenda.1.from", "deck"),
  ],
  ["lords to place for another", pileOfTwo, "agenda.1", set("agenda.1.seat", 1)],
  [
    "lords to place without a task for them",
    pileOfTwo,
    "table.recruits",
    (state) => {
      state.agenda.splice(1, 1);
    },
  ],
  [
    "lords to place that come from another pile",
    pileOfTwo,
    "table.recruits",
    set("agenda.1.from", "blue"),
  ],
  [
    "lords to choose from that come from another pile",
    placing,
    "table.recruits",
    set("agenda.1.from", "blue"),
  ],
  [
    "more lords than can be drawn",
    placing,
    "table.recruits",
    (state) => {
      state.agenda[1].from = "deck";
      for (const lord of ["blue-1", "blue-2"] as const)
        state.table.recruits.push(fromDeck(state, lord));
    },
  ],
  [
    "recruits when recruiting",
    start,
    "table.recruits",
    (state) => {
      state.table.recruits.push(fromDeck(state, "blue-1"));
    },
  ],
  [
    "recruiting into a full chamber",
    last,
    "agenda.1",
    (state) => {
      state.table.turn = 0;
      state.agenda = [
        { do: "end-turn", seat: 0 },
        { ask: "recruit", seats: [0] },
      ];
    },
  ],
  [
    "nothing to place",
    start,
    "agenda.1",
    set("agenda.1", { ask: "place", seats: [0], from: "deck" }),
  ],
  [
    "a choice of one",
    placing,
    "agenda.1",
    ({ table }) => {
      table.piles.red.push(table.recruits.pop());
    },
  ],
  ["a swap without a 0", start, "agenda.1", set("agenda.1", { ask: "swap", seats: [0] })],
  ["a swap after another lord", held, "agenda.1", set("agenda.1", { ask: "swap", seats: [0] })],
  [
    "a swap without two that can move",
    swapping,
    "agenda.2",
    ({ table }) => {
      table.seats[0].lords[0] = "red-1";
      table.lordDeck[table.lordDeck.indexOf("red-1")] = "red-3";
      table.seats[0].pearls = 0;
      table.pearlMaster = null;
    },
  ],
  [
    "a location without the keys",
    held,
    "agenda.1",
    set("agenda.1", { ask: "location", seats: [0] }),
  ],
  [
    "a location after a lord without a key",
    choosing,
    "agenda.1",
    (state) => {
      state.table.seats[0].lords.push(fromDeck(state, "green-6"));
      state.table.seats[0].coats.green = 3;
    },
  ],
  [
    "a search without the location that allows it",
    choosing,
    "agenda.1",
    set("agenda.1.ask", "search-locations"),
  ],
  [
    "no search with the location that requires it",
    searching,
    "agenda.1",
    set("agenda.1.ask", "location"),
  ],
  ["a search without the keys", searching, "agenda.1", set("table.seats.0.locations.0.spot", 3)],
  ["nothing to keep", choosing, "agenda.1", set("agenda.1.ask", "keep-location")],
  [
    "one location drawn",
    keeping,
    "agenda.1",
    ({ table }) => {
      table.available.push(table.drawn.pop());
    },
  ],
  [
    "more locations than can be drawn",
    keeping,
    "table.drawn",
    ({ table }) => {
      table.drawn.push(...table.locationDeck.splice(0, 2));
    },
  ],
  ["locations drawn and another question", keeping, "agenda.1", set("agenda.1.ask", "location")],
  ["a card face down", start, "table.lordDeck.0", set("table.lordDeck.0", null)],
  [
    "a missing field",
    start,
    "table.drawn",
    ({ table }) => {
      delete table.drawn;
    },
  ],
];

testInconsistent(conspiracy, start, rows);

testChanges({
  game: conspiracy,
  states: [...states, ["held", held], ["last", last], ["two to place", pileOfTwo]],
  changes: [
    ...[0, 1, 2].flatMap((seat): [string, Break][] => [
      [`the turn of ${seat}`, set("table.turn", seat)],
      [`the last turn of ${seat}`, set("table.lastSeat", seat)],
      [`Pearl Master ${seat}`, set("table.pearlMaster", seat)],
      [`an order of ${seat}`, set("table.order", { by: seat, draw: 2 })],
      [
        `seat ${seat} without locations`,
        ({ table }) => {
          for (const { location } of table.seats[seat]?.locations.splice(0) ?? [])
            table.available.push(location);
        },
      ],
    ]),
    ["no order", set("table.order", null)],
    ["nothing available", ({ table }) => table.locationDeck.push(...table.available.splice(0))],
    ["no location deck", ({ table }) => table.available.push(...table.locationDeck.splice(0))],
    [
      "no piles",
      ({ table }) => {
        for (const pile of Object.values<Lord[]>(table.piles))
          table.lordDeck.push(...pile.splice(0));
      },
    ],
  ],
  minConsistent: 15,
});
