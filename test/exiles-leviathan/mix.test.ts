// Where Exiles and Leviathan meet.
import { describe, expect, test } from "vitest";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import { exilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import { categories, score } from "../../src/exiles-leviathan/score.ts";
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
  turnOfFirst,
} from "./prepare.ts";

const [a, b] = [by(0), by(1)];
const court = ["trader", "keeper", "jailer", "peddler"] as const;

test.each([2, 3, 4, 5])("LE-100 EX-1 the set-up for %i players: ten exiles", (players) => {
  const { table } = exilesLeviathan.setup({ players }, `set-up ${players}`).state;
  expect(table.exiles.court).toHaveLength(1);
  expect(table.exiles.deck).toHaveLength(9);
  expect(table.court).toHaveLength(5);
  expect([...table.lordDeck, ...table.court]).toHaveLength(44);
  expect(table.seats.map(({ hand }) => hand)).toEqual(Array(players).fill(["crab-1"]));
  expect(table.leviathan.border).toHaveLength(1);
  expect(exilesLeviathan.seats).toEqual({ min: 2, max: 5 });
});

describe("LE-93 LE-67 a penalty of a lord takes no exile", () => {
  /** Seat 0 continues; leviathan 10 (1 lord) attacks it. */
  const attacked = (description: Description) =>
    roll(
      exploring(["monster"], {
        nextCards: ["crab-3"],
        ...description,
        leviathan: { border: atBorder("leviathan-10") },
      }),
      a.continues(),
      "leviathan-20",
      1,
      1,
    );

  test("LE-93 a player who has exiles only loses nothing", () => {
    const { state, events } = attacked({ exiles: [{ free: ["usurer"] }] });
    expect(kinds(events)).toContain("leviathan-attacked");
    expect(kinds(events)).not.toContain("lord-discarded");
    expect(state.table.exiles.seats[0]!.free).toEqual(["usurer"]);
  });

  test("LE-93 with one lord besides exiles, the lord is lost without a question", () => {
    const { state } = attacked({ seats: [{ lords: ["miller"] }], exiles: [{ free: ["usurer"] }] });
    expect(state.table.discardedLords).toEqual(["miller"]);
    expect(question(state)).toBe("offer 1");
  });

  test("LE-93 with two, a lord is chosen; exiles and cards under locations are safe", () => {
    const { state } = attacked({
      seats: [
        { lords: ["miller", "hunter"], locations: [{ location: "jail", lords: ["reaper"] }] },
      ],
      exiles: [{ holding: [{ location: "chasm", exiles: ["heretic", "usurer"] }] }],
    });
    expect(legalOf(state, "lose-lord").map(({ lord }) => lord)).toEqual(["miller", "hunter"]);
    expect(refusalOf(state, a.losesLord("reaper"))).toMatchObject({ code: "not-a-lord-to-lose" });
  });
});

