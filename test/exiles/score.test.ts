import { describe, expect, test } from "vitest";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import { categories as categoriesOfAbyss, score as scoreOfAbyss } from "../../src/abyss/score.ts";
import { abyssScoring } from "../../src/abyss/scoring.ts";
import { exiles } from "../../src/exiles/index.ts";
import { exilesScoringLayer } from "../../src/exiles/rules.ts";
import { categories, rank, score, type Tableau } from "../../src/exiles/score.ts";
import { rulesError } from "../bad-input/errors.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import { edit, play, prepare, question } from "./prepare.ts";

const plain: Tableau = {
  lords: ["miller", "tamer", "sage"], // influence 10, 4 and 4
  locations: [],
  affiliated: ["crab-3", "squid-1"],
  monsterTokens: [2],
  pearls: 4,
  exiles: [],
};
const some = [
  { id: "usurer", influence: 9 },
  { id: "deserter", influence: 3 },
  { id: "nobody", influence: 0 },
];
const total = (tableau: Tableau): number => score([tableau])[0]!.total;

test("EX-20 exiles are a category of their own, after those of Abyss", () => {
  expect(categories).toEqual([...categoriesOfAbyss, "exiles"]);
});

describe("influence", () => {
  test("EX-20 the influence of exiles adds to that of lords", () => {
    expect(total(plain)).toBe(18 + 4 + 2);
    expect(total({ ...plain, exiles: some })).toBe(18 + 4 + 2 + 12);
    const [sheet] = score([{ ...plain, exiles: some }]);
    expect(sheet!.lines.filter(({ category }) => category === "exiles")).toEqual([
      { category: "exiles", source: "usurer", points: 9 },
      { category: "exiles", source: "deserter", points: 3 },
      { category: "exiles", source: "nobody", points: 0 },
    ]);
  });

  test("EX-20 the total is the sum of the lines", () => {
    const [sheet] = score([{ ...plain, locations: ["jail"], exiles: some }]);
    expect(sheet!.lines.reduce((sum, { points }) => sum + points, 0)).toBe(sheet!.total);
  });

  test("EX-20 without exiles the score is that of Abyss", () => {
    const { exiles: none, ...tableau } = { ...plain, locations: ["abyss" as const] };
    expect(none).toEqual([]);
    expect(score([{ ...tableau, exiles: [] }])).toEqual(scoreOfAbyss([tableau]));
  });
});

describe("locations", () => {
  test.each(locations)("EX-5 %s does not count exiles", (location: Location) => {
    const opponent: Tableau = {
      ...plain,
      lords: ["keeper", "elder"],
      locations: location === "jail" ? ["depths"] : ["jail"],
      affiliated: [],
      exiles: [],
    };
    const worth = (own: Tableau["exiles"], theirs: Tableau["exiles"]) =>
      score([
        { ...plain, locations: [location], exiles: own },
        { ...opponent, exiles: theirs },
      ])[0]!.lines.find(({ category }) => category === "locations")?.points;
    const without = worth([], []);
    expect(without).toBeTypeOf("number");
    expect(worth(some, [])).toBe(without);
    expect(worth([], some)).toBe(without);
  });

  test.each([
    ["jail", 15 - 3],
    ["depths", 2 * 4],
    ["throne-room", 10],
    ["closed-tower", 3 * 2],
    ["lost-tower", 3 * 1],
    ["abyss", 2 * 3],
    ["sargasso-silos", 5 + 2],
    ["barracks", 7 + 2],
    ["dockworks", 5],
  ] as const)("EX-5 %s is worth %i for three lords, whatever the exiles", (location, points) => {
    const strong = [{ id: "king", influence: 99 }, ...some];
    const [sheet] = score([{ ...plain, locations: [location], exiles: strong }]);
    expect(sheet!.lines).toContainEqual({ category: "locations", source: location, points });
  });

  test.each([
    ["depths", 0],
    ["throne-room", 0],
    ["jail", 15],
    ["abyss", 0],
  ] as const)("EX-5 %s with exiles and no lords is worth %i", (location, points) => {
    const [sheet] = score([{ ...plain, lords: [], locations: [location], exiles: some }]);
    expect(sheet!.lines).toContainEqual({ category: "locations", source: location, points });
  });
});

