// Fights with krakens.
import { describe, expect, test } from "vitest";
import { by } from "./by.ts";
import {
  atBorder,
  type Description,
  eventsOf,
  exploring,
  kinds,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  roll,
} from "./prepare.ts";

const [a, b] = [by(0), by(1)];

describe("krakens attack", () => {
  test("LE-79 a hand of krakens only can fight every leviathan, whatever its allied races", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["kraken-2"] }],
      leviathan: { border: atBorder("leviathan-19", "leviathan-12", "leviathan-4") },
    });
    expect(legalOf(start, "fight").map(({ leviathan }) => leviathan)).toEqual([
      "leviathan-19",
      "leviathan-12",
      "leviathan-4",
    ]);
  });

  test("LE-79 LE-22 other allies need an allied race as before", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["kraken-2", "seahorse-1", "jellyfish-1"] }],
      leviathan: { border: atBorder("leviathan-4", "leviathan-19") },
    });
    expect(legalOf(start, "fight").map(({ leviathan, ally }) => [leviathan, ally])).toEqual([
      ["leviathan-4", "jellyfish-1"],
      ["leviathan-4", "kraken-2"],
      ["leviathan-19", "kraken-2"],
    ]);
  });

  test("LE-79 LE-20 on space 5 a player with a kraken must fight, and gains the pearl first", () => {
    const start = exploring(["crab-1", "crab-2", "squid-2", "squid-3", "monster"], {
      seats: [{ hand: ["kraken-2"], pearls: 0 }],
      leviathan: { border: atBorder("leviathan-12") },
    });
    expect(refusalOf(start, a.continues())).toMatchObject({ code: "must-fight" });
    const { events } = roll(start, a.fights("leviathan-12", "kraken-2"), 1);
    expect(kinds(events).slice(0, 3)).toEqual(["pearls-gained", "attack-begun", "nebulis-changed"]);
  });

  test("LE-79 a kraken has no combat symbol: one die, and no pearls can be added", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["kraken-4", "kraken-2"], pearls: 5 }],
      leviathan: { border: atBorder("leviathan-11") },
    });
    const { state, events } = roll(start, a.fights("leviathan-11", "kraken-4"), 1);
    expect(eventsOf(events, "dice-rolled")).toMatchObject([{ dice: [1] }]);
    expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 5 }]);
    expect(question(state)).toBe("attack 0");
    // LE-31: the attack has failed, but the nebulis were taken before the roll.
    expect(state.table.seats[0]!.pearls).toBe(6);
    expect(state.table.kraken.nebulis).toEqual([3, 0, 0]);
    const again = roll(state, a.attacks("kraken-2"), 1);
    expect(eventsOf(again.events, "dice-rolled")).toMatchObject([{ dice: [1] }]);
    expect(again.state.table.kraken.nebulis).toEqual([4, 0, 0]);
  });

  test("LE-90 the figure moves before the roll", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["kraken-3"] }],
      nebulis: [0, 2, 0],
      leviathan: { border: atBorder("leviathan-19") },
    });
    const { state, events } = roll(start, a.fights("leviathan-19", "kraken-3"), 1);
    expect(kinds(events).slice(0, 4)).toEqual([
      "attack-begun",
      "nebulis-changed",
      "figure-moved",
      "dice-rolled",
    ]);
    expect(state.table.kraken.figure).toBe(0);
    expect(state.table.leviathan.scourge).toBeNull();
  });

  test("LE-90 a player may hold both the Scourge and the figure", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["kraken-3"] }],
      leviathan: {
        border: atBorder("leviathan-12", "leviathan-19"),
        seats: [{}, { killed: ["leviathan-3"] }],
        scourge: 1,
      },
    });
    const { table } = roll(start, a.fights("leviathan-12", "kraken-3"), 6).state;
    expect([table.leviathan.scourge, table.kraken.figure]).toEqual([0, 0]);
  });

  test("LE-89 the Metamorph changes nothing for krakens", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["kraken-3"], lords: ["metamorph"] }],
      leviathan: { border: atBorder("leviathan-12") },
    });
    const { events } = roll(start, a.fights("leviathan-12", "kraken-3"), 1);
    expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 4 }]);
    expect(eventsOf(events, "nebulis-changed")).toMatchObject([
      { by: [2, 0, 0], source: "krakens" },
    ]);
  });
});

describe("LE-82 nebulis are no pearls", () => {
  test("LE-82 LE-27 not in an attack", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: ["squid-1-fighter"], pearls: 0 }],
      nebulis: [5, 0, 0],
      leviathan: { border: atBorder("leviathan-12", "leviathan-19") },
    });
    const { state, events } = roll(start, a.fights("leviathan-12", "squid-1-fighter"), 3);
    expect(kinds(events)).toContain("attack-made");
    expect(state.table.kraken.nebulis).toEqual([5, 0, 0]);
  });

  test("LE-82 LE-15 not for a penalty of pearls", () => {
    const start = exploring(["monster"], {
      seats: [{ hand: [], pearls: 1 }],
      nebulis: [5, 0, 0],
      nextCards: ["crab-2"],
      leviathan: { border: atBorder("leviathan-6") },
    });
    const { state } = roll(start, a.continues(), "leviathan-20", 1, 2);
    expect(state.table.seats[0]!.pearls).toBe(0);
    expect(state.table.kraken.nebulis).toEqual([5, 0, 0]);
  });
});

