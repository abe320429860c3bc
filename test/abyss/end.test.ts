import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import type { Action, Event } from "../../src/abyss/published-types.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Area,
  type Description,
  eventsOf,
  kinds,
  open,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  type State,
  seatings,
} from "./prepare.ts";

const turns = (events: readonly Event[]): number[] =>
  eventsOf(events, "turn-started").map(({ seat }) => seat);
/** The seat explores and takes the first ally; no opponent must be able to buy it. */
const quickTurn = (seat: number): Action[] => [by(seat).explores(), by(seat).takes()];
const crabs = ["crab-1", "crab-1", "crab-1", "crab-1", "squid-1", "squid-1"] as const;

describe("the end of a turn", () => {
  const support: Description = { council: { crab: ["crab-1"] } };

  test.each<[string, Area, Description, string]>([
    ["no lord with an activated power", { hand: ["squid-1"] }, {}, "act 1"],
    ["a Slaver", { lords: ["slaver"] }, {}, "end-turn 0"],
    ["a disabled Slaver", { disabled: ["slaver"] }, {}, "act 1"],
    ["an Oracle and no council stack", { lords: ["oracle"] }, {}, "act 1"],
    [
      "an Oracle and a council stack",
      { lords: ["oracle"] },
      { council: { crab: ["crab-1"], squid: ["squid-1"] } },
      "end-turn 0",
    ],
    ["an Opportunist", { lords: ["opportunist"] }, {}, "end-turn 0"],
    [
      "an Opportunist and no lord in the deck",
      { lords: ["opportunist"] },
      { lordDeck: [] },
      "act 1",
    ],
    ["an Opportunist and no lord in the court", { lords: ["opportunist"] }, { court: [] }, "act 1"],
  ])(
    "AB-66 is asked only if an activated power can still be used: %s",
    (_, area, more, expected) => {
      const { state } = play(
        prepare({ ...support, ...more, seats: [area] }),
        by(0).requests("crab"),
      );
      expect(question(state)).toBe(expected);
    },
  );

  test("AB-66 a Slaver without allies asks nothing", () => {
    const hand: Ally[] = ["seahorse-5", "seahorse-3"];
    const start = prepare({
      seats: [{ lords: ["slaver"], hand }],
      court: ["shepherd", "miller", "reaper", "keeper"],
    });
    expect(question(play(start, by(0).recruits("shepherd", hand)).state)).toBe("act 1");
  });

  test("AB-66 a power already used is not asked for", () => {
    const start = prepare({ ...support, seats: [{ lords: ["slaver"], hand: ["squid-1"] }] });
    const { state } = play(start, by(0).usesSlaver("squid-1"), by(0).requests("crab"));
    expect(question(state)).toBe("act 1");
  });

  test("AB-66 powers may be used one after the other; when none is left, the turn ends", () => {
    const start = prepare({
      seats: [{ pearls: 0, lords: ["slaver", "oracle"] }],
      council: { crab: ["crab-1"], squid: ["squid-1"] },
    });
    const atEnd = play(start, by(0).requests("crab")).state;
    expect(sorted(openKinds(atEnd))).toEqual(["end-turn", "use-oracle", "use-slaver"]);
    const once = play(atEnd, by(0).usesOracle("squid")).state;
    expect(sorted(openKinds(once))).toEqual(["end-turn", "use-slaver"]);
    const twice = play(once, by(0).usesSlaver("crab-1")).state;
    expect(question(twice)).toBe("act 1");
    expect(twice.table.seats[0]!.pearls).toBe(2);
    expect(twice.table.turn.used).toEqual([]);
  });

  test("AB-66 they need not be used", () => {
    const start = prepare({ ...support, seats: [{ lords: ["slaver"] }] });
    const { state } = play(start, by(0).requests("crab"), by(0).endsTurn());
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.hand).toEqual(["crab-1"]);
  });

  test("AB-66 the order: powers, hand limit, extra turns, the next player", () => {
    const paid: Ally[] = ["jellyfish-5", "jellyfish-3"];
    const eight: Ally[] = [
      "crab-1",
      "crab-2",
      "crab-3",
      "crab-4",
      "squid-1",
      "squid-2",
      "squid-3",
      "squid-4",
    ];
    const start = prepare({
      seats: [
        { pearls: 0, lords: ["slaver"], hand: [...paid, ...eight] },
        { pearls: 0, lords: ["commander"] },
        { pearls: 0 },
      ],
      court: ["invoker", "miller", "reaper", "keeper"],
      nextCards: ["shellfish-1"],
    });
    const atEnd = play(start, by(0).recruits("invoker", paid)).state;
    expect(question(atEnd)).toBe("end-turn 0");
    // The ally sold first need not be discarded: one is left to discard, not two.
    const limited = play(atEnd, by(0).usesSlaver("crab-1")).state;
    expect(abyss.decision(limited)).toMatchObject({ ask: "discard", seats: [0], by: "commander" });
    expect(refusalOf(limited, by(0).discards("crab-2", "crab-3")).code).toBe(
      "wrong-number-of-allies",
    );
    const extra = play(limited, by(0).discards("crab-2"));
    expect(turns(extra.events)).toEqual([0]);
    expect(question(extra.state)).toBe("act 0");
    const next = play(extra.state, ...quickTurn(0), by(0).endsTurn(), by(0).discards("crab-3"));
    expect(turns(next.events)).toEqual([1]);
  });
});

