import { exiles } from "../../src/exiles/index.ts";
import { testProblems } from "../problems/problem-tests.ts";

const tableau = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  exiles: [],
};

testProblems({
  game: exiles,
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
        "an unknown type",
        { type: "recruit exile", seat: 0 },
        ['type: "recruit exile", did you mean recruit-exile?'],
      ],
      [
        "an exile without a name",
        { type: "recapture", seat: 0, location: "jails", exiles: ["", 3] },
        [
          'location: "jails", did you mean jail?',
          'exiles.0: "", expected a string of 1 to 100 characters',
          "exiles.1: 3, expected a string of 1 to 100 characters",
        ],
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
        "areas missing for the seats",
        {
          ...good.state,
          table: { ...good.state.table, exiles: { ...good.state.table.exiles, seats: [] } },
        },
        ["table.exiles.seats: has 0 entries, but the game has 2 seats"],
      ],
    ],
    view: [
      [
        "no area of the variant",
        { ...good.view, table: { ...good.view.table, exiles: undefined } },
        [
          "table.exiles: is missing, expected an object with catalogue, deck, court, seats, payment",
        ],
      ],
    ],
    position: [["seats that are missing", { exiles: { court: [] } }, ["seats: is missing"]]],
    tableau: [
      [
        "several problems",
        { ...tableau, exiles: [{ id: 7, influence: -1 }, 3, { id: "usurer", influnce: 9 }] },
        [
          "exiles.0.id: 7, expected a string of at most 100 characters",
          "exiles.0.influence: -1, expected a whole number, 0 or more",
          "exiles.1: 3, expected an object with id, influence",
          "exiles.2.influence: is missing",
          "exiles.2.influnce: unknown field, did you mean influence?",
        ],
      ],
    ],
    replay: [
      [
        "nothing",
        {},
        [
          "format: is missing, expected 1, 2 or 3",
          "game: is missing, expected exiles",
          "version: is missing, expected a string of 1 to 100 characters",
          "options: is missing, expected an object with players, firstPlayer, rules, catalogue",
          "actions: is missing, expected a list of at most 3000",
          "digest: is missing, expected an object with moves, result",
        ],
      ],
    ],
    refusal: [
      [
        "an unknown location",
        { code: "location-not-available", rule: "EX-13", params: { location: "Jail" } },
        ['params.location: "Jail", did you mean jail?'],
      ],
    ],
  }),
});
