import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rank, type ScoreSheet, sheetOf, type TieBreak } from "../../src/kernel/score/score.ts";
import { type ScoringRules, scoreWith } from "../../src/kernel/score/scoring.ts";
import {
  componentList,
  optional,
  wholeNumber,
  yesOrNo,
} from "../../src/kernel/score/tableau-fields.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";

/** Tie-breaks by the first, the second … */
const tieBreaks = (...values: number[]): TieBreak[] =>
  values.map((value, i) => ({ by: ["first", "second"][i]!, value }));
const sheet = (total: number, ...values: number[]): ScoreSheet =>
  sheetOf([{ category: "all", source: "test", points: total }], tieBreaks(...values));
const ranksBySeat = (sheets: readonly ScoreSheet[]) =>
  rank(sheets).bySeat.map((standing) => standing.rank);

describe("sheetOf", () => {
  test("adds up the lines and keeps them", () => {
    const lines = [5, -2, 0].map((points) => ({ category: "x", source: "y", points }));
    const sheet = { lines, total: 3, tieBreaks: tieBreaks(1, 2), complete: true };
    expect(sheetOf(lines, tieBreaks(1, 2))).toEqual(sheet);
  });

  test("without lines totals 0", () => {
    expect(sheetOf([], []).total).toBe(0);
  });
});

describe("rank", () => {
  test.each<[string, ScoreSheet[], number[]]>([
    ["more is better", [sheet(1), sheet(3), sheet(2)], [3, 1, 2]],
    ["negative totals count", [sheet(-5), sheet(-1)], [2, 1]],
    [
      "tied players share a rank and the next is skipped",
      [sheet(5), sheet(2), sheet(5)],
      [1, 3, 1],
    ],
    ["also in the middle", [sheet(9), sheet(4), sheet(4), sheet(1)], [1, 2, 2, 4]],
    ["all may be equal", [sheet(4), sheet(4), sheet(4)], [1, 1, 1]],
    ["the first tie-break decides", [sheet(4, 1), sheet(4, 2)], [2, 1]],
    ["a tie-break does not beat the total", [sheet(4, 9), sheet(5, 0)], [2, 1]],
    ["the second decides after the first", [sheet(4, 1, 7), sheet(4, 1, 8)], [2, 1]],
    ["the second does not beat the first", [sheet(4, 1, 9), sheet(4, 2, 0)], [2, 1]],
    [
      "ties remain if everything is equal",
      [sheet(4, 1, 2), sheet(4, 1, 2), sheet(4, 1, 1)],
      [1, 1, 3],
    ],
    ["one player", [sheet(0)], [1]],
  ])("%s", (_, sheets, expected) => {
    expect(ranksBySeat(sheets)).toEqual(expected);
  });

  test("lists ranks and totals by seat, and the seats best first, ties in the order of seats", () => {
    const { bySeat, ranking } = rank([sheet(2), sheet(5), sheet(5)]);
    expect(bySeat).toEqual([
      { rank: 3, total: 2 },
      { rank: 1, total: 5 },
      { rank: 1, total: 5 },
    ]);
    expect(ranking).toEqual([1, 2, 0]);
  });

  test.each<[string, ScoreSheet[], string | null]>([
    ["points", [sheet(4, 9), sheet(5, 0)], null],
    ["points, with a tie behind the winner", [sheet(4, 1), sheet(5, 0), sheet(4, 0)], null],
    ["the first tie-break", [sheet(4, 1, 9), sheet(4, 2, 0)], "first"],
    ["the second tie-break", [sheet(4, 1, 7), sheet(4, 1, 8)], "second"],
    [
      "the tie-break against the second of three",
      [sheet(4, 1, 7), sheet(4, 1, 8), sheet(4, 0)],
      "second",
    ],
    ["nothing: shared", [sheet(4, 1), sheet(3), sheet(4, 1)], "shared"],
    ["nothing against one player", [sheet(4)], null],
  ])("says what decided: %s", (_, sheets, expected) => {
    expect(rank(sheets).decidedBy).toBe(expected);
  });

  test("names all winners", () => {
    expect(rank([sheet(2), sheet(5), sheet(5)]).winners).toEqual([1, 2]);
    expect(rank([sheet(5, 1), sheet(5, 0)]).winners).toEqual([0]);
  });

  test("works for any number of sheets", () => {
    // Sixty players in three mixed groups of ties.
    const all = Array.from({ length: 60 }, (_, seat) => sheet(seat % 3, 1));
    const { bySeat, ranking, winners } = rank(all);
    expect(winners).toEqual(all.flatMap(({ total }, seat) => (total === 2 ? [seat] : [])));
    expect(ranking.map((seat) => bySeat[seat]!.rank)).toEqual(
      [1, 21, 41].flatMap((place) => Array<number>(20).fill(place)),
    );
    for (const [i, seat] of ranking.entries()) {
      expect(bySeat[seat]!.total).toBe(seat % 3);
      const before = ranking[i - 1] ?? -1;
      if (bySeat[before]?.total === bySeat[seat]!.total) expect(before).toBeLessThan(seat);
    }
  });

  test("does not change the sheets", () => {
    const sheets = Object.freeze([sheet(1), sheet(2)]);
    rank(sheets);
    expect(sheets).toEqual([sheet(1), sheet(2)]);
  });

  test.each<[string, unknown, string]>([
    ["not a list", {}, "score sheets: expected a list"],
    ["undefined", undefined, "score sheets: expected a list"],
    [
      "a missing sheet",
      [sheet(1), null],
      "score sheets, at 1: expected a sheet with total and tieBreaks",
    ],
    [
      "no total",
      [{ ...sheet(1), total: Number.NaN }],
      "score sheets, at 0: expected a sheet with total and tieBreaks",
    ],
    [
      "no tie-breaks",
      [{ ...sheet(1), tieBreaks: 7 }],
      "score sheets, at 0: expected a sheet with total and tieBreaks",
    ],
    [
      "no tie-break",
      [{ ...sheet(1), tieBreaks: [null] }],
      "score sheets, at 0: expected a sheet with total and tieBreaks",
    ],
    [
      "a tie-break without a name",
      [{ ...sheet(1), tieBreaks: [{ by: 5, value: 1 }] }],
      "score sheets, at 0: expected a sheet with total and tieBreaks",
    ],
    [
      "tie-breaks without names",
      [{ ...sheet(1), tieBreaks: [7] }],
      "score sheets, at 0: expected a sheet with total and tieBreaks",
    ],
    [
      "a tie-break without a value",
      [{ ...sheet(1), tieBreaks: [{ by: "pearls" }, null] }],
      "score sheets, at 0: expected a sheet with total and tieBreaks",
    ],
    [
      "several",
      [7, sheet(1), {}],
      "score sheets, at 0: expected a sheet with total and tieBreaks (and 1 more: at 2: expected a sheet with total and tieBreaks)",
    ],
  ])("%s is an error that names the place", (_, sheets, message) => {
    expect(rulesError(() => untyped(rank)(sheets)).message).toBe(message);
  });

  test("is complete if all sheets are", () => {
    const open = sheetOf([], [], false);
    expect(rank([sheet(1), sheet(2)]).complete).toBe(true);
    expect(rank([sheet(1), open]).complete).toBe(false);
  });

  test("of no sheets is empty", () => {
    expect(rank([])).toEqual({
      bySeat: [],
      ranking: [],
      winners: [],
      decidedBy: null,
      complete: true,
    });
  });
});

