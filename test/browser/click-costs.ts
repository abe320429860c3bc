// npm run bench -- --playground: what a click costs in Chromium, in the largest games that people play.
import { readFileSync, writeFileSync } from "node:fs";
import { type Game, type GameTypes, rngFrom } from "abyss-rules";
import { abyss } from "abyss-rules/abyss";
import { exilesKrakenLeviathan } from "abyss-rules/exiles-kraken-leviathan";
import { kraken } from "abyss-rules/kraken";
import { leviathan } from "abyss-rules/leviathan";
import { type Browser, chromium, type Page } from "playwright-core";
import { quantile } from "../bench/hands.ts";
import { progressOn } from "../runs/progress.ts";
import { markdownTable } from "../runs/table.ts";
import { chromiumPath } from "./chromium.ts";
import { randomClick } from "./clicking.ts";
import { fullTable, linkTo } from "./positions.ts";
import { serve } from "./serve.ts";
import { playOn, startGame } from "./setup.ts";

/** The most CPU of the page's thread that 95 of 100 clicks may take, in milliseconds. */
const AIM = 100;
/** Clicks that are measured in each game; the first ones, which compile the code of the page, are not. */
const CLICKS = 120;
const WARM_UP = 20;
const PAGE = "docs/performance.md";

/** A game that is clicked, with a name and how it begins. */
interface Clicked {
  readonly name: string;
  readonly begin: (page: Page, address: string) => Promise<unknown>;
}

/** A new game of people only, so that no bot's move is counted as a click. */
const fresh = (game: string, players: number): Clicked => ({
  name: `${game}, ${players} players`,
  async begin(page, address) {
    await page.goto(address);
    await startGame(page, { game, seats: Array.from({ length: players }, () => "person") });
  },
});

/** A full table, whose decider has 25 allies. */
const full = (game: Game<GameTypes>): Clicked => ({
  name: `${game.id}, ${game.seats.max} players, hand of 25`,
  async begin(page, address) {
    await page.goto(address + (await linkTo(game.id, fullTable(game))));
    const seats = page.locator("[data-seat]");
    await seats.first().waitFor();
    for (const seat of await seats.all()) await seat.selectOption("person");
    await playOn(page);
  },
});

const games: readonly Clicked[] = [
  fresh("abyss", 2),
  fresh("abyss", 4),
  fresh("kraken", 4),
  fresh("exiles-kraken-leviathan", 5),
  fresh("conspiracy", 4),
  ...[abyss, kraken, leviathan, exilesKrakenLeviathan].map(full),
];

/** Waits until the page has drawn what a click changed and has nothing left to do; runs in the page. */
async function settle(): Promise<boolean> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  await new Promise((done) => requestIdleCallback(done));
  return document.querySelector('[data-screen="play"]') !== null;
}

/** The CPU time of each click of a game, in milliseconds. */
async function costsOf(browser: Browser, address: string, { begin }: Clicked): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  // CPU time of the page's thread instead of elapsed time, which other programs lengthen.
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  await begin(page, address);
  const rng = rngFrom("click costs");
  const costs: number[] = [];
  let isOver = false;
  const press = async (x: number, y: number) => {
    const isTable = await page.evaluate(settle);
    const before = await spent();
    await page.mouse.click(x, y);
    await page.evaluate(settle);
    // The screen between two people is no part of the table.
    if (isTable) costs.push((await spent()) - before);
  };
  while (!isOver && costs.length < WARM_UP + CLICKS)
    isOver = !(await randomClick(page, rng, press));
  await context.close();
  return costs.slice(WARM_UP);
}

/** A table of the costs, with whether the aim is met. */
async function costTable(): Promise<string> {
  const served = await serve(`${process.cwd()}/docs/site/playground`);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    // The sandbox of Chromium does not start as root, and the pages are our own.
    args: ["--no-sandbox"],
  });
  const progress = progressOn(process.stderr, games.length, "games");
  const rows: string[][] = [];
  for (const game of games) {
    const costs = await costsOf(browser, served.address, game);
    const [median, most] = [quantile(costs, 0.5), quantile(costs, 0.95)];
    const result = most <= AIM ? "met" : "**missed**";
    const figures = [median, most].map((cost) => cost.toFixed(0));
    rows.push([game.name, String(costs.length), ...figures, `${AIM} or less`, result]);
    progress.add(1);
  }
  progress.end();
  await browser.close();
  await served.close();
  return markdownTable(["game", "clicks", "p50", "p95", "aim for p95", "result"], rows);
}

/** The page with a new table of clicks. */
function pageWith(table: string): string {
  const page = readFileSync(PAGE, "utf8");
  const old = /^\| game +\| clicks(?:.*\n)+?(?=\n|$)/m;
  if (!old.test(page)) throw new Error(`${PAGE} has no table of clicks in the playground`);
  return page.replace(old, `${table}\n`);
}

const table = await costTable();
console.log(`Milliseconds of CPU for a click in the playground:\n\n${table}`);
if (process.argv.includes("--write")) writeFileSync(PAGE, pageWith(table));