describe("LE-94 the new lords with exiles", () => {
  const allies = ["jellyfish-5", "crab-3"] as const;
  /** Seat 0 has the Conspirator and pays for the top lord with these allies. */
  const conspiring = (lord: "sorcerer" | "border-guard" | "arms-dealer" | "breeder" | "rebel") => {
    const paying = {
      sorcerer: allies,
      "border-guard": ["crab-5", "squid-3"],
      "arms-dealer": ["shellfish-5", "squid-3"],
      breeder: ["seahorse-5", "squid-5"],
      rebel: ["squid-5", "crab-3"],
    }[lord] as readonly (typeof allies)[number][];
    const start = turnOfFirst({
      court,
      nextLords: [lord, "miller", "reaper"],
      seats: [{ hand: [...paying, "crab-4"], pearls: 3, keys: 3 }, {}, {}],
      available: ["jail"],
      exiles: [{ free: ["conspirator"] }],
      leviathan: { border: atBorder("leviathan-12", "leviathan-19") },
    }).state;
    expect(question(start)).toBe("conspire 0");
    return play(start, a.conspires(paying));
  };

  test("LE-94 EX-17 a Sorcerer recruited by the Conspirator fights before control, and no plotting follows", () => {
    const { state } = conspiring("sorcerer");
    expect(question(state)).toBe("choose-target 0");
    const kill = roll(state, a.fights("leviathan-12", "crab-4"), 3);
    const { state: drawn, events } = roll(kill.state, a.drawsTokens(1), 2);
    expect(kinds(events)).toContain("fight-ended");
    expect(kinds(events)).not.toContain("exploration-ended");
    expect(question(drawn)).toBe("control 0");
    expect(openKinds(drawn)).not.toContain("plot");
  });

  test("LE-94 EX-14 the fight comes before the refill of the court", () => {
    const start = turnOfFirst({
      court: ["trader"],
      nextLords: ["sorcerer", "miller", "reaper", "seeker", "hunter"],
      seats: [{ hand: [...allies, "crab-4"] }],
      exiles: [{ free: ["conspirator"] }],
      leviathan: { border: atBorder("leviathan-12", "leviathan-19") },
    }).state;
    const { state } = play(start, a.conspires(allies));
    expect([question(state), state.table.court]).toEqual(["choose-target 0", ["trader"]]);
    const { state: end, events } = play(state, a.declines());
    expect(kinds(events)).toContain("court-filled");
    expect(end.table.court.length).toBeGreaterThan(3);
  });

  test("LE-94 LE-55 the Arms Dealer pays for leviathans at the border", () => {
    const { events } = conspiring("arms-dealer");
    expect(eventsOf(events, "pearls-gained")).toMatchObject([{ source: "arms-dealer", pearls: 2 }]);
  });

  test("LE-94 LE-53 the Border Guard sends a leviathan", () => {
    const { state } = conspiring("border-guard");
    expect(legalOf(state, "send-leviathan").map(({ to }) => to)).toEqual([1, 2]);
    const sent = roll(state, a.sends(1), "leviathan-20", 1, 2);
    expect(eventsOf(sent.events, "wounds-taken")).toMatchObject([{ seat: 1, wounds: 2 }]);
  });

  test("LE-94 LE-59 the Rebel removes a life point", () => {
    const { state } = conspiring("rebel");
    const { events } = play(state, a.removesLifePoint("leviathan-12"));
    expect(kinds(events).slice(0, 3)).toEqual([
      "life-point-removed",
      "leviathan-killed",
      "scourge-taken",
    ]);
  });

  test("LE-94 LE-61 the Breeder lays a leviathan", () => {
    const { state } = conspiring("breeder");
    expect(question(state)).toBe("place-leviathan 0");
    const { events } = play(state, a.laysLeviathan("11-12"));
    expect(eventsOf(events, "leviathan-placed")).toMatchObject([{ space: "11-12" }]);
  });

  test("LE-94 EX-19 LE-98 a new lord may be the seventh card", () => {
    const start = prepare({
      court: ["coward", ...court.slice(0, 3)],
      seats: [
        {
          hand: ["seahorse-5", "seahorse-3"],
          lords: ["miller", "reaper", "hunter", "seeker", "apprentice"],
        },
      ],
      exiles: [{ free: ["usurer"] }],
    });
    const { events } = play(start, a.recruits("coward", ["seahorse-5", "seahorse-3"]));
    expect(eventsOf(events, "end-triggered")).toMatchObject([{ seat: 0 }]);
  });
});

describe("LE-95 the start of the turn", () => {
  test("LE-95 LE-39 EX-17 Landlord, tokens, Conspirator, then plotting", () => {
    const { state, events } = turnOfFirst({
      court,
      seats: [{ lords: ["landlord"], pearls: 0 }],
      exiles: [{ free: ["conspirator"] }],
      leviathan: { seats: [{ tokens: ["two-pearls"] }] },
    });
    expect(kinds(events).slice(-2)).toEqual(["turn-started", "pearls-gained"]);
    expect(question(state)).toBe("reveal-token 0");
    const revealed = play(state, a.reveals("two-pearls"));
    expect(kinds(revealed.events)).toEqual(["token-revealed", "pearls-gained", "lord-looked-at"]);
    expect(question(revealed.state)).toBe("conspire 0");
    expect(openKinds(play(revealed.state, a.leaves()).state)).toContain("plot");
  });

  test("LE-95 a stack taken by a token can pay for the Conspirator's lord", () => {
    const { state } = turnOfFirst({
      court,
      nextLords: ["breeder"],
      council: { crab: ["crab-5"], seahorse: ["seahorse-2"] },
      seats: [{ hand: ["seahorse-5"], pearls: 0 }],
      exiles: [{ free: ["conspirator"] }],
      leviathan: { seats: [{ tokens: ["council-stack"] }] },
    });
    const { state: looking } = play(state, a.reveals("council-stack", "crab"));
    expect(question(looking)).toBe("conspire 0");
    expect(play(looking, a.conspires(["seahorse-5", "crab-5"])).state.table.seats[0]).toMatchObject(
      {
        lords: ["breeder"],
        hand: [],
      },
    );
  });
});

describe("LE-96 key tokens", () => {
  test("LE-96 EX-4 tokens, exiles and the Perjurer share one supply: an exile gets none when it is empty", () => {
    const start = turnOfFirst({
      seats: [{ hand: ["crab-1"], keys: 0 }, { keys: 9 }],
      exilesInCourt: ["deserter"],
      court,
      leviathan: { seats: [{ tokens: ["key"] }] },
    }).state;
    const { state } = play(start, a.reveals("key"));
    expect(state.table.keyTokens).toBe(0);
    const { events } = play(state, a.recruitsExile("deserter"));
    expect(kinds(events)).toContain("exile-entered");
    expect(kinds(events)).not.toContain("key-tokens-gained");
  });

  test("LE-96 LE-41 EX-14 a third key by a token leads to control in the control step, after recapture", () => {
    const start = turnOfFirst({
      seats: [
        { hand: ["crab-1"], keys: 2 },
        { locations: [{ location: "chasm", lords: ["reaper"] }] },
      ],
      exilesInCourt: ["usurer"],
      exiles: [{ free: ["mutineer"] }],
      court,
      available: ["jail"],
      leviathan: { seats: [{ tokens: ["key"] }] },
    }).state;
    const { state } = play(start, a.reveals("key"));
    expect(question(state)).toBe("act 0");
    const recruited = play(state, a.recruitsExile("usurer")).state;
    expect(question(recruited)).toBe("recapture 0");
    const taken = play(recruited, a.recaptures("chasm", "mutineer", "usurer")).state;
    expect(question(taken)).toBe("control 0");
  });
});

