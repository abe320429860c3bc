// The score calculator on its own: only score.ts is imported, as in a program that only counts points.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Ally, Location, Lord, Token } from "../../src/abyss/cards/index.ts";
import { type Category, RulesError, rank, score, type Tableau } from "../../src/abyss/score.ts";

const influence: Partial<Record<Lord, number>> = {
  recruiter: 4,
  jailer: 7,
  seeker: 7,
  assassin: 6,
  commander: 4,
  tamer: 4,
  hunter: 6,
  "ship-master": 5,
  trader: 9,
  peddler: 9,
  landlord: 5,
  slaver: 5,
  shopkeeper: 9,
  shaman: 5,
  invoker: 8,
  apprentice: 9,
  oracle: 5,
  alchemist: 5,
  illusionist: 9,
  "master-of-magic": 6,
  opportunist: 5,
  corruptor: 6,
  traitor: 6,
  diplomat: 5,
  treasurer: 5,
  schemer: 6,
  keeper: 6,
  reaper: 6,
  shepherd: 6,
  miller: 10,
  aquaculturalist: 11,
  landowner: 12,
  sage: 4,
  hermit: 5,
  elder: 3,
};
const lords = Object.keys(influence) as Lord[];

const races = ["jellyfish", "crab", "seahorse", "shellfish", "squid"] as const;
const copies = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5] as const;
/** All 65 allies. */
const allies = races.flatMap((race) => copies.map((value): Ally => `${race}-${value}`));
const tokens: Token[] = [...Array(9).fill(2), ...Array(9).fill(3), 4, 4];

const tableau = (parts: Partial<Tableau> = {}): Tableau => ({
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  ...parts,
});

/** The points of a category on the first sheet. */
const points = (category: Category, ...all: Partial<Tableau>[]): number =>
  score(all.map(tableau))[0]!
    .lines.filter((line) => line.category === category)
    .reduce((sum, line) => sum + line.points, 0);

/** The points of a location with these cards and these opponents. */
const worth = (location: Location, cards: Partial<Tableau>, ...opponents: Partial<Tableau>[]) =>
  points("locations", { ...cards, locations: [location] }, ...opponents);

/** Two farmers, two mages, one of each other guild; four of them with keys. */
const mixed: Partial<Tableau> = {
  lords: ["keeper", "miller", "shaman", "invoker", "jailer", "slaver", "traitor", "elder"],
  affiliated: [
    ...(["jellyfish-3", "jellyfish-1", "crab-2", "seahorse-1"] as const),
    ...(["shellfish-5", "squid-3", "squid-4"] as const),
  ],
};
const ambassadors: Partial<Tableau> = { lords: ["sage", "hermit", "elder"] };
/** 7 soldiers, 6 merchants and 6 farmers; 13 crabs and 13 squids. */
const crowd: Partial<Tableau> = {
  lords: [...lords.slice(0, 13), ...lords.slice(26, 32)],
  affiliated: allies.filter((ally) => /^(crab|squid)/.test(ally)),
};

// With nothing, with the mixed cards, with three ambassadors, with the crowd; calculated by hand.
const worths: Partial<Record<Location, [number, number, number, number]>> = {
  "sargasso-silos": [5, 9, 5, 17],
  "hydrozoa-reserves": [6, 10, 6, 6],
  parliament: [6, 8, 6, 6],
  barracks: [7, 9, 7, 21],
  dockworks: [5, 7, 5, 17],
  sanctuary: [4, 10, 4, 4],
  "sargasso-fields": [3, 6, 3, 3],
  "oceanic-senate-assembly": [4, 10, 4, 43],
  chasm: [5, 8, 5, 44],
  "nest-of-giant-clams": [3, 6, 3, 3],
  abyss: [0, 12, 2, 6],
  "city-of-mirrors": [0, 0, 0, 0], // nobody to copy from
  "black-smokers": [0, 0, 0, 0],
  depths: [0, 6, 6, 8],
  "throne-room": [0, 10, 5, 12],
  jail: [15, 7, 12, -4],
  "closed-tower": [0, 12, 9, 27],
  "lost-tower": [0, 12, 0, 30],
  "chamber-of-allies": [3, 15, 3, 5],
  "coral-barrier": [20, 13, 20, -6],
};
const locations = Object.keys(worths) as Location[];

