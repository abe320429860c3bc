import { describe, expect, test } from "vitest";
import type { Location } from "../../src/conspiracy/cards/locations.ts";
import { locations } from "../../src/conspiracy/cards/locations.ts";
import {
  categories as categoriesOfConspiracy,
  score as scoreOfConspiracy,
} from "../../src/conspiracy/score.ts";
import { type Opponent, opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { categories, rank, score, type Tableau } from "../../src/conspiracy-solo/score.ts";
import { playRandomly } from "../../src/testing/index.ts";

const empty: Tableau = { lords: [], locations: [], pearls: 0, pearlMaster: false };
const ofOpponent = (opponent: Opponent, tableau: Partial<Tableau>): Tableau => ({
  ...empty,
  ...tableau,
  opponent,
});

/** The points of a category, of a single tableau. */
const pointsOf = (tableau: Tableau, category: string): number[] =>
  score([tableau])[0]!
    .lines.filter((line) => line.category === category)
    .map(({ points }) => points);

test("CO-58 the opponent's card is a separate category, after those of Conspiracy", () => {
  expect(categories).toEqual([...categoriesOfConspiracy, "card"]);
});

describe("the opponent's card", () => {
  test.each<[string, Opponent, Partial<Tableau>, number[]]>([
    ["no points", "farmer", { lords: ["red-6"], locations: ["gold-keys"], pearls: 8 }, []],
    ["1 point without red lords", "soldier", { lords: ["blue-6"] }, [1]],
    ["2 per red lord", "soldier", { lords: ["red-6", "blue-6", "red-1", "red-1"] }, [7]],
    ["a pair of pearls", "merchant", { pearls: 2 }, [1]],
    ["full pairs only", "merchant", { pearls: 7 }, [3]],
    ["no pearls", "merchant", {}, [0]],
    ["the best lord", "politician", { lords: ["red-4", "blue-6", "green-4"] }, [6]],
    ["no lord", "politician", {}, [0]],
    ["1 per location", "mage", { locations: ["gold-keys", "best-red"] }, [2]],
    ["no location", "mage", { lords: ["red-6"], pearls: 4 }, [0]],
  ])("CO-52 %s: %s", (_, opponent, tableau, points) => {
    expect(pointsOf(ofOpponent(opponent, tableau), "card")).toEqual(points);
  });
});

test.each(locations)("CO-49 %s is worth 5 to the opponent", (location) => {
  const lords = ["red-6", "red-1", "red-2", "blue-1"] as const;
  for (const opponent of opponents)
    expect(
      pointsOf(ofOpponent(opponent, { lords, locations: [location], pearls: 9 }), "locations"),
    ).toEqual([5]);
});

test("CO-58 the player scores as in Conspiracy, the opponent with 5 per location and its card", () => {
  const lords = ["red-6", "red-1", "blue-4", "green-3", "red-2"] as const;
  const taken: Location[] = ["best-red", "silver-keys"];
  const player = { lords, locations: taken, pearls: 3, pearlMaster: true };
  expect(score([player])).toMatchObject([
    { lines: scoreOfConspiracy([player])[0]!.lines, total: scoreOfConspiracy([player])[0]!.total },
  ]);
  const [sheet] = score([{ ...player, opponent: "mage" }]);
  expect(sheet!.lines).toEqual([
    { category: "lords", source: "red-6", points: 6 },
    { category: "lords", source: "green-3", points: 3 },
    { category: "lords", source: "blue-4", points: 4 },
    { category: "locations", source: "best-red", points: 5 },
    { category: "locations", source: "silver-keys", points: 5 },
    { category: "coalition", source: "red", points: 6 },
    { category: "pearlMaster", source: "pearl-master", points: 5 },
    { category: "card", source: "mage", points: 2 },
  ]);
  expect(sheet!.total).toBe(36);
});

describe("who wins", () => {
  /** Totals of 9 for the player without the title, 14 with it. */
  const player = { ...empty, lords: ["red-6"] as const };
  const rival = (lords: Tableau["lords"], more: Partial<Tableau> = {}) =>
    ofOpponent("farmer", { lords, ...more });

  test("CO-59 the higher total", () => {
    expect(rank(score([player, rival(["blue-4"])])).winners).toEqual([0]);
    const master = { pearls: 1, pearlMaster: true };
    expect(rank(score([{ ...player, ...master }, rival(["blue-6"])])).winners).toEqual([0]);
    expect(rank(score([player, rival(["blue-6", "green-1"])])).winners).toEqual([1]);
  });

  test("CO-59 with equal totals the Pearl Master's title decides for the player", () => {
    const master = { ...player, pearls: 2, pearlMaster: true };
    const equal = rival(["blue-6"], { locations: ["gold-keys"], pearls: 1 });
    expect(score([master, equal]).map(({ total }) => total)).toEqual([14, 14]);
    expect(rank(score([master, equal])).winners).toEqual([0]);
  });

  test("CO-59 without the title the player loses a tie, regardless of pearls and of the opponent's title", () => {
    expect(rank(score([player, rival(["blue-6"])])).winners).toEqual([1]);
    const other = rival(["blue-6"], { pearls: 3, pearlMaster: true });
    const rich = { ...player, locations: ["five-points-one-pearl"] as const, pearls: 3 };
    expect(score([rich, other]).map(({ total }) => total)).toEqual([14, 14]);
    expect(rank(score([rich, other]))).toMatchObject({
      bySeat: [{ rank: 2 }, { rank: 1 }],
      winners: [1],
      decidedBy: "pearl-master",
    });
  });
});

test("CO-58 CO-59 the score of a finished game is that of its tableaux; there is one winner", () => {
  for (const opponent of opponents)
    for (let game = 0; game < 4; game++) {
      const { state } = [...playRandomly(conspiracySolo, { opponent }, `end ${game}`)].at(-1)!;
      const tableaux = [0, 1].map((seat) => conspiracySolo.tableau(state, seat));
      expect(tableaux.map((tableau) => tableau.opponent)).toEqual([undefined, opponent]);
      expect(tableaux[0]).not.toHaveProperty("opponent");
      const sheets = score(tableaux);
      expect(conspiracySolo.score(tableaux)).toEqual(sheets);
      expect(conspiracySolo.totals(state)).toEqual(sheets.map(({ total }) => total));
      expect(conspiracySolo.standings(state)).toEqual(rank(sheets));
      expect(conspiracySolo.standings(state).winners).toHaveLength(1);
    }
});

test("CO-58 two tableaux must be the player's and the opponent's, in this order", () => {
  const player = { ...empty };
  expect(() => score([player, player])).toThrow(
    "tableaux of conspiracy-solo, at 1.opponent: is missing, expected farmer, soldier, merchant, politician or mage",
  );
  const other = { ...empty, opponent: "mage" as const };
  expect(() => score([other, other])).toThrow(
    "tableaux of conspiracy-solo, at 0.opponent: must be left out: the first tableau is the player's",
  );
});
