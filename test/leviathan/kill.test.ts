// Kills: the killed leviathan, the Scourge, an empty border, and the order of events.
import { describe, expect, test } from "vitest";
import type { Leviathan } from "../../src/leviathan/cards/index.ts";
import { leviathan as game } from "../../src/leviathan/index.ts";
import {
  atBorder,
  by,
  type Description,
  eventsOf,
  exploring,
  kinds,
  legalOf,
  play,
  question,
  roll,
} from "./prepare.ts";

const a = by(0);

type LeviathanLayout = NonNullable<Description["leviathan"]>;

/** Seat 0 kills leviathan 12 (5 for 1 token) with one attack; it has an ally left. */
const killed = (layout: LeviathanLayout = {}, ...outcomes: (Leviathan | number)[]) =>
  roll(
    exploring(["monster"], {
      seats: [{ hand: ["squid-5", "crab-3"], pearls: 0 }],
      leviathan: { border: atBorder("leviathan-12", "leviathan-19"), ...layout },
    }),
    a.fights("leviathan-12", "squid-5"),
    1,
    ...outcomes,
  );

describe("LE-33 a kill", () => {
  test("LE-33 ends the fight, although the player could attack others", () => {
    const { state } = killed();
    expect(question(state)).toBe("draw-tokens 0");
    const { state: after, events } = roll(state, a.drawsTokens(1), 3);
    expect(kinds(events)).toEqual([
      "tokens-drawn",
      "fight-ended",
      "exploration-ended",
      "turn-started",
    ]);
    expect(after.table.seats[0]!.hand).toEqual(["crab-3"]);
    expect(question(after)).toBe("act 1");
  });

  test("LE-33 the killer keeps the leviathan, and it is not among the discarded", () => {
    const { table } = killed({
      seats: [{ killed: ["leviathan-3"] }],
      scourge: 0,
    }).state;
    expect(table.leviathan.seats[0]!.killed).toEqual(["leviathan-3", "leviathan-12"]);
    expect(table.leviathan.discarded).toEqual([]);
    expect(table.leviathan.border.map(({ leviathan }) => leviathan)).toEqual(["leviathan-19"]);
  });

  test("LE-33 killed leviathans are worth nothing besides the Scourge", () => {
    const of = (count: number) => {
      const { state } = killed({
        seats: [{}, { killed: (["leviathan-3", "leviathan-4"] as const).slice(0, count) }],
        scourge: 1,
      });
      return game.score([0, 1, 2].map((seat) => game.tableau(state, seat))).map((s) => s.total);
    };
    // With one kill seat 0 takes the Scourge, with two seat 1 keeps it.
    const [took, kept] = [of(1), of(2)];
    expect([took[0]! - kept[0]!, kept[1]! - took[1]!, took[2]]).toEqual([5, 5, 0]);
    expect(kept[1]).toBe(5);
  });

  test("LE-33 LE-28 what an attack has left after the kill is lost", () => {
    const { state, events } = killed();
    expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 6 }]);
    expect(state.table.leviathan.border).toMatchObject([{ leviathan: "leviathan-19", lost: 0 }]);
  });
});

describe("LE-34 an empty border", () => {
  const alone = { border: atBorder("leviathan-12") };

  test("LE-34 LE-13 a leviathan comes for the killer at once, before the tokens", () => {
    const { state, events } = killed(alone, "leviathan-7", 6, 5);
    expect(kinds(events).slice(-5)).toEqual([
      "leviathan-killed",
      "scourge-taken",
      "leviathan-drawn",
      "dice-rolled",
      "leviathan-placed",
    ]);
    expect(eventsOf(events, "leviathan-drawn")).toEqual([
      { type: "leviathan-drawn", seat: 0, leviathan: "leviathan-7" },
    ]);
    expect(state.table.leviathan.border).toEqual([
      { space: "11-12", leviathan: "leviathan-7", lost: 0 },
    ]);
    expect(question(state)).toBe("draw-tokens 0");
  });

  test("LE-34 none comes while another leviathan is at the border", () => {
    expect(kinds(killed().events)).not.toContain("leviathan-drawn");
  });

  test("LE-34 LE-17 none comes from an empty deck, and no dice are rolled", () => {
    const others = Array.from({ length: 20 }, (_, i) => `leviathan-${i + 1}` as Leviathan);
    const discarded = others.filter((leviathan) => leviathan !== "leviathan-12");
    const { state, events } = killed({ ...alone, discarded });
    expect(eventsOf(events, "dice-rolled")).toHaveLength(1);
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(state.table.leviathan.border).toEqual([]);
  });
});

