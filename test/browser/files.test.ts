import { RulesError, readState, replay, saveState } from "abyss-rules";
import { abyss, describe as tell } from "abyss-rules/abyss";
import { conspiracy, describeCard, describe as tellConspiracy } from "abyss-rules/conspiracy";
import { kraken } from "abyss-rules/kraken";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { playToTheEnd } from "./clicking.ts";
import { openText, savedPosition, unfold } from "./files.ts";
import { visiting } from "./page.ts";
import { afterMoves, linkTo, linkToReplay } from "./positions.ts";
import { playOn, startGame } from "./setup.ts";

const { state } = afterMoves(abyss, { players: 3 }, 40);
const game = afterMoves(conspiracy, { players: 2 }, 1000);

/** Why the library does not take it, in its own words. */
function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof RulesError) return error.message;
  }
  throw new Error("it was taken");
}

const openError = (page: Page): Promise<string | null> => page.textContent("[data-open-error]");

describe("positions", () => {
  test("a position that was saved is loaded, and saved again it is the same", () =>
    visiting({}, async (page) => {
      const file = saveState(abyss, state);
      await openText(page, JSON.stringify(file));
      await playOn(page);
      expect(await savedPosition(page)).toEqual(file);
    }));

  test("whoever saves one is told that it shows all cards", () =>
    visiting({}, async (page) => {
      await openText(page, JSON.stringify(saveState(abyss, state)));
      await playOn(page);
      await unfold(page);
      expect(await page.textContent(".files")).toContain("every card, also the hidden ones");
    }));

  test("who opens one says who plays it, and is proposed who is asked", () =>
    visiting({}, async (page) => {
      await openText(page, JSON.stringify(saveState(abyss, state)));
      const [asked = 0] = abyss.deciders(state);
      for (const seat of [0, 1, 2])
        expect(await page.inputValue(`[data-seat="${seat}"]`)).toBe(
          seat === asked ? "person" : "greedy",
        );
      await page.fill(`[data-seat-name="${asked}"]`, " Ann ");
      await page.selectOption(`[data-seat="${(asked + 1) % 3}"]`, "person");
      await playOn(page);
      expect(await page.textContent(".action-bar h2")).toMatch(/^Ann\b/);
    }));

  test("a link opens a position, compressed or not", async () => {
    const plain = `#game=abyss&state=${Buffer.from(JSON.stringify(state)).toString("base64url")}`;
    for (const hash of [await linkTo("abyss", state), plain])
      await visiting({ hash }, async (page) => {
        await playOn(page);
        expect((await savedPosition(page)).state).toEqual(state);
      });
  });

  test("the page makes such a link, and follows it without being loaded anew", () =>
    visiting({}, async (page) => {
      await openText(page, JSON.stringify(saveState(abyss, state)));
      await playOn(page);
      await unfold(page);
      await page.click('[data-link="position"]');
      const link = await page.inputValue("[data-created-link]");
      await page.click("[data-new-game]");
      await page.waitForSelector('[data-screen="setup"]');
      await page.evaluate((address) => location.assign(address), link);
      await playOn(page);
      expect((await savedPosition(page)).state).toEqual(state);
    }));
});

describe("what cannot be opened is explained", () => {
  const twice = { ...state, table: { ...state.table, court: [...state.table.court, "miller"] } };
  const { state: dealt } = kraken.setup({ players: 2 }, "dealt");
  const { replay: sound } = game;
  const altered = { ...sound, seed: "another" };

  test.each([
    ["no JSON", "{", "not JSON"],
    ["something else", '{"name":"abyss-rules"}', "neither a position nor a replay"],
    ["another game", '{"game":"chess","state":{}}', "chess"],
    [
      "an impossible position",
      JSON.stringify({ ...saveState(abyss, state), state: twice }),
      messageOf(() => readState(abyss, { ...saveState(abyss, state), state: twice })),
    ],
    [
      "a position of another game",
      JSON.stringify({ ...saveState(kraken, dealt), state }),
      messageOf(() => readState(kraken, { ...saveState(kraken, dealt), state })),
    ],
    [
      "a replay that was altered",
      JSON.stringify(altered),
      messageOf(() => [...replay(conspiracy, altered)]),
    ],
  ])("a file with %s", (_, text, reason) =>
    visiting({}, async (page) => {
      await openText(page, text);
      expect(await openError(page)).toContain(reason);
      // It can be corrected at once.
      await openText(page, JSON.stringify(saveState(abyss, state)));
      await playOn(page);
      expect(await page.locator("[data-open-error]").count()).toBe(0);
    }),
  );

  test("a damaged link", () =>
    visiting({ hash: "#game=abyss&state=e3" }, async (page) => {
      expect(await openError(page)).toContain("damaged");
      expect(await page.locator('[data-screen="setup"]').isVisible()).toBe(true);
    }));

  test("a link to an impossible position", async () =>
    visiting({ hash: await linkTo("abyss", twice) }, async (page) => {
      expect(await openError(page)).toContain(messageOf(() => readState(abyss, twice)));
    }));
});

