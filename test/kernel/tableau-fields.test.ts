import { describe, expect, test } from "vitest";
import {
  componentList,
  type FieldCheck,
  objectShape,
  oneName,
  optional,
  recordOf,
  wholeNumber,
  yesOrNo,
} from "../../src/kernel/score/tableau-fields.ts";

const problemsIn = (check: FieldCheck, value: unknown): string[] =>
  [...check.problems(value, ["at"])].map(({ path, reason }) => `${path.join(".")}: ${reason}`);

const cards = componentList(["a", "b"], (name) => (name === "a" ? 2 : 1));
const dice = recordOf({ colour: oneName(["red", "blue"]), pips: wholeNumber });

describe("problems of a field", () => {
  test.each<[string, FieldCheck, unknown, string[]]>([
    ["as many components as the game has", cards, ["a", "b", "a"], []],
    ["one more", cards, ["a", "b", "a", "a"], ["at: a list of 4, expected a list of at most 3"]],
    ["an unknown component", cards, ["a", "c"], ['at.1: "c", expected a or b']],
    ["not a list", cards, "a", ['at: "a", expected a list']],
    ["one of the names", oneName(["red", "blue"]), "blue", []],
    ["another name", oneName(["red", "blue"]), "blu", ['at: "blu", did you mean blue?']],
    ["not a name", oneName(["red", "blue"]), 7, ["at: 7, expected red or blue"]],
    ["a record", dice, { colour: "red", pips: 6 }, []],
    [
      "wrong fields of a record",
      dice,
      { colour: "green", pips: -1 },
      [
        'at.colour: "green", expected red or blue',
        "at.pips: -1, expected a whole number, 0 or more",
      ],
    ],
    [
      "missing and unknown fields of a record",
      dice,
      { colour: "red", sides: 6 },
      ["at.pips: is missing", "at.sides: unknown field, expected colour or pips"],
    ],
    ["not a record", dice, null, ["at: null, expected an object with colour, pips"]],
    ["a number as a record", dice, 7, ["at: 7, expected an object with colour, pips"]],
    ["a number", wholeNumber, 0, []],
    ["a fraction", wholeNumber, 0.5, ["at: 0.5, expected a whole number, 0 or more"]],
    ["true", yesOrNo, true, []],
    ["false", yesOrNo, false, []],
    ["not a boolean", yesOrNo, "yes", ['at: "yes", expected true or false']],
  ])("%s", (_, check, value, wrong) => {
    expect(problemsIn(check, value)).toEqual(wrong);
    expect(problemsIn(optional(check), value)).toEqual(wrong);
  });
});

test("components of which all tableaux together have more than the game has", () => {
  const fields = [
    { value: ["a", "b"], path: [0, "cards"] },
    { value: ["a", "a"], path: [1, "cards"] },
  ];
  expect([...cards.surplus!(fields as never)]).toEqual([
    { path: [1, "cards", 1], reason: "a appears 3 times, the game has 2" },
  ]);
});

test("shapes are JSON Schemas", () => {
  const whole = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
  const colours = { enum: ["red", "blue"] };
  expect(objectShape({ cards, dice, done: optional(yesOrNo) })).toEqual({
    type: "object",
    properties: {
      cards: { type: "array", maxItems: 3, items: { enum: ["a", "b"] } },
      dice: {
        type: "object",
        properties: { colour: colours, pips: whole },
        required: ["colour", "pips"],
        additionalProperties: false,
      },
      done: { type: "boolean" },
    },
    required: ["cards", "dice"],
    additionalProperties: false,
  });
});