test("LE-35 the order within an attack, from the ally to the question of LE-32", () => {
  const start = exploring(["monster"], {
    seats: [
      { hand: ["squid-2-fighter", "crab-3"], pearls: 8, lords: ["taxidermist", "intrepid"] },
    ],
    leviathan: { border: atBorder("leviathan-10") },
  });
  const rolled = roll(start, a.fights("leviathan-10", "squid-2-fighter"), 2);
  expect(kinds(rolled.events)).toEqual(["attack-begun", "dice-rolled"]);
  const paid = roll(rolled.state, a.addsPearls(6), "leviathan-20", 1, 1);
  expect(kinds(paid.events)).toEqual([
    "pearls-returned",
    "attack-made",
    "life-point-removed",
    "pearls-gained",
    "life-point-removed",
    "pearls-gained",
    "leviathan-killed",
    "scourge-taken",
    "leviathan-drawn",
    "dice-rolled",
    "leviathan-placed",
  ]);
  const drawn = roll(paid.state, a.drawsTokens(2), 3, 3, "two-pearls");
  expect(kinds(drawn.events)).toEqual(["tokens-drawn", "leviathan-tokens-drawn"]);
  expect(question(drawn.state)).toBe("reveal-token 0");
  const revealed = play(drawn.state, a.reveals("two-pearls"));
  expect(kinds(revealed.events)).toEqual(["token-revealed", "pearls-gained"]);
  expect(question(revealed.state)).toBe("choose-target 0");
});

test("LE-35 LE-36 tokens are revealed before the question of LE-32 also when the target lives", () => {
  const start = exploring(["monster"], {
    seats: [{ hand: ["squid-5", "crab-3"], pearls: 0 }],
    leviathan: { border: atBorder("leviathan-10") },
  });
  const hit = roll(start, a.fights("leviathan-10", "squid-5"), 1).state;
  const drawn = roll(hit, a.drawsTokens(0), "key", "three-pearls").state;
  expect(question(drawn)).toBe("reveal-token 0");
  expect(question(play(drawn, a.declines()).state)).toBe("attack 0");
});

describe("LE-44 LE-45 the Scourge", () => {
  const with3 = ["leviathan-3", "leviathan-4"] as const;
  const scourge = (own: readonly Leviathan[], other: readonly Leviathan[], holder: 0 | 1 | null) =>
    killed({ seats: [{ killed: own }, { killed: other }], scourge: holder });

  test("LE-44 the first player to kill a leviathan takes it", () => {
    const { state, events } = scourge([], [], null);
    expect(state.table.leviathan.scourge).toBe(0);
    expect(eventsOf(events, "scourge-taken")).toEqual([
      { type: "scourge-taken", seat: 0, from: null },
    ]);
  });

  test("LE-45 as many kills as the holder are enough", () => {
    const { state, events } = scourge([], ["leviathan-3"], 1);
    expect(state.table.leviathan.scourge).toBe(0);
    expect(eventsOf(events, "scourge-taken")).toEqual([
      { type: "scourge-taken", seat: 0, from: 1 },
    ]);
  });

  test("LE-45 more kills are enough, too", () => {
    expect(scourge(["leviathan-5"], ["leviathan-3"], 1).state.table.leviathan.scourge).toBe(0);
  });

  test("LE-45 with fewer kills than the holder it stays where it is", () => {
    const { state, events } = scourge([], with3, 1);
    expect(state.table.leviathan.scourge).toBe(1);
    expect(eventsOf(events, "scourge-taken")).toEqual([]);
  });

  test("LE-45 its holder keeps it without taking it again", () => {
    const { state, events } = scourge(["leviathan-5"], ["leviathan-3"], 0);
    expect(state.table.leviathan.scourge).toBe(0);
    expect(eventsOf(events, "scourge-taken")).toEqual([]);
  });

  test("LE-45 LE-28 an attack that kills nothing moves nothing", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["squid-5"] }],
      leviathan: { border: atBorder("leviathan-10") },
    });
    const { state } = roll(start, a.fights("leviathan-10", "squid-5"), 3);
    expect(state.table.leviathan.scourge).toBeNull();
    expect(legalOf(state, "draw-tokens")).toHaveLength(3);
  });
});
