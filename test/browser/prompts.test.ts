// What the page says about a partial action, and if the bots cannot be loaded.
import { abyss } from "abyss-rules/abyss";
import { conspiracy, describeCard } from "abyss-rules/conspiracy";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visiting } from "./page.ts";
import { afterMoves, linkTo } from "./positions.ts";
import { playOn, startGame } from "./setup.ts";

describe("a partial action asks for what it needs", () => {
  test("AB-21 a fight asks for its reward, and shows the rewards", async () => {
    const { state } = afterMoves(
      abyss,
      { players: 2 },
      (position, seat) =>
        [...abyss.legalActions(position, seat)].filter(({ type }) => type === "fight").length > 1,
    );
    await visiting({ hash: await linkTo("abyss", state) }, async (page) => {
      await playOn(page);
      await page.click('.action-bar button:has-text("fight")');
      expect(await page.textContent("[data-missing]")).toBe("Choose: Reward");
      await page.click('[data-field="reward"] summary');
      await page.locator('[data-field="reward"] button').first().click();
      await page.waitForSelector('[data-log] [data-event="monster-fought"], [data-confirm]');
    });
  });

  test("CO-9 a swap asks for its lords, and names them", async () => {
    const { state } = afterMoves(conspiracy, { players: 2 }, (position, seat) =>
      conspiracy.actionTypes(position, seat).includes("swap-lords"),
    );
    const { seats, turn } = state.table;
    const [first, second] = [...conspiracy.legalActions(state, turn)].flatMap((action) =>
      action.type === "swap-lords" ? [action.spots] : [],
    )[0]!;
    const nameOn = (spot: number) =>
      `${describeCard(seats[turn]!.lords[spot - 1]!).name} (spot ${spot})`;
    await visiting({ hash: await linkTo("conspiracy", state) }, async (page) => {
      await playOn(page);
      await page.click(`[data-zone="spot"][data-value="${first}"][data-lit="true"]`);
      expect(await page.textContent("[data-missing]")).toBe("Choose: Lords to swap");
      await page.click('[data-field="spots"] summary');
      await page
        .locator('[data-field="spots"] button')
        .getByText(nameOn(second), { exact: true })
        .click();
      await page.click("[data-confirm]");
      await page.waitForSelector('[data-log] [data-event="lords-swapped"]');
    });
  });
});

describe("bots that cannot be loaded", () => {
  /** Loads the page anew, without the script of the Worker. */
  const withoutWorkers = async (page: Page): Promise<void> => {
    await page.route("**/worker*", (route) => route.abort());
    await page.reload();
    await page.waitForSelector("[data-play-now]");
  };
  /** Runs a test that may report the missing script. */
  const visit = (run: (page: Page) => Promise<void>): Promise<void> =>
    visiting({}, run, /Failed to load resource/);

  test("are not waited for, and the page says so", () =>
    visit(async (page) => {
      await withoutWorkers(page);
      await startGame(page, { game: "abyss", seats: ["easy", "easy"] });
      expect(await page.textContent("[data-failed]")).toContain("the bots could not be loaded");
      expect(await page.locator(".thinking").count()).toBe(0);
    }));

  test("give no hints, however often they are asked", () =>
    visit(async (page) => {
      await withoutWorkers(page);
      await startGame(page, { game: "abyss", seats: ["person", "person"] });
      if (await page.locator("[data-pass]").count()) await page.click("[data-pass]");
      for (const _ of ["once", "again"]) {
        await page.click("[data-hint-button]:enabled");
        await page.waitForSelector("[data-failed]");
      }
      await page.waitForSelector("[data-hint-button]:enabled");
    }));
});
