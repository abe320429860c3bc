// All problems of inconsistent states, word for word.
import { describe, expect, test } from "vitest";
import { exiles } from "../../src/exiles/index.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { copy } from "../bad-input/errors.ts";
import { type Break, pathIn, set } from "../bad-input/inconsistent-tests.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { prepare, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const problemsAfter = (what: "state" | "view", value: object, breakIt: Break): string[] => {
  const broken = copy(value);
  breakIt(broken);
  return problems(exiles, what, broken).map(({ path, reason }) => `${path.join(".")}: ${reason}`);
};

const start = prepare({
  seats: [{ hand: ["crab-1"] }, { locations: [{ location: "chasm", lords: ["tamer"] }] }],
  exilesInCourt: ["heretic"],
  exiles: [
    { free: ["deserter"], holding: [{ location: "jail", exiles: ["mutineer", "usurer"] }] },
    { aside: ["keeper"] },
  ],
});
const taking = () => scenes.recapture["one location"];
const replacing = () => scenes["replace-location"]["with lords"];
const perjuring = () => scenes.perjure["a landowner"];
const conspiring = () => scenes.conspire["a lord that can be paid"];
const switching = () => scenes["switch-location"]["by the recapturing player"];

const impossibleEntry = "cannot be on the agenda in this position";
const holding = "table.exiles.seats.0.holding";
/** Changes fields of the question on top. */
const questionWith =
  (more: object): Break =>
  ({ agenda }) =>
    Object.assign(agenda.at(-1), more);
const reveal: Break = ({ table }) => table.track.push(table.deck.pop());

test.each<[string, Scene<State>, Break, readonly string[]]>([
  [
    "EX-8 an area too many",
    start,
    ({ table }) => table.exiles.seats.push({ free: [], holding: [], aside: [] }),
    ["table.exiles.seats: has 4 entries, but the game has 3 seats"],
  ],
  [
    "EX-6 seven cards in the court",
    start,
    ({ table }) => table.exiles.court.push(table.exiles.deck.pop()),
    ["table.exiles.court: the court has 7 cards, but only 6 spaces"],
  ],
  [
    "EX-8 exiles under a location with lords",
    start,
    ({ table }) => table.seats[0].locations[0].lords.push(table.lordDeck.pop()),
    [`${holding}.0.location: jail must be a location of this player with no lords under it`],
  ],
  [
    "EX-8 exiles that are not sorted",
    start,
    set(`${holding}.0.exiles`, ["usurer", "mutineer"]),
    [`${holding}.0.exiles: must be sorted`],
  ],
  [
    "EX-8 one exile under a location",
    start,
    ({ table: { exiles: area } }) => area.deck.push(area.seats[0].holding[0].exiles.pop()),
    [`${holding}.0.exiles: has 1 exiles, expected 2`],
  ],
  [
    "EX-8 three exiles under a location",
    start,
    ({ table: { exiles: area } }) => {
      area.seats[0].holding[0].exiles = ["deserter", "mutineer", "usurer"];
      area.seats[0].free = [];
    },
    [`${holding}.0.exiles: has 3 exiles, expected 2`],
  ],
  [
    "EX-8 four exiles under one location, as two pairs",
    start,
    ({ table: { exiles: area } }) =>
      area.seats[0].holding.push({ location: "jail", exiles: area.deck.splice(0, 2).sort() }),
    [`${holding}.1.location: jail is listed twice`],
  ],
  [
    "EX-16 a payment without the Perjurer's question",
    start,
    ({ table }) => table.exiles.payment.push(table.seats[0].hand.pop()),
    ["table.exiles.payment: has allies, but the Perjurer's question is not open"],
  ],
  [
    "EX-16 a payment at the end of the game",
    over,
    ({ table }) => {
      const at = table.deck.findIndex((card: string) => card !== "monster");
      table.exiles.payment = table.deck.splice(at, 1);
    },
    ["table.exiles.payment: has allies, but the Perjurer's question is not open"],
  ],
  [
    "EX-11 a replacement that waits for the player who takes the location",
    switching,
    ({ agenda }) => Object.assign(agenda.at(-2), { owner: 0, lords: [] }),
    [`agenda.-2: ${impossibleEntry}`],
  ],
  [
    "EX-11 a replacement that waits with a lord that is not set aside",
    switching,
    ({ agenda }) => agenda.at(-2).lords.push("miller"),
    [`agenda.-2: ${impossibleEntry}`],
  ],
])("%s", (_, scene, breakIt, expected) => {
  const state = stateOf(scene);
  expect(problemsAfter("state", state, breakIt)).toEqual(expected.map((one) => pathIn(state, one)));
});

