import { abyss, describe as describeAbyss, describeDecision } from "abyss-rules/abyss";
import { conspiracy } from "abyss-rules/conspiracy";
import { conspiracySolo } from "abyss-rules/conspiracy-solo";
import { cs } from "abyss-rules/locales/cs";
import { pl } from "abyss-rules/locales/pl";
import { zhHant } from "abyss-rules/locales/zh-hant";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { clickUntil } from "./clicking.ts";
import { savedPosition } from "./files.ts";
import { phone, upperEdge, visiting } from "./page.ts";
import { afterMoves, linkTo } from "./positions.ts";
import { openSetup, playOn, startGame } from "./setup.ts";

const { state } = abyss.setup({ players: 2 }, "browser");
const [seat = 0] = abyss.deciders(state);
const names = ["Player 1", "Player 2"];
const view = abyss.view(state, seat);

const opened = async (use: (page: Page) => Promise<void>): Promise<void> =>
  visiting({ hash: await linkTo("abyss", state) }, async (page) => {
    await playOn(page);
    await use(page);
  });

describe("an illegal click is explained", () => {
  /** A lord that is too expensive at the beginning. */
  const lord = state.table.court[0]!;
  const item = `[data-zone="court"][data-value="${lord}"]`;
  const refusal = abyss.refusal(view, {
    type: "recruit",
    seat,
    lord,
    allies: [],
    affiliate: "crab-1",
  });

  test("AB-27 by the refusal of the rules, with a link to the rule", () =>
    opened(async (page) => {
      expect(await page.getAttribute(item, "data-lit")).toBe("false");
      await page.click(item, upperEdge);
      const explanation = page.locator("[data-refusal]");
      await explanation.waitFor();
      const link = explanation.locator("a[data-rule]");
      const rule = await link.getAttribute("data-rule");
      expect(rule).toMatch(/^AB-\d+$/);
      expect(await link.getAttribute("href")).toBe(`../rules/abyss.html#${rule?.toLowerCase()}`);
      expect(await explanation.textContent()).toBe(describeAbyss(refusal!, { names, view }));
      await page.keyboard.press("Escape");
      expect((await savedPosition(page)).state).toEqual(state);
    }));

  test("also on touch screens", async () =>
    visiting({ ...phone, hash: await linkTo("abyss", state) }, async (page) => {
      await playOn(page);
      await page.locator(item).tap(upperEdge);
      await page.waitForSelector("[data-refusal] a[data-rule]");
    }));

  test("also by a long press, whose end does not close it", async () =>
    visiting({ ...phone, hash: await linkTo("abyss", state) }, async (page) => {
      await playOn(page);
      const { x, y } = await page.locator(item).evaluate((element) => {
        element.scrollIntoView({ block: "nearest", inline: "center" });
        return element.getBoundingClientRect();
      });
      const touch = await page.context().newCDPSession(page);
      const point = { x: x + upperEdge.position.x, y: y + upperEdge.position.y };
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      const explanation = page.locator("[data-refusal] a[data-rule]");
      await explanation.waitFor();
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      expect(await explanation.isVisible()).toBe(true);
    }));

  test("hover and keyboard focus only show the card in full size, while they last", () =>
    opened(async (page) => {
      const zoom = page.locator("[data-zoom]");
      await page.hover(item);
      await zoom.waitFor();
      expect(await page.locator("[data-refusal]").count()).toBe(0);
      await page.mouse.move(0, 0);
      await zoom.waitFor({ state: "detached" });
      await tabTo(page, item);
      await zoom.waitFor();
      await page.keyboard.press("Escape");
      await zoom.waitFor({ state: "detached" });
    }));
});

