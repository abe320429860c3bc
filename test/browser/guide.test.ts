import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { scriptOf } from "../../docs/playground/src/extras/guide/guided-game.ts";
import { barriers } from "./axe.ts";
import { overhang, phone, type Visit, visiting } from "./page.ts";
import { screenshot } from "./screenshot.ts";

const laptop: Visit = { viewport: { width: 1280, height: 720 } };

const stepOn = (page: Page) =>
  page.getAttribute("[data-guide-step]", "data-guide-step").then(Number);

/** Clicks what the note asks for; one step may take two clicks. */
const ask = '[data-guide-next], [data-guide-click], .guide [data-lit="true"]';

/** A click in the middle, as the mouse makes it. */
async function clickThrough(page: Page, to: number): Promise<void> {
  for (let clicks = 0; (await stepOn(page)) < to; clicks++) {
    expect(clicks).toBeLessThan(12);
    expect(await page.locator(ask).count()).toBe(1);
    await page.locator(ask).click();
  }
}

describe.each([
  ["abyss", laptop, "light"],
  ["conspiracy", phone, "dark"],
] as const)("the guide to %s", (id, visit, theme) => {
  const last = scriptOf(id).steps.length - 1;

  test("goes from note to note by clicks, and on against a bot", () =>
    visiting({ ...visit, colorScheme: theme }, async (page) => {
      await page.click(`[data-guide="${id}"]`);
      await page.waitForSelector('[data-screen="guide"]');
      await clickThrough(page, 1);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
      // Anything else explains itself, and changes nothing.
      await page.click('.guide [data-lit="false"] >> nth=0', { force: true });
      expect(await page.textContent(".popup")).toContain("Not yet");
      await page.keyboard.press("Escape");
      expect(await stepOn(page)).toBe(1);
      await screenshot(page, `guide-${id}-${theme}`);
      expect(await barriers(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
      await clickThrough(page, last);
      await page.click("[data-guide-play-on]");
      await page.waitForSelector('[data-screen="play"]');
    }));
});

test("the guide can be left at any time", () =>
  visiting({}, async (page) => {
    await page.click('[data-guide="abyss"]');
    await page.waitForSelector('[data-screen="guide"]');
    await clickThrough(page, 2);
    await page.click("[data-guide-leave]");
    await page.waitForSelector('[data-screen="setup"]');
  }));
