import { describe, kraken } from "../../src/kraken/index.ts";
import { score } from "../../src/kraken/score.ts";
import { testBadInput } from "../bad-input/bad-input-tests.ts";
import { firstOfEach } from "../lazy-scenes.ts";
import { prepare } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const empty = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  nebulis: 0,
  figure: false,
};

testBadInput({
  game: kraken,
  describe,
  start: prepare({ council: { crab: ["crab-1"], squid: ["squid-1"] } }),
  rich: () => scenes["search-loot"]["with an activated power"],
  states: [...firstOfEach(scenes), over],
  moreStates: allScenes.map(([, scene]) => scene),
  options: {
    needed: { players: 3 },
    sample: { players: 2, firstPlayer: 0 },
    wrong: [["rules that are not an object", { players: 3, rules: "strict" }, "rules"]],
    leftOut: [["no rules", { players: 3, rules: undefined }]],
  },
  tableaux: {
    score,
    most: 4,
    empty,
    cards: ["lords", "disabled", "locations", "affiliated", "monsterTokens"],
    wrong: [["a lord twice", [{ ...empty, lords: ["fence", "fence"] }], "0.lords.1", /fence/]],
  },
});
