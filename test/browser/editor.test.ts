import type { abyss } from "abyss-rules/abyss";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./axe.ts";
import { savedPosition, unfold } from "./files.ts";
import { overhang, phone, visiting } from "./page.ts";
import { screenshot } from "./screenshot.ts";
import { startGame } from "./setup.ts";

const seats = ["person", "easy"];
const pearls = '[name="seats.0.pearls"]';

/** Starts a game in which seat 0 acts first, and opens the editor. */
async function openEditor(page: Page): Promise<void> {
  await startGame(page, { game: "abyss", seats }, () =>
    page.selectOption('[data-setup="firstPlayer"]', "0"),
  );
  await unfold(page);
  await page.click("[data-edit-position] > summary");
}

const stateOf = async (page: Page) =>
  (await savedPosition(page)).state as ReturnType<typeof abyss.setup>["state"];

test("an edited position is played on, and undo goes back", () =>
  visiting({}, async (page) => {
    await openEditor(page);
    const before = await stateOf(page);
    await page.fill(pearls, "9");
    await page.selectOption('[data-editor] [name="place"]', "lordDeck");
    const lord = before.table.lordDeck[0]!;
    await page.selectOption('[data-editor] [name="card"]', lord);
    await page.selectOption('[data-editor] [name="target"]', "seats.0.lords");
    await page.click("[data-move]");
    expect(await stateOf(page)).toEqual(before);
    await page.click("[data-apply]");
    const { table } = await stateOf(page);
    expect(table.seats[0]).toMatchObject({ pearls: 9, lords: [lord] });
    expect(table.lordDeck).toEqual(before.table.lordDeck.slice(1));
    await page.click("[data-undo]");
    expect(await stateOf(page)).toEqual(before);
  }));

test("a draft is kept while the extras are closed", () =>
  visiting({}, async (page) => {
    await openEditor(page);
    await page.fill(pearls, "9");
    await page.click("[data-more-button]");
    expect(await page.locator("[data-editor]").count()).toBe(0);
    await page.click("[data-more-button]");
    expect(await page.inputValue(pearls)).toBe("9");
    await page.click("[data-apply]");
    expect((await stateOf(page)).table.seats[0]).toMatchObject({ pearls: 9 });
  }));

test("problems are listed with their places, and nothing changes until they are gone", () =>
  visiting({}, async (page) => {
    await openEditor(page);
    const before = await stateOf(page);
    await page.fill(pearls, "-1");
    await page.fill('[name="threat"]', "9");
    const problems = page.locator("[data-problems] li");
    await expect.poll(() => problems.allTextContents()).toHaveLength(2);
    expect((await problems.allTextContents()).join("\n")).toMatch(/Player 1: Pearls: .*-1/);
    expect(await page.isDisabled("[data-apply]")).toBe(true);
    await page.fill('[name="threat"]', "2");
    await page.fill(pearls, "2");
    await expect.poll(() => problems.count()).toBe(0);
    expect(await page.isDisabled("[data-apply]")).toBe(false);
    await page.click("[data-reset]");
    expect(await page.isDisabled("[data-apply]")).toBe(true);
    expect(await stateOf(page)).toEqual(before);
  }));

test.each([
  ["wide", {}],
  ["narrow", phone],
] as const)("the editor has no barriers and fits a %s window", (name, visit) =>
  visiting(visit, async (page) => {
    await openEditor(page);
    await page.fill(pearls, "-1");
    await page.waitForSelector("[data-problems]");
    expect(await barriers(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    expect(await screenshot(page, `editor ${name}`)).toBeGreaterThan(10);
  }),
);