describe("disabled lords", () => {
  const disabled: Tableau = { ...plain, disabled: ["tamer"], locations: ["jail"], exiles: some };

  test.each([
    ["influence", 15 - 2],
    ["all", 15 - 3],
  ] as const)(
    "AB-39 EX-5 by the rule `%s` Jail is worth %i, whatever the exiles",
    (rule, points) => {
      const [sheet] = score([{ ...disabled, disabledLords: rule }]);
      expect(sheet!.lines).toContainEqual({ category: "locations", source: "jail", points });
      expect(sheet!.lines).toContainEqual({ category: "lords", source: "tamer", points: 4 });
    },
  );

  test("AB-39 an exile cannot be disabled, and all tableaux have the same rule", () => {
    const usurer = { ...disabled, disabled: ["usurer"] } as unknown as Tableau;
    expect(() => score([usurer])).toThrow(
      /^tableaux of exiles, at 0.disabled.0: "usurer", expected /,
    );
    const other: Tableau = { ...plain, lords: [], disabledLords: "all" };
    expect(() => score([disabled, other])).toThrow(
      "tableaux of exiles, at 1.disabledLords: all, expected influence as in the first tableau",
    );
  });

  test.each([
    ["influence", 7],
    ["all", 9],
  ] as const)("AB-39 the set-up decides between the rules: `%s`", (rule, barracks) => {
    const state = prepare({
      rules: { disabledLords: rule },
      seats: [{ disabled: ["tamer"] }],
      exiles: [{ holding: [{ location: "barracks", exiles: ["mutineer", "rustler"] }] }],
    });
    const tableau = exiles.tableau(state, 0);
    expect(tableau).toMatchObject({ disabled: ["tamer"], disabledLords: rule });
    expect(score([tableau])[0]!.lines).toContainEqual({
      category: "locations",
      source: "barracks",
      points: barracks,
    });
    const { table } = exiles.setup({ players: 2, rules: { disabledLords: rule } }, "seed").state;
    expect(table.rules.disabledLords).toBe(rule);
  });

  test("AB-39 EX-13 lords set aside are not disabled: they count in full", () => {
    const state = prepare({
      seats: [{ locations: [{ location: "barracks", lords: [] }] }],
      exiles: [{ aside: ["tamer"] }],
    });
    expect(total(exiles.tableau(state, 0))).toBe(7 + 2 + 4);
  });
});

describe("in a game", () => {
  const state = prepare({
    seats: [
      { lords: ["miller"], locations: [{ location: "barracks", lords: ["tamer"] }] },
      { disabled: ["trader"] },
    ],
    exiles: [
      { free: ["usurer"], holding: [{ location: "jail", exiles: ["mutineer", "rustler"] }] },
      { aside: ["keeper", "reaper"], free: ["deserter"] },
    ],
  });

  test("EX-20 exiles count wherever they are", () => {
    const own = exiles.tableau(state, 0);
    expect(own.exiles.map(({ id }) => id).sort()).toEqual(["mutineer", "rustler", "usurer"]);
    expect(sorted(own.locations)).toEqual(["barracks", "jail"]);
    expect(sorted(own.lords)).toEqual(["miller", "tamer"]);
    // 10 + 4 lords, 9 + 8 + 9 exiles, Barracks 7 + 2, Jail 15 - 2
    expect(total(own)).toBe(14 + 26 + 9 + 13);
  });

  test("EX-13 EX-20 lords set aside count too", () => {
    const theirs = exiles.tableau(state, 1);
    expect(sorted(theirs.lords)).toEqual(["keeper", "reaper", "trader"]);
    expect(total(theirs)).toBe(9 + 6 + 6 + 3);
  });

  test("EX-18 EX-20 the influence is that of the catalogue in use", () => {
    const poorer = edit(state, (table) => {
      for (const card of table.exiles.catalogue) card.influence = 1;
    });
    expect(total(exiles.tableau(poorer, 0))).toBe(14 + 3 + 9 + 13);
  });

  test("EX-20 the sheet of the standings has the exiles", () => {
    const sheets = exiles.score([0, 1, 2].map((seat) => exiles.tableau(state, seat)));
    expect(sheets[0]!.total).toBe(62);
    expect(exiles.standings(state).winners).toEqual([0]);
  });
});