/** Lords without keys, and without powers once they have entered. */
const quiet = [
  "miller",
  "aquaculturalist",
  "landowner",
  "peddler",
  "trader",
  "shopkeeper",
] as const;
const hand: Ally[] = ["seahorse-5", "seahorse-3"];
const court = ["shepherd", "seeker", "reaper", "keeper", "tamer"] as const;
const recruit = by(0).recruits("shepherd", hand);
const triggered = (events: readonly Event[]): number => eventsOf(events, "end-triggered").length;

describe("the trigger", () => {
  test.each<[string, Area, boolean]>([
    ["six free lords", { lords: [...quiet] }, true],
    ["five free lords", { lords: quiet.slice(0, 5) }, false],
    [
      "free, disabled and under locations, together six",
      {
        lords: quiet.slice(0, 2),
        disabled: quiet.slice(2, 4),
        locations: [{ location: "jail", lords: quiet.slice(4, 6) }],
      },
      true,
    ],
    [
      "free, disabled and under locations, together five",
      {
        lords: quiet.slice(0, 1),
        disabled: quiet.slice(1, 3),
        locations: [
          { location: "jail", lords: quiet.slice(3, 4) },
          { location: "depths", lords: quiet.slice(4, 5) },
        ],
      },
      false,
    ],
    ["six disabled", { disabled: [...quiet] }, true],
    ["six under locations", { locations: [{ location: "jail", lords: [...quiet] }] }, true],
    ["more than six", { lords: [...quiet, "hunter"] }, true],
  ])("AB-67 a recruitment with %s", (_, area, expected) => {
    const start = prepare({ seats: [{ hand, pearls: 0, ...area }], court });
    const { state, events } = play(start, recruit);
    expect(triggered(events)).toBe(expected ? 1 : 0);
    expect(state.table.lastSeat).toBe(expected ? 2 : null);
  });

  test("AB-67 the lords of others do not count", () => {
    const start = prepare({
      seats: [{ hand, lords: quiet.slice(0, 3) }, { lords: quiet.slice(3) }],
      court,
    });
    expect(triggered(play(start, recruit).events)).toBe(0);
  });

  test("AB-67 an ambassador that went under its location counts", () => {
    const five: Ally[] = ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"];
    const start = prepare({
      seats: [{ hand: five, lords: [...quiet] }],
      court: ["hermit", "seeker", "reaper", "keeper"],
    });
    expect(triggered(play(start, by(0).recruits("hermit", five)).events)).toBe(1);
  });

  const squids: Ally[] = ["squid-5", "squid-4", "squid-1"];
  test("AB-67 both lords of a Corruptor's recruitment count", () => {
    const start = prepare({
      seats: [{ hand: squids, pearls: 5, lords: quiet.slice(0, 5) }],
      court: ["corruptor", "seeker", "reaper", "keeper", "tamer"],
    });
    const first = play(start, by(0).recruits("corruptor", squids));
    expect(triggered(first.events)).toBe(0);
    expect(triggered(play(first.state, by(0).bribes("reaper")).events)).toBe(1);
    expect(triggered(play(first.state, by(0).declines()).events)).toBe(0);
  });

  test("AB-67 a lord replaced by the Traitor does not count", () => {
    const paid: Ally[] = ["squid-5", "crab-4", "shellfish-3"];
    const start = prepare({
      seats: [{ hand: paid, lords: quiet.slice(0, 5) }],
      court: ["traitor", "seeker", "reaper", "keeper", "tamer"],
    });
    const { state, events } = play(
      start,
      by(0).recruits("traitor", paid),
      by(0).replaces("miller", "reaper"),
    );
    expect(state.table.seats[0]!.lords).toHaveLength(6);
    expect(triggered(events)).toBe(0);
  });

  test("AB-67 seven lords count only after a recruitment", () => {
    const start = prepare({
      seats: [{ lords: [...quiet, "hunter"] }],
      council: { crab: ["crab-1"] },
    });
    const { state, events } = play(start, by(0).requests("crab"));
    expect(triggered(events)).toBe(0);
    expect(state.table.lastSeat).toBeNull();
  });

  test.each<[string, Lord[], Lord[], boolean]>([
    ["3 lords for 4 spaces", ["shepherd", "seeker", "reaper"], ["trader", "sage", "elder"], true],
    [
      "4 lords for 4 spaces",
      ["shepherd", "seeker", "reaper"],
      ["trader", "sage", "elder", "tamer"],
      false,
    ],
    ["none for 4 spaces", ["shepherd", "seeker", "reaper"], [], true],
    ["none, but three are left in the court", ["shepherd", "seeker", "reaper", "tamer"], [], false],
    ["5 lords for 6 spaces", ["shepherd"], ["trader", "sage", "elder", "tamer", "hunter"], true],
  ])("AB-67 a refill that cannot fill every space: %s", (_, lords, lordDeck, expected) => {
    const start = prepare({ seats: [{ hand, pearls: 0 }], court: lords, lordDeck });
    const { state, events } = play(start, recruit);
    expect(triggered(events)).toBe(expected ? 1 : 0);
    expect(state.table.lastSeat).toBe(expected ? 2 : null);
    if (lords.length > 3) return;
    // The remaining lords come to court, and the pearls are given.
    expect(state.table.court).toEqual([...lords.slice(1), ...lordDeck]);
    expect(state.table.seats[0]!.pearls).toBe(2);
  });

  test("AB-67 AB-68 both reasons together trigger the end once", () => {
    const start = prepare({
      seats: [{ hand, lords: [...quiet] }],
      court: ["shepherd", "seeker"],
      lordDeck: [],
    });
    expect(triggered(play(start, recruit).events)).toBe(1);
  });
});

