// A game is kept: a reload, Back, Forward or another tab lose nothing.
import { isDeepStrictEqual } from "node:util";
import { rngFrom } from "abyss-rules";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { randomClick } from "./clicking.ts";
import { savedPosition } from "./files.ts";
import { visiting } from "./page.ts";
import { startGame } from "./setup.ts";

/** Starts a game without other players, and makes the first move. */
async function begin(page: Page): Promise<object> {
  await startGame(page, { game: "conspiracy-solo", seats: ["person"], names: ["Ann"] });
  const before = await stateOf(page);
  const rng = rngFrom("first move");
  do await randomClick(page, rng);
  while (isDeepStrictEqual(await stateOf(page), before));
  return stateOf(page);
}

const stateOf = async (page: Page): Promise<object> => (await savedPosition(page)).state;
const onTable = (page: Page) => page.waitForSelector('[data-screen="play"]');
const onFirstScreen = (page: Page) => page.waitForSelector('[data-screen="setup"]');

describe("a game goes on", () => {
  test("after a reload, without a question", () =>
    visiting({}, async (page) => {
      const state = await begin(page);
      await page.reload();
      await onTable(page);
      expect(await stateOf(page)).toEqual(state);
      expect(await page.locator("[data-log]").textContent()).toContain("Ann");
    }));

  test("after Back and Forward", () =>
    visiting({}, async (page) => {
      const state = await begin(page);
      await page.goBack();
      await onFirstScreen(page);
      await page.goForward();
      await onTable(page);
      expect(await stateOf(page)).toEqual(state);
    }));

  test("from the first screen, in a later visit", () =>
    visiting({}, async (page) => {
      const state = await begin(page);
      const later = await page.context().newPage();
      await page.close();
      await later.goto(page.url());
      expect(await later.textContent("[data-continue]")).toContain("Ann");
      await later.click("[data-continue]");
      await onTable(later);
      expect(await stateOf(later)).toEqual(state);
    }));

  test("in another tab that shows it", () =>
    visiting({}, async (page) => {
      await begin(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.click("[data-continue]");
      await onTable(other);
      await page.click("[data-undo]");
      await expect.poll(() => other.locator(".undo").count()).toBe(1);
      expect(await stateOf(other)).toEqual(await stateOf(page));
    }));

  test("without storage, as long as the page is open", () =>
    visiting({}, async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      });
      await page.reload();
      const state = await begin(page);
      const asksBeforeLeaving = () =>
        page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
      await expect.poll(asksBeforeLeaving).toBe(true);
      await page.goBack();
      await onFirstScreen(page);
      expect(await asksBeforeLeaving()).toBe(false);
      await page.goForward();
      await onTable(page);
      expect(await stateOf(page)).toEqual(state);
    }));
});

describe("what is kept", () => {
  test("makes room if the storage is full: the oldest game goes first", () =>
    visiting({}, async (page) => {
      await begin(page);
      await page.click("[data-new-game]");
      await begin(page);
      await page.goBack();
      await expect.poll(() => page.locator("[data-continue]").count()).toBe(2);
      // As if there were room for one game only.
      await page.addInitScript(() => {
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          const games = Object.keys(this).filter((one) => one.startsWith("abyss-rules-game"));
          if (key.startsWith("abyss-rules-game") && games.some((one) => one !== key))
            throw new DOMException("full", "QuotaExceededError");
          write.call(this, key, value);
        };
      });
      await page.reload();
      const state = await begin(page);
      await page.reload();
      await onTable(page);
      expect(await stateOf(page)).toEqual(state);
      await page.goBack();
      await onFirstScreen(page);
      expect(await page.locator("[data-continue]").count()).toBe(1);
    }));

  test("may be of another version: the position goes on, and unreadable games are not offered", () =>
    visiting({}, async (page) => {
      const state = await begin(page);
      await page.evaluate(() => {
        const [key = ""] = Object.keys(localStorage).filter((one) =>
          one.startsWith("abyss-rules-game"),
        );
        const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
        kept.session.version = "0.0.1";
        localStorage.setItem(key, JSON.stringify(kept));
        localStorage.setItem("abyss-rules-game future", JSON.stringify({ ...kept, format: 2 }));
        localStorage.setItem("abyss-rules-game broken", "{");
      });
      await page.reload();
      await onTable(page);
      expect(await stateOf(page)).toEqual(state);
      await page.goBack();
      await onFirstScreen(page);
      expect(await page.locator("[data-continue]").count()).toBe(1);
    }));

  test("can be deleted, and Forward says so", () =>
    visiting({}, async (page) => {
      await begin(page);
      await page.goBack();
      await page.click("[data-discard]");
      expect(await page.locator("[data-continue-list]").count()).toBe(0);
      await page.reload();
      await onFirstScreen(page);
      await page.goForward();
      await page.waitForSelector('[data-screen="not-kept"]');
      await page.click("[data-new-game]");
      await onFirstScreen(page);
    }));
});

test("a tile starts a game against bots in one click", () =>
  visiting({}, async (page) => {
    await page.click('[data-play-now="conspiracy"]');
    await onTable(page);
    await page.waitForSelector('[data-lit="true"]');
  }));

test("the set-up proposes the players of the last game", () =>
  visiting({}, async (page) => {
    await startGame(page, {
      game: "conspiracy",
      seats: ["person", "hard", "person"],
      names: ["Ann", "", "Cy"],
    });
    await page.goBack();
    await page.click('[data-more="abyss"]');
    expect(await page.inputValue('[data-setup="players"]')).toBe("3");
    expect(await page.inputValue('[data-seat-name="2"]')).toBe("Cy");
    expect(await page.inputValue('[data-seat="1"]')).toBe("hard");
    await page.keyboard.press("Escape");
    await page.click('[data-play-now="abyss"]');
    // Alone against bots.
    await onTable(page);
    expect(await page.textContent("[data-log]")).not.toContain("Cy");
  }));
