import { describe, expect, test } from "vitest";
import { score as scoreOfAbyss } from "../../src/abyss/score.ts";
import { countOf } from "../../src/kernel/components/bags.ts";
import { kraken } from "../../src/kraken/index.ts";
import { krakenBox, krakenScoring } from "../../src/kraken/rules.ts";
import { categories, rank, score, type Tableau } from "../../src/kraken/score.ts";
import { rulesError } from "../bad-input/errors.ts";
import { by } from "./by.ts";
import { play, prepare, question, type State } from "./prepare.ts";
import { workedExamples } from "./worked-examples.ts";

const empty: Tableau = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  nebulis: 0,
  figure: false,
};
const total = (...tableaux: Tableau[]): number => score(tableaux)[0]!.total;

describe("locations", () => {
  test("KR-59 Gambling Den: 5 and 2 per smuggler", () => {
    expect(total({ ...empty, locations: ["gambling-den"] })).toBe(5);
    const lords = ["fence", "watcher", "miller"] as const;
    expect(total({ ...empty, locations: ["gambling-den"], lords })).toBe(5 + 4 + 8 + 4 + 10);
  });

  test("KR-60 Kraken's Lair: 15 minus 3 per nebulis, without a floor", () => {
    const lair = { ...empty, locations: ["krakens-lair"] as const };
    expect(total(lair)).toBe(15);
    expect(total({ ...lair, nebulis: 7, figure: true })).toBe(15 - 21 - 7 - 5);
  });

  test.each(["cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield"] as const)(
    "KR-61 %s: the sum of the loot on it",
    (location) => {
      expect(total({ ...empty, locations: [location] })).toBe(0);
      expect(total({ ...empty, locations: [location], loot: { [location]: [3, 7] } })).toBe(10);
    },
  );

  test("KR-62 City of Mirrors copies the Lair with its owner's nebulis, and loot with the copied loot", () => {
    const mirrors: Tableau = { ...empty, locations: ["city-of-mirrors"], nebulis: 1 };
    const lair: Tableau = { ...empty, locations: ["krakens-lair"], nebulis: 4, figure: true };
    expect(total(mirrors, lair)).toBe(15 - 3 - 1);
    const convoy: Tableau = {
      ...lair,
      locations: ["abandoned-convoy"],
      loot: { "abandoned-convoy": [5, 6] },
    };
    expect(total(mirrors, convoy)).toBe(11 - 1);
  });

  test("KR-63 smugglers are a guild of their own: Abyss may count seven", () => {
    const lords = ["recruiter", "trader", "shaman", "diplomat", "keeper", "sage", "fence"] as const;
    const sheet = score([{ ...empty, locations: ["abyss"], lords }])[0]!;
    expect(sheet.lines[0]).toEqual({ category: "locations", source: "abyss", points: 14 });
    const jail = score([{ ...empty, locations: ["jail"], lords: ["fence", "watcher"] }])[0]!;
    expect(jail.lines[0]!.points).toBe(13);
  });
});

describe("nebulis and the figure", () => {
  test("KR-68 minus 1 per nebulis, minus 5 for the figure, as categories of their own", () => {
    expect(score([{ ...empty, nebulis: 3, figure: true }])[0]!.lines).toEqual([
      { category: "nebulis", source: "nebulis", points: -3 },
      { category: "figure", source: "figure", points: -5 },
    ]);
  });

  test("KR-69 ties: pearls, then the best lord; nebulis do not count as pearls", () => {
    const one: Tableau = { ...empty, lords: ["fence"], pearls: 2 };
    const two: Tableau = { ...empty, lords: ["apprentice"], nebulis: 1, pearls: 1 };
    const three: Tableau = { ...empty, nebulis: 1, figure: true };
    expect(rank(score([one, two, three])).winners).toEqual([0]);
    expect(score([{ ...one, nebulis: 9 }])[0]!.tieBreaks.map(({ value }) => value)).toEqual([2, 8]);
  });

  test("KR-69 without anything of Kraken the score is that of Abyss", () => {
    const nothing = { locations: [], affiliated: [], monsterTokens: [] };
    const plain = { ...nothing, lords: ["miller"] as const, pearls: 3 };
    expect(score([{ ...plain, nebulis: 0, figure: false }])).toEqual(scoreOfAbyss([plain]));
  });
});