describe("LE-97 fighters pay for exiles", () => {
  const hand = ["crab-3-fighter", "crab-1-fighter"] as const;
  const start = prepare({
    seats: [{ hand }],
    exilesInCourt: ["usurer"],
    court,
    catalogue: defaultCatalogue.map((card) => ({
      ...card,
      cost: { value: 4, races: 1, required: "crab" },
    })),
  });

  test("LE-97 AB-30 the lowest of them is affiliated", () => {
    const { state } = play(start, a.recruitsExile("usurer", hand));
    expect(state.table.seats[0]!.affiliated).toEqual(["crab-1-fighter"]);
    expect(state.table.discard).toEqual(["crab-3-fighter"]);
  });

  test("LE-97 EX-16 with the Perjurer all of them are discarded for a lord without a key", () => {
    const allies = ["crab-3-fighter", "seahorse-4-fighter", "seahorse-4"] as const;
    const recruited = play(
      prepare({
        court: ["breeder", ...court.slice(0, 3)],
        seats: [{ hand: allies }],
        exiles: [{ free: ["perjurer"] }],
      }),
      a.recruits("breeder", allies, "crab-3-fighter"),
    ).state;
    expect(question(recruited)).toBe("perjure 0");
    const { state } = play(recruited, a.takesKey());
    expect(state.table.seats[0]).toMatchObject({ keys: 1, affiliated: [] });
    expect(state.table.discard).toEqual([...allies].sort());
  });
});

describe("LE-98 the end and the score", () => {
  test("LE-98 LE-62 an empty supply triggers the end, whoever has exiles", () => {
    const start = prepare({
      council: { crab: ["crab-2"] },
      exiles: [{ free: ["usurer"] }],
      tokensLeft: 0,
    });
    const { state, events } = play(start, a.requests("crab"));
    expect(kinds(events)).toEqual(
      expect.arrayContaining(["supply-ran-out", "end-triggered", "turn-started"]),
    );
    expect(state.table.lastSeat).toBe(2);
  });

  test("LE-98 EX-20 Scourge and wounds add to the score with exiles", () => {
    const [sheet] = score([
      {
        lords: ["coward"],
        locations: [],
        affiliated: [],
        monsterTokens: [2],
        pearls: 0,
        exiles: [{ id: "usurer", influence: 9 }],
        wounds: 3,
        scourge: true,
      },
    ]);
    expect(sheet!.total).toBe(8 + 2 + 9 + 5 - 3);
    const found = sheet!.lines.map(({ category }) => category);
    expect(found).toEqual(categories.filter((category) => found.includes(category)));
  });
});

test("LE-99 EX-8 recapturing does not touch leviathans, tokens, wounds or kills", () => {
  const start = prepare({
    seats: [{ hand: ["crab-1"] }, { locations: [{ location: "chasm", lords: ["reaper"] }] }],
    exilesInCourt: ["usurer"],
    exiles: [{ free: ["mutineer"] }],
    court,
    leviathan: {
      border: atBorder("leviathan-12"),
      seats: [{ wounds: 1 }, { wounds: 2, killed: ["leviathan-3"], tokens: ["key"] }],
      scourge: 1,
    },
  });
  const { state } = play(
    start,
    a.recruitsExile("usurer"),
    a.recaptures("chasm", "mutineer", "usurer"),
  );
  expect(state.table.seats[0]!.locations).toEqual([{ location: "chasm", lords: [] }]);
  expect(state.table.leviathan).toEqual(start.table.leviathan);
});

test("LE-99 LE-53 EX-8 the Border Guard's power is over before a recapture", () => {
  const start = prepare({
    court: ["border-guard", ...court.slice(0, 3)],
    seats: [{ hand: ["crab-5", "squid-3"] }, { hand: ["crab-2", "crab-3", "squid-1", "squid-2"] }],
    leviathan: { border: atBorder("leviathan-1") },
  });
  const sent = play(start, a.recruits("border-guard", ["crab-5", "squid-3"])).state;
  const { state } = roll(sent, a.sends(1), "leviathan-20", 1, 1);
  expect(question(state)).toBe("lose-allies 1");
  expect(legalOf(state, "recapture")).toEqual([]);
  const after = play(state, b.losesAllies("crab-2", "crab-3", "squid-1")).state;
  expect(question(after)).toBe("act 1");
});