describe("the end of a fight", () => {
  const start = exploring(["crab-3", "kraken-2", "jellyfish-2", "shellfish-2", "monster"], {
    seats: [{ hand: ["squid-5"], pearls: 0, lords: ["ship-master"] }],
    leviathan: { border: atBorder("leviathan-12", "leviathan-19") },
  });

  test("LE-87 LE-36 KR-9 monster, council, Ship Master, krakens, then control", () => {
    const kill = roll(start, a.fights("leviathan-12", "squid-5"), 1);
    const { state, events } = roll(kill.state, a.drawsTokens(1), 3);
    expect(kinds(events)).toEqual([
      "tokens-drawn",
      "fight-ended",
      "exploration-ended",
      "pearls-gained",
    ]);
    expect(eventsOf(events, "exploration-ended")).toMatchObject([{ monsters: 1 }]);
    expect(question(state)).toBe("place-kraken 0");
    expect(state.table.track).toEqual(["kraken-2"]);
    expect(state.table.council.crab).toEqual(["crab-3"]);
    const end = play(state, a.placesKraken("squid"));
    expect(end.state.table.council.squid).toEqual(["kraken-2"]);
    expect(question(end.state)).toBe("act 1");
  });

  test("LE-87 LE-41 a third key of a token leads to control after the krakens are placed", () => {
    const withKeys = exploring(["kraken-2", "monster"], {
      seats: [{ hand: ["squid-5"], keys: 2 }],
      available: ["jail"],
      leviathan: { border: atBorder("leviathan-12", "leviathan-19") },
    });
    const kill = roll(withKeys, a.fights("leviathan-12", "squid-5"), 1).state;
    const drawn = roll(kill, a.drawsTokens(0), "key").state;
    expect(question(drawn)).toBe("reveal-token 0");
    const revealed = play(drawn, a.reveals("key")).state;
    expect(question(revealed)).toBe("place-kraken 0");
    expect(question(play(revealed, a.placesKraken("crab")).state)).toBe("control 0");
  });
});

describe("LE-86 Highwayman", () => {
  /** Seat 1 has the Highwayman; seat 0 has these lords and attacks leviathan 2 (6 and 4). */
  const fought = (more: Description = {}, ...dice: number[]) =>
    roll(
      exploring(["monster"], {
        ...more,
        seats: [
          { hand: ["jellyfish-4-fighter"], pearls: 0, lords: ["taxidermist"] },
          { pearls: 0, lords: ["highwayman"] },
        ],
        leviathan: { border: atBorder("leviathan-2", "leviathan-19"), ...more.leviathan },
      }),
      a.fights("leviathan-2", "jellyfish-4-fighter"),
      ...dice,
    );

  test("LE-86 LE-54 takes a pearl for every life point with the Taxidermist, before the next", () => {
    const { state, events } = fought({}, 6, 1);
    expect(kinds(events).filter((kind) => /pearl|life/.test(kind))).toEqual([
      "life-point-removed",
      "pearls-gained",
      "pearl-taken",
      "life-point-removed",
      "pearls-gained",
      "pearl-taken",
    ]);
    expect(state.table.seats.map(({ pearls }) => pearls).slice(0, 2)).toEqual([2, 2]);
  });

  test("LE-86 LE-31 not the pearl of a failed attack, nor that of space 5", () => {
    const start = exploring(["crab-1", "crab-2", "squid-2", "squid-3", "monster"], {
      seats: [
        { hand: ["crab-3"], pearls: 0 },
        { pearls: 0, lords: ["highwayman"] },
      ],
      leviathan: { border: atBorder("leviathan-19") },
    });
    const { state, events } = roll(start, a.fights("leviathan-19", "crab-3"), 1);
    expect(eventsOf(events, "pearls-gained").map(({ pearls }) => pearls)).toEqual([1, 1]);
    expect(eventsOf(events, "pearl-taken")).toEqual([]);
    expect(state.table.seats[0]!.pearls).toBe(2);
  });

  test.each([
    ["two-pearls", 2],
    ["three-pearls", 3],
  ] as const)("LE-86 LE-38 takes a pearl for a token of %s", (token, pearls) => {
    const start = prepare({
      turn: { seat: 1 },
      seats: [{ pearls: 0 }, { pearls: 0, lords: ["highwayman"] }, { pearls: 0 }],
      players: 2 + 1,
      council: { crab: ["crab-2"] },
      leviathan: { seats: [{}, {}, { tokens: [token] }] },
    });
    const { state, events } = play(start, b.requests("crab"), by(2).reveals(token));
    expect(eventsOf(events, "pearl-taken")).toEqual([{ type: "pearl-taken", seat: 1, from: 2 }]);
    expect(state.table.seats.map((area) => area.pearls)).toEqual([0, 1, pearls - 1]);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
  ])(
    "LE-86 LE-55 the Arms Dealer with %i leviathans at the border: %i pearl is taken",
    (count, taken) => {
      const beasts = ["leviathan-12", "leviathan-19", "leviathan-20"] as const;
      const start = prepare({
        court: ["arms-dealer", "trader", "keeper", "jailer"],
        seats: [
          { hand: ["shellfish-5", "crab-3"], pearls: 0 },
          { pearls: 0, lords: ["highwayman"] },
        ],
        leviathan: { border: atBorder(...beasts.slice(0, count)) },
      });
      const { state, events } = play(start, a.recruits("arms-dealer", ["shellfish-5", "crab-3"]));
      expect(eventsOf(events, "pearls-gained")).toMatchObject([{ pearls: count }]);
      expect(eventsOf(events, "pearl-taken")).toHaveLength(taken);
      expect(state.table.seats[0]!.pearls).toBe(count - taken);
    },
  );
});