test("KR-79 the scoring example", () => {
  const tableau: Tableau = {
    lords: ["fence", "grower", "oyster-farmer", "watcher", "landowner"],
    locations: ["gambling-den", "krakens-lair", "megalodon"],
    affiliated: ["crab-3", "squid-2"],
    monsterTokens: [2, 2, 2],
    pearls: 0,
    nebulis: 4,
    figure: true,
    loot: { megalodon: [4, 7] },
  };
  expect(total(tableau)).toBe(69);
  // The same from a table, with a kraken 3 in hand (KR-67, KR-70).
  const state = workedExamples["KR-79"]();
  expect(kraken.tableau(state, 0)).toMatchObject({
    nebulis: 4,
    figure: true,
    loot: { megalodon: [4, 7] },
  });
  expect(kraken.totals(state)[0]).toBe(69);
});

describe("KR-70 a tableau of a game that is not over", () => {
  const figuresIn = (state: State): boolean[] =>
    state.table.seats.map((_, seat) => kraken.tableau(state, seat).figure);
  const holders = (nebulis: number[], hands: ("kraken-2" | "kraken-3")[][], figure?: number) => {
    const state = prepare({
      seats: hands.map((hand) => ({ hand })),
      nebulis,
      ...(figure === undefined ? {} : { figure }),
    });
    return figuresIn(state);
  };

  test("KR-70 where the holder would have to choose, the first candidate clockwise has the figure", () => {
    expect(holders([1, 0, 2], [["kraken-2"], ["kraken-3"], []])).toEqual([true, false, false]);
    expect(holders([2, 0, 0], [[], ["kraken-3"], ["kraken-3"]])).toEqual([false, true, false]);
    expect(holders([2, 2, 0], [[], [], []], 1)).toEqual([false, true, false]);
    // Seat 1 is level now, but will be ahead.
    expect(holders([1, 1, 0], [[], ["kraken-2"], []], 0)).toEqual([false, true, false]);
    expect(holders([0, 0, 0], [[], [], []])).toEqual([false, false, false]);
    expect(holders([0, 0, 0], [[], ["kraken-2"], ["kraken-2"]])).toEqual([false, true, false]);
  });

  test("KR-25 KR-70 while the holder is asked, the first candidate clockwise has it", () => {
    const start = prepare({ seats: [{ lords: ["ferryman"] }], nebulis: [3, 2, 2] });
    const { state } = play(start, by(0).usesFerryman());
    expect(question(state)).toBe("give-figure 0");
    expect(figuresIn(state)).toEqual([false, true, false]);
    // Without the question all three are level, and nothing moves.
    expect(holders([2, 2, 2], [[], [], []], 0)).toEqual([true, false, false]);
  });

  test("KR-26 KR-70 if nobody has it, turn order counts from the player who triggered the end", () => {
    const seats = [{ hand: ["kraken-2"] }, { hand: ["kraken-2"] }] as const;
    const state = prepare({ seats, lastSeat: 0, turn: { seat: 1 } });
    expect(figuresIn(state)).toEqual([false, true, false]);
    expect(figuresIn(prepare({ seats }))).toEqual([true, false, false]);
  });

  test("KR-45 KR-70 the Cleaner's owner gets no nebulis for krakens in hand", () => {
    const state = prepare({ seats: [{ hand: ["kraken-3"], lords: ["cleaner"] }] });
    expect(kraken.tableau(state, 0)).toMatchObject({ nebulis: 0, figure: false });
  });
});

