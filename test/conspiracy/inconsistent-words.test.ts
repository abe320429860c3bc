// All that is said of a state in which something does not fit together, word for word.
import { describe, expect, test } from "vitest";
import { spots } from "../../src/conspiracy/cards/chamber.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { problems } from "../../src/kernel/tools/read.ts";
import { copy } from "../bad-input/errors.ts";
import { type Break, set } from "../bad-input/inconsistent-tests.ts";
import { by } from "./by.ts";
import { lordsOf, play, prepare, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const saidOf = (state: State, breakIt: Break): string[] => {
  const broken = copy(state);
  breakIt(broken);
  return problems(conspiracy, "state", broken).map(
    ({ path, reason }) => `${path.join(".")}: ${reason}`,
  );
};

const start = scenes.recruit["three players and a pile"]; // red-1 and red-4
const held = prepare({
  seats: [
    {
      lords: ["red-1", "red-1", "blue-2", "blue-2", "green-3", "green-0"],
      locations: [
        { location: "seven-points", spot: 2 },
        { location: "gold-keys", spot: 4 },
      ],
    },
    { lords: ["yellow-4"] },
  ],
  order: { by: 1, draw: 1 },
});
const last = prepare({
  players: 3,
  turn: 1,
  seats: [{ lords: lordsOf(1, 2).slice(0, spots) }],
  lastSeat: 2,
});
/** The lord on the 15th spot may be swapped. */
const full = play(
  prepare({
    seats: [{ lords: lordsOf(3, 4).slice(0, spots - 1) }],
    nextLords: ["purple-0"],
    piles: ["red-1", "red-2"],
  }),
  by(0).draws(1),
).state;
const drawn = scenes.place["three from the deck"];
const pile = scenes.place["a pile of two"];
const keeping = scenes["keep-location"]["three drawn"];

const otherOrder = "table.order: is not one that this seat can have given";
const noSeat = "there is no such seat";
const notFilled = "the seat after it has not filled its chamber";
const notOver = "is empty, but the game is not over";
const fromElsewhere = "do not come from where the agenda says";
const tooFewKeys = "the keys since the location before are not enough";
const notBest = "is not on the best lord of its colour";

test.each<[string, State, Break, readonly string[]]>([
  [
    "CO-2 a pile that is not sorted",
    start,
    ({ table }) => table.piles.red.reverse(),
    ["table.piles.red: must be sorted"],
  ],
  [
    "CO-2 a lord in another pile",
    start,
    ({ table }) => table.piles.blue.push(table.piles.red.pop()),
    ["table.piles.blue: has a lord of another colour"],
  ],
  ["CO-21 an order of nobody", held, set("table.order.by", 2), [`table.order.by: ${noSeat}`]],
  ["CO-21 an order of another seat", held, set("table.order.by", 0), [otherOrder]],
  ["CO-22 another order than the location's", held, set("table.order.draw", 2), [otherOrder]],
  [
    "CO-7 16 lords in a chamber",
    last,
    ({ table }) => table.seats[0].lords.push(...table.lordDeck.splice(0, 1)),
    [
      "table.seats.0.lords: a chamber holds 15 lords",
      `table.seats.0.coats.purple: ${notBest}`,
      `table.lastSeat: ${notFilled}`,
    ],
  ],
  [
    "CO-16 a location on a lord without a key",
    held,
    set("table.seats.0.locations.1.spot", 5),
    ["table.seats.0.locations.1.spot: there is no lord with a key"],
  ],
  [
    "CO-16 a location on no lord",
    held,
    set("table.seats.0.locations.1.spot", 7),
    ["table.seats.0.locations.1.spot: there is no lord with a key"],
  ],
  [
    "CO-16 two locations on one lord",
    held,
    set("table.seats.0.locations.1.spot", 2),
    [`table.seats.0.locations.1.spot: ${tooFewKeys}`],
  ],
  [
    "CO-14 a location for one key",
    held,
    set("table.seats.0.locations.1.spot", 3),
    [`table.seats.0.locations.1.spot: ${tooFewKeys}`],
  ],
  [
    "CO-16 a location that has taken a key of the next",
    held,
    set("table.seats.0.locations.0.spot", 3),
    [`table.seats.0.locations.1.spot: ${tooFewKeys}`],
  ],
  [
    "CO-11 a pearl too many",
    held,
    set("table.seats.0.pearls", 3),
    ["table.seats.0.pearls: its lords and locations have given 2"],
  ],
  [
    "CO-11 a pearl too few",
    held,
    set("table.seats.1.pearls", 0),
    ["table.seats.1.pearls: its lords and locations have given 1"],
  ],
  [
    "CO-13 a coat of arms that nobody wears",
    held,
    set("table.seats.0.coats.red", null),
    [`table.seats.0.coats.red: ${notBest}`],
  ],
  [
    "CO-13 a coat of arms on a lord of another colour",
    prepare({ seats: [{ lords: ["red-4", "blue-4"] }] }),
    set("table.seats.0.coats.red", 2),
    [`table.seats.0.coats.red: ${notBest}`],
  ],
  [
    "CO-13 a coat of arms on a lesser lord",
    held,
    set("table.seats.0.coats.green", 6),
    [`table.seats.0.coats.green: ${notBest}`],
  ],
  [
    "CO-28 a Pearl Master with fewer pearls",
    held,
    set("table.pearlMaster", 1),
    ["table.pearlMaster: another player has more pearls"],
  ],
  [
    "CO-28 pearls and no Pearl Master",
    held,
    set("table.pearlMaster", null),
    ["table.pearlMaster: nobody is Pearl Master, but somebody has pearls"],
  ],
  [
    "CO-28 a Pearl Master without pearls",
    start,
    set("table.pearlMaster", 0),
    ["table.pearlMaster: the Pearl Master has no pearls"],
  ],
  [
    "CO-29 a last turn of nobody",
    last,
    set("table.lastSeat", 3),
    [`table.lastSeat: ${noSeat}`, `table.lastSeat: ${notFilled}`],
  ],
  [
    "CO-29 an end triggered by another",
    last,
    set("table.lastSeat", 0),
    [`table.lastSeat: ${notFilled}`],
  ],
  [
    "CO-29 a full chamber and no end",
    last,
    set("table.lastSeat", null),
    ["table.lastSeat: seat 0 has filled its chamber"],
  ],
  ["CO-29 nothing to do", start, set("agenda", []), [`agenda: ${notOver}`]],
  [
    "CO-29 nothing to do with locations drawn",
    over,
    ({ table }) => table.drawn.push(table.locationDeck.pop()),
    [`agenda: ${notOver}`],
  ],
  [
    "CO-29 nothing to do with lords to place",
    over,
    ({ table }) => table.recruits.push(table.lordDeck.pop()),
    [`agenda: ${notOver}`, `table.recruits: ${fromElsewhere}`],
  ],
  [
    "CO-3 the end of another's turn",
    start,
    set("agenda.0.seat", 1),
    ["agenda.0: is not of whose turn it is"],
  ],
  [
    "CO-4 four lords drawn",
    drawn,
    ({ table }) => table.recruits.push(table.lordDeck.pop()),
    ["table.recruits: more than can be drawn"],
  ],
  [
    "CO-15 four locations drawn",
    keeping,
    ({ table }) => table.drawn.push(table.locationDeck.pop()),
    ["table.drawn: more than can be drawn"],
  ],
  [
    "CO-5 lords of another pile",
    pile,
    set("agenda.1.from", "blue"),
    [`table.recruits: ${fromElsewhere}`],
  ],
  [
    "CO-4 lords before recruiting",
    start,
    ({ table }) => table.recruits.push(table.lordDeck.pop()),
    [`table.recruits: ${fromElsewhere}`],
  ],
  [
    "CO-8 lords to place in a full chamber",
    full,
    (state) => {
      state.agenda[1] = { ask: "place", seats: [0], from: "red" };
      state.table.recruits.push(...state.table.piles.red.splice(0));
    },
    ["agenda.1: the table does not call for it"],
  ],
  [
    "CO-3 recruiting with a full chamber",
    full,
    set("agenda.1", { ask: "recruit", seats: [0] }),
    ["agenda.1: the table does not call for it"],
  ],
])("%s", (_, state, breakIt, said) => {
  expect(saidOf(state, breakIt)).toEqual(said);
});

/** The first scene of each question. */
const questions = Object.entries(scenes).map(([ask, states]): [string, State] => [
  ask,
  Object.values<State>(states)[0]!,
]);
const notCalledFor = ({ agenda }: State) => [
  `agenda.${agenda.length - 1}: the table does not call for it`,
];

describe("CO-3 questions", () => {
  test.each(questions)("%s is asked of whose turn it is, alone", (_, state) => {
    const place = `agenda.${state.agenda.length - 1}.seats`;
    for (const seats of [[1], [0, 1]])
      expect(saidOf(state, set(place, seats))).toEqual(notCalledFor(state));
  });

  test.each(questions)("CO-15 %s and the locations drawn", (ask, state) => {
    const one: Break = ({ table }) =>
      ask === "keep-location"
        ? table.available.push(...table.drawn.splice(1))
        : table.drawn.push(table.locationDeck.pop());
    expect(saidOf(state, one)).toEqual(notCalledFor(state));
  });

  test.each(questions)("%s in an empty chamber", (ask, { agenda }) => {
    const asked = saidOf(start, set("agenda.1", agenda.at(-1)));
    expect(asked).toEqual(ask === "recruit" ? [] : notCalledFor(start));
  });

  test.each(questions)("%s with something else to do first", (ask, state) => {
    const first: Break = ({ agenda }) => agenda.splice(1, 0, { do: "check-keys", seat: 0 });
    expect(saidOf(state, first)).toEqual([
      `agenda: what waits does not go with the question ${ask}`,
    ]);
  });
});