const poor = { pearls: 0 } as const;

describe("the last turns", () => {
  test("AB-68 every other player has one last turn, then the game ends", () => {
    const start = prepare({
      turn: { seat: 1 },
      seats: [poor, { ...poor, hand, lords: [...quiet] }, poor],
      court,
      nextCards: crabs,
    });
    const { state, events } = play(
      start,
      by(1).recruits("shepherd", hand),
      ...quickTurn(2),
      ...quickTurn(0),
    );
    expect(eventsOf(events, "end-triggered")).toEqual([{ type: "end-triggered", seat: 1 }]);
    expect(turns(events)).toEqual([2, 0]);
    expect(kinds(events).at(-1)).toBe("game-ended");
    expect(question(state)).toBe("over");
    expect(abyss.deciders(state)).toEqual([]);
    expect(open(state)).toEqual([]);
    expect(refusalOf(state, by(1).explores()).code).toBe("game-over");
  });

  test.each(seatings)(
    "AB-68 of %i players seat %i triggers the end: each of the others has a turn",
    (players, seat) => {
      const others = Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
      const seats: Area[] = Array.from({ length: players }, () => poor);
      seats[seat] = { ...poor, hand, lords: [...quiet] };
      const { state, events } = play(
        prepare({ turn: { seat }, players, seats, court, nextCards: crabs }),
        by(seat).recruits("shepherd", hand),
        ...others.flatMap(quickTurn),
      );
      expect(turns(events)).toEqual(others);
      expect(question(state)).toBe("over");
    },
  );

  test("AB-68 the active player finishes the turn: control and powers are not lost", () => {
    const start = prepare({
      seats: [
        { ...poor, keys: 2, hand: [...hand, "crab-1"], lords: [...quiet.slice(0, 5), "slaver"] },
      ],
      court,
      available: ["jail"],
    });
    const { state } = play(start, recruit);
    expect(question(state)).toBe("control 0");
    const controlled = play(state, by(0).controls("jail", ["shepherd", "slaver"], 1)).state;
    expect(question(controlled)).toBe("act 1");
    const kept = play(state, by(0).controls("jail", ["shepherd"], 2)).state;
    expect(question(kept)).toBe("end-turn 0");
  });

  const invokers: Ally[] = ["jellyfish-5", "jellyfish-3"];
  const withInvoker = ["invoker", "seeker", "reaper", "keeper", "tamer"] as const;

  test("AB-68 the player who triggers the end still takes their extra turns", () => {
    const start = prepare({
      seats: [{ ...poor, hand: invokers, lords: [...quiet] }, poor, poor],
      court: withInvoker,
      nextCards: crabs,
    });
    const { state, events } = play(
      start,
      by(0).recruits("invoker", invokers),
      ...quickTurn(0),
      ...quickTurn(1),
      ...quickTurn(2),
    );
    expect(turns(events)).toEqual([0, 1, 2]);
    expect(question(state)).toBe("over");
  });

  const seekers: Ally[] = ["crab-4", "squid-3"];
  const others: Lord[] = ["hunter", "jailer", "assassin", "oracle", "alchemist", "commander"];
  const small = ["shepherd", "seeker", "reaper", "keeper"] as const;
  const stacks = ["shellfish", "jellyfish", "squid"] as const;
  // Either the second recruitment leaves two lords in the court, or it brings a seventh.
  test.each(
    [1, 2, 3].flatMap((seat): [number, string, Area, Description][] => [
      [seat, "a court that cannot be filled", {}, { court: small, lordDeck: [] }],
      [seat, "a seventh lord", { disabled: others }, { court }],
    ]),
  )("AB-68 a second trigger by seat %i of 4 changes nothing: %s", (second, _, area, more) => {
    const seats: Area[] = [{ ...poor, hand, lords: [...quiet] }, poor, poor, poor];
    seats[second] = { ...poor, ...area, hand: seekers };
    const council = {
      shellfish: ["shellfish-1"],
      jellyfish: ["jellyfish-1"],
      squid: ["squid-1"],
    } as const;
    const { state, events } = play(
      prepare({ players: 4, seats, council, ...more }),
      recruit,
      ...stacks.map((stack, i) =>
        i + 1 === second ? by(second).recruits("seeker", seekers) : by(i + 1).requests(stack),
      ),
    );
    expect(eventsOf(events, "end-triggered")).toEqual([{ type: "end-triggered", seat: 0 }]);
    expect(turns(events)).toEqual([1, 2, 3]);
    expect(question(state)).toBe("over");
  });

  test("AB-68 a second trigger in an extra turn of the same player changes nothing", () => {
    const start = prepare({
      seats: [{ ...poor, hand: [...invokers, ...hand], lords: [...quiet] }, poor, poor],
      court: ["invoker", "shepherd", "seeker", "reaper", "keeper", "tamer"],
      nextCards: crabs,
    });
    const { state, events } = play(
      start,
      by(0).recruits("invoker", invokers),
      recruit,
      ...quickTurn(1),
      ...quickTurn(2),
    );
    expect(triggered(events)).toBe(1);
    expect(question(state)).toBe("over");
  });

  test.each([
    [1, [1, 1, 2]],
    [2, [1, 2, 2]],
  ])("AB-68 AB-47 an Invoker in the last turn of seat %i gives one more", (seat, expected) => {
    const seats: Area[] = [{ ...poor, hand, lords: [...quiet] }, poor, poor];
    seats[seat] = { ...poor, hand: invokers };
    const start = prepare({
      seats,
      court: ["invoker", "shepherd", "seeker", "reaper", "keeper", "tamer"],
      nextCards: crabs,
    });
    const lastTurns = [1, 2].flatMap((one) =>
      one === seat ? [by(one).recruits("invoker", invokers), ...quickTurn(one)] : quickTurn(one),
    );
    const { state, events } = play(start, recruit, ...lastTurns);
    expect(turns(events)).toEqual(expected);
    expect(question(state)).toBe("over");
  });

  test("AB-68 with two players the other one has a single turn", () => {
    const start = prepare({
      players: 2,
      turn: { seat: 1 },
      seats: [poor, { ...poor, hand, lords: [...quiet] }],
      court,
      nextCards: crabs,
    });
    const { state } = play(start, by(1).recruits("shepherd", hand), ...quickTurn(0));
    expect(question(state)).toBe("over");
  });
});