describe("a question that cannot be asked in the position", () => {
  const withUsurer: Break = ({ table: { exiles: area } }) => {
    const [gone] = area.seats[0].free.splice(0, 1, "usurer");
    area.deck[area.deck.indexOf("usurer")] = gone;
  };
  const noKeyToken: Break = ({ table }) => {
    table.seats[1].keys += table.keyTokens;
    table.keyTokens = 0;
  };

  test.each<[string, Scene<State>, Break]>([
    ["EX-8 a recapture by another", taking, questionWith({ seats: [1] })],
    ["EX-8 a recapture by two", taking, questionWith({ seats: [0, 1] })],
    [
      "EX-8 a recapture with one exile",
      taking,
      ({ table: { exiles: area } }) => area.deck.push(area.seats[0].free.pop()),
    ],
    ["EX-8 a recapture during an exploration", taking, reveal],
    [
      "EX-8 a recapture with a location drawn",
      taking,
      ({ table }) => table.drawn.push(table.stack.pop()),
    ],
    [
      "EX-8 a recapture with a card revealed and a location drawn",
      taking,
      ({ table }) => {
        table.track.push(table.deck.pop());
        table.drawn.push(table.stack.pop());
      },
    ],
    [
      "EX-13 a replacement by the active player",
      replacing,
      questionWith({ seats: [0], lords: [] }),
    ],
    ["EX-13 a replacement by two", replacing, questionWith({ seats: [1, 2], lords: [] })],
    ["EX-13 a replacement during an exploration", replacing, reveal],
    [
      "EX-13 a replacement for a lord twice",
      replacing,
      questionWith({ lords: ["keeper", "keeper"] }),
    ],
    [
      "EX-13 a replacement with a lord that is not set aside",
      replacing,
      questionWith({ lords: ["keeper", "miller"] }),
    ],
    ["EX-16 a choice by another", perjuring, questionWith({ seats: [1] })],
    ["EX-16 a choice by the Perjurer during an exploration", perjuring, reveal],
    ["EX-16 a choice by the Perjurer with another exile", perjuring, withUsurer],
    ["EX-16 a choice by the Perjurer without a key token", perjuring, noKeyToken],
    [
      "EX-16 an ally to affiliate that was not played",
      perjuring,
      questionWith({ affiliate: "crab-5" }),
    ],
    [
      "EX-16 a choice by the Perjurer without a payment",
      perjuring,
      ({ table }) => {
        table.discard = table.exiles.payment.splice(0).sort();
      },
    ],
    ["EX-17 conspiring by another", conspiring, questionWith({ seats: [1] })],
    ["EX-17 conspiring by two", conspiring, questionWith({ seats: [0, 1] })],
    ["EX-17 conspiring during an exploration", conspiring, reveal],
    ["EX-17 conspiring with another exile", conspiring, withUsurer],
    [
      "EX-17 conspiring without a lord in the deck",
      conspiring,
      ({ table }) => table.discardedLords.push(...table.lordDeck.splice(0)),
    ],
    ["EX-12 a switch by one without Black Smokers", switching, questionWith({ seats: [1] })],
  ])("%s", (_, scene, breakIt) => {
    const state = stateOf(scene);
    expect(problemsAfter("state", state, breakIt)).toEqual([
      pathIn(state, `agenda.-1: ${impossibleEntry}`),
    ]);
  });
});

test.each<[string, Break, string]>([
  ["few", ({ table }) => table.exiles.deck.pop(), "5 exiles are face down, but 6"],
  ["many", ({ table }) => table.exiles.deck.push(null), "7 exiles are face down, but 6"],
])("EX-1 a view with too %s face-down cards in the exile deck", (_, breakIt, count) => {
  expect(problemsAfter("view", exiles.view(start, 1), breakIt)).toEqual([
    `table: ${count} are unaccounted for`,
  ]);
});
