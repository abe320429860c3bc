// AB-39: what counts of a disabled lord at the end, under either of the two rules.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import { type Lord, lords } from "../../src/abyss/cards/lords.ts";
import { abyss, type Options } from "../../src/abyss/index.ts";
import { RulesError, rank, score, type Tableau } from "../../src/abyss/score.ts";
import { by, payment } from "./by.ts";
import { type Area, play, prepare, question, type State } from "./prepare.ts";

type Rule = NonNullable<Tableau["disabledLords"]>;
const rules: Rule[] = ["influence", "all"];

const tableau = (parts: Partial<Tableau> = {}): Tableau => ({
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  ...parts,
});

/** The points of the first tableau, by the source of each line. */
const pointsOf = (...tableaux: Partial<Tableau>[]): Record<string, number> =>
  Object.fromEntries(
    score(tableaux.map(tableau))[0]!.lines.map(({ source, points }) => [source, points]),
  );

/** A lord of each guild; the weakest (Elder, 3) and the strongest (Miller, 10) are disabled. */
const own = {
  lords: ["keeper", "miller", "shaman", "invoker", "jailer", "slaver", "traitor", "elder"],
  disabled: ["miller", "shaman", "jailer", "slaver", "traitor", "elder"],
  affiliated: ["jellyfish-3", "jellyfish-1", "crab-2", "seahorse-1", "shellfish-5", "squid-3"],
} satisfies Partial<Tableau>;

describe("locations", () => {
  // Keeper (farmer, a key) and Invoker (mage, no key) work. Worked out by hand: as printed, and with `all`.
  const worths: Partial<Record<Location, [number, number]>> = {
    // These score guilds, keys or the number of lords.
    "sargasso-silos": [5 + 2, 5 + 4],
    "hydrozoa-reserves": [6 + 2, 6 + 4],
    parliament: [6, 6 + 2],
    barracks: [7, 7 + 2],
    dockworks: [5, 5 + 2],
    abyss: [2 * 2, 2 * 6],
    jail: [15 - 2, 15 - 8],
    "closed-tower": [3, 3 * 4],
    "lost-tower": [3, 3 * 4],
    // These score influence.
    depths: [6, 6],
    "throne-room": [10, 10],
    // These do not score lords.
    sanctuary: [10, 10],
    "sargasso-fields": [6, 6],
    "oceanic-senate-assembly": [7, 7],
    chasm: [8, 8],
    "nest-of-giant-clams": [6, 6],
    "chamber-of-allies": [3 + 12, 3 + 12],
    "coral-barrier": [14, 14],
    "city-of-mirrors": [0, 0],
    "black-smokers": [0, 0],
  };

  test.each(Object.entries(worths))("AB-39 AB-74 %s: %j", (name, expected) => {
    const location = name as Location;
    const worth = rules.map(
      (disabledLords) => pointsOf({ ...own, disabledLords, locations: [location] })[location],
    );
    expect(worth).toEqual(expected);
  });

  test("AB-39 every location has a row", () => {
    expect(Object.keys(worths).sort()).toEqual([...locations].sort());
  });

  test.each<[Location, number]>([
    ["jail", 15],
    ["abyss", 0],
    ["closed-tower", 0],
    ["lost-tower", 0],
    ["depths", 6],
    ["throne-room", 10],
  ])("AB-39 AB-74 %s, if all lords are disabled: %i", (location, expected) => {
    expect(pointsOf({ ...own, disabled: own.lords, locations: [location] })[location]).toBe(
      expected,
    );
  });

  test("AB-39 AB-75 City of Mirrors scores its owner's lords, disabled or not", () => {
    const theirs: Partial<Tableau> = { locations: ["abyss"], lords: ["sage"], disabled: ["sage"] };
    const worth = rules.map(
      (disabledLords) =>
        pointsOf(
          { ...own, disabledLords, locations: ["city-of-mirrors"] },
          { ...theirs, disabledLords },
        )["city-of-mirrors"],
    );
    expect(worth).toEqual([4, 12]);
  });
});

