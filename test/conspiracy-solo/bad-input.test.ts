import { conspiracySolo, describe as sentence } from "../../src/conspiracy-solo/index.ts";
import { score } from "../../src/conspiracy-solo/score.ts";
import { testBadInput } from "../bad-input/bad-input-tests.ts";
import { firstOfEach } from "../lazy-scenes.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const empty = { lords: [], locations: [], pearls: 0, pearlMaster: false };
const rival = { ...empty, opponent: "mage" };

testBadInput({
  game: conspiracySolo,
  describe: (refusal) => sentence(refusal),
  start: () => scenes.recruit["some piles"],
  rich: () => scenes["keep-location"]["two drawn"],
  states: [...firstOfEach(scenes), over],
  moreStates: allScenes.map(([, scene]) => scene),
  options: {
    needed: {},
    sample: { firstPlayer: 0, opponent: "soldier" },
    wrong: [
      ["a number of players", { players: 2 }, "players"],
      ["a third side", { firstPlayer: 2 }, "firstPlayer"],
      ["an unknown opponent", { opponent: "kraken" }, "opponent"],
      ["a property of every object as opponent", { opponent: "constructor" }, "opponent"],
      ["bonus locations as text", { bonusLocations: "yes" }, "bonusLocations"],
    ],
    leftOut: [
      ["no opponent", { opponent: undefined }],
      ["no bonus locations", { bonusLocations: undefined }],
    ],
  },
  tableaux: {
    score,
    empty,
    most: 2,
    cards: ["lords", "locations"],
    wrong: [
      [
        "an unknown opponent",
        [{ ...empty, opponent: "kraken" }],
        "0.opponent",
        /farmer, soldier, merchant, politician or mage/,
      ],
      ["null as opponent", [{ ...empty, opponent: null }], "0.opponent", /expected/],
      ["two players", [empty, empty], "1.opponent", /missing/],
      ["two opponents", [rival, rival], "0.opponent", /player's/],
      ["the opponent first", [rival, empty], "0.opponent", /player's/],
      [
        "the same lord on both sides",
        [
          { ...empty, lords: ["blue-6"] },
          { ...rival, lords: ["blue-6"] },
        ],
        "1.lords.0",
        /blue-6/,
      ],
    ],
  },
});
