// Powers of Kraken that meet cards of Leviathan, and the score.
import { describe, expect, test } from "vitest";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { categories, score } from "../../src/kraken-leviathan/score.ts";
import { by } from "./by.ts";
import { atBorder, exploring, legalOf, play, prepare, question, roll } from "./prepare.ts";

const [a, b] = [by(0), by(1)];

describe("LE-89 powers meet new cards", () => {
  test("LE-89 KR-52 the Healer may take an ally or a kraken that fell in a fight", () => {
    const fight = roll(
      exploring(["monster"], {
        turn: { seat: 2 },
        seats: [
          { hand: ["jellyfish-5", "jellyfish-2"] },
          {},
          { hand: ["kraken-3", "crab-2-fighter"] },
        ],
        court: ["healer", "trader", "keeper", "jailer"],
        leviathan: { border: atBorder("leviathan-19", "leviathan-12") },
      }),
      by(2).fights("leviathan-19", "kraken-3"),
      1,
    ).state;
    const again = roll(fight, by(2).attacks("crab-2-fighter"), 1).state;
    const turn = play(again, by(2).declines()).state;
    const entered = play(turn, a.recruits("healer", ["jellyfish-5", "jellyfish-2"])).state;
    expect(legalOf(entered, "take-from-discard").map(({ ally }) => ally)).toEqual(
      expect.arrayContaining(["kraken-3", "crab-2-fighter"]),
    );
    const { state } = play(entered, a.recovers("kraken-3"));
    expect(state.table.seats[0]!.hand).toContain("kraken-3");
  });

  test("LE-89 KR-54 the Executioner may hit a fighter", () => {
    const allies = ["crab-5", "crab-3", "squid-2", "seahorse-1"] as const;
    const start = prepare({
      court: ["executioner", "trader", "keeper", "jailer"],
      seats: [{ hand: allies }, { affiliated: ["jellyfish-3-fighter", "jellyfish-4"] }],
    });
    const asked = play(start, a.recruits("executioner", allies), a.names("jellyfish")).state;
    expect(question(asked)).toBe("discard-affiliated 1");
    const { state } = play(asked, b.loses("jellyfish-3-fighter"));
    expect(state.table.seats[1]!.affiliated).toEqual(["jellyfish-4"]);
    expect(state.table.discard).toContain("jellyfish-3-fighter");
  });

  test("LE-89 KR-56 LE-56 the Liberator frees a new lord, whose permanent power works again", () => {
    const allies = ["squid-5", "crab-4"] as const;
    const start = prepare({
      court: ["liberator", "trader", "keeper", "jailer"],
      seats: [
        {
          hand: [...allies, "seahorse-3"],
          locations: [{ location: "jail", lords: ["metamorph"] }],
        },
        { pearls: 0 },
        { pearls: 0 },
      ],
      council: { crab: ["crab-2"], squid: ["squid-2"] },
      nextCards: ["monster"],
      leviathan: { border: atBorder("leviathan-12") },
    });
    const freed = play(start, a.recruits("liberator", allies), a.frees("metamorph")).state;
    expect(freed.table.seats[0]!.lords).toEqual(["liberator", "metamorph"]);
    const others = [b.requests("crab"), by(2).requests("squid")];
    const { state } = play(freed, ...others, a.explores());
    expect(legalOf(state, "fight")).toEqual([a.fights("leviathan-12", "seahorse-3")]);
  });

  test("LE-89 LE-39 KR-9 a council stack token takes krakens of the stack along", () => {
    const start = prepare({
      turn: { seat: 2 },
      council: { crab: ["crab-2", "kraken-4"], squid: ["squid-1"] },
      leviathan: { seats: [{ tokens: ["council-stack"] }] },
    });
    const { state } = play(start, by(2).requests("squid"), a.reveals("council-stack", "crab"));
    expect(state.table.seats[0]!.hand).toEqual(["crab-2", "kraken-4"]);
    expect(state.table.kraken.nebulis).toEqual([0, 0, 0]);
  });
});

describe("LE-91 the score", () => {
  const tableau = {
    lords: [],
    locations: [],
    affiliated: [],
    monsterTokens: [],
    pearls: 0,
    nebulis: 0,
    figure: false,
    wounds: 0,
    scourge: false,
  };

  test("LE-91 KR-68 LE-64 has the parts of both, and Kraken's Lair counts all nebulis", () => {
    const [sheet] = score([
      {
        ...tableau,
        lords: ["rebel"],
        locations: ["krakens-lair"],
        affiliated: ["crab-3-fighter"],
        monsterTokens: [3, 2],
        nebulis: 3,
        figure: true,
        wounds: 4,
        scourge: true,
      },
    ]);
    // Rebel 7, Kraken's Lair 15 - 9, fighter 3, tokens 5, nebulis -3, figure -5, Scourge 5, wounds -4.
    expect(sheet!.total).toBe(7 + 6 + 3 + 5 - 3 - 5 + 5 - 4);
    const points = Object.fromEntries(sheet!.lines.map((line) => [line.category, line.points]));
    expect(points).toMatchObject({ scourge: 5, wounds: -4 });
    for (const category of Object.keys(points)) expect(categories).toContain(category);
  });

  test("LE-89 KR-63 the new lords count for their guilds", () => {
    const of = (lords: Parameters<typeof score>[0][number]["lords"]) =>
      score([{ ...tableau, lords, locations: ["abyss"] }])[0]!.lines.find(
        ({ source }) => source === "abyss",
      )!.points;
    const withGuilds = of(["rebel", "coward", "intrepid", "metamorph", "taxidermist", "fence"]);
    expect(withGuilds - of(["rebel"])).toBe(5 * (of(["rebel", "coward"]) - of(["rebel"])));
    expect(of(["rebel", "altruist"])).toBe(of(["rebel"]));
  });

  test("LE-91 LE-92 KR-67 krakens in hand count in the end, and nebulis of a fight with them", () => {
    const start = exploring(["monster"], {
      seats: [
        { hand: ["kraken-3", "kraken-2"], locations: [{ location: "krakens-lair", lords: [] }] },
      ],
      leviathan: { border: atBorder("leviathan-12"), seats: [{ wounds: 2 }] },
    });
    const { state } = roll(start, a.fights("leviathan-12", "kraken-3"), 1);
    // KR-70: the kraken 2 in hand counts as at the end.
    expect(krakenLeviathan.tableau(state, 0)).toMatchObject({
      nebulis: 3,
      figure: true,
      wounds: 2,
      scourge: false,
    });
    const [sheet] = krakenLeviathan.score(
      [0, 1, 2].map((seat) => krakenLeviathan.tableau(state, seat)),
    );
    expect(sheet!.total).toBe(15 - 9 - 3 - 5 - 2);
  });
});
