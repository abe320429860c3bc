import { replay } from "abyss-rules";
import { abyss } from "abyss-rules/abyss";
import { conspiracy, describeAction } from "abyss-rules/conspiracy";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { linkedBy } from "../../docs/playground/src/extras/links/link.ts";
import { visiting } from "./page.ts";
import { afterMoves, linkToReplay } from "./positions.ts";

const at = (page: Page) => page.getAttribute("[data-step]", "data-step").then(Number);
const opened = (page: Page) => page.waitForSelector('[data-screen="replay"] .analysis');

describe.each([
  ["abyss", afterMoves(abyss, { players: 2 }, 12).replay],
  ["conspiracy", afterMoves(conspiracy, { players: 3 }, 8).replay],
])("the analysis of %s", (game, recorded) => {
  const last = recorded.actions.length;

  test("goes through the moves by clicks, keys and itself", async () =>
    visiting({ hash: await linkToReplay(game, recorded) }, async (page) => {
      await opened(page);
      await page.click('[data-move="5"]');
      expect(await at(page)).toBe(5);
      expect(await page.getAttribute('[aria-current="step"]', "data-move")).toBe("5");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      expect(await at(page)).toBe(6);
      await page.keyboard.press("End");
      expect(await at(page)).toBe(last);
      await page.keyboard.press("Home");
      expect(await at(page)).toBe(0);
      await page.keyboard.press("ArrowLeft");
      expect(await at(page)).toBe(0);
      await page.click("[data-autoplay]");
      await page.waitForSelector('[data-step="1"]');
      await page.click("[data-autoplay]");
      // A click on the right edge of the graph.
      const { x, y, width } = (await page.locator(".share-graph > svg").boundingBox())!;
      await page.mouse.click(x + width - 1, y + 10);
      expect(await at(page)).toBe(last);
    }));

  test("draws the chances, and finds the best moves from a view", async () =>
    visiting({ hash: await linkToReplay(game, recorded) }, async (page) => {
      await opened(page);
      await page.waitForSelector('.chances[data-running="false"]');
      const known = Number(await page.getAttribute("[data-graph]", "data-graph"));
      expect(known).toBeGreaterThan(2);
      const lines = await page
        .locator(".share-graph > svg polyline")
        .evaluateAll((all) => all.map((line) => line.getAttribute("points")?.split(" ").length));
      expect(lines).toEqual(Array.from({ length: recorded.options.players }, () => known));
      expect(await page.locator(".share-table tbody tr").count()).toBe(known);
      await page.click("[data-best]");
      await page.waitForSelector("[data-best-move]");
    }));
});

test("the best move says why, in the language of the page", async () => {
  const { replay: recorded } = afterMoves(conspiracy, { players: 2 }, 20);
  await visiting({ hash: await linkToReplay("conspiracy", recorded) }, async (page) => {
    await opened(page);
    await page.click('[data-move="12"]');
    await page.click("[data-best]");
    const best = "[data-best-move]:first-child [data-why]";
    await expect.poll(() => page.textContent(best)).toMatch(/^Why: [a-z]/);
    await page.selectOption("[data-language]", "zh-hant");
    await expect.poll(() => page.textContent(best)).toMatch(/^理由：/);
  });
});

test("moves are described in the language of the page, and positions have links", async () => {
  const { replay: recorded } = afterMoves(conspiracy, { players: 2 }, 6);
  const steps = [...replay(conspiracy, recorded)];
  await visiting({ hash: await linkToReplay("conspiracy", recorded) }, async (page) => {
    await opened(page);
    const { action } = steps[3]!;
    expect(await page.textContent('[data-move="3"]')).toContain(
      describeAction(action!, { names: ["Player 1", "Player 2"] }),
    );
    await page.selectOption("[data-language]", "pl");
    await expect.poll(() => page.textContent(".move-list h4")).toContain("Tura 1 · Gracz");
    await page.click('[data-move="3"]');
    await page.click('[data-link="position"]');
    const link = await page.inputValue("[data-created-link]");
    const linked = await linkedBy(link.replace(/.*#/, "#"));
    expect(linked).toEqual({ game: "conspiracy", kind: "state", value: steps[3]!.state });
  });
});

test("the search can be stopped", async () => {
  const { replay: recorded } = afterMoves(abyss, { players: 4 }, 60);
  await visiting({ hash: await linkToReplay("abyss", recorded) }, async (page) => {
    await opened(page);
    await page.click("[data-cancel-search]");
    expect(await page.getAttribute(".chances", "data-running")).toBe("false");
    expect(Number(await page.getAttribute("[data-graph]", "data-graph"))).toBeLessThan(20);
    await page.click("[data-every-move]");
    await page.waitForSelector("[data-progress]");
  });
});