describe("a lord deck emptied without a refill", () => {
  const few = ["seeker", "reaper"] as const;

  const emptied: readonly (readonly [string, Description, readonly Action[]])[] = [
    [
      "plotting",
      { seats: [{ pearls: 1 }], court: few, lordDeck: ["trader"] },
      [by(0).plots(), by(0).requests("crab")],
    ],
    [
      "the Opportunist",
      { seats: [{ lords: ["opportunist"] }], court: few, lordDeck: ["trader"] },
      [by(0).usesOpportunist("seeker"), by(0).requests("crab")],
    ],
    [
      "the Schemer",
      {
        seats: [{ hand: ["squid-2", "crab-3", "shellfish-3"], lords: ["miller"] }],
        court: ["schemer", "tamer", ...few],
        lordDeck: ["trader"],
      },
      [
        by(0).recruits("schemer", ["squid-2", "crab-3", "shellfish-3"]),
        by(0).replacesFromDeck("miller"),
      ],
    ],
  ];
  test.each(emptied)("AB-69 by %s does not trigger the end", (_, description, moves) => {
    const { state, events } = play(
      prepare({ council: { crab: ["crab-1"] }, ...description }),
      ...moves,
    );
    expect(state.table.lordDeck).toEqual([]);
    expect(triggered(events)).toBe(0);
    expect(state.table.lastSeat).toBeNull();
    expect(question(state)).toBe("act 1");
  });

  test("AB-69 the next refill triggers the end", () => {
    const start = prepare({
      seats: [{ pearls: 1, hand }],
      court: ["shepherd", "seeker"],
      lordDeck: ["trader"],
    });
    const { state, events } = play(start, by(0).plots(), recruit);
    expect(state.table.court).toEqual(["seeker", "trader"]);
    expect(triggered(events)).toBe(1);
  });
});