describe("impossible tableaux", () => {
  const holder: Tableau = { ...empty, nebulis: 3, figure: true };
  test.each<[string, unknown[], string]>([
    ["two figures", [holder, holder], "1.figure"],
    ["a figure without nebulis", [{ ...empty, figure: true }], "0.figure"],
    ["somebody with more nebulis than its holder", [holder, { ...empty, nebulis: 4 }], "0.figure"],
    ["nebulis, but no holder", [{ ...empty, nebulis: 1 }, empty], "0.figure"],
    [
      "two loot cards of a value on a location",
      [{ ...empty, locations: ["megalodon"], loot: { megalodon: [4, 4] } }],
      "0.loot.megalodon.1",
    ],
    ["loot on a location not owned", [{ ...empty, loot: { megalodon: [4] } }], "0.loot.megalodon"],
    [
      "loot on a location without loot",
      [{ ...empty, locations: ["jail"], loot: { jail: [4] } }],
      "0.loot.jail",
    ],
    [
      "loot on a location of the prototype",
      [{ ...empty, loot: { constructor: [4] } }],
      "0.loot.constructor",
    ],
    [
      "loot of an unknown value",
      [{ ...empty, locations: ["megalodon"], loot: { megalodon: [8] } }],
      "0.loot.megalodon.0",
    ],
    [
      "loot that is not a list",
      [{ ...empty, locations: ["megalodon"], loot: { megalodon: 4 } }],
      "0.loot.megalodon",
    ],
    ["loot that is a list", [{ ...empty, loot: [4] }], "0.loot"],
    ["loot null", [{ ...empty, loot: null }], "0.loot"],
    ["nebulis left out", [{ ...empty, nebulis: undefined }], "0.nebulis"],
    ["figure left out", [{ ...empty, figure: undefined }], "0.figure"],
    ["half a nebulis", [{ ...empty, nebulis: 0.5 }], "0.nebulis"],
    ["figure 1", [{ ...empty, figure: 1 }], "0.figure"],
    ["an affiliated kraken", [{ ...empty, affiliated: ["kraken-2"] }], "0.affiliated.0"],
    [
      "more loot of a value than there is",
      [
        {
          ...empty,
          locations: ["megalodon", "battlefield"],
          loot: { megalodon: [3], battlefield: [3] },
        },
        {
          ...empty,
          locations: ["cetacean-graveyard", "abandoned-convoy"],
          loot: { "cetacean-graveyard": [3], "abandoned-convoy": [3] },
        },
      ],
      "1.loot.abandoned-convoy.0",
    ],
  ])("KR-70 %s", (_, tableaux, path) => {
    for (const scoreTableaux of [score, kraken.score]) {
      const error = rulesError(() => scoreTableaux(tableaux as Tableau[]));
      expect(error.path).toBe(path);
    }
  });

  test.each<[Tableau[], string]>([
    [[holder, holder], "there is only one figure, and an earlier tableau has it"],
    [[{ ...empty, figure: true }], "its holder has 0 nebulis, expected 1 or more"],
    [[holder, { ...empty, nebulis: 4 }], "its holder has 3 nebulis, but another player has 4"],
    [
      [{ ...empty, nebulis: 1 }, empty],
      "nobody has the figure, but a player with the most nebulis must",
    ],
  ])("KR-70 the reason for an impossible figure: %#", (tableaux, reason) => {
    expect(rulesError(() => score(tableaux)).reason).toBe(reason);
  });

  test("KR-70 loot that is not an object", () => {
    const error = rulesError(() => score([{ ...empty, loot: [4] } as never]));
    expect(error.reason).toMatch(/expected an object with lists of values by location$/);
  });

  test("KR-70 the error for an impossible tableau names Kraken", () => {
    const error = rulesError(() => score([{ ...empty, figure: true }]));
    expect(error.message).toMatch(/tableaux of kraken/);
  });

  test("KR-13 more allies of a kind than the game has", () => {
    const copies = countOf(krakenBox.cards, "crab-1");
    const affiliated = Array<"crab-1">(copies + 1).fill("crab-1");
    expect(total({ ...empty, affiliated: affiliated.slice(1) })).toBe(1);
    const error = rulesError(() => score([{ ...empty, affiliated }]));
    expect(error.path).toBe(`0.affiliated.${copies}`);
    expect(error.reason).toMatch(`the game has ${copies}`);
  });

  test("KR-61 the shape of the loot of a tableau", () => {
    const values = { type: "array", items: { enum: [3, 4, 5, 6, 7] } };
    expect(krakenScoring.close().fields().loot.shape).toEqual({
      type: "object",
      properties: {
        "cetacean-graveyard": values,
        "abandoned-convoy": values,
        megalodon: values,
        battlefield: values,
      },
      additionalProperties: false,
    });
  });

  test("KR-68 the categories of a score, in order", () => {
    expect(categories).toEqual(["locations", "lords", "allies", "monsters", "nebulis", "figure"]);
  });

  test("KR-70 one tableau alone may have nebulis without the figure", () => {
    expect(total({ ...empty, nebulis: 2 })).toBe(-2);
  });

  test("KR-26 KR-70 without nebulis nobody has the figure", () => {
    expect(score([empty, empty]).map((sheet) => sheet.total)).toEqual([0, 0]);
  });

  test("KR-67 KR-70 a sheet is complete if nothing of its player is hidden, and no hand of the others", () => {
    const complete = (own: Tableau["hidden"], other: Tableau["hidden"]): boolean[] =>
      score([own, other].map((hidden) => (hidden ? { ...empty, hidden } : empty))).map(
        (sheet) => sheet.complete,
      );
    const nothing = { hand: 0, monsterTokens: 0 };
    expect(complete(undefined, nothing)).toEqual([true, true]);
    expect(complete(undefined, { ...nothing, monsterTokens: 1 })).toEqual([true, false]);
    expect(complete(undefined, { ...nothing, hand: 1 })).toEqual([false, false]);
  });
});
