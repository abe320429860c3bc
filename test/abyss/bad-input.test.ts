import { expect, test } from "vitest";
import { abyss, describe } from "../../src/abyss/index.ts";
import { score } from "../../src/abyss/score.ts";
import { testBadInput } from "../bad-input/bad-input-tests.ts";
import { firstOfEach } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { play, prepare } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const empty = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };

testBadInput({
  game: abyss,
  describe,
  start: prepare({ council: { crab: ["crab-1"], squid: ["squid-1"] } }),
  rich: () => scenes["choose-location"]["two of a Sage, with key tokens"],
  states: [
    ...firstOfEach(scenes),
    () => scenes.explore["a monster, threat 4"],
    () => scenes.act["a hand and pearls"],
    () => scenes.control["key tokens and lords"],
    () => scenes.discard.Jailer,
    () => scenes["steal-token"]["three with tokens"],
    over,
  ],
  moreStates: allScenes.map(([, scene]) => scene),
  options: {
    needed: { players: 3 },
    sample: { players: 2, firstPlayer: 0 },
    wrong: [
      ["rules that are not an object", { players: 3, rules: "strict" }, "rules"],
      [
        "an unknown rule on superfluous allies",
        { players: 3, rules: { superfluousAllies: "perhaps" } },
        "rules.superfluousAllies",
      ],
      [
        "true as a rule on superfluous allies",
        { players: 3, rules: { superfluousAllies: true } },
        "rules.superfluousAllies",
      ],
      [
        "an unknown rule on disabled lords",
        { players: 3, rules: { disabledLords: "none" } },
        "rules.disabledLords",
      ],
      [
        "a number as a rule on disabled lords",
        { players: 3, rules: { disabledLords: 1 } },
        "rules.disabledLords",
      ],
      ["an extra rule", { players: 3, rules: { solo: true } }, "rules.solo"],
    ],
    leftOut: [
      ["no rules", { players: 3, rules: undefined }],
      ["no rule on superfluous allies", { players: 3, rules: { superfluousAllies: undefined } }],
      ["no rule on disabled lords", { players: 3, rules: { disabledLords: undefined } }],
    ],
  },
  tableaux: {
    score,
    empty,
    most: 4,
    cards: ["lords", "disabled", "locations", "affiliated", "monsterTokens"],
    wrong: [
      ["a lord twice", [{ ...empty, lords: ["miller", "miller"] }], "0.lords.1", /miller/],
      [
        "a disabled lord that the player does not have",
        [{ ...empty, disabled: ["miller"] }],
        "0.disabled.0",
        /miller/,
      ],
      [
        "an unknown rule",
        [{ ...empty, disabledLords: "none" }],
        "0.disabledLords",
        /influence or all/,
      ],
    ],
  },
});

test("seat -0 is stored as 0 among the buyers", () => {
  const offered = play(
    prepare({ players: 2, turn: { seat: 1 }, nextCards: ["crab-2", "crab-2"] }),
    by(1).explores(),
  ).state;
  const result = abyss.reduce(offered, { ...by(0).buys(), seat: -0 });
  if (result.ok) expect(Object.is(result.state.table.turn.buyers[0], 0)).toBe(true);
});
