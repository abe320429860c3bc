// What only the three expansions together have.
import { describe, expect, test } from "vitest";
import { exilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import { categories, score } from "../../src/exiles-kraken-leviathan/score.ts";
import type { Loot } from "../../src/kraken/cards/loot.ts";
import {
  atBorder,
  by,
  type Description,
  eventsOf,
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
const court = ["trader", "keeper", "jailer"] as const;

test.each([2, 3, 4, 5])("LE-78 LE-100 KR-80 the set-up for %i players", (players) => {
  const { table } = exilesKrakenLeviathan.setup({ players }, `set-up ${players}`).state;
  expect(table.deck).toHaveLength(102 - players);
  expect([...table.lordDeck, ...table.court]).toHaveLength(62);
  expect([...table.exiles.deck, ...table.exiles.court]).toHaveLength(10);
  expect([...table.stack, ...table.available]).toHaveLength(26);
  expect(table.leviathan.border).toHaveLength(1);
  expect(table.kraken.lootDeck).toHaveLength(25);
  expect([table.tokens.length, table.leviathan.tokens.length]).toEqual([20, 20]);
});

describe("a search after a recapture", () => {
  /** Seat 0 recaptures this location of seat 1 and draws this loot first. */
  const recaptured = (loot: Loot, more: Description = {}) =>
    play(
      prepare({
        court,
        exilesInCourt: ["usurer"],
        exiles: [{ free: ["mutineer"] }],
        seats: [
          { hand: ["crab-1"], pearls: 0 },
          { locations: [{ location: "megalodon", lords: ["reaper"] }] },
        ],
        nextLoot: [loot],
        nextLocations: ["jail"],
        ...more,
        leviathan: { border: atBorder("leviathan-12") },
      }),
      a.recruitsExile("usurer"),
      a.recaptures("megalodon", "mutineer", "usurer"),
    );

  test("KR-84 LE-83 loot 5 gives a base token, not a leviathan token", () => {
    const { state, events } = recaptured(5, { nextTokens: [4] });
    expect(eventsOf(events, "tokens-drawn")).toMatchObject([{ seat: 0, tokens: [4] }]);
    expect(state.table.leviathan.tokens).toHaveLength(20);
    // No question about the supply or about tokens to reveal: the search goes on.
    expect(question(state)).toBe("search-loot 0");
  });

  test("KR-84 LE-84 loot 6 brings no leviathan for its monsters", () => {
    const { state, events } = recaptured(6, { nextCards: ["monster", "crab-4-fighter"] });
    expect(eventsOf(events, "ally-found")).toMatchObject([{ ally: "crab-4-fighter", monsters: 1 }]);
    for (const kind of ["threat-raised", "leviathan-drawn", "dice-rolled"] as const)
      expect(kinds(events)).not.toContain(kind);
    expect(state.table.leviathan.border).toHaveLength(1);
    expect(question(state)).toBe("search-loot 0");
  });

  test("KR-84 LE-84 nor does a search of the robbed player, in another player's turn", () => {
    const robbed = recaptured(7, {
      nextLocations: ["battlefield"],
      nextLoot: [7, 6],
      nextCards: ["monster", "monster", "kraken-2"],
    }).state;
    const { state, events } = play(robbed, a.stops());
    expect(question(state)).toBe("search-loot 1");
    expect(eventsOf(events, "ally-found")).toMatchObject([{ seat: 1, monsters: 2 }]);
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(state.table.kraken.nebulis).toEqual([0, 0, 0]);
    expect(question(play(state, b.stops()).state)).toBe("act 1");
  });
});

describe("LE-95 KR-81 the start of the turn", () => {
  const onCrab = { kind: "stack", stack: "crab" } as const;
  /** Seat 0 has the Conspirator, a council stack token, and its sentinel on the crabs. */
  const { state: start } = play(
    prepare({
      court,
      turn: { seat: 2 },
      council: { crab: ["crab-5", "kraken-4"], seahorse: ["seahorse-2"] },
      nextLords: ["breeder"],
      seats: [{ hand: ["seahorse-5"], pearls: 0 }],
      exiles: [{ free: ["conspirator"] }],
      sentinels: { watcher: { owner: 0, on: onCrab } },
      leviathan: { seats: [{ tokens: ["council-stack"] }] },
    }),
    by(2).requests("seahorse"),
  );

  test("LE-85 LE-95 KR-81 a token brings the sentinel back; it is placed after the Conspirator's question", () => {
    expect(question(start)).toBe("reveal-token 0");
    const { state, events } = play(start, a.reveals("council-stack", "crab"));
    expect(eventsOf(events, "sentinel-returned")).toHaveLength(1);
    expect(question(state)).toBe("conspire 0");
    expect(openKinds(state)).not.toContain("post-sentinel");
    expect(openKinds(play(state, a.leaves()).state)).toContain("post-sentinel");
  });

  test("LE-95 KR-80 the stack pays for the Conspirator's lord, and its kraken brings nebulis", () => {
    const { state } = play(
      start,
      a.reveals("council-stack", "crab"),
      a.conspires(["seahorse-5", "crab-5", "kraken-4"]),
    );
    expect(state.table.seats[0]).toMatchObject({ lords: ["breeder"], affiliated: ["crab-5"] });
    expect(state.table.kraken).toMatchObject({ nebulis: [3, 0, 0], figure: 0 });
    expect(question(state)).toBe("place-leviathan 0");
  });
});

describe("penalties with exiles and smugglers", () => {
  const attacked = (description: Description) =>
    roll(
      prepare({
        nextCards: ["crab-3"],
        ...description,
        track: ["monster"],
        agenda: [{ ask: "explore", seats: [0] }],
        leviathan: { border: atBorder("leviathan-10") },
      }),
      a.continues(),
      "leviathan-20",
      1,
      1,
    );

  test("LE-89 LE-93 a smuggler can be lost, an exile cannot", () => {
    const { state, events } = attacked({
      seats: [{ lords: ["watcher"] }],
      exiles: [{ free: ["usurer"] }],
      exilesInCourt: ["heretic"],
      sentinels: { watcher: { owner: 0, on: { kind: "guest", guest: "heretic" } } },
    });
    expect(eventsOf(events, "lord-discarded")).toMatchObject([{ lord: "watcher" }]);
    expect(state.table.exiles.seats[0]!.free).toEqual(["usurer"]);
    // KR-65, KR-83: the sentinel on an exile stays.
    expect(state.table.kraken.sentinels.watcher.on).toEqual({ kind: "guest", guest: "heretic" });
  });

  test("LE-93 LE-89 lords under locations are safe, and lords set aside by EX-13 too", () => {
    const { events } = attacked({
      seats: [{ locations: [{ location: "jail", lords: ["fence"] }] }],
      exiles: [{ aside: ["outlaw"] }],
    });
    expect(kinds(events)).toContain("leviathan-attacked");
    expect(kinds(events)).not.toContain("lord-discarded");
  });
});

describe("LE-97 KR-80 payments", () => {
  test("LE-97 KR-80 KR-13 fighters and krakens pay for an exile together; the fighter is affiliated", () => {
    const start = prepare({
      court,
      exilesInCourt: ["usurer"],
      seats: [{ hand: ["crab-1-fighter", "kraken-3"] }],
    });
    const { state } = play(start, a.recruitsExile("usurer", ["crab-1-fighter", "kraken-3"]));
    expect(state.table.seats[0]!.affiliated).toEqual(["crab-1-fighter"]);
    expect(state.table.kraken.nebulis).toEqual([2, 0, 0]);
  });

  test("LE-96 LE-97 KR-81 the Perjurer is not offered when only krakens were played", () => {
    const start = prepare({
      court: ["oyster-farmer", ...court],
      exiles: [{ free: ["perjurer"] }],
      seats: [{ hand: ["kraken-4", "kraken-4"], pearls: 4 }],
    });
    const { state } = play(start, a.recruits("oyster-farmer", ["kraken-4", "kraken-4"]));
    expect(question(state)).not.toContain("perjure");
    expect(state.table.kraken.nebulis).toEqual([6, 0, 0]);
  });
});

test("LE-85 LE-83 KR-83 EX-22 reserved exiles and stacks: each zone has its own sentinel", () => {
  const start = prepare({
    turn: { seat: 2 },
    court,
    exilesInCourt: ["usurer"],
    council: { crab: ["crab-2"], seahorse: ["seahorse-2"] },
    seats: [{ hand: ["crab-1"] }],
    sentinels: {
      watcher: { owner: 1, on: { kind: "guest", guest: "usurer" } },
      vigil: { owner: 1, on: { kind: "stack", stack: "crab" } },
    },
    leviathan: { seats: [{ tokens: ["council-stack", "key"] }] },
  });
  const { state } = play(start, by(2).requests("seahorse"));
  expect(legalOf(state, "reveal-token").map(({ token }) => token)).toEqual(["key"]);
  const after = play(state, a.declines()).state;
  expect(refusalOf(after, a.recruitsExile("usurer"))).toMatchObject({ code: "reserved" });
});

test("LE-87 LE-94 EX-14 the Sorcerer's fight with a kraken leaves the court and the track alone", () => {
  const start = play(
    prepare({
      court,
      turn: { seat: 2 },
      council: { seahorse: ["seahorse-2"] },
      nextLords: ["sorcerer"],
      seats: [{ hand: ["jellyfish-5", "crab-3", "kraken-4"] }],
      exiles: [{ free: ["conspirator"] }],
      leviathan: { border: atBorder("leviathan-12", "leviathan-19") },
    }),
    by(2).requests("seahorse"),
    a.conspires(["jellyfish-5", "crab-3"]),
  ).state;
  expect(question(start)).toBe("choose-target 0");
  const { state, events } = roll(start, a.fights("leviathan-19", "kraken-4"), 1);
  expect(eventsOf(events, "nebulis-changed")).toMatchObject([{ by: [3, 0, 0] }]);
  expect(kinds(events)).toContain("fight-ended");
  expect(kinds(events)).not.toContain("exploration-ended");
  expect(question(state)).toBe("act 1");
});

test("LE-91 LE-98 KR-85 the score has the lines of all three", () => {
  const [sheet] = score([
    {
      lords: ["fence", "coward"],
      locations: ["megalodon"],
      affiliated: ["crab-3-fighter"],
      monsterTokens: [2],
      pearls: 0,
      nebulis: 2,
      figure: true,
      loot: { megalodon: [7] },
      exiles: [{ id: "usurer", influence: 9 }],
      wounds: 3,
      scourge: true,
    },
  ]);
  expect(sheet!.total).toBe(8 + 8 + 7 + 3 + 2 - 2 - 5 + 9 - 3 + 5);
  const found = [...new Set(sheet!.lines.map(({ category }) => category))];
  expect(found).toEqual(categories.filter((category) => found.includes(category)));
});