describe("no difference between the rules", () => {
  test.each(rules)("AB-39 AB-72 the influence of a disabled lord counts: `%s`", (disabledLords) => {
    expect(pointsOf({ lords: ["miller", "elder"], disabled: ["miller"], disabledLords })).toEqual({
      miller: 10,
      elder: 3,
    });
  });

  test.each(rules)("AB-39 AB-76 a disabled lord decides a tie: `%s`", (disabledLords) => {
    // 9 influence each, and as many pearls.
    const tied: Tableau[] = [
      tableau({ lords: ["shaman", "commander"], disabledLords }),
      tableau({ lords: ["trader"], disabled: ["trader"], disabledLords }),
    ];
    expect(rank(score(tied)).winners).toEqual([1]);
    expect(score(tied).map(({ tieBreaks }) => tieBreaks.map(({ value }) => value))).toEqual([
      [0, 5],
      [0, 9],
    ]);
  });

  test("AB-39 without disabled lords the rule makes no difference", () => {
    const { lords: all, affiliated } = own;
    const sheets = [{}, { disabled: [] }, ...rules.map((disabledLords) => ({ disabledLords }))].map(
      (more) => score([tableau({ lords: all, affiliated, locations: [...locations], ...more })]),
    );
    for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
  });

  test("AB-39 the rule left out is the printed one", () => {
    const held = { ...own, locations: [...locations] };
    expect(pointsOf(held)).toEqual(pointsOf({ ...held, disabledLords: "influence" }));
  });
});

describe("laws", () => {
  const some = fc
    .tuple(fc.shuffledSubarray([...lords]), fc.shuffledSubarray([...locations]), fc.nat(35))
    .map(([owned, held, count]) => ({ owned, held, disabled: owned.slice(0, count) }));

  test("AB-39 with `all`, disabled lords count like any other", () => {
    fc.assert(
      fc.property(some, ({ owned, held, disabled }) => {
        const parts = { lords: owned, locations: held };
        expect(score([tableau({ ...parts, disabled, disabledLords: "all" })])).toEqual(
          score([tableau(parts)]),
        );
      }),
    );
  });

  test("AB-39 as printed, locations that do not score influence ignore disabled lords", () => {
    fc.assert(
      fc.property(some, ({ owned, held, disabled }) => {
        const blind = held.filter((one) => one !== "depths" && one !== "throne-room");
        const working = owned.filter((lord) => !disabled.includes(lord));
        const withThem = pointsOf({ lords: owned, disabled, locations: blind });
        const without = pointsOf({ lords: working, locations: blind });
        for (const location of blind) expect(withThem[location]).toBe(without[location]);
      }),
    );
  });
});

describe("impossible tableaux", () => {
  function errorOf(tableaux: readonly unknown[]): RulesError {
    try {
      score(tableaux as Tableau[]);
    } catch (error) {
      if (error instanceof RulesError) return error;
      throw error;
    }
    throw new Error("was accepted");
  }
  const all = tableau({ disabledLords: "all" });
  const printed = tableau({ disabledLords: "influence" });

  test.each<[string, unknown[], string, string]>([
    [
      "a disabled lord that the player does not have",
      [tableau({ lords: ["miller"], disabled: ["miller", "elder"] })],
      "0.disabled.1",
      "elder is disabled, but not among the lords",
    ],
    [
      "a disabled lord of another player",
      [tableau({ lords: ["miller"] }), tableau({ lords: ["elder"], disabled: ["miller"] })],
      "1.disabled.0",
      "miller is disabled, but not among the lords",
    ],
    [
      "a lord disabled twice",
      [tableau({ lords: ["miller"], disabled: ["miller", "miller"] })],
      "0.disabled.1",
      "miller appears 2 times, the game has 1",
    ],
    [
      "an unknown lord",
      [{ ...tableau(), disabled: ["king"] }],
      "0.disabled.0",
      `"king", expected ${abyssBox.lords.slice(0, -1).join(", ")} or ${abyssBox.lords.at(-1)}`,
    ],
    [
      "one lord instead of a list",
      [{ ...tableau(), disabled: "miller" }],
      "0.disabled",
      '"miller", expected a list',
    ],
    [
      "an unknown rule",
      [{ ...tableau(), disabledLords: "none" }],
      "0.disabledLords",
      '"none", expected influence or all',
    ],
    [
      "a rule that is not a string",
      [{ ...tableau(), disabledLords: null }],
      "0.disabledLords",
      "null, expected influence or all",
    ],
    [
      "two rules",
      [printed, all],
      "1.disabledLords",
      "all, expected influence as in the first tableau",
    ],
    [
      "two rules, the other way round",
      [all, printed],
      "1.disabledLords",
      "influence, expected all as in the first tableau",
    ],
    [
      "a rule that only one tableau has",
      [tableau(), all],
      "1.disabledLords",
      "all, expected influence as in the first tableau",
    ],
    [
      "a rule that the third tableau leaves out",
      [all, all, tableau()],
      "2.disabledLords",
      "influence, expected all as in the first tableau",
    ],
  ])("AB-39 %s", (_, tableaux, path, reason) => {
    const error = errorOf(tableaux);
    expect(error.path).toBe(path);
    expect(error.reason).toBe(reason);
    expect(error.message).toBe(`tableaux of abyss, at ${path}: ${reason}`);
  });

  test("AB-39 one rule for all tableaux, given or left out, is accepted", () => {
    for (const tableaux of [
      [all, all],
      [printed, tableau()],
      [tableau(), printed],
    ])
      expect(score(tableaux)).toHaveLength(2);
  });

  test("AB-39 the schema of a tableau finds the same problems", () => {
    const { safeParse } = abyss.schemas.tableau;
    for (const right of [tableau(), all, tableau({ lords: ["miller"], disabled: ["miller"] })])
      expect(safeParse(right).success).toBe(true);
    for (const wrong of [
      tableau({ disabled: ["miller"] }),
      { ...tableau(), disabledLords: "none" },
    ])
      expect(safeParse(wrong).success).toBe(false);
  });
});

