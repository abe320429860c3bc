// However full the parts of a table are, none of them covers another.
import type { Game, GameTypes } from "abyss-rules";
import { abyss } from "abyss-rules/abyss";
import { conspiracy } from "abyss-rules/conspiracy";
import { exilesKraken } from "abyss-rules/exiles-kraken";
import { exilesKrakenLeviathan } from "abyss-rules/exiles-kraken-leviathan";
import { expect, test } from "vitest";
import { spilled, visiting } from "./page.ts";
import { afterMoves, linkTo } from "./positions.ts";

const games: readonly Game<GameTypes>[] = [abyss, exilesKraken, exilesKrakenLeviathan, conspiracy];
/** The widest window without columns, the narrowest with them, and common widths. */
const widths = [375, 768, 959, 961, 1024, 1280, 1536];
const seeds = ["one", "two", "three"];

/** The numbers of players of a game. */
const counts = ({ seats: { min, max } }: Game<GameTypes>): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

test.each(
  games.flatMap((game) => counts(game).map((players) => [game.id, players, game] as const)),
)(
  "at the end of a game of %s for %s, nothing overflows its part of the table",
  async (_, players, game) => {
    for (const seed of seeds) {
      const { state } = afterMoves(game, { players }, 10_000, seed);
      await visiting({ hash: await linkTo(game.id, state) }, async (page) => {
        await page.waitForSelector('[data-score-sheet][data-over="true"]');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await spilled(page), `${seed}, ${width} pixels wide`).toEqual([]);
        }
      });
    }
  },
);
