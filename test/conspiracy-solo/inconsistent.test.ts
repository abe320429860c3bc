// States of the right shape that are inconsistent: one row per check.

import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import {
  type Break,
  type BreakRow,
  inAnyGame,
  set,
  testChanges,
  testInconsistent,
} from "../bad-input/inconsistent-tests.ts";
import { firstOf, once } from "../lazy-scenes.ts";
import { opponentsTurn, type State } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const start = () => scenes.recruit["some piles"];
const ordered = () => scenes.recruit["an order of the soldier"];
const placing = () => scenes.place["for the opponent"];
const placingRed = () => scenes.place["for the opponent, under an order"];
const equal = () => scenes["opponent-pile"]["two equal ones"];
const replay = () => scenes.replay["just won"];
const order = { by: 1, draw: 1 };
/** CO-54: two keys of different colours have earned a location. */
const ofMage = once(
  () =>
    opponentsTurn({
      opponent: "mage",
      other: { lords: ["yellow-1"] },
      piles: ["red-2"],
    }).state,
);

/** Exchanges the areas of the two sides, and makes it the opponent's turn. */
const changeSides: Break = ({ table, agenda }) => {
  table.seats.reverse();
  table.turn = 1;
  agenda[0].seat = 1;
  if (table.pearlMaster !== null) table.pearlMaster = 1 - table.pearlMaster;
};

const rows: BreakRow<State>[] = [
  ...inAnyGame(start),
  ["a third side", start, "table.seats", ({ table }) => table.seats.push(table.seats[1])],
  ["no solo area", start, "table.solo", ({ table }) => delete table.solo],
  ["an unknown opponent", start, "table.solo.opponent", set("table.solo.opponent", "kraken")],
  ["a token of a third side", start, "table.solo.replayToken", set("table.solo.replayToken", 2)],
  ["a token that was not won", start, "table.solo.replayToken", set("table.solo.replayToken", 0)],

  [
    "a pearl of the opponent too many",
    ordered,
    "table.seats.1.pearls",
    set("table.seats.1.pearls", 2),
  ],
  [
    "any two keys for an opponent other than the mage",
    ofMage,
    "table.seats.1.locations.0.spot",
    set("table.solo.opponent", "farmer"),
  ],

  ["an order of the farmer", start, "table.order", set("table.order", order)],
  ["an order of the player", ordered, "table.order", set("table.order.by", 0)],
  ["an order to draw two", ordered, "table.order", set("table.order.draw", 2)],
  ["an order of another opponent", ordered, "table.order", set("table.solo.opponent", "mage")],
  ["no order with the red pile", placingRed, "table.order", set("table.order", null)],
  [
    "an order before the pile is taken",
    equal,
    "table.order",
    (state) => {
      state.table.solo.opponent = "soldier";
      state.table.order = order;
    },
  ],
  [
    "an order after the turn",
    replay,
    "table.order",
    (state) => {
      state.table.solo.opponent = "soldier";
      state.table.order = order;
    },
  ],

  ["the opponent asked", placing, "agenda.1", set("agenda.1.seats", [1])],
  ["both sides asked", equal, "agenda.1", set("agenda.1.seats", [0, 1])],
  ["the opponent asked about its piles", equal, "agenda.1", set("agenda.1.seats", [1])],
  ["a draw of the opponent", placing, "agenda.1", set("agenda.1.from", "deck")],
  [
    "the opponent recruiting by choice",
    equal,
    "agenda.1",
    set("agenda.1", { ask: "recruit", seats: [0] }),
  ],
  [
    "piles that the opponent does not want",
    equal,
    "agenda.1",
    set("agenda.1.colours", ["red", "green"]),
  ],
  ["one pile to choose from", equal, "agenda.1", set("agenda.1.colours", ["red"])],
  ["no pile to choose from", equal, "agenda.1", set("agenda.1.colours", [])],
  ["a pile twice", equal, "agenda.1", set("agenda.1.colours", ["red", "red", "blue"])],
  [
    "the choice of the opponent's pile in the player's turn",
    equal,
    "agenda.0",
    set("table.turn", 0),
  ],
  // CO-60: none of the player's questions comes in the opponent's turn.
  ...(["recruit", "swap", "location", "keep-location", "search-locations"] as const).map(
    (ask): BreakRow<State> => [
      `${ask} for the opponent`,
      firstOf(scenes[ask]),
      "agenda.1",
      changeSides,
    ],
  ),
  [
    "an end of turn below the question about the token",
    replay,
    "agenda",
    ({ agenda }) => agenda.unshift({ do: "end-turn", seat: 0 }),
  ],
  ["the token of the opponent", replay, "agenda.0", set("table.solo.replayToken", 1)],
  ["the token in the opponent's turn", replay, "agenda.0", set("table.turn", 1)],
  ["a turn passed on and a question", start, "agenda", set("agenda.0.do", "pass-turn-on")],
];

testInconsistent(conspiracySolo, start, rows);

testChanges({
  game: conspiracySolo,
  states: [...allScenes, ["over", over]],
  // One state for each question, and two with an order.
  bases: [
    ...Object.entries(scenes).map(([ask, states]): [string, () => State] => [ask, firstOf(states)]),
    ["ordered", ordered],
    ["placing red", placingRed],
  ],
  changes: [
    ...opponents.map((opponent): [string, Break] => [
      `the ${opponent}`,
      set("table.solo.opponent", opponent),
    ]),
    ...[0, 1].flatMap((seat): [string, Break][] => [
      [`the turn of ${seat}`, set("table.turn", seat)],
      [`the last turn of ${seat}`, set("table.lastSeat", seat)],
      [`Pearl Master ${seat}`, set("table.pearlMaster", seat)],
      [`the token with ${seat}`, set("table.solo.replayToken", seat)],
      [`an order of ${seat}`, set("table.order", { by: seat, draw: 1 })],
    ]),
    ["no order", set("table.order", null)],
    ["nothing available", ({ table }) => table.locationDeck.push(...table.available.splice(0))],
    ["no location deck", ({ table }) => table.available.push(...table.locationDeck.splice(0))],
    [
      "no piles",
      ({ table }) => {
        for (const pile of Object.values<string[]>(table.piles))
          table.lordDeck.push(...pile.splice(0));
      },
    ],
  ],
  minConsistent: 40,
});
