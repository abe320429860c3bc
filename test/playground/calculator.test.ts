import { abyss } from "abyss-rules/abyss";
import { describe, expect, test } from "vitest";
import {
  keepTableaux,
  keptTableaux,
} from "../../docs/playground/src/extras/calculator/kept-tableaux.ts";
import { plainText } from "../../docs/playground/src/extras/calculator/plain-text.ts";

describe("tableaux of the calculator are kept", () => {
  const empty = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };

  test("as they were entered, even if they are not possible together", () => {
    const twice = [
      { ...empty, lords: ["jailer"] },
      { ...empty, lords: ["jailer"] },
    ];
    keepTableaux("abyss", twice);
    expect(keptTableaux(abyss, [empty])).toEqual(twice);
  });

  test.each([
    ["tableaux with unknown cards", [{ ...empty, lords: ["nobody"] }]],
    ["tableaux without their fields", [{}]],
    ["more tableaux than players", Array.from({ length: 5 }, () => empty)],
    ["no tableau", []],
  ])("but not %s", (_, kept) => {
    keepTableaux("abyss", kept);
    expect(keptTableaux(abyss, [empty])).toEqual([empty]);
  });
});

test("the search ignores accents and case", () => {
  expect(plainText("Żołnierz")).toBe("zolnierz");
  expect(plainText("Přístav")).toBe(plainText("PRISTAV"));
  expect(plainText("海馬")).toBe("海馬");
});
