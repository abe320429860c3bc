// A printed table and the question below it fit on a small terminal, in every language.
import { expect, test } from "vitest";
import { type GameEntry, gameNames, withGame } from "../../src/cli/games.ts";
import { linesForTable } from "../../src/cli/play/person.ts";
import { tableLines } from "../../src/cli/tables/table-lines.ts";
import { widthOf, wrap } from "../../src/cli/terminal/layout.ts";
import { penFor } from "../../src/cli/terminal/pen.ts";
import { cliLocales } from "../../src/cli/words/cli-locales.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { IS_SAMPLE } from "../repetition.ts";

const pen = penFor({ columns: 80 }, {});
/** Every so many actions, a position is printed. */
const EVERY = IS_SAMPLE ? 25 : 5;

/** Positions from the set-up to the last actions of a random game. */
function* positions<T extends GameTypes>({ game, options }: GameEntry<T>, players: number) {
  const steps = [...playRandomly(game, options(players), `table of ${players}`)];
  for (const [i, { state }] of steps.entries())
    if (i % EVERY === 0 || i >= steps.length - 3) yield state;
}

/** Expects that all tables of a game fit; returns how many were printed in full, and in fewer words. */
function expectToFit<T extends GameTypes>(entry: GameEntry<T>): { full: number; folded: number } {
  const found = { full: 0, folded: 0 };
  const { min, max } = entry.game.seats;
  for (let players = min; players <= max; players++)
    for (const state of positions(entry, players))
      for (const cliLocale of cliLocales.values()) {
        const words = entry.words(cliLocale.locale);
        const [seat = 0] = entry.game.deciders(state);
        const view = entry.game.view(state, seat);
        const decision = entry.game.decision(view);
        const question = decision ? wrap(words.decision(decision, view), pen.columns) : [];
        const options = { pen, words, cliLocale };
        const full = tableLines(entry.draw, view, seat, options);
        const lines = tableLines(entry.draw, view, seat, options, linesForTable(pen));
        const screen = ["", ...lines, "", ...question, "> "];
        if (screen.length > 24) expect.fail(`${screen.length} lines:\n${screen.join("\n")}`);
        for (const line of [...full, ...lines]) expect(widthOf(line), line).toBeLessThanOrEqual(80);
        found[full.length === lines.length ? "full" : "folded"] += 1;
      }
  return found;
}

test.each(gameNames)("every table of %s fits in 80 columns and 24 lines", (name) => {
  const { folded } = withGame(name, expectToFit)!;
  expect(folded).toBeGreaterThan(0);
});

test("a large screen shows the whole table", () => {
  withGame("abyss", (entry) => {
    const cliLocale = cliLocales.get("en")!;
    const { state } = entry.game.setup(entry.options(2), "large");
    const options = { pen, words: entry.words(cliLocale.locale), cliLocale };
    const full = tableLines(entry.draw, state, 0, options);
    expect(full.length).toBeGreaterThan(24);
    const rows = full.length + 5;
    expect(
      tableLines(entry.draw, state, 0, options, linesForTable(penFor({ columns: 80, rows }, {}))),
    ).toEqual(full);
  });
});
