// The exact problems reported for inconsistent states.
import { describe, expect, test } from "vitest";
import { spots } from "../../src/conspiracy/cards/chamber.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { copy } from "../bad-input/errors.ts";
import { type Break, set } from "../bad-input/inconsistent-tests.ts";
import { firstOf, once, type Scene, stateOf } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { lordsOf, play, prepare, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const problemsOf = (state: State, breakIt: Break): string[] => {
  const broken = copy(state);
  breakIt(broken);
  return problems(conspiracy, "state", broken).map(
    ({ path, reason }) => `${path.join(".")}: ${reason}`,
  );
};

const start = () => scenes.recruit["three players and a pile"]; // red-1 and red-4
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
const full = once(
  () =>
    play(
      prepare({
        seats: [{ lords: lordsOf(3, 4).slice(0, spots - 1) }],
        nextLords: ["purple-0"],
        piles: ["red-1", "red-2"],
      }),
      by(0).draws(1),
    ).state,
);
const drawn = () => scenes.place["three from the deck"];
const pile = () => scenes.place["a pile of two"];
const keeping = () => scenes["keep-location"]["three drawn"];

const otherOrder = "table.order: this seat cannot have given this order";
const notFilled = "the next seat has not filled its chamber";
const notOver = "is empty, but the game is not over";
const fromElsewhere = "contains lords that the agenda does not account for";
const tooFewKeys = "the keys since the previous location are not enough";
const notBest = "is not on the best lord of its colour";

test.each<[string, Scene<State>, Break, readonly string[]]>([
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
    ["table.piles.blue: contains a lord of another colour"],
  ],
  [
    "CO-21 an order of a seat that does not exist",
    held,
    set("table.order.by", 2),
    [`table.order.by: seat 2, expected 0 to 1`],
  ],
  ["CO-21 an order of another seat", held, set("table.order.by", 0), [otherOrder]],
  [
    "CO-22 an order that the location does not give",
    held,
    set("table.order.draw", 2),
    [otherOrder],
  ],
  [
    "CO-7 16 lords in a chamber",
    last,
    ({ table }) => table.seats[0].lords.push(...table.lordDeck.splice(0, 1)),
    [
      "table.seats.0.lords: contains 16 lords, but a chamber holds 15",
      `table.seats.0.coats.purple: ${notBest}`,
      `table.lastSeat: ${notFilled}`,
    ],
  ],
  [
    "CO-16 a location on a lord without a key",
    held,
    set("table.seats.0.locations.1.spot", 5),
    ["table.seats.0.locations.1.spot: there is no lord with a key on this spot"],
  ],
  [
    "CO-16 a location on an empty spot",
    held,
    set("table.seats.0.locations.1.spot", 7),
    ["table.seats.0.locations.1.spot: there is no lord with a key on this spot"],
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
    "CO-16 a location that uses a key of the next one",
    held,
    set("table.seats.0.locations.0.spot", 3),
    [`table.seats.0.locations.1.spot: ${tooFewKeys}`],
  ],
  [
    "CO-11 a pearl too many",
    held,
    set("table.seats.0.pearls", 3),
    ["table.seats.0.pearls: is 3, but the lords and locations of this seat have given 2"],
  ],
  [
    "CO-11 a pearl too few",
    held,
    set("table.seats.1.pearls", 0),
    ["table.seats.1.pearls: is 0, but the lords and locations of this seat have given 1"],
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
    "CO-29 a last turn of a seat that does not exist",
    last,
    set("table.lastSeat", 3),
    ["table.lastSeat: seat 3, expected 0 to 2", `table.lastSeat: ${notFilled}`],
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
    ["table.lastSeat: is null, but seat 0 has filled its chamber"],
  ],
  ["CO-29 an empty agenda", start, set("agenda", []), [`agenda: ${notOver}`]],
  [
    "CO-29 an empty agenda with drawn locations",
    over,
    ({ table }) => table.drawn.push(table.locationDeck.pop()),
    [`agenda: ${notOver}`],
  ],
  [
    "CO-29 an empty agenda with lords to place",
    over,
    ({ table }) => table.recruits.push(table.lordDeck.pop()),
    [`agenda: ${notOver}`, `table.recruits: ${fromElsewhere}`],
  ],
  [
    "CO-3 the end of another's turn",
    start,
    set("agenda.0.seat", 1),
    ["agenda.0: is not a task of seat 0, whose turn it is"],
  ],
  [
    "CO-4 four lords drawn",
    drawn,
    ({ table }) => table.recruits.push(table.lordDeck.pop()),
    ["table.recruits: contains 4 lords, but at most 3 can be drawn"],
  ],
  [
    "CO-15 four locations drawn",
    keeping,
    ({ table }) => table.drawn.push(table.locationDeck.pop()),
    ["table.drawn: contains 4 locations, but at most 3 can be drawn"],
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
    ["agenda.1: cannot be on the agenda in this position"],
  ],
  [
    "CO-3 recruiting with a full chamber",
    full,
    set("agenda.1", { ask: "recruit", seats: [0] }),
    ["agenda.1: cannot be on the agenda in this position"],
  ],
])("%s", (_, state, breakIt, expected) => {
  expect(problemsOf(stateOf(state), breakIt)).toEqual(expected);
});

/** The first scene of each question. */
const questions = Object.entries(scenes).map(([ask, states]): [string, () => State] => [
  ask,
  firstOf<State>(states),
]);
const impossibleEntry = ({ agenda }: State) => [
  `agenda.${agenda.length - 1}: cannot be on the agenda in this position`,
];

describe("CO-3 questions", () => {
  test.each(questions)("%s is asked only of the seat whose turn it is", (_, scene) => {
    const state = scene();
    const place = `agenda.${state.agenda.length - 1}.seats`;
    for (const seats of [[1], [0, 1]])
      expect(problemsOf(state, set(place, seats))).toEqual(impossibleEntry(state));
  });

  test.each(questions)("CO-15 %s with the wrong number of drawn locations", (ask, scene) => {
    const state = scene();
    const one: Break = ({ table }) =>
      ask === "keep-location"
        ? table.available.push(...table.drawn.splice(1))
        : table.drawn.push(table.locationDeck.pop());
    expect(problemsOf(state, one)).toEqual(impossibleEntry(state));
  });

  test.each(questions)("%s in an empty chamber", (ask, scene) => {
    const found = problemsOf(start(), set("agenda.1", scene().agenda.at(-1)));
    expect(found).toEqual(ask === "recruit" ? [] : impossibleEntry(start()));
  });

  test.each(questions)("%s above a task that does not belong there", (ask, scene) => {
    const first: Break = ({ agenda }) => agenda.splice(1, 0, { do: "check-keys", seat: 0 });
    expect(problemsOf(scene(), first)).toEqual([
      expect.stringMatching(`^agenda: the question ${ask} cannot be asked over .*check-keys`),
    ]);
  });
});
