// Plays a whole game of each module by clicks on lit items.
import { type Game, type GameTypes, replay } from "abyss-rules";
import { abyss } from "abyss-rules/abyss";
import { conspiracy } from "abyss-rules/conspiracy";
import { conspiracySolo } from "abyss-rules/conspiracy-solo";
import { exiles } from "abyss-rules/exiles";
import { exilesKraken } from "abyss-rules/exiles-kraken";
import { exilesKrakenLeviathan } from "abyss-rules/exiles-kraken-leviathan";
import { exilesLeviathan } from "abyss-rules/exiles-leviathan";
import { kraken } from "abyss-rules/kraken";
import { krakenLeviathan } from "abyss-rules/kraken-leviathan";
import { leviathan } from "abyss-rules/leviathan";
import { expect, test } from "vitest";
import { clickTimes, playToTheEnd } from "./clicking.ts";
import { savedBy, unfold } from "./files.ts";
import { watchScreen } from "./one-screen.ts";
import { visiting } from "./page.ts";
import { fullTable, linkTo } from "./positions.ts";
import { playOn, startGame } from "./setup.ts";

/** More than any random game takes, to detect a page that never ends a game. */
const MOST_CLICKS = 4000;

const tables: readonly (readonly [Game<GameTypes>, readonly string[]])[] = [
  [abyss, ["person", "easy"]],
  [exiles, ["person", "easy"]],
  [kraken, ["person", "easy"]],
  [leviathan, ["person", "easy", "easy", "easy", "easy"]],
  [exilesKraken, ["person", "person", "easy"]],
  [exilesLeviathan, ["person", "easy"]],
  [krakenLeviathan, ["person", "easy"]],
  [exilesKrakenLeviathan, ["person", "person", "easy"]],
  [conspiracy, ["person", "easy", "person"]],
  [conspiracySolo, ["person"]],
];

test.concurrent.for(tables.map(([game, seats]) => [game.id, game, seats] as const))(
  "a game of %s can be played to its end by clicks, and its replay is valid",
  ([id, game, seats]) =>
    visiting({}, async (page) => {
      await startGame(page, { game: id, seats });
      const { problems, look } = watchScreen(page);
      const clicks = await playToTheEnd(page, `clicks of ${id}`, MOST_CLICKS, look);
      expect(clicks).toBeGreaterThan(10);
      expect([...problems]).toEqual([]);
      const totals = await page.locator("[data-score-sheet] [data-total]").allTextContents();
      await unfold(page);
      const last = [...replay(game, await savedBy(page, '[data-save="replay"]'))].at(-1)!;
      expect(game.deciders(last.state)).toEqual([]);
      expect(totals.map(Number)).toEqual(game.totals(last.state));
      await page.click("[data-watch]");
      await page.waitForSelector('[data-screen="replay"]');
    }),
);

/** The games with allies in hands. Conspiracy has no hands. */
const withHands: readonly Game<GameTypes>[] = [
  abyss,
  exiles,
  kraken,
  leviathan,
  exilesKraken,
  exilesLeviathan,
  krakenLeviathan,
  exilesKrakenLeviathan,
];

test.concurrent.for(withHands)(
  "a hand of 25 at a full table leaves room for the question and what is lit: $id",
  async (game) =>
    visiting({ hash: await linkTo(game.id, fullTable(game)) }, async (page) => {
      await playOn(page);
      const { problems, look } = watchScreen(page);
      await clickTimes(page, `hand of 25 in ${game.id}`, 40, look);
      expect([...problems]).toEqual([]);
    }),
);

test("what is not in sight is found", () =>
  visiting({}, async (page) => {
    await startGame(page, { game: "abyss", seats: ["person", "person"] });
    const { problems, look } = watchScreen(page);
    await look(0);
    expect([...problems.keys()]).toEqual([]);
    await page.addStyleTag({ content: ".action-bar, .court { translate: 0 300vh }" });
    await look(1);
    await page.addStyleTag({ content: "body { min-height: 200vh }" });
    await look(2);
    expect([...problems.keys()].join()).toMatch(
      /not in sight: .*nothing to click in sight of .*the page scrolls/,
    );
  }));