describe("locations one by one", () => {
  test.each(Object.entries(worths))(
    "AB-74 %s with nothing, mixed cards, ambassadors, a crowd: %j",
    (location, expected) => {
      const cards = [{}, mixed, ambassadors, crowd];
      expect(cards.map((own) => worth(location as Location, own))).toEqual(expected);
    },
  );

  test("AB-4 AB-74 every location has a row", () => {
    expect(locations).toHaveLength(20);
  });

  test.each([
    ["sargasso-silos", "keeper", "miller"],
    ["hydrozoa-reserves", "shaman", "illusionist"],
    ["parliament", "diplomat", "schemer"],
    ["barracks", "tamer", "hunter"],
    ["dockworks", "landlord", "trader"],
  ] as [Location, Lord, Lord][])(
    "AB-74 %s counts each lord of its guild, with a key or without, and no ambassador",
    (location, one, other) => {
      const none = worth(location, { lords: ["sage", "hermit", "elder"] });
      expect(worth(location, { lords: [one] })).toBe(none + 2);
      expect(worth(location, { lords: ["sage", one, other] })).toBe(none + 4);
    },
  );

  test.each([
    ["sanctuary", "jellyfish"],
    ["sargasso-fields", "seahorse"],
    ["oceanic-senate-assembly", "squid"],
    ["chasm", "crab"],
    ["nest-of-giant-clams", "shellfish"],
  ] as const)("AB-74 %s counts each %s, equal ones too, whatever their value", (location, race) => {
    const others = races.filter((other) => other !== race).map((other): Ally => `${other}-5`);
    const none = worth(location, { affiliated: others });
    expect(worth(location, { affiliated: [...others, `${race}-1`] })).toBe(none + 3);
    expect(worth(location, { affiliated: [`${race}-1`, `${race}-1`, `${race}-5`] })).toBe(none + 9);
  });

  test.each([
    ["one lord", ["keeper"], 2],
    ["two of one guild", ["keeper", "miller"], 2],
    ["a guild and ambassadors, the sixth", ["keeper", "sage", "elder"], 4],
    ["all six", ["keeper", "shaman", "jailer", "slaver", "traitor", "elder"], 12],
  ] as [string, Lord[], number][])("AB-74 Abyss: %s", (_, own, expected) => {
    expect(worth("abyss", { lords: own })).toBe(expected);
  });

  test.each([
    ["Depths, one lord", "depths", ["landowner"], 24],
    ["Depths, the weakest counts twice", "depths", ["landowner", "trader", "commander"], 8],
    ["Throne Room, one lord", "throne-room", ["elder"], 3],
    ["Throne Room, the strongest", "throne-room", ["elder", "trader", "jailer"], 9],
    ["Jail, 15 lords", "jail", lords.slice(0, 15), 0],
    ["Jail, all 35 lords", "jail", lords, -20],
    ["Closed Tower, an ambassador is one lord", "closed-tower", ["elder"], 3],
    ["Closed Tower, no keys", "closed-tower", ["jailer", "trader"], 0],
    ["Lost Tower, no keys", "lost-tower", ["jailer", "trader"], 6],
    ["Lost Tower, an ambassador does not count", "lost-tower", ["elder", "jailer"], 3],
  ] as [string, Location, Lord[], number][])("AB-74 %s", (_, location, own, expected) => {
    expect(worth(location, { lords: own })).toBe(expected);
  });

  test.each([
    ["Chamber of Allies, one ally", "chamber-of-allies", ["squid-5"], 8],
    ["Chamber of Allies, the weakest of a race", "chamber-of-allies", ["crab-5", "crab-2"], 5],
    [
      "Chamber of Allies, every race",
      "chamber-of-allies",
      ["crab-5", "crab-4", "squid-1", "jellyfish-2", "seahorse-3", "shellfish-1"],
      14,
    ],
    ["Coral Barrier, equal allies count each", "coral-barrier", ["crab-1", "crab-1"], 18],
    ["Coral Barrier, 20 allies", "coral-barrier", allies.slice(0, 20), 0],
    ["Coral Barrier, all 65 allies", "coral-barrier", allies, -45],
  ] as [string, Location, Ally[], number][])("AB-74 %s", (_, location, affiliated, expected) => {
    expect(worth(location, { affiliated })).toBe(expected);
  });

  test("AB-74 a location below 0 lowers the score: there is no floor", () => {
    const own = { lords, locations: ["jail", "coral-barrier"] as Location[] };
    expect(points("locations", own)).toBe(-20 + 20);
    expect(points("locations", { ...crowd, locations: ["jail", "coral-barrier"] })).toBe(-4 - 6);
  });

  test("AB-74 an opponent's cards do not count", () => {
    for (const location of locations)
      expect(worth(location, {}, { lords: mixed.lords!, affiliated: mixed.affiliated! })).toBe(
        worths[location]![0],
      );
  });
});

