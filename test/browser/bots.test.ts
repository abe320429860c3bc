// Bots: their pace, what happens if they cannot be loaded, and what the page loads.
import { gzipSync } from "node:zlib";
import { rngFrom } from "abyss-rules";
import { conspiracy } from "abyss-rules/conspiracy";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { playToTheEnd, randomClick } from "./clicking.ts";
import { visiting } from "./page.ts";
import { afterMoves, linkTo } from "./positions.ts";
import { startGame } from "./setup.ts";

const logged = (page: Page): Promise<number> => page.locator("[data-log] li").count();

test("bots pause before they move, with reduced motion too, and wait while they are paused", () =>
  visiting({ pace: "normal", reducedMotion: "reduce" }, async (page) => {
    await page.clock.install();
    await startGame(page, { game: "conspiracy", seats: ["easy", "easy"] });
    const first = await logged(page);
    // The bot has answered long before a minute of the real clock; its move waits for the page's clock.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const before = await logged(page);
    expect(before).toBeGreaterThanOrEqual(first);
    await page.click("[data-pause]");
    await page.clock.runFor(60_000);
    const paused = await logged(page);
    await page.clock.runFor(60_000);
    expect(await logged(page)).toBe(paused);
    await page.click("[data-pause]");
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return logged(page);
      })
      .toBeGreaterThan(paused);
  }));

test("a bot that cannot be loaded is asked again by a button", () =>
  visiting(
    {},
    async (page) => {
      await page.route("**/worker*", (route) => route.abort());
      await page.reload();
      await page.waitForSelector("[data-play-now]");
      await startGame(page, { game: "conspiracy", seats: ["easy", "person"] }, () =>
        page.selectOption('[data-setup="firstPlayer"]', "0"),
      );
      await page.waitForSelector("[data-failed]");
      await page.unroute("**/worker*");
      await page.click("[data-retry-bots]");
      await page.waitForSelector('[data-lit="true"]');
      expect(await page.locator("[data-failed]").count()).toBe(0);
    },
    /Failed to load resource/,
  ));

test("a game can be played offline against bots once the first screen has loaded everything", () =>
  visiting({}, async (page) => {
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.click('[data-play-now="conspiracy"]');
    await page.waitForSelector('[data-lit="true"]');
    const turns = page.locator('[data-log] [data-event="turn-started"]');
    const rng = rngFrom("offline");
    // A bot has moved between two turns of the player.
    for (let clicks = 0; clicks < 100 && (await turns.count()) < 4; clicks++)
      await randomClick(page, rng);
    expect(await turns.count()).toBeGreaterThanOrEqual(4);
    expect(await page.locator("[data-failed]").count()).toBe(0);
  }));

test("the first screen with everything that a game needs takes at most 350 kB, gzipped", () =>
  visiting({}, async (page) => {
    // The Worker comes last. What it shares with the page comes from the browser's cache.
    const paths = async (): Promise<string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
          .map(({ name }) => name),
      );
    await expect.poll(async () => (await paths()).join()).toMatch(/\/worker-[^,]*js/);
    const address = inject("address");
    const sizes = await Promise.all(
      [address, ...(await paths())]
        .filter((path) => path.startsWith(address))
        .map(async (path) => gzipSync(Buffer.from(await (await fetch(path)).arrayBuffer())).length),
    );
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(350_000);
  }));

test("CO-35 the end names the winner, the analysis lies below, and a rematch keeps the players", () =>
  visiting({}, async (page) => {
    const boards: string[] = [];
    page.on(
      "request",
      (request) => /analysis-board.*js/.test(request.url()) && boards.push(request.url()),
    );
    await startGame(page, {
      game: "conspiracy",
      seats: ["person", "easy"],
      names: ["Ann", "Bo"],
    });
    expect(await page.locator(".sheet-rank").count()).toBe(0);
    const look = async () => expect(boards, "loaded too early").toEqual([]);
    await playToTheEnd(page, "rematch", 2000, look);
    expect(await page.textContent("[data-outcome]")).toMatch(/Ann|Bo/);
    const totals = await page.locator("[data-score-bars] .bar-total").allTextContents();
    expect(totals).toEqual(await page.locator("[data-score-sheet] [data-total]").allTextContents());
    // Everything that it needs is loaded when it comes into sight.
    await page.click("[data-to-analysis]");
    await page.waitForSelector("[data-end-analysis] .analysis");
    const board = page.locator(".slider");
    expect(await board.getAttribute("data-step")).toBe(await board.getAttribute("data-last"));
    await page.click('[data-go="first"]');
    expect(await board.getAttribute("data-step")).toBe("0");
    await page.click("[data-rematch]");
    await page.waitForSelector('[data-screen="play"] [data-lit="true"]');
    expect(await page.textContent("[data-log]")).toMatch(/Ann|Bo/);
    expect(await page.locator("[data-outcome]").count()).toBe(0);
  }));

test("a tie is explained in the headline", async () => {
  const tied = tiedEnd();
  await visiting({ hash: await linkTo("conspiracy", tied) }, async (page) => {
    await page.waitForSelector("[data-outcome]");
    expect(await page.textContent("[data-outcome]")).toMatch(/tie|share/i);
  });
});

/** The end of a game with equal totals. */
function tiedEnd(): object {
  for (let i = 0; i < 400; i++) {
    const { state } = afterMoves(conspiracy, { players: 2 }, 10_000, `tie ${i}`);
    const [one, other] = conspiracy.totals(state);
    if (one === other) return state;
  }
  throw new Error("no tie");
}
