// Cards that move, the line of what has just happened, and what a click costs.
import { abyss, describe as describeAbyss } from "abyss-rules/abyss";
import { cs } from "abyss-rules/locales/cs";
import { en } from "abyss-rules/locales/en";
import { pl } from "abyss-rules/locales/pl";
import { zhHant } from "abyss-rules/locales/zh-hant";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { savedPosition } from "./files.ts";
import { type Visit, visiting } from "./page.ts";
import { linkTo } from "./positions.ts";
import { playOn } from "./setup.ts";

const { state } = abyss.setup({ players: 2 }, "browser");
const [seat = 0] = abyss.deciders(state);
const explored = abyss.reduce(state, { type: "explore", seat });
if (!explored.ok) throw new Error(explored.refusal.code);

const deck = '[data-zone="exploration-deck"][data-lit="true"]';

/** Opens a game against a bot that does not move. */
const opened = async (visit: Visit, use: (page: Page) => Promise<void>): Promise<void> =>
  visiting({ ...visit, hash: await linkTo("abyss", state) }, async (page) => {
    await playOn(page);
    await page.click("[data-pause]");
    await use(page);
  });

/** Records every picture that moves. */
const watchFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { flights: [] as string[] });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement)
            (Object(window).flights as string[]).push(
              `${node.className} ${node.getAnimations()[0]?.effect?.getTiming().duration}`,
            );
    }).observe(document.querySelector("[data-flights]")!, { childList: true });
  });
const flights = (page: Page): Promise<readonly string[]> => page.evaluate("flights");

describe("AB-10 a revealed card", () => {
  test("moves from the deck to the track, and clicks do not wait for it", () =>
    opened({ reducedMotion: "no-preference" }, async (page) => {
      await watchFlights(page);
      await page.click(deck);
      await page.waitForSelector('[data-zone="track"]');
      expect(await flights(page)).toEqual([expect.stringMatching(/^card ally 250$/)]);
      // While the motion stands still, what is below can be clicked.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.pause();
      });
      await page.click('[data-zone="track"]', { force: true });
      await page.waitForSelector(".popup");
      await page.click("[data-undo]");
      expect((await savedPosition(page)).state).toEqual(state);
    }));

  test("does not move for people who prefer reduced motion", () =>
    opened({ reducedMotion: "reduce" }, async (page) => {
      await watchFlights(page);
      await page.click(deck);
      await page.waitForSelector('[data-zone="track"]');
      expect(await flights(page)).toEqual([]);
    }));
});

test.each([
  ["en", en],
  ["pl", pl],
  ["cs", cs],
  ["zh-hant", zhHant],
] as const)("what has just happened is said and announced in %s", (language, locale) =>
  opened({}, async (page) => {
    await page.selectOption("[data-language]", language);
    await page.waitForSelector(`html[lang="${language}"]`);
    await page.click(deck);
    await page.waitForSelector('[data-zone="track"]');
    const names = [1, 2].map((n) => locale.player(n));
    const [event] = explored.events;
    const line = page.locator('[data-news][role="status"][aria-live="polite"]');
    expect(await line.textContent()).toBe(describeAbyss(event!, { names, locale }));
    expect(await line.isVisible()).toBe(true);
  }),
);

/** Counts calls of `reduce` of all games, and renderings of the table; runs in the page before its scripts. */
function countWork(): void {
  const work = { reductions: 0, renderings: 0, drawings: 0 };
  Object.assign(window, { work });
  const freeze = Object.freeze;
  Object.freeze = ((value: unknown) => {
    const game = Object(value);
    if (typeof game.reduce === "function" && typeof game.legalActions === "function") {
      const { reduce } = game;
      game.reduce = (...args: unknown[]) => {
        work.reductions += 1;
        return reduce(...args);
      };
    }
    return freeze(value);
  }) as typeof freeze;
  interface Fiber {
    readonly type: unknown;
    readonly flags: number;
    readonly memoizedProps: Readonly<Record<string, unknown>> | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  /** React sets it on what it has rendered. */
  const PERFORMED_WORK = 1;
  let last: Fiber | undefined;
  const tableIn = (fiber: Fiber | null): Fiber | undefined => {
    if (!fiber) return undefined;
    const props = fiber.memoizedProps;
    const isTable =
      typeof fiber.type === "function" && props && "viewer" in props && "view" in props;
    if (isTable && !("localGame" in props)) return fiber;
    return tableIn(fiber.child) ?? tableIn(fiber.sibling);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot(_: number, { current }: { readonly current: Fiber }) {
        const table = tableIn(current);
        if (table && table !== last && table.flags & PERFORMED_WORK) work.renderings += 1;
        last = table;
      },
      onCommitFiberUnmount() {},
    },
  });
}

test("a click that means one action acts at once: one reduction, one rendering, one drawing of the table", () =>
  opened({}, async (page) => {
    await page.addInitScript(countWork);
    await page.reload();
    await page.waitForSelector('[data-screen="play"]');
    await page.click("[data-pause]");
    await page.evaluate(() => {
      const { work } = Object(window);
      // All changes of one drawing are one batch.
      new MutationObserver(() => {
        work.drawings += 1;
      }).observe(document.querySelector(".table")!, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(work, { reductions: 0, renderings: 0 });
    });
    await page.click(deck);
    await page.waitForSelector('[data-log] [data-event="card-revealed"]');
    expect(await page.locator("[data-confirm]").count()).toBe(0);
    expect(await page.evaluate("work")).toEqual({ reductions: 1, renderings: 1, drawings: 1 });
  }));