describe("laws", () => {
  // Small numbers, so that ties are common.
  const small = fc.integer({ min: -2, max: 2 });
  const sheets = fc.array(
    fc.tuple(small, small, small).map(([total, one, two]) => sheet(total, one, two)),
    { minLength: 1, maxLength: 5 },
  );

  test("ranks do not depend on the order of seats", () => {
    fc.assert(
      fc.property(sheets, fc.nat(), (all, shift) => {
        const by = shift % all.length;
        const rotate = <T>(list: readonly T[]) => [...list.slice(by), ...list.slice(0, by)];
        expect(ranksBySeat(rotate(all))).toEqual(rotate(ranksBySeat(all)));
      }),
    );
    fc.assert(
      fc.property(sheets, (all) => {
        expect(ranksBySeat(all.toReversed())).toEqual(ranksBySeat(all).toReversed());
      }),
    );
  });

  test("the same points for all change no rank", () => {
    fc.assert(
      fc.property(sheets, fc.integer({ min: -100, max: 100 }), (all, points) => {
        const raised = all.map((one) => ({ ...one, total: one.total + points }));
        expect(ranksBySeat(raised)).toEqual(ranksBySeat(all));
      }),
    );
  });

  test("a rank is one more than the number of better players", () => {
    const key = ({ total, tieBreaks }: ScoreSheet) =>
      total * 100 + tieBreaks[0]!.value * 10 + tieBreaks[1]!.value;
    fc.assert(
      fc.property(sheets, (all) => {
        const better = all.map((one) => all.filter((other) => key(other) > key(one)).length);
        expect(ranksBySeat(all)).toEqual(better.map((n) => n + 1));
      }),
    );
  });

  test("there is a winner, and the winners are the seats of rank 1", () => {
    fc.assert(
      fc.property(sheets, (all) => {
        const { bySeat, ranking, winners } = rank(all);
        expect(winners.length).toBeGreaterThan(0);
        expect(winners).toEqual(ranking.filter((seat) => bySeat[seat]!.rank === 1));
      }),
    );
  });
});

