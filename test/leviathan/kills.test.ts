// Kills: the killed leviathan, an empty border, the order of events, and the end of the exploration.
import { describe, expect, test } from "vitest";
import { type Leviathan, type Lord, leviathans } from "../../src/leviathan/cards/index.ts";
import { leviathan as game } from "../../src/leviathan/index.ts";
import {
  atBorder,
  atMonster,
  borderOf,
  by,
  type Description,
  eventsOf,
  exploring,
  killsIn,
  kinds,
  legalOf,
  openKinds,
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
    expect(killsIn(state)).toEqual({ kills: [1, 0, 0], scourge: 0 });
    expect(question(state)).toBe("draw-tokens 0");
    const { state: after, events } = roll(state, a.drawsTokens(1), 3);
    expect(kinds(events)).toEqual([
      "tokens-drawn",
      "fight-ended",
      "exploration-ended",
      "turn-started",
    ]);
    expect(after.table.seats[0]!.hand).toEqual(["crab-3"]);
    expect(after.table.leviathan.fight).toBeNull();
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

  test("LE-34 LE-35 LE-13 a leviathan comes for the killer at once, before the tokens", () => {
    const { state, events } = killed(alone, "leviathan-7", 6, 5);
    expect(kinds(events)).toEqual([
      "attack-begun",
      "dice-rolled",
      "attack-made",
      "life-point-removed",
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

  test("LE-34 none comes for a leviathan that is only wounded", () => {
    const start = atMonster(atBorder("leviathan-9"), { hand: ["crab-4"] });
    const { events } = roll(start, a.fights("leviathan-9", "crab-4"), 1);
    expect(eventsOf(events, "life-point-removed")).toHaveLength(1);
    expect(eventsOf(events, "leviathan-drawn")).toEqual([]);
  });

  test("LE-34 LE-17 none comes from an empty deck, and no dice are rolled", () => {
    const discarded = leviathans.filter((leviathan) => leviathan !== "leviathan-12");
    const { state, events } = killed({ ...alone, discarded });
    expect(eventsOf(events, "dice-rolled")).toHaveLength(1);
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(borderOf(state)).toEqual([]);
    expect(question(state)).toBe("draw-tokens 0");
  });
});

test("LE-35 LE-54 the order within an attack, from the ally to the question of LE-32", () => {
  const start = exploring(["monster"], {
    seats: [{ hand: ["squid-2-fighter", "crab-3"], pearls: 8, lords: ["taxidermist", "intrepid"] }],
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

test("LE-36 the monster is discarded, then come council, Ship Master and control", () => {
  const start = atMonster(
    atBorder("leviathan-12", "leviathan-20"),
    { hand: ["crab-1"], lords: ["ship-master"], keys: 2, pearls: 0 },
    { track: ["crab-3", "squid-2", "monster"], available: ["jail"] },
  );
  const { state, events } = roll(start, a.fights("leviathan-12", "crab-1"), 1);
  expect(kinds(events).slice(-3)).toEqual(["fight-ended", "exploration-ended", "pearls-gained"]);
  expect(eventsOf(events, "exploration-ended")).toMatchObject([{ monsters: 1 }]);
  expect(eventsOf(events, "pearls-gained").at(-1)).toMatchObject({
    pearls: 2,
    source: "ship-master",
  });
  expect(state.table.discard).toEqual(["crab-1", "monster"]);
  expect(state.table.council).toMatchObject({ crab: ["crab-3"], squid: ["squid-2"] });
  expect(question(state)).toBe("control 0");
});

test("LE-37 no activated power within a fight; before it there is the last occasion", () => {
  const lords: Lord[] = ["slaver", "oracle", "opportunist"];
  const start = atMonster(
    atBorder("leviathan-9"),
    { hand: ["crab-1", "crab-1-fighter", "crab-3"], lords, pearls: 5 },
    { council: { squid: ["squid-1"] }, court: ["trader"] },
  );
  const activated = ["use-opportunist", "use-oracle", "use-slaver"];
  expect(openKinds(start)).toEqual(["continue", "fight", ...activated]);
  const rolled = roll(start, a.fights("leviathan-9", "crab-1-fighter"), 1).state;
  expect(openKinds(rolled)).toEqual(["add-pearls", "decline"]);
  const attacked = play(rolled, a.addsPearls(1)).state;
  expect(openKinds(attacked)).toEqual(["draw-tokens"]);
  const drawn = roll(attacked, a.drawsTokens(0), "key").state;
  expect(openKinds(drawn)).toEqual(["decline", "reveal-token"]);
  expect(openKinds(play(drawn, a.declines()).state)).toEqual(["attack", "end-fight"]);
});

describe("LE-45 the Scourge", () => {
  test("LE-45 a kill that makes the player level takes it from its holder", () => {
    const seats = [{ killed: [] }, { killed: ["leviathan-3"] as const }];
    const { state, events } = killed({ seats, scourge: 1 });
    expect(state.table.leviathan.scourge).toBe(0);
    expect(eventsOf(events, "scourge-taken")).toEqual([
      { type: "scourge-taken", seat: 0, from: 1 },
    ]);
  });

  test("LE-45 LE-28 an attack that kills nothing takes nothing", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["squid-5"] }],
      leviathan: { border: atBorder("leviathan-10") },
    });
    const { state } = roll(start, a.fights("leviathan-10", "squid-5"), 3);
    expect(state.table.leviathan.scourge).toBeNull();
    expect(legalOf(state, "draw-tokens")).toHaveLength(3);
  });
});