/** Seat 0 is in the last turn of the game, with a council stack to take. */
const lastTurn = (seats: readonly Area[], more: Description = {}): State =>
  prepare({ lastSeat: 0, council: { shellfish: ["shellfish-5"] }, ...more, seats });

describe("hands at the end", () => {
  const start = lastTurn([
    { hand: ["jellyfish-3", "jellyfish-1", "jellyfish-1", "crab-5"], affiliated: ["crab-4"] },
    { hand: ["squid-4", "squid-2", "seahorse-3", "seahorse-5", "crab-1"] },
    { hand: [] },
  ]);
  const { state, events } = play(start, by(0).requests("shellfish"));

  test("AB-70 the lowest ally of each race is affiliated, and the rest discarded", () => {
    expect(state.table.seats.map(({ affiliated }) => sorted(affiliated))).toEqual([
      ["crab-4", "crab-5", "jellyfish-1", "shellfish-5"],
      ["crab-1", "seahorse-3", "squid-2"],
      [],
    ]);
    expect(state.table.seats.map((area) => area.hand)).toEqual([[], [], []]);
    expect(sorted(state.table.discard)).toEqual([
      "jellyfish-1",
      "jellyfish-3",
      "seahorse-5",
      "squid-4",
    ]);
  });

  test("AB-70 there is no choice: the game is over immediately", () => {
    expect(question(state)).toBe("over");
    expect(kinds(events).at(-1)).toBe("game-ended");
  });

  test("AB-70 all see which cards of the hands are affiliated and discarded", () => {
    const revealed = eventsOf(events, "hand-revealed").find(({ seat }) => seat === 1)!;
    expect(sorted(revealed.affiliated)).toEqual(["crab-1", "seahorse-3", "squid-2"]);
    expect(sorted(revealed.discarded)).toEqual(["seahorse-5", "squid-4"]);
    for (const viewer of [0, 2, "spectator"] as const)
      expect(abyss.redact(revealed, viewer)).toEqual(revealed);
  });

  test("AB-70 an ally is affiliated even if an equal one already is", () => {
    const { state: after, events } = play(
      lastTurn([
        {
          hand: ["crab-1", "crab-3", "squid-2"],
          affiliated: ["crab-1", "jellyfish-2", "squid-2"],
          tokens: [3],
        },
      ]),
      by(0).requests("shellfish"),
    );
    expect(eventsOf(events, "hand-revealed")[0]).toEqual({
      type: "hand-revealed",
      seat: 0,
      affiliated: ["crab-1", "shellfish-5", "squid-2"],
      discarded: ["crab-3"],
      tokens: [3],
    });
    expect(after.table.seats[0]!.affiliated).toEqual([
      "crab-1",
      "crab-1",
      "jellyfish-2",
      "shellfish-5",
      "squid-2",
      "squid-2",
    ]);
    expect(after.table.discard).toEqual(["crab-3"]);
  });

  test("AB-70 Master of Magic does not apply", () => {
    const { state: after } = play(
      lastTurn([{ hand: ["shellfish-1", "shellfish-3"], lords: ["master-of-magic"] }]),
      by(0).requests("shellfish"),
    );
    expect(after.table.seats[0]!.affiliated).toEqual(["shellfish-1"]);
  });

  test("AB-70 these allies count for every location", () => {
    // Coral Barrier: 20 less one per affiliated ally; Sanctuary: 4 and 3 per jellyfish.
    const { state: after } = play(
      lastTurn([
        {
          hand: ["jellyfish-3", "jellyfish-1", "crab-5"],
          affiliated: ["jellyfish-2"],
          locations: [
            { location: "coral-barrier", lords: [] },
            { location: "sanctuary", lords: [] },
          ],
        },
      ]),
      by(0).requests("shellfish"),
    );
    const [sheet] = abyss.score([abyss.tableau(after, 0)]);
    const strongest = 2 + 5 + 5; // jellyfish, crab, shellfish
    expect(sheet!.total).toBe(20 - 4 + (4 + 3 * 2) + strongest);
  });

  test("AB-70 nothing is affiliated from hand before the last turn is over", () => {
    const before = prepare({
      lastSeat: 1,
      council: { shellfish: ["shellfish-5"] },
      seats: [{ hand: ["crab-1"] }],
    });
    const { state: after } = play(before, by(0).requests("shellfish"));
    expect(question(after)).toBe("act 1");
    expect(after.table.seats[0]).toMatchObject({ affiliated: [], hand: ["crab-1", "shellfish-5"] });
  });
});
