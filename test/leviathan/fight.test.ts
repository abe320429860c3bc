// Fights: who can fight, attacks one after the other, and the end of a fight.
import { describe, expect, test } from "vitest";
import {
  atBorder,
  by,
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

const a = by(0);

/** Seat 0 has this hand and has revealed a monster. */
const facing = (
  hand: NonNullable<NonNullable<Description["seats"]>[number]["hand"]>,
  border: ReturnType<typeof atBorder>,
  more: Description = {},
) =>
  exploring(["monster"], {
    nextCards: ["squid-2"],
    ...more,
    seats: [{ hand, pearls: 0 }],
    leviathan: { ...more.leviathan, border },
  });

describe("LE-22 LE-23 who can fight which leviathan", () => {
  test("LE-22 an allied race of a leviathan at the border is needed; crab is one of every leviathan", () => {
    const border = atBorder("leviathan-12", "leviathan-4", "leviathan-19");
    expect(legalOf(facing(["crab-2", "squid-3"], border), "fight")).toEqual([
      a.fights("leviathan-12", "crab-2"),
      a.fights("leviathan-12", "squid-3"),
      a.fights("leviathan-4", "crab-2"),
      a.fights("leviathan-19", "crab-2"),
    ]);
  });

  test("LE-22 equal allies are offered once, and a fighter beside the plain ally", () => {
    const start = facing(["squid-1", "squid-1", "squid-1-fighter"], atBorder("leviathan-12"));
    expect(legalOf(start, "fight").map(({ ally }) => ally)).toEqual(["squid-1", "squid-1-fighter"]);
  });

  test.each([
    ["an ally of an allied race", facing(["seahorse-3"], atBorder("leviathan-12"))],
    ["an ally", facing([], atBorder("leviathan-12"))],
    ["a leviathan at the border", facing(["crab-3"], [])],
  ])("LE-22 without %s fighting is not offered", (_, start) => {
    expect(legalOf(start, "fight")).toEqual([]);
    expect(openKinds(start)).toEqual(["continue"]);
  });

  test("LE-22 LE-24 an ally of another race, or one not in hand, cannot attack", () => {
    const start = facing(["seahorse-3", "crab-1"], atBorder("leviathan-12"));
    expect(refusalOf(start, a.fights("leviathan-12", "seahorse-3"))).toMatchObject({
      code: "ally-cannot-attack",
      rule: "LE-22",
      params: { ally: "seahorse-3", leviathan: "leviathan-12", races: ["crab", "squid"] },
    });
    expect(refusalOf(start, a.fights("leviathan-12", "squid-5"))).toMatchObject({
      code: "ally-not-in-hand",
      rule: "LE-24",
      params: { ally: "squid-5" },
    });
  });

  test("LE-23 only a leviathan at the border can be the target", () => {
    const start = facing(["crab-1"], atBorder("leviathan-12"), {
      leviathan: { discarded: ["leviathan-20"] },
    });
    for (const leviathan of ["leviathan-4", "leviathan-20"] as const)
      expect(refusalOf(start, a.fights(leviathan, "crab-1"))).toMatchObject({
        code: "leviathan-not-at-border",
        rule: "LE-23",
        params: { leviathan },
      });
  });

  test("LE-22 LE-18 there is nothing to fight while an ally is revealed", () => {
    const start = exploring(["squid-4"], {
      seats: [{ hand: ["crab-1"] }],
      leviathan: { border: atBorder("leviathan-12") },
    });
    expect(legalOf(start, "fight")).toEqual([]);
    expect(refusalOf(start, a.fights("leviathan-12", "crab-1"))).toMatchObject({
      code: "no-monster-revealed",
      rule: "LE-18",
    });
  });

  test("LE-22 LE-20 on space 5 a player who can fight must, and gains 1 pearl once", () => {
    const start = exploring(["crab-1", "crab-2", "squid-2", "squid-3", "monster"], {
      seats: [{ hand: ["crab-1", "crab-2"], pearls: 0 }],
      leviathan: { border: atBorder("leviathan-19") },
    });
    expect(refusalOf(start, a.continues())).toMatchObject({ code: "must-fight", rule: "LE-20" });
    expect(openKinds(start)).toEqual(["fight"]);
    const first = roll(start, a.fights("leviathan-19", "crab-1"), 1);
    expect(eventsOf(first.events, "pearls-gained")).toMatchObject([
      { pearls: 1, source: "last-space" },
      { pearls: 1, source: "reward" },
    ]);
    const second = roll(first.state, a.attacks("crab-2"), 1);
    expect(eventsOf(second.events, "pearls-gained")).toMatchObject([{ source: "reward" }]);
  });
});

describe("LE-32 attacks one after the other", () => {
  const hand = ["crab-2", "crab-3", "squid-4", "seahorse-5"] as const;
  const begun = () =>
    roll(
      facing(hand, atBorder("leviathan-9", "leviathan-19")),
      a.fights("leviathan-9", "crab-2"),
      1,
    ).state;

  test("LE-23 the target stays the same: only allies that can attack it are offered, no other leviathan", () => {
    const state = roll(
      facing(hand, atBorder("leviathan-19", "leviathan-12")),
      a.fights("leviathan-19", "crab-2"),
      1,
    ).state;
    expect(question(state)).toBe("attack 0");
    expect(legalOf(state, "attack").map(({ ally }) => ally)).toEqual(["crab-3"]);
    expect(refusalOf(state, a.attacks("squid-4"))).toMatchObject({
      code: "ally-cannot-attack",
      rule: "LE-22",
      params: { leviathan: "leviathan-19", races: ["crab"] },
    });
    expect(refusalOf(state, a.attacks("crab-5"))).toMatchObject({
      code: "ally-not-in-hand",
      rule: "LE-24",
    });
    expect(refusalOf(state, a.fights("leviathan-12", "squid-4"))).toMatchObject({
      code: "not-asked",
    });
  });

  test("LE-23 a fight has at least one attack: it cannot be ended before", () => {
    const start = facing(hand, atBorder("leviathan-9"));
    expect(refusalOf(start, a.endsFight())).toMatchObject({ code: "not-asked" });
  });

  test("LE-24 LE-32 each attack costs an ally, face up to the discard, whether it fails or not", () => {
    let state = begun();
    expect(state.table.leviathan.border[0]).toMatchObject({ leviathan: "leviathan-9", lost: 1 });
    state = roll(state, a.drawsTokens(1), 2).state;
    expect(question(state)).toBe("attack 0");
    // 3 + 1 do not reach 7.
    state = roll(state, a.attacks("crab-3"), 1).state;
    expect(state.table.seats[0]).toMatchObject({ hand: ["seahorse-5", "squid-4"], pearls: 1 });
    expect(state.table.discard).toEqual(["crab-2", "crab-3"]);
    // 4 + 3 do.
    state = roll(state, a.attacks("squid-4"), 3).state;
    expect(state.table.leviathan.border[0]).toMatchObject({ lost: 2 });
    expect(state.table.discard).toEqual(["crab-2", "crab-3", "squid-4"]);
  });

  test("LE-32 without another ally that can attack, the fight can only be ended", () => {
    const start = facing(["crab-2", "seahorse-5"], atBorder("leviathan-19"));
    const { state } = roll(start, a.fights("leviathan-19", "crab-2"), 1);
    expect(openKinds(state)).toEqual(["end-fight"]);
  });

  test("LE-32 with an empty hand the fight is over", () => {
    const start = facing(["crab-2"], atBorder("leviathan-19"));
    const { state, events } = roll(start, a.fights("leviathan-19", "crab-2"), 1);
    expect(kinds(events)).toContain("fight-ended");
    expect(question(state)).toBe("act 1");
  });

  test("LE-32 LE-33 a hand-written position can be in a fight", () => {
    const fight = { target: "leviathan-19", kills: 0 } as const;
    const start = prepare({
      track: ["monster"],
      question: { ask: "attack", seats: [0] },
      seats: [{ hand: ["crab-2"] }],
      leviathan: { border: atBorder("leviathan-19"), fight },
    });
    expect(start.table.leviathan.fight).toEqual(fight);
    expect(openKinds(start)).toEqual(["attack", "end-fight"]);
    expect(kinds(play(start, a.endsFight()).events)).toContain("fight-ended");
  });

  test("LE-32 LE-12 the player may end the fight; the life points that are gone stay gone", () => {
    const drawn = roll(begun(), a.drawsTokens(1), 2).state;
    const { state, events } = play(drawn, a.endsFight());
    expect(kinds(events).slice(0, 2)).toEqual(["fight-ended", "exploration-ended"]);
    expect(state.table.leviathan).toMatchObject({ fight: null, scourge: null });
    expect(state.table.leviathan.border[0]).toEqual({
      space: "2-3",
      leviathan: "leviathan-9",
      lost: 1,
    });
    expect(question(state)).toBe("act 1");
  });
});

describe("LE-36 the end of a fight", () => {
  test("LE-36 the monster is discarded, then allies go to the council, Ship Master, control", () => {
    const start = exploring(["crab-3", "seahorse-2", "crab-4", "jellyfish-2", "monster"], {
      seats: [{ hand: ["squid-5", "crab-1"], pearls: 0, keys: 3, lords: ["ship-master"] }],
      available: ["jail"],
      leviathan: { border: atBorder("leviathan-19", "leviathan-12") },
    });
    const fought = roll(start, a.fights("leviathan-19", "crab-1"), 1);
    expect(kinds(fought.events)).not.toContain("exploration-ended");
    const { state, events } = play(fought.state, a.endsFight());
    expect(kinds(events)).toEqual(["fight-ended", "exploration-ended", "pearls-gained"]);
    expect(eventsOf(events, "exploration-ended")).toMatchObject([{ monsters: 1 }]);
    expect(eventsOf(events, "pearls-gained")).toMatchObject([{ source: "ship-master" }]);
    expect(state.table.track).toEqual([]);
    expect(state.table.discard).toEqual(["crab-1", "monster"]);
    expect(state.table.council).toMatchObject({
      crab: ["crab-3", "crab-4"],
      seahorse: ["seahorse-2"],
      jellyfish: ["jellyfish-2"],
    });
    expect(question(state)).toBe("control 0");
  });
});

describe("LE-37 activated powers and fights", () => {
  const activated = ["use-slaver", "use-oracle", "use-opportunist"] as const;
  const uses = [a.usesSlaver("crab-2"), a.usesOracle("squid"), a.usesOpportunist("keeper")];
  const start = exploring(["monster"], {
    seats: [
      {
        hand: ["crab-1-fighter", "crab-2", "crab-3"],
        pearls: 3,
        lords: ["slaver", "oracle", "opportunist", "intrepid"],
      },
    ],
    court: ["keeper", "reaper", "shepherd", "miller"],
    council: { squid: ["squid-3"], shellfish: ["shellfish-3"] },
    leviathan: { border: atBorder("leviathan-2", ["leviathan-10", 1]) },
  });

  test("LE-37 'fight or continue' is the last occasion for them", () => {
    for (const use of uses) expect(play(start, use).state.table.turn.used).toHaveLength(1);
    expect(openKinds(start)).toEqual(expect.arrayContaining(["continue", "fight"]));
  });

  test("LE-37 none is offered or accepted from the target to the end of the fight", () => {
    const steps = [
      ["add-pearls 0", "not-asked", a.addsPearls(2)],
      ["draw-tokens 0", "power-in-fight", a.drawsTokens(0)],
      ["reveal-token 0", "power-in-fight", a.declines()],
      ["choose-target 0", "not-asked", a.fights("leviathan-2", "crab-2")],
      ["attack 0", "not-asked", a.endsFight()],
    ] as const;
    let state = roll(start, a.fights("leviathan-10", "crab-1-fighter"), 1).state;
    for (const [asked, code, step] of steps) {
      expect(question(state)).toBe(asked);
      for (const kind of activated) expect(openKinds(state)).not.toContain(kind);
      for (const use of uses) expect(refusalOf(state, use).code).toBe(code);
      state = step.type === "fight" ? roll(state, step, 1).state : play(state, step).state;
    }
  });
});
