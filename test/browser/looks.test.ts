// Takes screenshots of every screen for people to look at, and checks accessibility with axe.
import type { Game, GameTypes } from "abyss-rules";
import { abyss } from "abyss-rules/abyss";
import { conspiracy } from "abyss-rules/conspiracy";
import { conspiracySolo } from "abyss-rules/conspiracy-solo";
import { exilesKraken } from "abyss-rules/exiles-kraken";
import { exilesKrakenLeviathan } from "abyss-rules/exiles-kraken-leviathan";
import { leviathan } from "abyss-rules/leviathan";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriers } from "./axe.ts";
import { clickUntil, playToTheEnd } from "./clicking.ts";
import { overhang, phone, upperEdge, type Visit, visiting } from "./page.ts";
import { afterMoves, linkTo, linkToReplay } from "./positions.ts";
import { screenshot } from "./screenshot.ts";
import { playOn, startGame } from "./setup.ts";

/** A screen, and how to get there. */
interface Screen {
  readonly name: string;
  readonly hash?: string;
  readonly go: (page: Page) => Promise<unknown>;
}

const desktop: Visit = { viewport: { width: 1280, height: 900 } };
const themes = ["light", "dark"] as const;

/** A game after this many moves, at a decision with several choices. */
async function midGame(game: Game<GameTypes>, options: object, moves: number): Promise<Screen> {
  let played = 0;
  const { state } = afterMoves(
    game,
    options,
    (position, seat) => played++ > moves && game.countActions(position, seat) > 2,
  );
  expect(game.deciders(state)).not.toEqual([]);
  return { name: game.id, hash: await linkTo(game.id, state), go: playOn };
}

const payable = afterMoves(abyss, { players: 3 }, (position, seat) =>
  abyss.actionTypes(position, seat).includes("recruit"),
);
const finished = afterMoves(conspiracy, { players: 3 }, 10_000);
const fresh = abyss.setup({ players: 4 }, "browser").state;

const screens: readonly Screen[] = [
  { name: "setup", go: (page) => page.waitForSelector('[data-screen="setup"]') },
  {
    name: "seats",
    hash: await linkTo("abyss", fresh),
    go: (page) => page.waitForSelector('[data-screen="seats"]'),
  },
  {
    name: "example",
    hash: `${await linkTo("abyss", fresh)}&rule=AB-80`,
    go: (page) => page.waitForSelector('[data-screen="example"]'),
  },
  await midGame(abyss, { players: 4 }, 100),
  await midGame(exilesKraken, { players: 3 }, 120),
  await midGame(leviathan, { players: 5 }, 200),
  await midGame(exilesKrakenLeviathan, { players: 4 }, 200),
  await midGame(conspiracy, { players: 3 }, 45),
  await midGame(conspiracySolo, {}, 14),
  {
    name: "why-not",
    hash: await linkTo("abyss", fresh),
    async go(page) {
      await playOn(page);
      await page.click('[data-zone="court"][data-lit="false"]', upperEdge);
      await page.waitForSelector("[data-refusal]");
    },
  },
  {
    name: "recruiting",
    hash: await linkTo("abyss", payable.state),
    async go(page) {
      await playOn(page);
      // A phone shows the tools only until an action is begun.
      await page.click("[data-hint-button]");
      await page.waitForSelector("[data-hint]");
      await page.click('[data-zone="court"][data-lit="true"]');
      await page.waitForSelector("[data-cancel]");
    },
  },
  {
    name: "game-over",
    hash: await linkTo("conspiracy", finished.state),
    async go(page) {
      await page.waitForSelector('[data-score-sheet][data-over="true"]');
    },
  },
  {
    name: "replay",
    hash: await linkToReplay("conspiracy", finished.replay),
    async go(page) {
      await page.waitForSelector('[data-screen="replay"]');
      await page.fill(".slider input", "40");
    },
  },
  {
    name: "pass",
    async go(page) {
      await startGame(page, { game: "conspiracy", seats: ["person", "person"] });
      await clickUntil(page, '[data-screen="pass"]', 60);
    },
  },
  ...["abyss", "conspiracy"].map((game) => ({
    name: `calculator-${game}`,
    async go(page: Page) {
      await page.click('[data-nav="calculator"]');
      await page.selectOption('.calculator select[name="game"]', game);
      await page.click("[data-example]");
    },
  })),
];

/** Fewer colours than any screen has. */
const FEW_COLOURS = 60;

describe.each([
  ["desktop", "en-GB", desktop],
  // Polish words are long.
  ["phone", "pl-PL", phone],
])("on a %s, in %s", (device, locale, visit) => {
  test.for(screens.map((screen) => [screen.name, screen] as const))(
    "the screen %s has no barriers, light or dark, and fits",
    async ([name, { hash = "", go }]) => {
      await visiting({ ...visit, hash, locale }, async (page) => {
        await go(page);
        const backgrounds = new Set<string>();
        for (const theme of themes) {
          // Not with the button, as a click elsewhere closes popups.
          await page.evaluate((chosen) => {
            document.documentElement.setAttribute("data-theme", chosen);
          }, theme);
          backgrounds.add(
            await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
          );
          expect(await screenshot(page, `${device}-${name}-${theme}`)).toBeGreaterThan(FEW_COLOURS);
          expect.soft(await barriers(page)).toEqual([]);
        }
        expect(backgrounds.size).toBe(themes.length);
        expect(await overhang(page)).toBe(0);
      });
    },
  );
});

describe("these checks can fail", () => {
  test("axe finds a planted barrier", () =>
    visiting({}, async (page) => {
      expect(await barriers(page)).toEqual([]);
      await page.evaluate(() =>
        document.querySelector("main")?.append(document.createElement("button")),
      );
      expect(await barriers(page)).toEqual([expect.stringContaining("button-name")]);
    }));

  test("an empty page has too few colours", () =>
    visiting({}, async (page) => {
      await page.evaluate(() => document.body.replaceChildren());
      expect(await screenshot(page, "planted-empty")).toBe(1);
    }));

  test("random clicks detect covered items, and a game that does not end", () =>
    visiting({}, async (page) => {
      await startGame(page, { game: "conspiracy-solo", seats: ["person"] });
      await expect(playToTheEnd(page, "short", 3)).rejects.toThrow("not over after 3 clicks");
      await page.evaluate(() => {
        const cover = document.createElement("div");
        cover.style.cssText = "position: fixed; inset: 0; z-index: 1000";
        document.body.append(cover);
      });
      await expect(playToTheEnd(page, "covered", 3)).rejects.toThrow("cannot be clicked");
    }));

  test("a page that is too wide and errors of the page are detected", async () => {
    await visiting(phone, async (page) => {
      await page.evaluate(() => {
        document.body.style.width = "500px";
      });
      expect(await overhang(page)).toBeGreaterThan(0);
    });
    const wrong = visiting({}, async (page) => {
      await page.evaluate(() => console.error("planted"));
    });
    await expect(wrong).rejects.toThrow("errors of the page");
  });
});