describe("City of Mirrors", () => {
  const mirrors = (own: Partial<Tableau>, ...theirs: Location[][]) =>
    worth("city-of-mirrors", own, ...theirs.map((held) => ({ locations: held })));

  test.each([
    ["no opponent's location", {}, [[]], 0],
    ["one to copy", {}, [["jail"]], 15],
    ["the best of one opponent's", {}, [["chasm", "coral-barrier", "jail"]], 20],
    ["the best of several opponents'", {}, [["chasm"], [], ["barracks", "abyss"]], 7],
    ["with its owner's cards", mixed, [["jail", "abyss"]], 12],
    ["Black Smokers gives 0", mixed, [["black-smokers"]], 0],
    ["below 0 is not chosen", crowd, [["jail"], ["coral-barrier"]], 0],
    ["0 rather than below 0", crowd, [["jail", "black-smokers"]], 0],
    ["the best that is above 0", crowd, [["jail", "depths"]], 8],
  ] as [string, Partial<Tableau>, Location[][], number][])(
    "AB-75 %s",
    (_, own, theirs, expected) => {
      expect(mirrors(own, ...theirs)).toBe(expected);
    },
  );

  test.each([
    ["the best", {}, [["chasm", "jail"], ["barracks"]], "jail"],
    [
      "of equals the first by name, whichever opponent has it",
      {},
      [["sanctuary"], ["hydrozoa-reserves", "parliament"]],
      "hydrozoa-reserves",
    ],
    [
      "of equals the first by name, in any order",
      {},
      [["parliament", "hydrozoa-reserves"]],
      "hydrozoa-reserves",
    ],
    ["nothing if opponents have no location", {}, [[]], undefined],
    ["nothing that scores 0", mixed, [["black-smokers"]], undefined],
    ["nothing that scores less", crowd, [["jail"]], undefined],
  ] as [string, Partial<Tableau>, Location[][], Location | undefined][])(
    "AB-75 the line names the location copied: %s",
    (_, own, theirs, copied) => {
      const mine = tableau({ ...own, locations: ["city-of-mirrors"] });
      const [sheet] = score([mine, ...theirs.map((held) => tableau({ locations: held }))]);
      expect(sheet!.lines[0]).toEqual({
        category: "locations",
        source: "city-of-mirrors",
        points: mirrors(own, ...theirs),
        ...(copied && { copied }),
      });
      // No other line has a copy.
      expect(sheet!.lines.slice(1).some((line) => "copied" in line)).toBe(false);
    },
  );

  test("AB-75 the opponent's cards make no difference to the copy", () => {
    const theirs = { ...mixed, locations: ["abyss", "hydrozoa-reserves"] as Location[] };
    expect(worth("city-of-mirrors", { lords: ["sage"] }, theirs)).toBe(6);
  });

  test("AB-75 a location of its owner is not copied", () => {
    const own = { locations: ["city-of-mirrors", "coral-barrier"] as Location[] };
    expect(points("locations", own, { locations: ["chasm"] })).toBe(5 + 20);
    expect(points("locations", own)).toBe(20);
  });

  test("AB-75 a copied location still scores for its owner, and a City of Mirrors is not copied", () => {
    const [a, b] = score([
      tableau({ locations: ["city-of-mirrors"] }),
      tableau({ locations: ["jail"], lords: ["sage"] }),
    ]);
    expect(a!.total).toBe(15);
    expect(b!.total).toBe(14 + 4);
    // There is one City of Mirrors, so no opponent of its owner has one to copy.
    expect(points("locations", { locations: ["city-of-mirrors", "black-smokers"] }, {})).toBe(0);
  });
});

