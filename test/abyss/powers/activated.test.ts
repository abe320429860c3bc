import { describe, expect, test } from "vitest";
import type { Lord } from "../../../src/abyss/cards/lords.ts";
import { abyss } from "../../../src/abyss/index.ts";
import type { Action } from "../../../src/abyss/published-types.ts";
import { by, payment } from "../by.ts";
import { comes, waysOf, withoutPower } from "../lord-arrivals.ts";
import {
  type Area,
  applied,
  type Description,
  eventsOf,
  legalOf,
  play,
  prepare,
  question,
  refusalOf,
  type State,
} from "../prepare.ts";

type Activated = "slaver" | "oracle" | "opportunist";

const atReveal: Description["question"] = { ask: "explore", seats: [0] };

const uses: Record<Activated, readonly [Action, Action]> = {
  slaver: [by(0).usesSlaver("crab-3"), by(0).usesSlaver("crab-2")],
  oracle: [by(0).usesOracle("squid"), by(0).usesOracle("shellfish")],
  opportunist: [by(0).usesOpportunist("keeper"), by(0).usesOpportunist("reaper")],
};
/** With this, each of the three powers can be used, more than once. */
const busy: Description = {
  court: ["keeper", "reaper", "shepherd", "miller"],
  council: {
    squid: ["squid-3"],
    shellfish: ["shellfish-3"],
    jellyfish: ["jellyfish-3"],
    seahorse: ["seahorse-3"],
  },
};
const hand: Area["hand"] = ["crab-2", "crab-3"];

