// All that is said of a state in which something does not fit together, word for word.
import { expect, test } from "vitest";
import { spots } from "../../src/conspiracy/cards/chamber.ts";
import { colourOf } from "../../src/conspiracy/cards/lords.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { problems } from "../../src/kernel/tools/read.ts";
import { copy } from "../bad-input/errors.ts";
import { type Break, set } from "../bad-input/inconsistent-tests.ts";
import { lordsOf } from "../conspiracy/prepare.ts";
import { opponentsTurn, prepare, type State } from "./prepare.ts";
import { scenes } from "./scenes.ts";

const order = { by: 1, draw: 1 };
const placingRed = scenes.place["for the opponent, under an order"];
const equal = scenes["opponent-pile"]["two equal ones"];
const replay = scenes.replay["just won"];
const ofSoldier: Break = ({ table }) => {
  table.solo.opponent = "soldier";
  table.order = order;
};
const other = prepare({ opponent: "soldier", other: { lords: ["blue-4"] } });
const colourful = prepare({ player: { lords: ["red-4", "blue-4", "green-4", "red-3"] } });

const uncalled = "the table does not call for it";
const notGiven = "table.order: goes with the red pile";
const noRed = "table.order: comes with a red lord of the opponent";
const notWon = "table.solo.replayToken: was never won by a coalition";

const rows: [string, State, Break, string[]][] = [
  ["CO-53 no order with the red pile", placingRed, set("table.order", null), [notGiven]],
  ["CO-53 an order, and no red lord", other, set("table.order", order), [noRed]],
  ["CO-53 an order of a pile that is not taken", equal, ofSoldier, [notGiven, noRed]],
  [
    "CO-53 an order after the turn",
    replay,
    ofSoldier,
    [noRed, "table.order: is over at the end of the turn"],
  ],
  ["CO-55 a token for two of a colour", colourful, set("table.solo.replayToken", 0), [notWon]],
  [
    "CO-42 its piles while a lord lies about",
    equal,
    ({ table }) => table.recruits.push(table.lordDeck.pop()),
    ["table.recruits: do not come from where the agenda says"],
  ],
  [
    "CO-42 its piles while a location lies about",
    equal,
    ({ table }) => table.drawn.push(table.locationDeck.pop()),
    [`agenda.1: ${uncalled}`],
  ],
  [
    "CO-42 the only pile that it wants",
    equal,
    ({ table, agenda }) => {
      table.lordDeck.push(...table.piles.blue.splice(0));
      agenda[1].colours = ["red"];
    },
    [`agenda.1: ${uncalled}`],
  ],
];

test.each(rows)("%s", (_title, state, breakIt, said) => {
  const broken = copy(state);
  breakIt(broken);
  expect(
    problems(conspiracySolo, "state", broken).map(
      ({ path, reason }) => `${path.join(".")}: ${reason}`,
    ),
  ).toEqual(said);
});

test("CO-53 the order of a last red pile holds when the game is over", () => {
  const lords = lordsOf(3, 4).filter((lord) => colourOf(lord) !== "red");
  const { state } = opponentsTurn({
    opponent: "soldier",
    player: { lords: lords.slice(1, spots) },
    nextLords: lords.slice(0, 1),
    piles: ["red-4"],
  });
  expect(state.agenda).toEqual([]);
  expect(state.table.order).toEqual(order);
  expect(problems(conspiracySolo, "state", copy(state))).toEqual([]);
});
