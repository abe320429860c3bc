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
import { playToTheEnd } from "./clicking.ts";
import { savedBy, unfold } from "./files.ts";
import { visiting } from "./page.ts";
import { startGame } from "./setup.ts";

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
      expect(await playToTheEnd(page, `clicks of ${id}`, MOST_CLICKS)).toBeGreaterThan(10);
      const totals = await page.locator("[data-score-sheet] [data-total]").allTextContents();
      await unfold(page);
      const last = [...replay(game, await savedBy(page, '[data-save="replay"]'))].at(-1)!;
      expect(game.deciders(last.state)).toEqual([]);
      expect(totals.map(Number)).toEqual(game.totals(last.state));
      await page.click("[data-watch]");
      await page.waitForSelector('[data-screen="replay"]');
    }),
);