describe.each<[string, Activated]>([
  ["Slaver", "slaver"],
  ["Oracle", "oracle"],
  ["Opportunist", "opportunist"],
])("%s: when", (name, lord) => {
  const [use, again] = uses[lord];
  const owner: Area = { lords: [lord], hand };
  const ready = (description: Description = {}) =>
    prepare({ ...busy, seats: [owner], ...description });

  test(`AB-35 ${name}: before the action, which is still open; once per turn`, () => {
    const { state } = play(ready(), use);
    expect(question(state)).toBe("act 0");
    expect(state.table.turn.used).toEqual([lord]);
    expect(refusalOf(state, again)).toMatchObject({
      code: "power-used-this-turn",
      params: { lord },
    });
    expect(legalOf(state, use.type)).toEqual([]);
  });

  test(`AB-8 AB-35 ${name}: after a plot, too`, () => {
    const { state } = play(ready(), by(0).plots(), use);
    expect(question(state)).toBe("act 0");
  });

  test.each([
    ["take or continue", "crab-1"],
    ["fight or continue", "monster"],
  ] as const)(`AB-35 ${name}: at the decision to %s`, (_, card) => {
    const { state } = play(ready({ track: [card], question: atReveal }), use);
    expect(question(state)).toBe("explore 0");
    expect(state.table.track).toEqual([card]);
    expect(refusalOf(state, again).code).toBe("power-used-this-turn");
  });

  test(`AB-35 ${name}: at any decision of the exploration, but only once`, () => {
    const start = ready({
      players: 2,
      track: ["crab-1"],
      question: atReveal,
      nextCards: ["squid-1", "monster", "seahorse-1"],
      seats: [owner, { pearls: 0 }],
    });
    const next = by(0).continues();
    const { state: second } = play(start, next);
    const { state: third } = play(second, next);
    for (const state of [start, second, third])
      expect(legalOf(state, use.type).length).toBeGreaterThan(0);
    const { state: used } = play(second, use, next);
    expect(question(used)).toBe("explore 0");
    expect(refusalOf(used, again).code).toBe("power-used-this-turn");
  });

  test(`AB-35 AB-66 ${name}: at the end of the turn`, () => {
    const { state } = play(ready(), by(0).requests("jellyfish"));
    expect(question(state)).toBe("end-turn 0");
    const { state: after } = play(state, use);
    expect(question(after)).toBe("act 1"); // no more question
    expect(after.table.seats[0]!.hand).toHaveLength(lord === "slaver" ? 2 : 3);
  });

  test(`AB-66 ${name}: need not be used at the end of the turn`, () => {
    const { state } = play(ready(), by(0).requests("jellyfish"), by(0).endsTurn());
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.hand).toHaveLength(3);
  });

  test(`AB-66 ${name}: nothing is asked at the end of the turn if it has been used`, () => {
    expect(question(play(ready(), use, by(0).requests("jellyfish")).state)).toBe("act 1");
  });

  test.each(waysOf(lord))(`AB-31 AB-35 ${name} %s: usable in the same turn`, (way) => {
    const { state } = comes(way, lord, { council: busy.council!, seats: [{ hand }] });
    expect(question(state)).toBe("end-turn 0");
    const mine = legalOf(state, use.type);
    expect(mine.length).toBeGreaterThan(0);
    expect(question(play(state, mine[0]!).state)).toBe("act 1");
  });

  test(`AB-35 ${name}: usable again in the next turn of its owner`, () => {
    const { state } = play(
      ready({ players: 2 }),
      use,
      by(0).requests("jellyfish"),
      by(1).requests("seahorse"),
    );
    expect(question(state)).toBe("act 0");
    expect(question(play(state, again).state)).toBe("act 0");
  });

  test(`AB-35 AB-47 ${name}: usable again in an extra turn`, () => {
    const { state } = play(ready({ turn: { extra: 1 } }), use, by(0).requests("jellyfish"));
    expect(question(state)).toBe("act 0");
    expect(question(play(state, again).state)).toBe("act 0");
  });

  test(`AB-35 ${name}: not in the turns of others`, () => {
    const state = ready({ turn: { seat: 1 }, seats: [owner, { hand: ["crab-3"] }] });
    expect(refusalOf(state, use).code).toBe("not-your-decision");
    // Not at their end either.
    expect(question(play(state, by(1).requests("jellyfish")).state)).toBe("act 2");
    // Nor does it help others.
    const theirs = { ...use, seat: 1 };
    expect(refusalOf(state, theirs).code).toBe("power-not-working");
  });

  test(`AB-35 ${name}: not at an offer`, () => {
    const { state } = play(
      ready({ turn: { seat: 1 }, nextCards: ["crab-1"], seats: [owner, {}, { pearls: 0 }] }),
      by(1).explores(),
    );
    expect(question(state)).toBe("offer 0");
    expect(refusalOf(state, use).code).toBe("not-asked");
    // Nor for the active player while others are asked.
    const { state: offered } = play(ready({ nextCards: ["crab-1"] }), by(0).explores());
    expect(question(offered)).toBe("offer 1");
    expect(refusalOf(offered, use).code).toBe("not-your-decision");
  });

  test(`AB-35 ${name}: not when the Jailer asks its owner`, () => {
    const start = prepare({
      ...busy,
      court: ["jailer", ...busy.court!],
      turn: { seat: 2 },
      seats: [owner, {}, { hand: payment("jailer") }],
    });
    const { state } = play(start, by(2).recruits("jailer"));
    expect(question(state)).toBe("discard 0");
    expect(refusalOf(state, use).code).toBe("not-asked");
  });

  test(`AB-35 ${name}: not between reaching 3 keys and the end of control`, () => {
    // The fight brings 2 keys to a key token and the lord's key.
    const start = ready({
      track: ["monster"],
      threat: 6,
      question: atReveal,
      seats: [{ ...owner, keys: 1 }],
      nextLocations: ["black-smokers", "chasm"],
    });
    const { state: control } = play(start, by(0).fights({ keys: 2 }));
    expect(question(control)).toBe("control 0");
    const { state: choice } = play(control, by(0).drawsLocations(2));
    expect(question(choice)).toBe("choose-location 0");
    const { state: smokers } = play(choice, by(0).controls("black-smokers", [], 3));
    expect(question(smokers)).toBe("switch-location 0");
    for (const state of [control, choice, smokers])
      expect(refusalOf(state, use).code).toBe("not-asked");
    // Control is over: the end of the turn.
    const { state: end } = play(smokers, by(0).declines());
    expect(question(end)).toBe("end-turn 0");
    expect(question(play(end, use).state)).toBe("act 1");
  });

  test(`AB-35 AB-62 ${name}: not after its key has been spent in this turn`, () => {
    const start = prepare({
      ...busy,
      available: ["jail"],
      seats: [{ ...owner, keys: 1, hand: [...hand, ...payment("shepherd")] }],
    });
    const { state } = play(
      start,
      by(0).recruits("shepherd"),
      by(0).controls("jail", [lord, "shepherd"], 1),
    );
    expect(question(state)).toBe("act 1");
  });

  test.each(withoutPower(lord))(`AB-35 AB-39 AB-62 ${name} %s: cannot be used`, (_, area) => {
    const state = ready({ seats: [{ hand, ...area }] });
    expect(refusalOf(state, use)).toMatchObject({ code: "power-not-working", params: { lord } });
    expect(legalOf(state, use.type)).toEqual([]);
    expect(question(play(state, by(0).requests("jellyfish")).state)).toBe("act 1");
  });
});

