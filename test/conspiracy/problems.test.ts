import { conspiracy } from "../../src/conspiracy/index.ts";
import { testProblems } from "../problems/problem-tests.ts";

const tableau = { lords: [], locations: [], pearls: 0, pearlMaster: false };

testProblems({
  game: conspiracy,
  options: { players: 2 },
  wrong: (good) => ({
    options: [
      [
        "several problems",
        { players: "2", bonusLocation: 1, bonusLocations: "yes" },
        [
          'players: "2", expected a whole number from 2 to 4',
          'bonusLocations: "yes", expected true or false',
          "bonusLocation: unknown field, did you mean bonusLocations?",
        ],
      ],
    ],
    action: [
      [
        "an unknown type",
        { type: "drawLords", seat: 0, count: 1 },
        ['type: "drawLords", did you mean draw-lords?'],
      ],
      [
        "a type unlike any other",
        { type: "attack", seat: 0 },
        [
          'type: "attack", expected draw-lords, take-pile, pass, place-lord, swap-lords, decline-swap, draw-locations or take-location',
        ],
      ],
      [
        "one spot",
        { type: "swap-lords", seat: 0, spots: [1] },
        ["spots: a list of 1, expected a list of 2"],
      ],
      [
        "spots out of range",
        { type: "swap-lords", seat: 0, spots: [0, 16] },
        [
          "spots.0: 0, expected a whole number from 1 to 15",
          "spots.1: 16, expected a whole number from 1 to 15",
        ],
      ],
      [
        "a colour with a capital",
        { type: "take-pile", seat: -1, colour: "Red" },
        ["seat: -1, expected a whole number from 0 to 3", 'colour: "Red", did you mean red?'],
      ],
    ],
    event: [
      [
        "several problems",
        { type: "order-given", seat: 0.5, draw: 3, more: 1 },
        [
          "seat: 0.5, expected a whole number from 0 to 3",
          "draw: 3, expected 1 or 2",
          "more: unknown field, expected type, seat or draw",
        ],
      ],
      [
        "three spots that were swapped",
        { type: "lords-swapped", seat: 0, spots: [1, 2, 3] },
        ["spots: a list of 3, expected a list of 2"],
      ],
    ],
    state: [
      [
        "a Pearl Master without pearls",
        { ...good.state, table: { ...good.state.table, pearlMaster: 1 } },
        ["table.pearlMaster: the Pearl Master has no pearls"],
      ],
      [
        "several inconsistencies",
        { ...good.state, table: { ...good.state.table, turn: 3, lastSeat: 2 } },
        [
          "table.turn: seat 3, expected 0 to 1",
          "table.lastSeat: seat 2, expected 0 to 1",
          "table.lastSeat: the next seat has not filled its chamber",
          "agenda.0: is not a task of seat 3, whose turn it is",
        ],
      ],
      [
        "a question to a seat that does not exist",
        { ...good.state, agenda: [{ ask: "swap", seats: [3] }] },
        ["agenda.0: seat 3, expected 0 to 1"],
      ],
      [
        "several wrong shapes",
        { table: { ...good.state.table, order: { by: 7 }, drawn: "none" }, agenda: [7, null] },
        [
          'table.drawn: "none", expected a list of at most 29',
          "table.order.by: 7, expected a whole number from 0 to 3",
          "table.order.draw: is missing, expected 1 or 2",
          "agenda.0: 7, expected an object with do or an object with ask",
          "agenda.1: null, expected an object with do or an object with ask",
          "rng: is missing, expected a list of 4",
        ],
      ],
    ],
    view: [
      [
        "too few locations face down",
        { ...good.view, table: { ...good.view.table, locationDeck: [null, null] } },
        ["table: 2 locations are face down, but 23 are unaccounted for"],
      ],
      [
        "too few lords face down",
        { ...good.view, table: { ...good.view.table, lordDeck: [] } },
        ["table: 0 lords are face down, but 60 are unaccounted for"],
      ],
      [
        "an agenda of empty objects",
        { ...good.view, agenda: [{}] },
        [
          "agenda.0.do: is missing, expected start-turn, recruit, place-recruits, check-keys or end-turn",
        ],
      ],
    ],
    position: [
      [
        "several problems",
        { seats: [{ lords: ["blue6"] }, {}], lordDeck: { bottom: [] } },
        ['seats.0.lords.0: "blue6", did you mean blue-6?'],
      ],
    ],
    tableau: [
      [
        "several problems",
        { ...tableau, lords: ["blue6", "Blue-4", "violet-1"], pearlMaster: "true" },
        [
          'lords.0: "blue6", did you mean blue-6?',
          'lords.1: "Blue-4", did you mean blue-4?',
          'lords.2: "violet-1", expected yellow-0, yellow-1, yellow-2, yellow-3, yellow-4, yellow-6, red-0, red-1, red-2, red-3, red-4, red-6, green-0, green-1, green-2, green-3, green-4, green-6, blue-0, blue-1, blue-2, blue-3, blue-4, blue-6, purple-0, purple-1, purple-2, purple-3, purple-4 or purple-6',
          'pearlMaster: "true", expected true or false',
        ],
      ],
      [
        "a Pearl Master without pearls",
        { ...tableau, pearlMaster: true },
        ["pearlMaster: the Pearl Master has no pearls"],
      ],
    ],
    replay: [
      [
        "another game",
        { ...good.replay, game: "conspiracies" },
        ['game: "conspiracies", did you mean conspiracy?'],
      ],
      [
        "malformed actions",
        { ...good.replay, actions: [{ type: "riot" }, { type: "pass" }] },
        [
          'actions.0.type: "riot", expected draw-lords, take-pile, pass, place-lord, swap-lords, decline-swap, draw-locations or take-location',
          "actions.1.seat: is missing, expected a whole number from 0 to 3",
        ],
      ],
    ],
    refusal: [
      [
        "an unknown source of locations",
        {
          code: "location-not-on-offer",
          rule: "CO-15",
          params: { location: "seven-points", from: "hand" },
        },
        ['params.from: "hand", expected available, drawn or deck'],
      ],
      [
        "a spot that does not exist",
        { code: "same-spot", rule: "CO-9", params: { spot: 16 } },
        ["params.spot: 16, expected a whole number from 1 to 15"],
      ],
    ],
  }),
});
