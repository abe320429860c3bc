// Leviathans come, lie at the border and attack.
import { describe, expect, test } from "vitest";
import {
  type Leviathan,
  leviathanCard,
  leviathanCards,
  leviathans,
} from "../../src/leviathan/cards/index.ts";
import { freeSpaces, leviathan, lifeLeft } from "../../src/leviathan/index.ts";
import {
  atBorder,
  by,
  type Description,
  eventsOf,
  exploring,
  kinds,
  legalOf,
  play,
  prepare,
  question,
  roll,
} from "./prepare.ts";

const [a, b] = [by(0), by(1)];

/** All leviathans but these. */
const allBut = (...others: Leviathan[]) => leviathans.filter((one) => !others.includes(one));

/** Seat 0 decides on a monster; the next card is a crab. */
const facing = (area: Description["leviathan"] = {}, more: Description = {}) =>
  exploring(["monster"], { nextCards: ["crab-3"], ...more, leviathan: area });

describe("LE-11 the cards", () => {
  const cards = Object.values(leviathanCards);

  test("LE-11 LE-6 each of the 20 can be attacked by crabs, and 16 by one more race", () => {
    expect(leviathans).toHaveLength(20);
    for (const { alliedRaces } of cards) expect(alliedRaces[0]).toBe("crab");
    expect(cards.filter(({ alliedRaces }) => alliedRaces.length === 2)).toHaveLength(16);
    expect(cards.filter(({ alliedRaces }) => alliedRaces.length === 1)).toHaveLength(4);
    for (const race of ["jellyfish", "shellfish", "squid", "seahorse"] as const)
      expect(cards.filter(({ alliedRaces }) => alliedRaces[1] === race)).toHaveLength(4);
  });

  test("LE-11 LE-15 each has 1 to 3 life points, with rewards, and a penalty", () => {
    const penalties = new Set<string>();
    for (const { life, penalty } of cards) {
      expect(life.length).toBeGreaterThanOrEqual(1);
      expect(life.length).toBeLessThanOrEqual(3);
      for (const { resistance, tokens } of life) {
        expect(resistance).toBeGreaterThanOrEqual(3);
        expect(tokens).toBeGreaterThanOrEqual(1);
      }
      penalties.add(`${penalty.kind} ${penalty.count}`);
    }
    expect([...penalties].sort()).toEqual([
      "allies 3",
      "lord 1",
      "pearls 3",
      "wounds 2",
      "wounds 3",
      "wounds 4",
    ]);
  });

  test.each<[Leviathan, string[], number[], number[]]>([
    ["leviathan-1", ["crab", "jellyfish"], [3, 7, 5], [1, 2, 1]],
    ["leviathan-2", ["crab", "jellyfish"], [6, 4], [2, 1]],
    ["leviathan-3", ["crab", "jellyfish"], [9], [3]],
    ["leviathan-12", ["crab", "squid"], [5], [1]],
    ["leviathan-19", ["crab"], [9], [2]],
  ])("LE-11 %s as in the worked examples", (id, races, resistances, tokens) => {
    const { alliedRaces, life } = leviathanCard(id);
    expect(alliedRaces).toEqual(races);
    expect(life.map(({ resistance }) => resistance)).toEqual(resistances);
    expect(life.map((point) => point.tokens)).toEqual(tokens);
  });
});

describe("LE-12 life points that are gone stay gone", () => {
  const start = facing(
    { border: atBorder("leviathan-2", "leviathan-19") },
    {
      seats: [{ hand: ["crab-5", "squid-1"] }, { hand: ["jellyfish-3"], pearls: 0 }],
      council: { squid: ["squid-2"] },
    },
  );

  test("LE-12 in the same fight, and for the player who fights it next", () => {
    const wounded = roll(start, a.fights("leviathan-2", "crab-5"), 2);
    expect(wounded.state.table.leviathan.border[0]).toMatchObject({ lost: 1 });
    const rewarded = roll(wounded.state, a.drawsTokens(2), 2, 3).state;
    expect(question(rewarded)).toBe("attack 0");
    const turn = play(rewarded, a.endsFight()).state;
    expect(question(turn)).toBe("act 1");
    expect(lifeLeft(turn, "leviathan-2")).toEqual([{ resistance: 4, tokens: 1 }]);
    const monster = exploring(["monster"], {
      turn: { seat: 1 },
      seats: [{}, { hand: ["jellyfish-3"] }],
      leviathan: { border: turn.table.leviathan.border },
    });
    const killed = roll(monster, b.fights("leviathan-2", "jellyfish-3"), 1);
    expect(kinds(killed.events)).toContain("leviathan-killed");
  });

  test("LE-12 an untouched leviathan has all its life points", () => {
    expect(lifeLeft(start, "leviathan-2")).toHaveLength(2);
    expect(lifeLeft(leviathan.view(start, 1), "leviathan-2")).toHaveLength(2);
  });
});