describe("replays", () => {
  const names = ["Player 1", "Player 2"];
  const last = game.replay.actions.length;
  const at = (page: Page) => page.getAttribute("[data-step]", "data-step").then(Number);
  /** What is told, without the numbers of the rules. */
  const events = async (page: Page) =>
    (await page.locator("[data-events] li").allTextContents()).map((text) =>
      text.replace(/ (?:\w\w-\d+)?$/, ""),
    );
  const steps = [...replay(conspiracy, game.replay)];

  test("a link opens one, and buttons, slider and keys go through it", async () =>
    visiting({ hash: await linkToReplay("conspiracy", game.replay) }, async (page) => {
      await page.waitForSelector('[data-screen="replay"]');
      expect(await at(page)).toBe(0);
      await page.click('[data-go="next"]');
      expect(await at(page)).toBe(1);
      expect(await events(page)).toEqual(
        steps[1]!.events.map((event) => tellConspiracy(event, { names })),
      );
      await page.click('[data-go="last"]');
      expect(await at(page)).toBe(last);
      expect(await page.locator('[data-score-sheet][data-over="true"]').count()).toBe(1);
      await page.focus(".slider input");
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      expect(await at(page)).toBe(2);
      await page.keyboard.press("End");
      await page.click('[data-go="back"]');
      expect(await at(page)).toBe(last - 1);
      await page.click('[data-go="first"]');
      expect(await at(page)).toBe(0);
    }));

  test("what happened opens its rule, and cards can be read, though not clicked", async () => {
    const { lords } = steps[last]!.state.table.seats[0]!;
    await visiting({ hash: await linkToReplay("conspiracy", game.replay) }, async (page) => {
      await page.click('[data-go="last"]');
      const ended = page.locator('[data-events] [data-event="game-ended"] a[data-rule]');
      expect(await ended.getAttribute("href")).toMatch(/rules\/conspiracy.*#co-31$/);
      await page.selectOption("[data-viewpoint]", "0");
      await page.hover('[data-zone="spot"][data-value="1"]');
      expect(await page.textContent(".popup")).toContain(describeCard(lords[0]!).text);
      expect(await page.locator('[data-lit="true"]').count()).toBe(0);
    });
  });

  test("each player sees no more than in the game", async () => {
    const { replay: recorded } = afterMoves(abyss, { players: 2 }, 60);
    const all = [...replay(abyss, recorded)];
    // A step of which the other player sees less.
    const step = all.findIndex(({ events }) =>
      events.some((event) => JSON.stringify(event) !== JSON.stringify(abyss.redact(event, 1))),
    );
    const stepSeenFrom = (viewer: 0 | 1) =>
      all[step]!.events.flatMap((event) => abyss.redact(event, viewer) ?? []).map((event) =>
        tell(event, { names }),
      );
    await visiting({ hash: await linkToReplay("abyss", recorded) }, async (page) => {
      await page.waitForSelector('[data-screen="replay"]');
      await page.fill(".slider input", String(step));
      for (const viewer of [0, 1] as const) {
        await page.selectOption("[data-viewpoint]", String(viewer));
        expect(await events(page)).toEqual(stepSeenFrom(viewer));
        expect(await page.textContent("[data-score-sheet]")).toContain("Only what you can see");
      }
      await page.selectOption("[data-viewpoint]", "everything");
      expect(await events(page)).toEqual(all[step]!.events.map((event) => tell(event, { names })));
      expect(await page.textContent("[data-score-sheet]")).not.toContain("Only what you can see");
    });
    expect(stepSeenFrom(0)).not.toEqual(stepSeenFrom(1));
  });

  test("one plays on from where one is", async () =>
    visiting({ hash: await linkToReplay("conspiracy", game.replay) }, async (page) => {
      await page.waitForSelector('[data-screen="replay"]');
      await page.fill(".slider input", "7");
      await page.click("[data-play-from-here]");
      await playOn(page);
      expect((await savedPosition(page)).state).toEqual(steps[7]!.state);
    }));

  test("whoever watches the game just played comes back to it, and plays on under the same names", () =>
    visiting({}, async (page) => {
      await page.fill('[data-seat-name="0"]', "Ann");
      await startGame(page, { game: "conspiracy", seats: ["person", "random"] });
      await playToTheEnd(page, "watched", 2000);
      await unfold(page);
      await page.click("[data-watch]");
      expect(await page.textContent("[data-viewpoint]")).toContain("Ann");
      await page.getByRole("button", { name: "Close" }).click();
      await page.waitForSelector('[data-screen="play"] [data-over="true"]');
      await unfold(page);
      await page.click("[data-watch]");
      await page.click("[data-play-from-here]");
      expect(await page.inputValue('[data-seat-name="0"]')).toBe("Ann");
      expect(await page.inputValue('[data-seat="1"]')).toBe("random");
    }));

  test("a file opens one", () =>
    visiting({}, async (page) => {
      await openText(page, JSON.stringify(game.replay));
      await page.waitForSelector('[data-screen="replay"]');
      expect(await page.getAttribute("[data-last]", "data-last")).toBe(String(last));
    }));
});
