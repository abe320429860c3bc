// Bundle-size budgets: what one game costs an application, without the shared dependencies.
import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";
import type { Unpacked } from "./tarball.ts";

const GAME_BUDGET = 16_000;
const SCORE_BUDGET = 4_500;
const CARDS_BUDGET = 3_500;
// Abyss has 25 kinds of action, 53 lords with those of Kraken, whose cards are in the vocabulary of the
// family, and 36 refusals of its own, whose names alone weigh; Exiles contains all of Abyss. Each has
// room for about 5% more. Half-made and random actions (choices, draw, count) are 4.5 kB of each game.
const LARGER_BUDGETS: Readonly<Record<string, number>> = {
  "abyss-rules/abyss": 26_500,
  "abyss-rules/exiles": 31_500,
  "abyss-rules/exiles/score": 4_800,
};
const SHARED = ["immer", "zod", "pure-rand"].flatMap((name) => [name, `${name}/*`]);
const NOT_GAMES = ["", "/testing", "/testing/arbitraries", "/variant"].map(
  (entry) => `abyss-rules${entry}`,
);

export async function checkSize(unpacked: Unpacked): Promise<string[]> {
  const problems: string[] = [];
  const table: Record<string, { "gzipped bytes": number; budget: number }> = {};

  for (const entry of unpacked.entries.filter((entry) => !NOT_GAMES.includes(entry))) {
    const game = entry.split("/").at(-1);
    const isGame = game !== "score" && game !== "cards";
    const code = isGame ? `export { ${game} } from "${entry}"` : `export * from "${entry}"`;
    const budget = LARGER_BUDGETS[entry] ?? budgetOf(game);

    const bundled = (await bundle(unpacked, code, { external: SHARED })).code;
    const bytes = gzipSync(bundled).length;
    table[entry] = { "gzipped bytes": bytes, budget };
    if (bytes > budget) {
      problems.push(
        `${entry} is ${bytes} bytes gzipped, ${bytes - budget} over its budget of ${budget}: ` +
          "remove code it does not need, or move it to an entry point of its own.",
      );
    }
    if (isGame) problems.push(...findSentences(entry, bundled));
    else problems.push(...(await checkIndependence(unpacked, entry, code)));
  }

  console.table(table);
  return problems;
}

const budgetOf = (part: string | undefined): number =>
  part === "score" ? SCORE_BUDGET : part === "cards" ? CARDS_BUDGET : GAME_BUDGET;

/** A game that describes nothing must not carry its sentences. */
const findSentences = (entry: string, code: Uint8Array): string[] =>
  ["the game is over", "choose", "At once"].flatMap((text) =>
    Buffer.from(code).includes(text)
      ? [
          `${entry} has the text "${text}" though nothing is described: look for calls at the top of words.`,
        ]
      : [],
  );

/** A score calculator or a list of cards must not make an application load the engine's dependencies. */
async function checkIndependence(unpacked: Unpacked, entry: string, code: string) {
  const { modules } = await bundle(unpacked, code, {});
  return ["immer", "zod"]
    .filter((name) => modules.some((module) => module.includes(`node_modules/${name}/`)))
    .map(
      (name) =>
        `${entry} loads ${name}: move what it imports into modules that do not use ${name}.`,
    );
}
