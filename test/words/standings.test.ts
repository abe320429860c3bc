import { expect, test } from "vitest";
import { type GameModule, gameIds, games } from "../../src/games/index.ts";
import { playout } from "../../src/kernel/tools/playout.ts";
import { describeStandings } from "../../src/kernel/words/describe-standings.ts";
import { cs } from "../../src/locales/cs.ts";
import { en } from "../../src/locales/en.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";
import { rngOf } from "../../src/testing/random.ts";

const locales = [en, pl, cs, zhHant];
const names = ["Ann", "Ben"];
const inAll = (winners: readonly number[], decidedBy: string | null) =>
  locales.map((locale) => describeStandings({ winners, decidedBy }, { names, locale }));

test("AB-76 the winner is named, with the tie-break if one decided", () => {
  expect(inAll([1], null)).toEqual(["Ben wins.", "Wygrywa Ben.", "Vítězí Ben.", "Ben獲勝。"]);
  expect(inAll([0], "pearls")).toEqual([
    "Ann wins; the tie is decided by pearls.",
    "Wygrywa Ann; remis rozstrzygają perły.",
    "Vítězí Ann; o remíze rozhodují perly.",
    "Ann獲勝；平手以珍珠數量決定。",
  ]);
  expect(inAll([0, 1], "shared")).toEqual([
    "Ann and Ben share the victory.",
    "Zwycięstwo dzielą Ann i Ben.",
    "O vítězství se dělí Ann a\u00a0Ben.",
    "Ann和Ben共享勝利。",
  ]);
});

test("without options it is English, and players are numbered", () => {
  expect(describeStandings({ winners: [2], decidedBy: null })).toBe("Player 3 wins.");
});

test("a tie-break of a game of one's own is not named", () => {
  expect(describeStandings({ winners: [0], decidedBy: "coins" })).toBe("Player 1 wins.");
});

test("AB-76 CO-31 CO-59 every tie-break of a game has words in all languages", async () => {
  const used = new Set<string>();
  for (const id of gameIds) {
    const { game }: GameModule = await games[id]();
    const options = game.seats.max > 1 ? { players: 2 } : {};
    const simulation = game.simulate(game.setup(options, "tie").state);
    playout(simulation, rngOf("tie"));
    const { state } = simulation;
    const tableaux = game.totals(state).map((_, seat) => game.tableau(state, seat));
    for (const { tieBreaks } of game.score(tableaux)) for (const { by } of tieBreaks) used.add(by);
  }
  expect([...used].sort()).toEqual(["pearl-master", "pearls", "strongest-lord"]);
  for (const { outcome } of locales)
    expect(Object.keys(outcome.tieBreaks).sort()).toEqual([...used].sort());
});