describe("loot", () => {
  /** Seat 0 controls Megalodon and draws this loot first. */
  const searching = (loot: 5 | 6, more: Description = {}) =>
    play(
      prepare({
        available: ["megalodon"],
        council: { crab: ["crab-2"] },
        seats: [{ keys: 3, pearls: 0 }],
        nextLoot: [loot],
        ...more,
      }),
      a.requests("crab"),
      a.controls("megalodon", [], 3),
    );

  test("LE-83 KR-29 loot 5 gives a base token", () => {
    const { state, events } = searching(5, { nextTokens: [4] });
    expect(eventsOf(events, "tokens-drawn")).toMatchObject([{ seat: 0, tokens: [4] }]);
    expect(eventsOf(events, "leviathan-tokens-drawn")).toEqual([]);
    expect(state.table.leviathan.tokens).toHaveLength(20);
    expect(question(state)).toBe("search-loot 0");
  });

  test("LE-83 with an empty base supply it gives none, and no leviathan token either", () => {
    const { state, events } = searching(5, { tokensLeft: 0 });
    expect(eventsOf(events, "tokens-drawn")).toEqual([]);
    expect(state.table.leviathan.tokens).toHaveLength(20);
  });

  test("LE-84 KR-30 monsters of loot 6 are discarded, and nothing else happens", () => {
    const { state, events } = searching(6, {
      nextCards: ["monster", "monster", "kraken-3"],
      leviathan: { border: atBorder("leviathan-12") },
    });
    expect(eventsOf(events, "ally-found")).toMatchObject([{ ally: "kraken-3", monsters: 2 }]);
    for (const kind of ["threat-raised", "leviathan-drawn", "dice-rolled"] as const)
      expect(kinds(events)).not.toContain(kind);
    expect(state.table.threat).toBe(1);
    expect(state.table.discard).toEqual(["monster", "monster"]);
    expect(state.table.seats[0]!.hand).toContain("kraken-3");
    expect(state.table.leviathan.border).toHaveLength(1);
  });
});

describe("LE-85 sentinels and council stack tokens", () => {
  const onCrab = { kind: "stack", stack: "crab" } as const;
  /** The turn of seat 0 begins; it has a council stack token, and the sentinel of this seat lies on the crabs. */
  const atStart = (owner: number, council: Description["council"]) =>
    play(
      prepare({
        turn: { seat: 2 },
        council: { ...council, seahorse: ["seahorse-2"] },
        sentinels: { watcher: { owner, on: onCrab } },
        leviathan: { seats: [{ tokens: ["council-stack", "two-pearls"] }] },
      }),
      by(2).requests("seahorse"),
    ).state;

  test("LE-85 KR-37 a stack that another player has reserved cannot be taken", () => {
    const start = atStart(1, { crab: ["crab-2"], squid: ["squid-2"] });
    expect(question(start)).toBe("reveal-token 0");
    expect(refusalOf(start, a.reveals("council-stack", "crab"))).toMatchObject({
      code: "reserved",
    });
    const stacks = legalOf(start, "reveal-token").map(({ stack }) => stack);
    expect(stacks).toEqual(["squid", null]);
  });

  test("LE-85 LE-40 if no other stack has cards, the token cannot be revealed", () => {
    const start = atStart(1, { crab: ["crab-2"] });
    expect(legalOf(start, "reveal-token").map(({ token }) => token)).toEqual(["two-pearls"]);
    expect(refusalOf(start, a.reveals("council-stack", "squid"))).toMatchObject({
      code: "stack-empty",
    });
  });

  test("LE-85 KR-39 taking the own reserved stack brings the sentinel back", () => {
    const start = atStart(0, { crab: ["crab-2", "kraken-3"] });
    const { state, events } = play(start, a.reveals("council-stack", "crab"));
    expect(eventsOf(events, "sentinel-returned")).toMatchObject([{ seat: 0, sentinel: "watcher" }]);
    expect(state.table.seats[0]!.hand).toEqual(["crab-2", "kraken-3"]);
    expect(state.table.kraken.sentinels.watcher).toEqual({ owner: 0, on: null });
    // It may be placed again in this turn, before the action (KR-36).
    const after = play(state, a.declines()).state;
    expect(openKinds(after)).toContain("post-sentinel");
  });
});
