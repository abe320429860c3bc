import { kraken } from "../../src/kraken/index.ts";
import { testProblems } from "../problems/problem-tests.ts";

const tableau = {
  lords: [],
  locations: ["megalodon"],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  nebulis: 0,
  figure: false,
};

// biome-ignore lint/suspicious/noExplicitAny: a broken state has no type
const withArea = (state: any, area: object) => ({
  ...state,
  table: { ...state.table, kraken: { ...state.table.kraken, ...area } },
});

testProblems({
  game: kraken,
  options: { players: 2 },
  wrong: (good) => ({
    options: [["no players", {}, ["players: is missing, expected a whole number from 2 to 4"]]],
    action: [
      [
        "an unknown type",
        { type: "place kraken", seat: 0, stack: "crab" },
        ['type: "place kraken", did you mean place-kraken?'],
      ],
      [
        "a purchase without the field nebulis",
        { type: "buy", seat: 0 },
        ["nebulis: is missing, expected a whole number from 0 to 10000"],
      ],
      [
        "a place with an unknown lord",
        { type: "place-sentinel", seat: 0, place: { kind: "lord", lord: "Fence" } },
        ['place.lord: "Fence", did you mean fence?'],
      ],
    ],
    event: [
      [
        "an unknown type",
        { type: "figure-move", seat: 0, from: null },
        ['type: "figure-move", did you mean figure-moved?'],
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
        "loot of an unknown value, and on an unknown location",
        { ...tableau, nebulis: -1, loot: { megalodont: [], megalodon: [8, 7] } },
        [
          "nebulis: -1, expected a whole number, 0 or more",
          "loot.megalodont: unknown field, did you mean megalodon?",
          "loot.megalodon.0: 8, expected 3, 4, 5, 6 or 7",
        ],
      ],
      [
        "a value twice on one location",
        { ...tableau, loot: { megalodon: [7, 7] } },
        ["loot.megalodon.1: 7 appears 2 times, the game has 1"],
      ],
      [
        "loot without its location",
        { ...tableau, loot: { battlefield: [7] } },
        ["loot.battlefield: battlefield is not among the player's locations"],
      ],
      [
        "a figure without nebulis",
        { ...tableau, figure: true },
        ["figure: its holder has 0 nebulis, expected 1 or more"],
      ],
    ],
    replay: [
      [
        "nothing",
        {},
        [
          "format: is missing, expected 1, 2 or 3",
          "game: is missing, expected kraken",
          "version: is missing, expected a string of 1 to 100 characters",
          "options: is missing, expected an object with players, firstPlayer, rules",
          "actions: is missing, expected a list of at most 3000",
          "digest: is missing, expected an object with moves, result",
        ],
      ],
    ],
    refusal: [
      [
        "an unknown sentinel",
        { code: "sentinel-not-in-front", rule: "KR-36", params: { sentinel: "watch" } },
        ['params.sentinel: "watch", did you mean watcher?'],
      ],
    ],
  }),
});