test("AB-35 several activated powers: each once, at different moments of the turn", () => {
  const start = prepare({
    ...busy,
    players: 2,
    seats: [{ lords: ["slaver", "oracle"], hand }, { pearls: 0 }],
    nextCards: ["jellyfish-1"],
  });
  const { state: revealed } = play(start, uses.oracle[0], by(0).explores());
  expect(question(revealed)).toBe("explore 0");
  expect(refusalOf(revealed, uses.oracle[1]).code).toBe("power-used-this-turn");
  const { state: end } = play(revealed, by(0).takes());
  expect(question(end)).toBe("end-turn 0");
  expect(refusalOf(end, uses.oracle[1]).code).toBe("power-used-this-turn");
  expect(question(play(end, uses.slaver[0]).state)).toBe("act 1");
});

test("AB-66 several activated powers at the end of the turn: asked until all are used", () => {
  const start = prepare({ ...busy, seats: [{ lords: ["slaver", "oracle"], hand }] });
  let { state } = play(start, by(0).requests("jellyfish"));
  expect(question(state)).toBe("end-turn 0");
  state = play(state, uses.oracle[0]).state;
  expect(question(state)).toBe("end-turn 0");
  state = play(state, uses.slaver[0]).state;
  expect(question(state)).toBe("act 1");
});

/** Whether the end of the turn is asked after the last council stack was taken. */
const atTheEnd = (state: State) => question(play(state, by(0).requests("crab")).state);

describe("Slaver", () => {
  const [use] = uses.slaver;

  test("AB-37 AB-45 Slaver: an ally of the hand goes to the exploration discard for 2 pearls", () => {
    const start = prepare({ ...busy, seats: [{ lords: ["slaver"], hand, pearls: 0 }] });
    const { state, events } = play(start, use);
    expect(state.table.seats[0]).toMatchObject({ hand: ["crab-2"], pearls: 2 });
    expect(state.table.discard).toEqual(["crab-3"]);
    expect(eventsOf(events, "allies-discarded")).toEqual([
      { type: "allies-discarded", seat: 0, allies: ["crab-3"] },
    ]);
    expect(eventsOf(events, "pearls-gained")).toEqual([
      { type: "pearls-gained", seat: 0, pearls: 2, source: "slaver" },
    ]);
  });

  test("AB-45 Slaver: any ally of its owner's hand, and no other", () => {
    const start = prepare({ seats: [{ lords: ["slaver"], hand }, { hand: ["squid-1"] }] });
    expect(legalOf(start, "use-slaver").map(({ ally }) => ally)).toEqual(hand);
    expect(refusalOf(start, by(0).usesSlaver("squid-1")).code).toBe("ally-not-in-hand");
  });

  test("AB-45 Slaver: the ally taken in the turn can be discarded at its end", () => {
    const start = prepare({ council: { crab: ["crab-1"] }, seats: [{ lords: ["slaver"] }] });
    const { state } = play(start, by(0).requests("crab"));
    const { table } = play(state, by(0).usesSlaver("crab-1")).state;
    expect(table.seats[0]).toMatchObject({ hand: [], pearls: 3 });
  });

  test("AB-45 Slaver: cannot be used with an empty hand", () => {
    const start = prepare({
      court: ["miller", "keeper", "reaper", "shepherd"],
      seats: [{ lords: ["slaver"], hand: payment("miller") }],
    });
    const { state } = play(start, by(0).recruits("miller"));
    expect(question(state)).toBe("act 1");
    expect(legalOf(prepare({ seats: [{ lords: ["slaver"] }] }), "use-slaver")).toEqual([]);
  });

  test("AB-28 AB-45 Slaver: its pearls can pay the recruitment of the turn", () => {
    // The Shepherd costs 8; two pearls are missing.
    const start = prepare({
      court: busy.court!,
      seats: [{ lords: ["slaver"], hand: ["crab-3", "seahorse-2", "seahorse-4"], pearls: 0 }],
    });
    const shepherd = by(0).recruits("shepherd", ["seahorse-2", "seahorse-4"]);
    expect(refusalOf(start, shepherd).code).toBe("too-few-pearls");
    expect(play(start, use, shepherd).state.table.seats[0]!.pearls).toBe(0);
  });
});