describe("the other categories", () => {
  test.each(Object.entries(influence))("AB-72 %s is worth %i", (lord, expected) => {
    expect(points("lords", { lords: [lord as Lord] })).toBe(expected);
  });

  test("AB-72 lords of all kinds add up", () => {
    expect(points("lords", mixed)).toBe(6 + 10 + 5 + 8 + 7 + 5 + 6 + 3);
    expect(points("lords", { lords })).toBe(Object.values(influence).reduce((a, b) => a + b));
    expect(points("lords", {})).toBe(0);
  });

  test.each([
    ["none", [], 0],
    ["one", ["crab-4"], 4],
    ["the strongest of a race", ["crab-1", "crab-4", "crab-2"], 4],
    ["equal ones count once", ["crab-3", "crab-3"], 3],
    ["each race separately", ["crab-1", "squid-5", "jellyfish-2"], 8],
    ["all five races", mixed.affiliated!, 3 + 2 + 1 + 5 + 4],
    ["all allies", allies, 25],
  ] as [string, Ally[], number][])("AB-73 allies: %s", (_, affiliated, expected) => {
    expect(points("allies", { affiliated })).toBe(expected);
  });

  test.each([
    ["none", [], 0],
    ["one", [3], 3],
    ["several, equal ones too", [2, 2, 4, 3], 11],
    ["all 20", tokens, 53],
  ] as [string, Token[], number][])("AB-73 monster tokens: %s", (_, monsterTokens, expected) => {
    expect(points("monsters", { monsterTokens })).toBe(expected);
  });

  test("AB-71 pearls do not score, and an empty tableau scores 0", () => {
    expect(score([tableau({ pearls: 30 })])[0]!.total).toBe(0);
    expect(score([tableau()])[0]).toEqual({
      lines: [],
      total: 0,
      tieBreaks: [
        { by: "pearls", value: 0 },
        { by: "strongest-lord", value: 0 },
      ],
      complete: true,
    });
  });

  test("AB-71 the lines name the source of the points", () => {
    const [sheet] = score([
      tableau({
        lords: ["miller"],
        locations: ["jail"],
        affiliated: ["crab-1", "crab-3"],
        monsterTokens: [2, 4],
      }),
    ]);
    expect(sheet!.lines).toEqual([
      { category: "locations", source: "jail", points: 14 },
      { category: "lords", source: "miller", points: 10 },
      { category: "allies", source: "crab-3", points: 3 },
      { category: "monsters", source: "monster-tokens", points: 6 },
    ]);
    expect(sheet!.total).toBe(33);
  });

  test("AB-80 the scoring example: 32 + 39 + 14 + 6 = 91", () => {
    const example: Partial<Tableau> = {
      locations: ["parliament", "sanctuary", "abyss"],
      lords: [
        ...(["keeper", "slaver", "master-of-magic", "elder"] as const),
        ...(["jailer", "traitor", "corruptor"] as const),
      ],
      affiliated: [
        ...(["jellyfish-3", "jellyfish-1", "squid-3"] as const),
        ...(["crab-2", "seahorse-1", "shellfish-5"] as const),
      ],
      monsterTokens: [2, 4],
    };
    expect(worth("parliament", example)).toBe(10);
    expect(worth("sanctuary", example)).toBe(10);
    expect(worth("abyss", example)).toBe(12);
    expect(points("locations", example)).toBe(32);
    expect(points("lords", example)).toBe(39);
    expect(points("allies", example)).toBe(14);
    expect(points("monsters", example)).toBe(6);
    expect(score([tableau(example)])[0]!.total).toBe(91);
  });
});