describe("scoreWith", () => {
  interface Tableau {
    readonly cards: readonly string[];
    readonly coins: number;
    readonly done?: boolean;
  }
  /** A point for each coin, and one for each coin of an opponent. */
  const scoring: ScoringRules<Tableau> = {
    fields: () => ({
      cards: componentList(["a", "b"], () => 1),
      coins: wholeNumber,
      done: optional(yesOrNo),
    }),
    mostPlayers: 2,
    *problems(tableaux) {
      for (const [i, { coins }] of tableaux.entries())
        if (coins > 9) yield { path: [i, "coins"], reason: "more than there are" };
    },
    lines: ({ coins }, opponents) => [
      { category: "own", source: "coins", points: coins },
      ...opponents.map((one) => ({ category: "other", source: "coins", points: one.coins })),
    ],
    tieBreaks: ({ cards }) => [{ by: "cards", value: cards.length }],
  };
  const score = (...tableaux: unknown[]) => untyped(scoreWith)("toy", scoring, tableaux);
  const [ann, bob] = [
    { cards: ["a"], coins: 1 },
    { cards: [], coins: 2, done: true },
  ];

  test("returns a sheet for each tableau, with all others as opponents", () => {
    expect(score(ann, bob)).toEqual([
      sheetOf(
        [
          { category: "own", source: "coins", points: 1 },
          { category: "other", source: "coins", points: 2 },
        ],
        [{ by: "cards", value: 1 }],
      ),
      sheetOf(
        [
          { category: "own", source: "coins", points: 2 },
          { category: "other", source: "coins", points: 1 },
        ],
        [{ by: "cards", value: 0 }],
      ),
    ]);
    expect(score(ann)).toMatchObject([{ total: 1, complete: true }]);
  });

  test("takes completeness from the game's rules, for a tableau and its opponents", () => {
    const hiding: ScoringRules<Tableau> = {
      ...scoring,
      isComplete: ({ done = true }, opponents) => done && opponents.every((one) => one.coins > 0),
    };
    const complete = (...tableaux: Tableau[]) =>
      scoreWith("toy", hiding, tableaux).map((one) => one.complete);
    expect(complete(ann, bob)).toEqual([true, true]);
    expect(complete(ann, { ...bob, done: false })).toEqual([true, false]);
    expect(complete(ann, { ...bob, coins: 0 })).toEqual([false, true]);
  });

  test.each<[string, unknown[], string[]]>([
    ["no tableaux", [], [": a list of 0, expected a list of 1 to 2 tableaux"]],
    ["too many", [ann, bob, bob], [": a list of 3, expected a list of 1 to 2 tableaux"]],
    [
      "no tableau, and a wrong one",
      [null, { cards: [], coins: -1 }],
      [
        "0: null, expected an object with cards, coins, done",
        "1.coins: -1, expected a whole number, 0 or more",
      ],
    ],
    ["a list", [[]], ["0: a list of 0, expected an object with cards, coins, done"]],
    [
      "fields that are missing, unknown or wrong",
      [{ coins: 1, coin: 1, done: 7 }],
      [
        "0.cards: is missing",
        "0.coin: unknown field, did you mean coins?",
        "0.done: 7, expected true or false",
      ],
    ],
    [
      "a card in two places, before the rules are checked",
      [ann, { cards: ["a"], coins: 10 }],
      ["1.cards.0: a appears 2 times, the game has 1"],
    ],
    ["a problem by the rules", [ann, { ...bob, coins: 10 }], ["1.coins: more than there are"]],
  ])("%s: an error that names every place", (_, tableaux, wrong) => {
    const error = rulesError(() => score(...tableaux));
    expect(error.message).toMatch(/^tableaux of toy/);
    expect(error.problems.map(({ path, reason }) => `${path.join(".")}: ${reason}`)).toEqual(wrong);
  });

  test("anything but a list is an error", () => {
    expect(rulesError(() => untyped(scoreWith)("toy", scoring, { length: 1 })).message).toBe(
      "tableaux of toy: an object, expected a list of 1 to 2 tableaux",
    );
  });
});