describe("Oracle", () => {
  const [use] = uses.oracle;
  const council: NonNullable<Description["council"]> = {
    squid: ["squid-1", "squid-3"],
    crab: ["crab-1"],
  };

  test("AB-37 AB-49 Oracle: a whole council stack goes to the exploration discard", () => {
    const { state, events } = play(prepare({ council, seats: [{ lords: ["oracle"] }] }), use);
    expect(state.table.council).toMatchObject({ squid: [], crab: ["crab-1"] });
    expect(state.table.discard).toEqual(["squid-1", "squid-3"]);
    const [event] = eventsOf(events, "stack-discarded");
    expect(event).toEqual({
      type: "stack-discarded",
      seat: 0,
      stack: "squid",
      allies: ["squid-1", "squid-3"],
    });
    // AB-77: the exploration discard is public.
    expect(abyss.redact(event!, 1)).toEqual(event);
    expect(abyss.view(state, 1).table.discard).toEqual(["squid-1", "squid-3"]);
  });

  test("AB-49 Oracle: any stack that is not empty", () => {
    const state = prepare({ council, seats: [{ lords: ["oracle"] }] });
    expect(legalOf(state, "use-oracle").map(({ stack }) => stack)).toEqual(["crab", "squid"]);
    expect(refusalOf(state, by(0).usesOracle("seahorse")).code).toBe("stack-empty");
  });

  test("AB-49 Oracle: cannot be used with an empty council", () => {
    const state = prepare({ council: { crab: ["crab-1"] }, seats: [{ lords: ["oracle"] }] });
    expect(atTheEnd(state)).toBe("act 1"); // the last stack was taken
  });

  test("AB-24 AB-49 Oracle: at the end of the turn it can discard what the exploration sent", () => {
    const start = prepare({
      track: ["seahorse-1", "crab-1"],
      question: atReveal,
      seats: [{ lords: ["oracle"] }],
    });
    const { state } = play(start, by(0).takes(), by(0).usesOracle("seahorse"));
    expect(state.table.discard).toEqual(["seahorse-1"]);
  });
});