describe("who wins", () => {
  test.each([
    ["most influence, whatever the pearls", [{ lords: ["miller"] }, { pearls: 9 }], [0], null],
    [
      "a tie: more pearls, whatever the lords",
      [
        { lords: ["trader"], pearls: 2 },
        { monsterTokens: [3, 3, 3], pearls: 3 },
      ],
      [1],
      "pearls",
    ],
    [
      "still a tie: the lord of highest influence",
      [
        { lords: ["keeper", "hermit"], pearls: 1 },
        { lords: ["aquaculturalist"], pearls: 1 },
      ],
      [1],
      "strongest-lord",
    ],
    [
      "a lord beats no lord",
      [
        { monsterTokens: [3, 3], pearls: 1 },
        { lords: ["reaper"], pearls: 1 },
      ],
      [1],
      "strongest-lord",
    ],
    [
      "still a tie: shared, though one has a lord more",
      [
        { lords: ["keeper", "elder"], pearls: 1 },
        { lords: ["shepherd"], monsterTokens: [3], pearls: 1 },
        { pearls: 5 },
      ],
      [0, 1],
      "shared",
    ],
    ["four with nothing share", [{}, {}, {}, {}], [0, 1, 2, 3], "shared"],
  ] as [string, Partial<Tableau>[], number[], string | null][])(
    "AB-76 %s",
    (_, all, winners, decidedBy) => {
      expect(rank(score(all.map(tableau)))).toMatchObject({ winners, decidedBy });
    },
  );

  test("AB-76 ranks: equals share a rank, and the next one is skipped", () => {
    const all = [{ monsterTokens: [2] }, { lords: ["miller"] }, { monsterTokens: [2] }, {}];
    expect(rank(score((all as Partial<Tableau>[]).map(tableau))).bySeat).toEqual([
      { rank: 2, total: 2 },
      { rank: 1, total: 10 },
      { rank: 2, total: 2 },
      { rank: 4, total: 0 },
    ]);
  });
});

/** Possible tableaux of 1 to 4 players: all components dealt out at random. */
const possible = fc
  .record({
    players: fc.integer({ min: 1, max: 4 }),
    lords: fc.shuffledSubarray(lords),
    locations: fc.shuffledSubarray(locations),
    affiliated: fc.shuffledSubarray(allies),
    monsterTokens: fc.shuffledSubarray(tokens),
    pearls: fc.array(fc.nat(20), { minLength: 4, maxLength: 4 }),
  })
  .map(({ players, pearls, ...parts }) =>
    Array.from({ length: players }, (_, seat): Tableau => {
      const dealt = <T>(cards: readonly T[]) => cards.filter((_, i) => i % players === seat);
      return {
        lords: dealt(parts.lords),
        locations: dealt(parts.locations),
        affiliated: dealt(parts.affiliated),
        monsterTokens: dealt(parts.monsterTokens),
        pearls: pearls[seat]!,
      };
    }),
  );

