import { RulesError, readState, replay, rngFrom, saveState } from "abyss-rules";
import { abyss, describe as describeAbyss } from "abyss-rules/abyss";
import { conspiracy, describeCard, describe as describeConspiracy } from "abyss-rules/conspiracy";
import { HOST_PROTOCOL, hostOf, revisionOf } from "abyss-rules/host";
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

/** The message of the library's error. */
function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof RulesError) return error.message;
  }
  throw new Error("it was accepted");
}

const openError = (page: Page): Promise<string | null> => page.textContent("[data-open-error]");

describe("positions", () => {
  test("a saved position can be loaded, and is the same when saved again", () =>
    visiting({}, async (page) => {
      const file = saveState(abyss, state);
      await openText(page, JSON.stringify(file));
      await playOn(page);
      expect(await savedPosition(page)).toEqual(file);
    }));

  test("saving warns that a position reveals all cards", () =>
    visiting({}, async (page) => {
      await openText(page, JSON.stringify(saveState(abyss, state)));
      await playOn(page);
      await unfold(page);
      expect(await page.textContent(".files")).toContain("every card, including hidden ones");
    }));

  test("opening one asks for the players, and proposes a person for the decider", () =>
    visiting({}, async (page) => {
      await openText(page, JSON.stringify(saveState(abyss, state)));
      const [decider = 0] = abyss.deciders(state);
      for (const seat of [0, 1, 2])
        expect(await page.inputValue(`[data-seat="${seat}"]`)).toBe(
          seat === decider ? "person" : "normal",
        );
      await page.fill(`[data-seat-name="${decider}"]`, " Ann ");
      await page.selectOption(`[data-seat="${(decider + 1) % 3}"]`, "person");
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

  test("the page creates a link, and follows it without a reload", () =>
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

describe("an error explains why something cannot be opened", () => {
  const twice = { ...state, table: { ...state.table, court: [...state.table.court, "miller"] } };
  const { state: dealt } = kraken.setup({ players: 2 }, "dealt");
  const { replay: intact } = game;
  const altered = { ...intact, seed: "another" };

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
      // A corrected file can be opened right away.
      await openText(page, JSON.stringify(saveState(abyss, state)));
      await playOn(page);
      expect(await page.locator("[data-open-error]").count()).toBe(0);
    }),
  );

  test("a damaged link", () =>
    visiting({ hash: "#game=abyss&state=e3" }, async (page) => {
      expect(await openError(page)).toContain("damaged");
      // It is announced once.
      expect(await page.locator("[role=alert]").count()).toBe(1);
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
  /** The texts of the events, without the numbers of the rules. */
  const events = async (page: Page) =>
    (await page.locator("[data-events] li").allTextContents()).map((text) =>
      text.replace(/ (?:\w\w-\d+)?$/, ""),
    );
  const steps = [...replay(conspiracy, game.replay)];

  test("a link opens one, and buttons, slider and keys step through it", async () =>
    visiting({ hash: await linkToReplay("conspiracy", game.replay) }, async (page) => {
      await page.waitForSelector('[data-screen="replay"]');
      expect(await at(page)).toBe(0);
      await page.click('[data-go="next"]');
      expect(await at(page)).toBe(1);
      expect(await events(page)).toEqual(
        steps[1]!.events.map((event) => describeConspiracy(event, { names })),
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

  test("events link to their rules, and cards show their text but cannot be clicked", async () => {
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
    // A step that the other player sees less of.
    const step = all.findIndex(({ events }) =>
      events.some((event) => JSON.stringify(event) !== JSON.stringify(abyss.redact(event, 1))),
    );
    const stepSeenFrom = (viewer: 0 | 1) =>
      all[step]!.events.flatMap((event) => abyss.redact(event, viewer) ?? []).map((event) =>
        describeAbyss(event, { names }),
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
      expect(await events(page)).toEqual(
        all[step]!.events.map((event) => describeAbyss(event, { names })),
      );
      expect(await page.textContent("[data-score-sheet]")).not.toContain("Only what you can see");
    });
    expect(stepSeenFrom(0)).not.toEqual(stepSeenFrom(1));
  });

  test("a game can be continued from the shown step", async () =>
    visiting({ hash: await linkToReplay("conspiracy", game.replay) }, async (page) => {
      await page.waitForSelector('[data-screen="replay"]');
      await page.fill(".slider input", "7");
      await page.click("[data-play-from-here]");
      await playOn(page);
      expect((await savedPosition(page)).state).toEqual(steps[7]!.state);
    }));

  test("one with outcomes instead of a seed (format 3) opens too, and can be continued", async () => {
    const secure = secureGame();
    expect(secure).toMatchObject({ format: 3, outcomes: expect.anything() });
    expect(secure).not.toHaveProperty("seed");
    const all = [...replay(conspiracy, secure)];
    await visiting({ hash: await linkToReplay("conspiracy", secure) }, async (page) => {
      await page.waitForSelector('[data-screen="replay"]');
      await page.click('[data-go="last"]');
      expect(await at(page)).toBe(all.length - 1);
      expect(
        (await page.locator("[data-score-sheet] [data-total]").allTextContents()).map(Number),
      ).toEqual(conspiracy.totals(all.at(-1)!.state));
      await page.fill(".slider input", "3");
      expect(await events(page)).toEqual(
        all[3]!.events.map((event) => describeConspiracy(event, { names })),
      );
      await page.click("[data-play-from-here]");
      await playOn(page);
      const { state } = await savedPosition(page);
      expect(state).toEqual({ ...all[3]!.state, rng: expect.any(Array) });
      await page.reload();
      await page.waitForSelector('[data-screen="play"]');
      expect((await savedPosition(page)).state).toEqual(state);
    });
    await visiting({}, async (page) => {
      await openText(page, JSON.stringify(secure));
      await page.waitForSelector('[data-screen="replay"]');
    });
  });

  test("closing the replay of the current game returns to it, with the same names", () =>
    visiting({}, async (page) => {
      await startGame(page, {
        game: "conspiracy",
        seats: ["person", "easy"],
        names: ["Ann"],
      });
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
      expect(await page.inputValue('[data-seat="1"]')).toBe("easy");
    }));

  test("a file opens one", () =>
    visiting({}, async (page) => {
      await openText(page, JSON.stringify(game.replay));
      await page.waitForSelector('[data-screen="replay"]');
      expect(await page.getAttribute("[data-last]", "data-last")).toBe(String(last));
    }));
});

/** The replay of a random game whose outcomes came from the platform. */
function secureGame() {
  const host = hostOf(conspiracy, { chance: "secure" });
  let session = host.open({ players: 2 });
  const rng = rngFrom("secure");
  for (let [seat] = conspiracy.deciders(session.state); seat !== undefined; ) {
    const received = host.receive(session, seat, {
      protocol: HOST_PROTOCOL,
      revision: revisionOf(session),
      action: conspiracy.randomAction(session.state, seat, rng),
    });
    if (!received.ok) throw new Error(received.refusal.code);
    session = received.session;
    [seat] = conspiracy.deciders(session.state);
  }
  return host.record(session);
}
