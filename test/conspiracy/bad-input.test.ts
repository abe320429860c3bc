import { expect, test } from "vitest";
import type { Lord } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy, describe } from "../../src/conspiracy/index.ts";
import { score } from "../../src/conspiracy/score.ts";
import { testBadInput } from "../bad-input/bad-input-tests.ts";
import type { WrongTableaux } from "../bad-input/subject.ts";
import { firstOfEach } from "../lazy-scenes.ts";
import { prepare, refusalOf } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const empty = { lords: [], locations: [], pearls: 0, pearlMaster: false };
const four = (lord: Lord) => Array.from({ length: 4 }, () => lord);
const sixteen = [...four("red-1"), ...four("blue-1"), ...four("green-1"), ...four("yellow-1")];

const wrongTableaux: WrongTableaux[] = [
  [
    "no field for the Pearl Master",
    [{ lords: [], locations: [], pearls: 0 }],
    "0.pearlMaster",
    /missing/,
  ],
  [
    "one copy of a lord too many",
    [{ ...empty, lords: ["blue-6", "blue-6"] }],
    "0.lords.1",
    /blue-6/,
  ],
  [
    "three of a lord with two copies",
    [{ ...empty, lords: ["red-2", "red-2", "red-2"] }],
    "0.lords.2",
    /red-2/,
  ],
  [
    "one copy of a lord too many, in two tableaux",
    [
      { ...empty, lords: ["blue-6"] },
      { ...empty, lords: ["red-1", "blue-6"] },
    ],
    "1.lords.1",
    /blue-6/,
  ],
  [
    "a location twice",
    [{ ...empty, locations: ["silver-keys", "silver-keys"] }],
    "0.locations.1",
    /silver-keys/,
  ],
  [
    "the same location of two players",
    [
      { ...empty, locations: ["silver-keys"] },
      { ...empty, locations: ["silver-keys"] },
    ],
    "1.locations.0",
    /silver-keys/,
  ],
  ["16 lords", [{ ...empty, lords: sixteen }], "0.lords", /15/],
  [
    "two Pearl Masters",
    [{ ...empty, pearlMaster: true, pearls: 1 }, empty, { ...empty, pearlMaster: true, pearls: 1 }],
    "2.pearlMaster",
    /one/,
  ],
  [
    "a Pearl Master although another has more pearls",
    [
      { ...empty, pearlMaster: true, pearls: 1 },
      { ...empty, pearls: 2 },
    ],
    "0.pearlMaster",
    /another player has more/,
  ],
  [
    "no Pearl Master although somebody has pearls",
    [empty, { ...empty, pearls: 1 }, { ...empty, pearls: 2 }],
    "2.pearlMaster",
    /nobody/,
  ],
  [
    "a Pearl Master without pearls",
    [empty, { ...empty, pearlMaster: true }],
    "1.pearlMaster",
    /no pearls/,
  ],
  ["an unknown lord", [{ ...empty, lords: ["red-1", "red-5"] }], "0.lords.1", /red-5/],
  ["an unknown location", [{ ...empty, locations: ["atlantis"] }], "0.locations.0", /atlantis/],
  [
    "a property of every object as a location",
    [{ ...empty, locations: ["toString"] }],
    "0.locations.0",
    /toString/,
  ],
  ...[0, 1, "true", null].map(
    (pearlMaster): WrongTableaux => [
      `${JSON.stringify(pearlMaster)} as Pearl Master`,
      [{ ...empty, pearlMaster }],
      "0.pearlMaster",
      /true or false/,
    ],
  ),
];

testBadInput({
  game: conspiracy,
  describe,
  start: () => scenes.recruit["three players and a pile"],
  rich: () => scenes["keep-location"]["two drawn"],
  states: [...firstOfEach(scenes), over],
  moreStates: allScenes.map(([, scene]) => scene),
  options: {
    needed: { players: 3 },
    sample: { players: 2, firstPlayer: 0 },
    wrong: [["bonus locations as text", { players: 3, bonusLocations: "yes" }, "bonusLocations"]],
    leftOut: [["no bonus locations", { players: 3, bonusLocations: undefined }]],
  },
  tableaux: { score, empty, most: 4, cards: ["lords", "locations"], wrong: wrongTableaux },
});

test.each([[[1]], [[1, 2, 3]], [["1", "2"]]])("spots %j are malformed", (spots) => {
  const state = scenes.swap["with a lord still to place"];
  expect(refusalOf(state, { type: "swap-lords", seat: 0, spots }).code).toBe("malformed");
});

test("seat -0 in an action is stored as 0 in the state", () => {
  const first = prepare({ nextLords: ["red-3"] });
  const result = conspiracy.reduce(first, { type: "draw-lords", seat: -0, count: 1 });
  if (result.ok) expect(result.state.table.pearlMaster).toBe(0);
});