describe("undo", () => {
  /** A position with an action that reveals nothing; `isOtherNext` says whether the turn passes to the other. */
  function quiet(isOtherNext: boolean) {
    const rngSeeds = Array.from({ length: 50 }, (_, i) => `undo ${i}`);
    for (const seed of rngSeeds) {
      let position = conspiracy.setup({ players: 2 }, seed).state;
      for (let i = 0; i < 20; i++) {
        const [seat = 0] = conspiracy.deciders(position);
        const [action] = conspiracy.legalActions(position, seat);
        if (!action) break;
        const result = conspiracy.reduce(position, action);
        if (!result.ok) break;
        const isHandedOver = !conspiracy.deciders(result.state).includes(seat);
        if (
          action.type === "place-lord" &&
          result.revealedTo.length === 0 &&
          isHandedOver === isOtherNext
        )
          return { position, action, after: result.state };
        position = result.state;
      }
    }
    throw new Error("no such position");
  }

  test("takes back an action that revealed nothing", async () => {
    const { position, action, after } = quiet(false);
    await visiting({ hash: await linkTo("conspiracy", position) }, async (page) => {
      await playOn(page);
      expect(await page.isDisabled("[data-undo]")).toBe(true);
      await page.click(`[data-zone="recruit"][data-value="${action.lord}"][data-lit="true"]`);
      if (await page.locator("[data-confirm]").count()) await page.click("[data-confirm]");
      expect((await savedPosition(page)).state).toEqual(after);
      await page.click("[data-undo]");
      expect((await savedPosition(page)).state).toEqual(position);
    });
  });

  test("also from the screen between two people, for the previous player", async () => {
    const { position, action } = quiet(true);
    await visiting({ hash: await linkTo("conspiracy", position) }, async (page) => {
      for (const seat of [0, 1]) await page.selectOption(`[data-seat="${seat}"]`, "person");
      await playOn(page);
      await page.click(`[data-zone="recruit"][data-value="${action.lord}"][data-lit="true"]`);
      if (await page.locator("[data-confirm]").count()) await page.click("[data-confirm]");
      await page.click('[data-screen="pass"] [data-undo]');
      await page.waitForSelector('[data-screen="play"]');
      expect((await savedPosition(page)).state).toEqual(position);
    });
  });

  /** Explores, which reveals a card. */
  async function explore(page: Page): Promise<void> {
    await page.click('[data-zone="exploration-deck"][data-lit="true"]');
    if (await page.locator("[data-confirm]").count()) await page.click("[data-confirm]");
  }

  test("between people, does not take back an action that revealed something", async () =>
    visiting({ hash: await linkTo("abyss", state) }, async (page) => {
      for (const one of [0, 1]) await page.selectOption(`[data-seat="${one}"]`, "person");
      await playOn(page);
      await explore(page);
      await page.waitForSelector('[data-screen="pass"]');
      expect(await page.locator("[data-undo]").count()).toBe(0);
    }));

  test("against bots, goes back to the last decision of the person at any time", () =>
    opened(async (page) => {
      const turn = async () => (await savedPosition(page)).state;
      await explore(page);
      await page.click("[data-undo]");
      expect(await turn()).toEqual(state);
      // Also when bots have moved since.
      await explore(page);
      await page.waitForSelector('[data-lit="true"]');
      await page.click("[data-undo]");
      expect(await turn()).toEqual(state);
      expect(await page.isDisabled("[data-undo]")).toBe(true);
    }));
});

test("hints come from the search bot, and highlight the item", async () => {
  const busy = afterMoves(
    abyss,
    { players: 2 },
    (position, seat) => abyss.countActions(position, seat) > 4,
  );
  await visiting({ hash: await linkTo("abyss", busy.state) }, async (page) => {
    await playOn(page);
    await page.click("[data-hint-button]");
    // They arrive while the search continues.
    await page.locator("[data-hint] button").nth(1).waitFor({ timeout: 60_000 });
    await page.waitForSelector('[data-hinted="true"]');
    // The best move says why, in the language of the page.
    await expect
      .poll(() => page.textContent("[data-hint]:first-child [data-why]"))
      .toMatch(/^Why: /);
    await page.selectOption("[data-language]", "cs");
    await expect.poll(() => page.textContent("[data-why]")).toMatch(/^Proč: /);
  });
});

test.each([
  ["pl", pl],
  ["cs", cs],
  ["zh-hant", zhHant],
] as const)("the page and the game are shown in %s", (language, locale) =>
  opened(async (page) => {
    const question = describeDecision(abyss.decision(view)!, { names, view });
    expect(await page.textContent(".action-bar h2")).toBe(question);
    await page.selectOption("[data-language]", language);
    await page.waitForSelector(`html[lang="${language}"]`);
    const local = [1, 2].map((n) => locale.player(n));
    const translated = describeDecision(abyss.decision(view)!, { names: local, view, locale });
    expect(translated).not.toBe(question);
    expect(await page.textContent(".action-bar h2")).toBe(translated);
  }),
);

describe("a game is not lost by accident", () => {
  test("a new game clears the link, so that a reload does not bring it back", () =>
    opened(async (page) => {
      await page.click("[data-new-game]");
      await page.waitForSelector('[data-screen="setup"]');
      expect(new URL(page.url()).hash).toBe("");
      await page.reload();
      await page.waitForSelector('[data-screen="setup"]');
    }));
});