describe("limits", () => {
  const many = (length: number) =>
    Array.from({ length }, (_, i) => ({ id: `exile ${i}`, influence: 1 }));
  const named = (length: number) => [{ id: "x".repeat(length), influence: 1 }];

  test("EX-20 a hundred exiles, and ids of a hundred characters, are accepted", () => {
    expect(total({ ...plain, exiles: many(100) })).toBe(18 + 4 + 2 + 100);
    expect(total({ ...plain, exiles: named(100) })).toBe(18 + 4 + 2 + 1);
  });

  test("EX-20 more are an error that names what was expected", () => {
    const problemOf = (exiles: Tableau["exiles"]) =>
      rulesError(() => score([{ ...plain, exiles }])).message;
    expect(problemOf(many(101))).toMatch(/0\.exiles: .*expected a list of at most 100/);
    expect(problemOf(named(101))).toMatch(/0\.exiles\.0\.id: .*a string of at most 100 characters/);
  });
});

describe("ties", () => {
  const empty: Tableau = { ...plain, lords: [], affiliated: [], monsterTokens: [], exiles: [] };
  const exile = (influence: number, id = `exile-${influence}`) => ({ id, influence });
  const cases: [string, Partial<Tableau>, Partial<Tableau>, number[]][] = [
    [
      "pearls come first",
      { exiles: [exile(9)], pearls: 1 },
      { exiles: [exile(4), exile(5)], pearls: 2 },
      [1],
    ],
    [
      "with equal pearls, the best exile",
      { exiles: [exile(4), exile(5)], pearls: 20 },
      { exiles: [exile(6), exile(3)], pearls: 20 },
      [1],
    ],
    ["the best exile", { exiles: [exile(4), exile(5)] }, { exiles: [exile(6), exile(3)] }, [1]],
    [
      "an exile against a lord",
      { lords: ["miller"] },
      { exiles: [exile(5), exile(5, "twin")] },
      [0],
    ],
    // Keeper 6 and Elder 3 are 9 as well.
    ["a better exile than any lord", { lords: ["keeper", "elder"] }, { exiles: [exile(9)] }, [1]],
    ["equal ones share the victory", { lords: ["trader"] }, { exiles: [exile(9)] }, [0, 1]],
  ];
  test.each(cases)("EX-20 %s", (_, first, second, winners) => {
    const sheets = score([
      { ...empty, ...first },
      { ...empty, ...second },
    ]);
    expect(sheets[0]!.total).toBe(sheets[1]!.total);
    expect(rank(sheets).winners).toEqual(winners);
  });

  test("EX-20 exiles count in the last tie-break only", () => {
    const pearls = { by: "pearls", value: 1 };
    const strongest = (value: number) => ({ by: "strongest-lord", value });
    const below = { ...abyssScoring.close(), tieBreaks: () => [pearls, strongest(5)] };
    const { tieBreaks } = exilesScoringLayer(below);
    expect(tieBreaks({ ...plain, exiles: [exile(6)] })).toEqual([pearls, strongest(6)]);
    expect(tieBreaks({ ...plain, exiles: [exile(4)] })).toEqual([pearls, strongest(5)]);
  });

  test("EX-20 a game that an exile decides", () => {
    // 10 points and 1 pearl each: Keeper, Elder and a squid against the Usurer and a crab.
    const start = prepare({
      players: 2,
      seats: [{ lords: ["keeper"], disabled: ["elder"] }, { affiliated: ["crab-1"] }],
      exiles: [{}, { free: ["usurer"] }],
      lastSeat: 0,
      council: { squid: ["squid-1"] },
    });
    const { state } = play(start, by(0).requests("squid"));
    expect(question(state)).toBe("over");
    expect(exiles.standings(state).winners).toEqual([1]);
  });
});
