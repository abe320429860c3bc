import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { testProblems } from "../problems/problem-tests.ts";

const tableau = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  nebulis: 0,
  figure: false,
  exiles: [],
};

// biome-ignore lint/suspicious/noExplicitAny: a broken state has no type
const withArea = (state: any, area: object) => ({
  ...state,
  table: { ...state.table, kraken: { ...state.table.kraken, ...area } },
});

testProblems({
  game: exilesKraken,
  options: { players: 2 },
  wrong: (good) => ({
    options: [
      [
        "a catalogue with too few exiles",
        { players: 2, catalogue: [] },
        ["catalogue: has 0 exiles, expected at least 2"],
      ],
    ],
    action: [
      [
        "an exile paid for as in Exiles alone",
        {
          type: "recruit-exile",
          seat: 0,
          exile: "usurer",
          allies: ["crab-1"],
          affiliate: "crab-1",
        },
        ["nebulis: is missing, expected a whole number from 0 to 10000"],
      ],
      [
        "an exile without a name as a place",
        { type: "place-sentinel", seat: 0, place: { kind: "guest", guest: "" } },
        ['place.guest: "", expected a string of 1 to 100 characters'],
      ],
    ],
    event: [
      [
        "an unknown type",
        { type: "exile-enter", seat: 0, exile: "usurer" },
        ['type: "exile-enter", did you mean exile-entered?'],
      ],
    ],
    state: [
      [
        "nebulis of too few seats",
        withArea(good.state, { nebulis: [] }),
        ["table.kraken.nebulis: has 0 entries, but the game has 2 seats"],
      ],
      [
        "a figure that nobody can have",
        withArea(good.state, { figure: 1 }),
        ["table.kraken.figure: its holder has 0 nebulis, expected 1 or more"],
      ],
    ],
    view: [
      [
        "no area of Kraken",
        { ...good.view, table: { ...good.view.table, kraken: undefined } },
        [
          "table.kraken: is missing, expected an object with nebulis, figure, lootDeck, loot, discardedLoot, sentinels",
        ],
      ],
    ],
    position: [["seats that are missing", { kraken: { nebulis: [] } }, ["seats: is missing"]]],
    tableau: [
      [
        "in both areas",
        { ...tableau, nebulis: -1, exiles: [{ id: "usurer" }] },
        ["nebulis: -1, expected a whole number, 0 or more", "exiles.0.influence: is missing"],
      ],
    ],
    replay: [
      [
        "nothing",
        {},
        [
          "format: is missing, expected 1, 2 or 3",
          "game: is missing, expected exiles-kraken",
          "version: is missing, expected a string of 1 to 100 characters",
          "options: is missing, expected an object with players, firstPlayer, rules, catalogue",
          "actions: is missing, expected a list of at most 3000",
          "digest: is missing, expected an object with moves, result",
        ],
      ],
    ],
    refusal: [
      [
        "a guest without a name",
        {
          code: "reserved",
          rule: "KR-37",
          params: { place: { kind: "guest", guest: "" }, by: 0 },
        },
        ['params.place.guest: "", expected a string of 1 to 100 characters'],
      ],
    ],
  }),
});