describe("laws of scores", () => {
  const categories: Category[] = ["locations", "lords", "allies", "monsters"];

  test("AB-71 the total is the sum of the lines, and every line has one of the four categories", () => {
    fc.assert(
      fc.property(possible, (all) => {
        for (const { lines, total } of score(all)) {
          expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
          for (const { category } of lines) expect(categories).toContain(category);
        }
      }),
    );
  });

  test("AB-71 the order of cards and of opponents does not matter", () => {
    fc.assert(
      fc.property(possible, (all) => {
        const turned = all
          .map((own) => ({
            lords: own.lords.toReversed(),
            locations: own.locations.toReversed(),
            affiliated: own.affiliated.toReversed(),
            monsterTokens: own.monsterTokens.toReversed(),
            pearls: own.pearls,
          }))
          .reverse();
        const sums = (players: readonly Tableau[]) =>
          score(players).map(({ lines, total, tieBreaks }) => ({
            lines: lines.map((line) => JSON.stringify(line)).sort(),
            total,
            tieBreaks,
          }));
        expect(sums(turned).reverse()).toEqual(sums(all));
      }),
    );
  });

  test("AB-72 one lord more raises the points for lords by its influence", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(lords, { minLength: 1 }), ([more, ...own]) => {
        const before = points("lords", { lords: own });
        expect(points("lords", { lords: [more!, ...own] })).toBe(before + influence[more!]!);
      }),
    );
  });

  test("AB-73 one ally more never lowers the points for allies, nor one token more those for monsters", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(allies, { minLength: 1 }),
        fc.shuffledSubarray(tokens, { minLength: 1 }),
        ([ally, ...affiliated], [token, ...monsterTokens]) => {
          expect(points("allies", { affiliated: [ally!, ...affiliated] })).toBeGreaterThanOrEqual(
            points("allies", { affiliated }),
          );
          expect(points("monsters", { monsterTokens: [token!, ...monsterTokens] })).toBe(
            points("monsters", { monsterTokens }) + token!,
          );
        },
      ),
    );
  });

  test("AB-75 City of Mirrors is worth the best of the opponents' locations, held by its owner alone", () => {
    fc.assert(
      fc.property(possible, ([own, ...others]) => {
        const mine = {
          ...own!,
          locations: own!.locations.filter((location) => location !== "city-of-mirrors"),
        };
        const theirs = others.map((other) => ({
          ...other,
          locations: other.locations.filter((location) => location !== "city-of-mirrors"),
        }));
        const copies = theirs.flatMap((other) =>
          other.locations.map((location) => worth(location, mine)),
        );
        const held = [...mine.locations, "city-of-mirrors" as const];
        const gain =
          points("locations", { ...mine, locations: held }, ...theirs) -
          points("locations", mine, ...theirs);
        expect(gain).toBe(Math.max(0, ...copies));
      }),
    );
  });

  test("AB-76 the winners have the highest total", () => {
    fc.assert(
      fc.property(possible, (all) => {
        const sheets = score(all);
        const most = Math.max(...sheets.map(({ total }) => total));
        const { ranking, winners } = rank(sheets);
        expect([...ranking].sort()).toEqual([...all.keys()]);
        for (const seat of winners) expect(sheets[seat]!.total).toBe(most);
      }),
    );
  });
});

