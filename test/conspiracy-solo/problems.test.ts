import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { testProblems } from "../problems/problem-tests.ts";

const tableau = { lords: [], locations: [], pearls: 0, pearlMaster: false };

testProblems({
  game: conspiracySolo,
  options: { opponent: "soldier" },
  wrong: (good) => ({
    options: [
      [
        "several problems",
        { players: 1, opponent: "Mage", firstPlayer: 2 },
        [
          "firstPlayer: 2, expected 0 or 1",
          'opponent: "Mage", did you mean mage?',
          "players: unknown field, expected firstPlayer, bonusLocations or opponent",
        ],
      ],
    ],
    action: [
      [
        "an unknown type",
        { type: "use-replay-tokens", seat: 0 },
        ['type: "use-replay-tokens", did you mean use-replay-token?'],
      ],
      [
        "a third side",
        { type: "keep-replay-token", seat: 2 },
        ["seat: 2, expected a whole number from 0 to 1"],
      ],
    ],
    event: [
      [
        "an unknown opponent",
        { type: "opponent-appeared", opponent: "kraken", seat: 1 },
        [
          'opponent: "kraken", expected farmer, soldier, merchant, politician or mage',
          "seat: unknown field, expected type or opponent",
        ],
      ],
    ],
    state: [
      [
        "a token that was never won",
        {
          ...good.state,
          table: { ...good.state.table, solo: { opponent: "mage", replayToken: 0 } },
        },
        ["table.solo.replayToken: cannot have been won without a coalition"],
      ],
      [
        "an order of the player",
        { ...good.state, table: { ...good.state.table, order: { by: 0, draw: 2 } } },
        [
          "table.order: this seat cannot have given this order",
          "table.order: is given, but the opponent has taken no red lord",
        ],
      ],
    ],
    view: [
      [
        "no solo area",
        { ...good.view, table: { ...good.view.table, solo: undefined } },
        ["table.solo: is missing, expected an object with opponent, replayToken"],
      ],
    ],
    position: [
      [
        "several problems",
        { seats: [{}, {}], solo: { opponent: "Soldier", token: 1 } },
        [
          'solo.opponent: "Soldier", did you mean soldier?',
          "solo.token: unknown field, expected opponent or replayToken",
        ],
      ],
    ],
    tableau: [
      [
        "an unknown opponent",
        { ...tableau, opponent: "farmers" },
        ['opponent: "farmers", did you mean farmer?'],
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
        { ...good.replay, game: "conspiracy" },
        ['game: "conspiracy", expected conspiracy-solo'],
      ],
    ],
    refusal: [
      [
        "colours that do not exist",
        { code: "pile-not-wanted", rule: "CO-42", params: { colour: "Red", colours: "all" } },
        [
          'params.colour: "Red", did you mean red?',
          'params.colours: "all", expected a list of at most 5',
        ],
      ],
    ],
  }),
});