describe("in a game", () => {
  // Seat 0: Miller 10, Jail 15 or 14. Seat 1: 12 + 9 + 2 and the crab of its hand, and more pearls.
  const seats: Area[] = [
    { pearls: 1, disabled: ["miller"], locations: [{ location: "jail", lords: [] }] },
    { pearls: 3, lords: ["landowner", "peddler"], tokens: [2] },
  ];
  /** The last turn has been played by this rule. */
  const finished = (disabledLords: Rule): State => {
    const start = prepare({
      players: 2,
      turn: { seat: 1 },
      lastSeat: 1,
      council: { crab: ["crab-1"] },
      rules: { disabledLords },
      seats,
    });
    return play(start, by(1).requests("crab")).state;
  };

  test.each<[Rule, number[], number[]]>([
    ["influence", [25, 24], [0]],
    ["all", [24, 24], [1]],
  ])("AB-39 AB-76 the rule of the set-up decides: `%s`", (rule, totals, winners) => {
    const state = finished(rule);
    expect(question(state)).toBe("over");
    expect(abyss.totals(state)).toEqual(totals);
    expect(abyss.standings(state).winners).toEqual(winners);
    const tableaux = [0, 1].map((seat) => abyss.tableau(state, seat));
    expect(tableaux.map(({ disabled, disabledLords }) => [disabled, disabledLords])).toEqual([
      [["miller"], rule],
      [[], rule],
    ]);
    expect(abyss.score(tableaux).map(({ total }) => total)).toEqual(totals);
  });

  test.each(rules)("AB-39 every viewer sees the rule of the table: `%s`", (disabledLords) => {
    const options: Options = { players: 2, rules: { disabledLords } };
    const { state } = abyss.setup(options, "a seed");
    for (const viewer of [0, 1, "spectator"] as const)
      expect(abyss.view(state, viewer).table.rules.disabledLords).toBe(disabledLords);
  });

  test.each<[string, Lord]>([
    ["Traitor", "traitor"],
    ["Schemer", "schemer"],
  ])("AB-39 AB-55 a disabled lord that the %s discards no longer counts", (_, lord) => {
    const start = prepare({
      court: [lord, "keeper", "reaper", "shepherd", "trader"],
      nextLords: ["landowner"],
      seats: [{ disabled: ["miller"], hand: payment(lord) }],
    });
    const [taken, replaces] =
      lord === "traitor"
        ? (["keeper", by(0).replaces("miller", "keeper")] as const)
        : (["landowner", by(0).replacesFromDeck("miller")] as const);
    const { state } = play(start, by(0).recruits(lord), replaces);
    const { lords: owned, disabled } = abyss.tableau(state, 0);
    expect(owned).toEqual([lord, taken]);
    expect(disabled).toEqual([]);
  });
});