describe("impossible tableaux", () => {
  /** The error for tableaux of any kind; anything but a `RulesError` fails the test. */
  function errorOf(tableaux: unknown): RulesError {
    try {
      score(tableaux as Tableau[]);
    } catch (error) {
      if (error instanceof RulesError) return error;
      throw error;
    }
    throw new Error("was accepted");
  }
  const { pearls: _, ...withoutPearls } = tableau();

  test.each([
    ["no tableaux", [], "", /1 to 4/],
    ["five", Array.from({ length: 5 }, () => tableau()), "", /1 to 4/],
    ["one that is not in a list", tableau(), "", /list/],
    ["null", [null], "0", /object/],
    ["a list", [tableau(), []], "1", /object/],
    ["a lord twice", [tableau({ lords: ["miller", "elder", "miller"] })], "0.lords.2", /miller/],
    [
      "a lord in two tableaux",
      [tableau({ lords: ["miller"] }), tableau({ lords: ["elder", "miller"] })],
      "1.lords.1",
      /miller appears 2 times, the game has 1/,
    ],
    ["a location twice", [tableau({ locations: ["jail", "jail"] })], "0.locations.1", /jail/],
    [
      "a location in two tableaux",
      [tableau({ locations: ["jail"] }), tableau(), tableau({ locations: ["jail"] })],
      "2.locations.0",
      /jail/,
    ],
    ["two City of Mirrors", mirrorsTwice(), "1.locations.0", /city-of-mirrors/],
    ["a sixth race", [{ ...tableau(), affiliated: ["whale-1"] }], "0.affiliated.0", /whale-1/],
    ["crab-6", [{ ...tableau(), affiliated: ["crab-1", "crab-6"] }], "0.affiliated.1", /crab-6/],
    ["a monster among allies", [{ ...tableau(), affiliated: ["monster"] }], "0.affiliated.0", /./],
    ["two crab-5", [tableau({ affiliated: ["crab-5", "crab-5"] })], "0.affiliated.1", /crab-5/],
    [
      "two crab-5 of two players",
      [tableau({ affiliated: ["crab-5"] }), tableau({ affiliated: ["crab-5"] })],
      "1.affiliated.0",
      /crab-5/,
    ],
    ["five crab-1", [tableau({ affiliated: Array(5).fill("crab-1") })], "0.affiliated.4", /has 4/],
    ["three 4-tokens", [tableau({ monsterTokens: [4, 4, 4] })], "0.monsterTokens.2", /has 2/],
    ["ten 2-tokens", [tableau({ monsterTokens: Array(10).fill(2) })], "0.monsterTokens.9", /has 9/],
    [
      "a token of 5",
      [{ ...tableau(), monsterTokens: [5] }],
      "0.monsterTokens.0",
      /^5, expected 2, 3 or 4$/,
    ],
    [
      "a token of 1",
      [{ ...tableau(), monsterTokens: [2, 1] }],
      "0.monsterTokens.1",
      /^1, expected 2, 3 or 4$/,
    ],
    ["a token as text", [{ ...tableau(), monsterTokens: ["2"] }], "0.monsterTokens.0", /2/],
    [
      "a token more than the game has, with face-down ones",
      [tableau({ hidden: { hand: 0, monsterTokens: 20 } }), tableau({ monsterTokens: [2] })],
      "1.monsterTokens",
      /^makes 21 monster tokens, but the game has 20$/,
    ],
    ["an unknown lord", [{ ...tableau(), lords: ["king"] }], "0.lords.0", /king/],
    [
      "a property of Object.prototype",
      [{ ...tableau(), lords: ["toString"] }],
      "0.lords.0",
      /toString/,
    ],
    ["an unknown location", [{ ...tableau(), locations: ["lagoon"] }], "0.locations.0", /lagoon/],
    ["lords that are not a list", [{ ...tableau(), lords: "miller" }], "0.lords", /list/],
    ["an extra key", [{ ...tableau(), keys: 1 }], "0.keys", /unknown/],
    ["a missing key", [withoutPearls], "0.pearls", /missing/],
    ...[-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "1", null].map(
      (pearls): [string, unknown, string, RegExp] => [
        `${pearls} (${typeof pearls}) pearls`,
        [{ ...tableau(), pearls }],
        "0.pearls",
        /whole number/,
      ],
    ),
  ] as [string, unknown, string, RegExp][])("%s: path and reason", (_, tableaux, path, reason) => {
    const error = errorOf(tableaux);
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
    expect(error.message).toContain("abyss");
  });

  test("AB-77 a score is complete if nothing is face down", () => {
    const sheet = (hidden?: Tableau["hidden"]) => score([tableau(hidden && { hidden })])[0];
    expect(sheet({ hand: 0, monsterTokens: 0 })).toEqual(sheet());
    for (const [hand, tokens] of [
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      expect(sheet({ hand, monsterTokens: tokens })).not.toEqual(sheet());
  });

  test("all components of the game are possible", () => {
    const all = tableau({ lords, locations, affiliated: allies, monsterTokens: tokens });
    expect(score([all])[0]!.lines).toHaveLength(20 + 35 + 5 + 1);
  });

  test("arbitrary values are rejected", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        errorOf(value);
        errorOf([value]);
      }),
    );
  });

  test("arbitrary values among the cards are rejected", () => {
    const keys = fc.constantFrom("lords", "locations", "affiliated", "monsterTokens");
    const other = fc.anything().filter((value) => ![2, 3, 4].includes(value as number));
    fc.assert(
      fc.property(keys, other, (key, value) => {
        expect(errorOf([{ ...tableau(), [key]: [value] }]).path).toBe(`0.${key}.0`);
      }),
    );
  });
});

function mirrorsTwice(): Tableau[] {
  return [0, 1].map(() => tableau({ locations: ["city-of-mirrors"] }));
}