test("AB-80 the position of a worked example has its text and rule, and can be played", async () =>
  visiting({ hash: `${await linkTo("abyss", state)}&rule=AB-80` }, async (page) => {
    const link = page.locator("[data-example-of] a");
    expect(await link.getAttribute("href")).toBe("../rules/abyss.html#ab-80");
    expect(await page.textContent("[data-example-text]")).toContain("91 points");
    await page.selectOption("[data-language]", "cs");
    await expect.poll(() => page.textContent("[data-example-text]")).toContain("91 bodů");
    await page.click("[data-start]");
    await page.waitForSelector('[data-screen="play"]');
    expect(await link.textContent()).toBe("AB-80");
  }));

test("CO-36 CO-39 CO-41 the choices of the set-up are used in the game", () =>
  visiting({}, async (page) => {
    await startGame(page, { game: "conspiracy-solo", seats: ["person"] }, async () => {
      await page.selectOption('[data-setup="opponent"]', "merchant");
      await page.check('[data-setup="bonusLocations"]');
    });
    const options = { opponent: "merchant", bonusLocations: true, firstPlayer: 0 } as const;
    const { state: dealt } = conspiracySolo.setup(options, "browser");
    expect((await savedPosition(page)).state).toEqual(dealt);
  }));

test("the page links to the site, and to the rules of the chosen game", () =>
  visiting({}, async (page) => {
    const rules = () => page.getAttribute("[data-rules]", "href");
    expect(await page.getAttribute("h1 a", "href")).toBe("../index.html");
    expect(await rules()).toBe("../rules/abyss.html");
    await openSetup(page, "conspiracy");
    await page.click("[data-close-setup]");
    expect(await rules()).toBe("../rules/conspiracy.html");
    await page.click('[data-nav="calculator"]');
    await page.selectOption('.calculator select[name="game"]', "kraken");
    expect(await rules()).toBe("../rules/kraken.html");
  }));

test("the table is dark until the button changes it", () =>
  visiting({ colorScheme: "light" }, async (page) => {
    const theme = () => page.getAttribute("html", "data-theme");
    expect(await theme()).toBe("dark");
    await page.click("[data-theme-button]");
    expect(await theme()).toBe("light");
    await page.reload();
    await page.waitForSelector("[data-screen]");
    expect(await theme()).toBe("light");
  }));

test("a turn can be played by keyboard alone", () =>
  visiting({}, async (page) => {
    await startGame(page, { game: "abyss", seats: ["person", "person"] });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // Moves to a lit item with Tab and presses it, until it is the other player's turn.
    for (let presses = 0; presses < 60; presses++) {
      if (await page.locator('[data-screen="pass"]').count()) return;
      // A complete action only needs its confirmation.
      if (await page.locator("[data-confirm]").count())
        await page.waitForSelector("[data-confirm]:focus");
      else await tabTo(page, '[data-lit="true"]');
      await page.keyboard.press("Enter");
    }
    throw new Error("the turn does not end");
  }));

test("the focus moves to the confirmation for keyboard players, and stays for mouse players", () =>
  opened(async (page) => {
    const deck = '[data-zone="exploration-deck"][data-lit="true"]';
    await page.click("[data-more-button]");
    await page.check("[data-confirm-always]");
    await page.click("[data-more-button]");
    await page.click(deck);
    await page.waitForSelector("[data-confirm]");
    expect(await page.locator("[data-confirm]:focus").count()).toBe(0);
    await page.click("[data-cancel]");
    await tabTo(page, deck);
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-confirm]:focus");
  }));

test("a button acts at once, unless every action is to be confirmed", () =>
  opened(async (page) => {
    const button = page.locator(".action-bar .answers button").first();
    const explored = page.locator('[data-log] [data-event="card-revealed"]');
    await page.click("[data-more-button]");
    await page.check("[data-confirm-always]");
    await page.click("[data-more-button]");
    await button.click();
    await page.waitForSelector("[data-confirm]");
    expect(await explored.count()).toBe(0);
    await page.click("[data-confirm]");
    await explored.first().waitFor();
    await page.click("[data-undo]");
    await page.click("[data-more-button]");
    await page.uncheck("[data-confirm-always]");
    await page.click("[data-more-button]");
    await button.click();
    await explored.first().waitFor();
    expect(await page.locator("[data-confirm]").count()).toBe(0);
  }));

/** Presses Tab until an element that matches the selector has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${selector} cannot be reached by Tab`);
}

test("the screen between two people hides the table", () =>
  visiting({}, async (page) => {
    await startGame(page, { game: "conspiracy", seats: ["person", "person"] });
    await clickUntil(page, '[data-screen="pass"]', 60);
    expect(await page.locator("[data-zone], [data-log] li").count()).toBe(0);
    await page.click("[data-pass]");
    await page.waitForSelector('[data-screen="play"]');
    expect(await page.locator("[data-zone]").count()).toBeGreaterThan(0);
  }));
