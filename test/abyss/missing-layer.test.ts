// A missing layer is reported to the author of a variant.
import { expect, test } from "vitest";
import { power } from "../../src/abyss/powers/index.ts";
import { abyssBox, abyssScoring, cardIds, tileOf } from "../../src/abyss/rules.ts";
import { prepare } from "./prepare.ts";

test("a location that no layer scores is an error", () => {
  const cards = { locations: { lighthouse: tileOf("harbour")({ kind: "perPearls" }) } };
  const { location } = cardIds(cards);
  const scoring = abyssScoring.with((below) => ({ ...below, box: below.box.with(cards) })).close();
  const tableau = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };
  expect(() => scoring.lines({ ...tableau, locations: [location("lighthouse")] }, [])).toThrow(
    "bug: no layer scores lighthouse",
  );
});

test("a power without a function is an error", () => {
  const { table } = prepare();
  const task = { do: "power", seat: 0, lord: "jailer", isReplacement: false } as const;
  expect(() =>
    power({ box: abyssBox, powers: {} } as never)(table as never, task, {} as never),
  ).toThrow("bug: no function carries out the power of jailer");
});