describe("LE-13 a leviathan comes", () => {
  test.each([
    ["2-3", 1, 1],
    ["2-3", 1, 2],
    ["4", 3, 1],
    ["5", 1, 4],
    ["6", 3, 3],
    ["7", 6, 1],
    ["8", 4, 4],
    ["9", 3, 6],
    ["10", 5, 5],
    ["11-12", 5, 6],
    ["11-12", 6, 6],
  ] as const)("LE-13 LE-7 it is laid on space %s after %i and %i", (space, one, two) => {
    const { state, events } = roll(facing(), a.continues(), "leviathan-20", one, two);
    expect(kinds(events)).toEqual([
      "leviathan-drawn",
      "dice-rolled",
      "leviathan-placed",
      "monster-passed",
      "card-revealed",
    ]);
    expect(eventsOf(events, "dice-rolled")).toMatchObject([{ seat: 0, dice: [one, two] }]);
    expect(state.table.leviathan.border).toEqual([{ space, leviathan: "leviathan-20", lost: 0 }]);
    expect(state.table.leviathan.deck).toEqual(allBut("leviathan-20").sort());
    expect(freeSpaces(state)).not.toContain(space);
    expect(freeSpaces(state)).toHaveLength(8);
  });

  test("LE-13 all players see it and the roll", () => {
    const { revealedTo, events } = roll(facing(), a.continues(), "leviathan-20", 6, 6);
    expect(revealedTo).toEqual([0, 1, 2]);
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(events.map((event) => leviathan.redact(event, viewer))).toEqual(events);
  });

  test("LE-13 leviathans lie in the order of the spaces, each on its own", () => {
    const border = [
      { space: "11-12", leviathan: "leviathan-3", lost: 0 },
      { space: "4", leviathan: "leviathan-5", lost: 1 },
    ] as const;
    const { state } = roll(facing({ border }), a.continues(), "leviathan-20", 6, 1);
    expect(state.table.leviathan.border.map(({ space }) => space)).toEqual(["4", "7", "11-12"]);
  });
});

describe("LE-14 a leviathan on the space attacks first", () => {
  const start = facing({
    border: atBorder(["leviathan-17", 2], "leviathan-3"),
    seats: [{ wounds: 1 }],
  });
  const { state, events } = roll(start, a.continues(), "leviathan-20", 2, 1);

  test("LE-14 its penalty, then it is discarded, and the new one takes the space", () => {
    expect(kinds(events)).toEqual([
      "leviathan-drawn",
      "dice-rolled",
      "leviathan-attacked",
      "wounds-taken",
      "leviathan-discarded",
      "leviathan-placed",
      "monster-passed",
      "card-revealed",
    ]);
    expect(state.table.leviathan.seats[0]).toEqual({ killed: [], wounds: 5, tokens: [] });
    expect(state.table.leviathan.border).toEqual(atBorder("leviathan-20", "leviathan-3"));
    expect(state.table.leviathan.discarded).toEqual(["leviathan-17"]);
  });

  test("LE-14 nobody gains anything from it, whatever life it had", () => {
    expect(state.table.leviathan.scourge).toBeNull();
    expect(state.table.tokens).toHaveLength(20);
    expect(state.table.leviathan.tokens).toHaveLength(20);
    expect(state.table.seats.map(({ pearls }) => pearls)).toEqual([1, 1, 1]);
  });

  test("LE-14 leviathans on other spaces do not attack", () => {
    const missed = roll(start, a.continues(), "leviathan-20", 6, 1);
    expect(kinds(missed.events)).not.toContain("leviathan-attacked");
    expect(missed.state.table.leviathan.border).toHaveLength(3);
    expect(missed.state.table.leviathan.discarded).toEqual([]);
  });
});

describe("LE-17 leviathans never come back", () => {
  const withEmptyDeck = facing(
    { border: atBorder("leviathan-19"), discarded: allBut("leviathan-19") },
    { seats: [{ hand: ["squid-1"] }] },
  );

  test("LE-17 with an empty deck none comes: no roll, no attack", () => {
    const { state, events } = play(withEmptyDeck, a.continues());
    expect(kinds(events)).toEqual(["monster-passed", "card-revealed"]);
    expect(state.table.leviathan.border).toEqual(atBorder("leviathan-19"));
  });

  test("LE-17 LE-62 only for the rest of the turn: then the end is triggered", () => {
    const { events } = play(
      withEmptyDeck,
      a.continues(),
      b.declines(),
      by(2).declines(),
      a.takes(),
    );
    expect(kinds(events)).toContain("supply-ran-out");
    expect(eventsOf(events, "end-triggered")).toMatchObject([{ seat: 0 }]);
  });

  test("LE-17 LE-34 none comes to a border that a kill leaves empty", () => {
    const start = facing(
      { border: atBorder("leviathan-20"), discarded: allBut("leviathan-20") },
      { seats: [{ hand: ["crab-5"] }] },
    );
    const { state, events } = roll(start, a.fights("leviathan-20", "crab-5"), 2);
    expect(kinds(events)).toContain("leviathan-killed");
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(state.table.leviathan.border).toEqual([]);
  });

  test("LE-17 LE-53 LE-61 Border Guard and Breeder do nothing", () => {
    const discarded = [...leviathans];
    for (const [lord, allies] of [
      ["border-guard", ["crab-5", "squid-3"]],
      ["breeder", ["seahorse-5", "crab-5"]],
    ] as const) {
      const court = [lord, "trader", "keeper", "jailer"] as const;
      const start = prepare({ court, seats: [{ hand: allies }], leviathan: { discarded } });
      const { state, events } = play(start, a.recruits(lord, allies));
      expect(kinds(events)).not.toContain("leviathan-drawn");
      expect(legalOf(state, "send-leviathan")).toEqual([]);
      expect(question(state)).toBe("act 1");
    }
  });

  test("LE-17 the last leviathan of the deck comes, and discarded ones stay out", () => {
    const start = facing({
      border: atBorder("leviathan-4"),
      discarded: allBut("leviathan-4", "leviathan-20"),
    });
    const { state } = roll(start, a.continues(), "leviathan-20", 1, 1);
    expect(state.table.leviathan.deck).toEqual([]);
    expect(state.table.leviathan.discarded).toEqual(allBut("leviathan-20").sort());
  });
});
