import { describeCard } from "abyss-rules/abyss";
import { cs } from "abyss-rules/locales/cs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { plainText } from "../../docs/playground/src/extras/calculator/plain-text.ts";
import { visiting } from "./page.ts";

/** Opens the calculator of a game. */
async function calculator(page: Page, game: string): Promise<void> {
  await page.click('[data-nav="calculator"]');
  await page.selectOption('.calculator select[name="game"]', game);
}

const totals = (page: Page): Promise<string[]> =>
  page.locator(".calculator-result [data-total]").allTextContents();

/** Clicks cards of the player's tableau, one after the other. */
async function choose(page: Page, player: number, cards: readonly string[]): Promise<void> {
  for (const card of cards) await page.click(`[data-tableau="${player}"] [data-card="${card}"]`);
}

describe("a tableau is entered by clicks", () => {
  test("AB-80 the rulebook's example: 32 + 39 + 14 + 6 = 91", () =>
    visiting({}, async (page) => {
      await calculator(page, "abyss");
      expect(await totals(page)).toEqual(["0"]);
      await choose(page, 0, ["keeper", "slaver", "master-of-magic", "elder"]);
      await choose(page, 0, ["jailer", "traitor", "corruptor"]);
      expect(await totals(page)).toEqual(["39"]);
      await choose(page, 0, ["parliament", "sanctuary", "abyss"]);
      await choose(page, 0, ["jellyfish-3", "jellyfish-1", "squid-3"]);
      await choose(page, 0, ["crab-2", "seahorse-1", "shellfish-5"]);
      await choose(page, 0, ["2", "4"]);
      expect(await totals(page)).toEqual(["91"]);
      const sheet = page.locator('[data-sheet="0"]');
      await expect.poll(() => sheet.textContent()).toContain("Parliament: 10 points");
      expect(await sheet.textContent()).toContain("Sanctuary: 10 points");
      expect(await sheet.textContent()).toContain("Abyss: 12 points");
    }));

  test("CO-34 the rulebook's example: 17 + 5 + 15 + 5 = 42", () =>
    visiting({}, async (page) => {
      await calculator(page, "conspiracy");
      await choose(page, 0, ["yellow-2", "green-0", "yellow-3", "yellow-3", "purple-1"]);
      await choose(page, 0, ["blue-2", "blue-2", "red-1", "purple-3", "blue-6", "green-1"]);
      await choose(page, 0, ["red-3", "blue-0", "blue-4", "green-2"]);
      await choose(page, 0, ["best-green", "best-red"]);
      await page.fill('[name="pearls"]', "9");
      await page.check('[name="pearlMaster"]');
      expect(await totals(page)).toEqual(["42"]);
    }));

  test("a second click removes a card", () =>
    visiting({}, async (page) => {
      await calculator(page, "abyss");
      await choose(page, 0, ["miller", "elder", "miller"]);
      expect(await totals(page)).toEqual(["3"]);
    }));
});

test.each([
  ["abyss", ["91"]],
  ["exiles", ["91"]],
  ["kraken", ["69"]],
  ["leviathan", ["6"]],
  ["exiles-kraken", ["69"]],
  ["exiles-leviathan", ["6"]],
  ["kraken-leviathan", ["6"]],
  ["exiles-kraken-leviathan", ["6"]],
  ["conspiracy", ["42"]],
  ["conspiracy-solo", ["57", "57"]],
])("AB-80 KR-79 LE-76 CO-34 CO-68 the worked example of %s gives %j", (game, expected) =>
  visiting({}, async (page) => {
    await calculator(page, game);
    await page.click("[data-example]");
    expect(await totals(page)).toEqual(expected);
  }),
);

test("impossible tableaux are reported by the library, with the player", () =>
  visiting({}, async (page) => {
    await calculator(page, "abyss");
    await page.click("[data-add-player]");
    await choose(page, 0, ["miller"]);
    await choose(page, 1, ["miller"]);
    const problems = await page.textContent("[data-problems]");
    expect(problems).toContain("Player 2");
    expect(problems).toContain("miller appears 2 times, the game has 1");
    await choose(page, 1, ["miller", "elder"]);
    expect(await totals(page)).toEqual(["10", "3"]);
  }));

describe("what is entered", () => {
  test("is kept over another game, another screen and a reload", () =>
    visiting({}, async (page) => {
      await calculator(page, "abyss");
      await choose(page, 0, ["keeper", "slaver"]);
      await page.selectOption('.calculator select[name="game"]', "conspiracy");
      await choose(page, 0, ["yellow-2"]);
      await page.click('[data-nav="play"]');
      await calculator(page, "abyss");
      expect(await totals(page)).toEqual(["11"]);
      await page.reload();
      await calculator(page, "conspiracy");
      expect(await totals(page)).toEqual(["5"]);
      await page.click("[data-clear]");
      await page.selectOption('.calculator select[name="game"]', "abyss");
      expect(await totals(page)).toEqual(["11"]);
    }));

  test("has what it is worth beside it", () =>
    visiting({}, async (page) => {
      await calculator(page, "abyss");
      const worth = (card: string) =>
        page.locator(`[data-card="${card}"] [data-worth]`).getAttribute("data-worth");
      expect(await worth("keeper")).toBe("6");
      await choose(page, 0, ["keeper"]);
      // AB-73: of each race the strongest affiliated ally counts.
      await choose(page, 0, ["crab-2"]);
      expect(await worth("crab-3")).toBe("1");
      expect(await worth("crab-1")).toBe("0");
      expect(await worth("crab-2")).toBe("2");
      const lords = page.locator('.category-totals [data-category="lords"] td');
      expect(await lords.allTextContents()).toEqual(["6"]);
    }));

  test("is found by name, without accents", () =>
    visiting({ locale: "cs-CZ" }, async (page) => {
      await calculator(page, "abyss");
      const { name } = describeCard("landlord", { locale: cs });
      expect(name).not.toBe(plainText(name));
      await page.fill("[data-search]", plainText(name));
      expect(
        await page
          .locator("[data-card]")
          .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card"))),
      ).toEqual(["landlord"]);
      await choose(page, 0, ["landlord"]);
      expect(await totals(page)).toEqual(["5"]);
    }));
});
