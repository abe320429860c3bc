import { describe, expect, test } from "vitest";
import { botNamed } from "../../src/cli/bots.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { report } from "../../src/cli/report.ts";
import { penFor } from "../../src/cli/terminal/pen.ts";
import { cliLocales, englishCli } from "../../src/cli/words/cli-locales.ts";

async function linesOf(
  name: string,
  players: number,
  seed: string,
  bot = "random",
  cliLocale = englishCli,
): Promise<readonly string[]> {
  const lines: string[] = [];
  await withGame(name, async (entry) => {
    const bots = Array.from({ length: players }, () => ({
      name: bot,
      bot: botNamed(entry, bot)!,
    }));
    const shown = { cliLocale, pen: penFor({}, {}) };
    for await (const line of report(entry, { bots, seed, thoughts: bot !== "random", ...shown }))
      lines.push(line);
  });
  return lines;
}

/** All player counts of a game. */
const playersOf = (name: string): readonly number[] =>
  withGame(name, ({ game: { seats } }) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i),
  )!;

describe.each([...gameNames])("the report of a game of %s", (name) => {
  test("depends on nothing but the seed", async () => {
    const most = Math.max(...playersOf(name));
    const lines = await linesOf(name, most, "7");
    expect(await linesOf(name, most, "7")).toEqual(lines);
    expect(await linesOf(name, most, "8")).not.toEqual(lines);
  });

  test.each(playersOf(name))(
    "ends with the score sheets of %i players and the winner",
    async (players) => {
      const text = (await linesOf(name, players, "1")).join("\n");
      expect(text).toMatch(
        /total( +-?\d+)+\nrank( +\d)+\n\n.*(wins|share the victory)(; the tie is decided by .+)?\.$/,
      );
      expect(text).toContain(`Player ${players}`);
      expect(text).not.toContain(`Player ${players + 1}`);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    },
  );
});

test("--thoughts prints the actions that bots considered, with visits and expected share", async () => {
  const lines = await linesOf("conspiracy", 2, "1", "search:4");
  const thought = lines.filter((line) => line.startsWith("    ("));
  expect(thought.length).toBeGreaterThan(20);
  for (const line of thought) expect(line).toMatch(/tried (1 time|[2-4] times), wins \d+ %\)$/);
});

test("--thoughts prints why bots with an evaluation prefer their actions", async () => {
  const lines = await linesOf("conspiracy", 2, "1", "easy");
  const why = lines.filter((line) => line.startsWith("    (Why: "));
  expect(why.length).toBeGreaterThan(10);
  for (const line of why) expect(line).toMatch(/^ {4}\(Why: [^,]+(, [^,]+){0,2}\)$/);
});

test.each(["easy", "expert", "random", "greedy", "search", "search:7", "search:20ms", "trained:7"])(
  "%s is the name of a bot",
  (name) => {
    withGame("conspiracy", (entry) => expect(botNamed(entry, name)).toBeDefined());
  },
);

test.each([
  "",
  "Random",
  "search:",
  "hard:7",
  "search:0",
  "search:-1",
  "search:1.5",
  "search:1e3",
  "toString",
])("%j is not the name of a bot", (name) => {
  withGame("conspiracy", (entry) => expect(botNamed(entry, name)).toBeUndefined());
});

test("CO-37 the score of a solo game has a column with the opponent's name", async () => {
  const lines = await linesOf("conspiracy-solo", 1, "1");
  expect(lines[0]).toBe('Solo Conspiracy: Player 1 is random, seed "1"');
  expect(lines.join("\n")).toMatch(/ +Player 1 +The Mage\n/);
});

test.each([...cliLocales].filter(([name]) => name !== "en"))(
  "a report in another language (%s) has no English in it",
  async (_, cliLocale) => {
    for (const name of ["exiles-kraken-leviathan", "conspiracy-solo"]) {
      const most = Math.max(...playersOf(name));
      const [title, ...lines] = await linesOf(name, most, "1", "random", cliLocale);
      expect(title).toContain(cliLocale.labels.seed('"1"'));
      const text = lines.join("\n");
      expect(text).toContain(`\n${cliLocale.labels.total} `);
      expect(text).not.toMatch(/\b(Player|the|and|turn|total|rank|wins|lords|locations|points)\b/);
    }
  },
);

test("unknown names of games give no game", () => {
  for (const name of ["", "chess", "toString", "__proto__"])
    expect(withGame(name, () => true)).toBeUndefined();
});
