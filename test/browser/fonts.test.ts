// The typefaces are loaded, have all their characters, and Chinese texts are shown by the system's.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { characters } from "../fonts/characters.ts";
import { visiting } from "./page.ts";

/** The widths of texts in a family with two different ones behind it; equal if the family has their characters. */
const widths = (page: Page, family: string, texts: readonly string[]) =>
  page.evaluate(
    ([name, all]) => {
      const paper = document.createElement("canvas").getContext("2d");
      if (!paper) throw new Error("no canvas");
      return all.map((text) =>
        ["serif", "monospace"].map((behind) => {
          paper.font = `40px ${name}, ${behind}`;
          return paper.measureText(text).width;
        }),
      );
    },
    [family, texts] as const,
  );

test.each([
  ["Alegreya Sans", "p"],
  ["Grenze", "h2"],
])("%s is loaded, and has every character that it should have", (family, selector) =>
  visiting({}, async (page) => {
    await page.waitForSelector(selector);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map((face) => face.family.replaceAll('"', "")),
    );
    expect(loaded).toContain(family);
    expect(
      await page.evaluate(
        (one) => getComputedStyle(document.querySelector(one)!).fontFamily,
        selector,
      ),
    ).toMatch(new RegExp(`^"?${family}`));
    const visible = [...characters].filter((one) => one.trim() !== "");
    const measured = await widths(page, `"${family}"`, visible);
    const missing = visible.filter((_, i) => measured[i]![0] !== measured[i]![1]);
    expect(missing).toEqual([]);
    // A character that it does not have comes from the family behind it.
    const [[serif, monospace] = []] = await widths(page, `"${family}"`, ["ŵ"]);
    expect(serif).not.toBe(monospace);
  }),
);

test("the system has a typeface for Chinese", () =>
  visiting({ locale: "zh-TW" }, async (page) => {
    await page.waitForSelector('html[lang="zh-hant"]');
    /** The drawings of characters; those that no typeface has look all alike. */
    const drawings = await page.evaluate(() =>
      [..."領主盟友"].map((character) => {
        const canvas = new OffscreenCanvas(48, 48);
        const paper = canvas.getContext("2d");
        if (!paper) throw new Error("no canvas");
        paper.font = `40px ${getComputedStyle(document.body).fontFamily}`;
        paper.fillText(character, 4, 40);
        return String(new Uint32Array(paper.getImageData(0, 0, 48, 48).data.buffer));
      }),
    );
    expect(
      new Set(drawings).size,
      "No typeface for Chinese is installed (Debian, Ubuntu: apt-get install fonts-noto-cjk).",
    ).toBe(drawings.length);
  }));
