// The exact problems reported for inconsistent states.
import { expect, test } from "vitest";
import { spots } from "../../src/conspiracy/cards/chamber.ts";
import { colourOf } from "../../src/conspiracy/cards/lords.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { copy } from "../bad-input/errors.ts";
import { type Break, set } from "../bad-input/inconsistent-tests.ts";
import { lordsOf } from "../conspiracy/prepare.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { opponentsTurn, prepare, type State } from "./prepare.ts";
import { scenes } from "./scenes.ts";

const order = { by: 1, draw: 1 };
const placingRed = () => scenes.place["for the opponent, under an order"];
const equal = () => scenes["opponent-pile"]["two equal ones"];
const replay = () => scenes.replay["just won"];
const ofSoldier: Break = ({ table }) => {
  table.solo.opponent = "soldier";
  table.order = order;
};
const other = prepare({ opponent: "soldier", other: { lords: ["blue-4"] } });
const colourful = prepare({ player: { lords: ["red-4", "blue-4", "green-4", "red-3"] } });

const impossibleEntry = "cannot be on the agenda in this position";
const notGiven = "table.order: is null, but the Soldier is placing the red pile";
const tooEarly = "table.order: is given, but the Soldier is not placing the red pile";
const noRed = "table.order: is given, but the opponent has taken no red lord";
const notWon = "table.solo.replayToken: cannot have been won without a coalition";

const rows: [string, Scene<State>, Break, string[]][] = [
  ["CO-53 no order with the red pile", placingRed, set("table.order", null), [notGiven]],
  ["CO-53 an order, and no red lord", other, set("table.order", order), [noRed]],
  ["CO-53 an order before the pile is taken", equal, ofSoldier, [tooEarly, noRed]],
  [
    "CO-53 an order after the turn",
    replay,
    ofSoldier,
    [noRed, "table.order: must be null at the end of the player's turn"],
  ],
  ["CO-55 a token for two of a colour", colourful, set("table.solo.replayToken", 0), [notWon]],
  [
    "CO-42 the choice of a pile while there are recruits",
    equal,
    ({ table }) => table.recruits.push(table.lordDeck.pop()),
    ["table.recruits: contains lords that the agenda does not account for"],
  ],
  [
    "CO-42 the choice of a pile while there are drawn locations",
    equal,
    ({ table }) => table.drawn.push(table.locationDeck.pop()),
    [`agenda.1: ${impossibleEntry}`],
  ],
  [
    "CO-42 the choice of a pile with only one to choose from",
    equal,
    ({ table, agenda }) => {
      table.lordDeck.push(...table.piles.blue.splice(0));
      agenda[1].colours = ["red"];
    },
    [`agenda.1: ${impossibleEntry}`],
  ],
];

test.each(rows)("%s", (_title, state, breakIt, expected) => {
  const broken = copy(stateOf(state));
  breakIt(broken);
  expect(
    problems(conspiracySolo, "state", broken).map(
      ({ path, reason }) => `${path.join(".")}: ${reason}`,
    ),
  ).toEqual(expected);
});

test("CO-53 an order given in the last turn stays when the game is over", () => {
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