describe("Opportunist", () => {
  const owner: readonly Area[] = [{ lords: ["opportunist"] }];

  test.each<[Lord, Lord[]]>([
    ["keeper", ["hunter", "reaper", "shepherd", "miller"]],
    ["reaper", ["keeper", "hunter", "shepherd", "miller"]],
    ["miller", ["keeper", "reaper", "shepherd", "hunter"]],
  ])("AB-53 Opportunist: the top lord of the deck takes the space of the %s", (lord, court) => {
    const start = prepare({ ...busy, seats: owner, nextLords: ["hunter", "seeker"] });
    const { state, events } = play(start, by(0).usesOpportunist(lord));
    expect(state.table.court).toEqual(court);
    expect(state.table.lordDeck.at(-1)).toBe("seeker");
    expect(eventsOf(events, "lord-discarded")).toEqual([
      { type: "lord-discarded", seat: 0, lord, from: "court" },
    ]);
  });

  test("AB-58 Opportunist: the discarded lord is out of the game, face up", () => {
    const { state } = play(prepare({ ...busy, seats: owner }), by(0).usesOpportunist("reaper"));
    for (const viewer of [0, 1, "spectator"] as const)
      expect(abyss.view(state, viewer).table.discardedLords).toEqual(["reaper"]);
    expect([...state.table.court, ...state.table.lordDeck]).not.toContain("reaper");
  });

  test("AB-53 Opportunist: a lord of the court only", () => {
    const start = prepare({ ...busy, seats: owner, nextLords: ["hunter"] });
    expect(legalOf(start, "use-opportunist").map(({ lord }) => lord)).toEqual(busy.court);
    for (const lord of ["hunter", "opportunist"] as const)
      expect(refusalOf(start, by(0).usesOpportunist(lord)).code).toBe("lord-not-in-court");
  });

  test("AB-53 Opportunist: needs a lord in the deck", () => {
    const state = prepare({
      court: busy.court!,
      council: { crab: ["crab-1"] },
      lordDeck: [],
      seats: owner,
    });
    expect(refusalOf(state, by(0).usesOpportunist("keeper")).code).toBe("lord-deck-empty");
    expect(legalOf(state, "use-opportunist")).toEqual([]);
    expect(atTheEnd(state)).toBe("act 1");
  });

  test("AB-53 Opportunist: cannot be used with an empty court", () => {
    const state = prepare({ court: [], council: { crab: ["crab-1"] }, seats: owner });
    expect(legalOf(state, "use-opportunist")).toEqual([]);
    expect(atTheEnd(state)).toBe("act 1");
  });

  test("AB-33 AB-69 Opportunist: does not refill the court or trigger the end", () => {
    const start = prepare({ court: ["keeper"], lordDeck: ["hunter"], seats: owner });
    const { state, events } = play(start, by(0).usesOpportunist("keeper"));
    expect(state.table.court).toEqual(["hunter"]);
    expect(state.table.lordDeck).toEqual([]);
    expect(state.table.lastSeat).toBeNull();
    expect(eventsOf(events, "pearls-gained")).toEqual([]);
  });

  test("AB-35 AB-53 Opportunist: the new lord can be recruited in the same turn", () => {
    const start = prepare({
      ...busy,
      seats: [{ lords: ["opportunist"], hand: payment("hunter") }],
      nextLords: ["hunter"],
    });
    const { state } = play(start, by(0).usesOpportunist("keeper"), by(0).recruits("hunter"));
    expect(state.table.seats[0]!.lords).toEqual(["opportunist", "hunter"]);
  });
});

describe("a power that adds to the exploration discard", () => {
  test.each<[string, Area, Activated]>([
    ["Slaver", { lords: ["slaver"], hand: ["crab-3"] }, "slaver"],
    ["Oracle", { lords: ["oracle"] }, "oracle"],
  ])("AB-25 %s: continuing is offered again", (_, area, lord) => {
    // No card is left to reveal. `play` would not accept a game without monsters.
    const start = prepare({
      players: 2,
      track: ["crab-1"],
      question: atReveal,
      council: { squid: ["squid-3"] },
      seats: [area, { pearls: 0 }],
      rest: 1,
      withoutMonsters: true,
    });
    expect(legalOf(start, "continue")).toEqual([]);
    const used = applied(start, uses[lord][0]).state;
    expect(legalOf(used, "continue")).toHaveLength(1);
    const { state } = applied(used, by(0).continues());
    expect(state.table.track).toEqual(["crab-1", lord === "slaver" ? "crab-3" : "squid-3"]);
  });
});
