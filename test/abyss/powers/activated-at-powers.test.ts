// Slaver, Oracle and Opportunist while the power of another lord asks its owner something.
import { describe, expect, test } from "vitest";
import { locations } from "../../../src/abyss/cards/locations.ts";
import type { Lord } from "../../../src/abyss/cards/lords.ts";
import { abyss } from "../../../src/abyss/index.ts";
import type { Action, Decision } from "../../../src/abyss/published-types.ts";
import { once, type Scene, stateOf } from "../../lazy-scenes.ts";
import { by, payment } from "../by.ts";
import { comes, type Way, waysOf, withoutPower } from "../lord-arrivals.ts";
import {
  type Area,
  type Description,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  type State,
} from "../prepare.ts";

const me = by(0);
type Activated = "slaver" | "oracle" | "opportunist";
const activated: Activated[] = ["slaver", "oracle", "opportunist"];

/** A use of each power, and another one. */
const uses: Record<Activated, readonly [Action, Action]> = {
  slaver: [me.usesSlaver("crab-3"), me.usesSlaver("crab-2")],
  oracle: [me.usesOracle("squid"), me.usesOracle("shellfish")],
  opportunist: [me.usesOpportunist("reaper"), me.usesOpportunist("shepherd")],
};
/** The part of the state that the first use changes. */
const effects: Record<Activated, (state: State) => unknown> = {
  slaver: ({ table }) => table.seats[0]!.hand,
  oracle: ({ table }) => table.council.squid,
  opportunist: ({ table }) => table.court.includes("reaper"),
};
/** That part after the first use. */
const done: Record<Activated, unknown> = { slaver: ["crab-2"], oracle: [], opportunist: false };

const hand: Area["hand"] = ["crab-2", "crab-3"];
const council: NonNullable<Description["council"]> = {
  squid: ["squid-3"],
  shellfish: ["shellfish-3"],
};
/** Each of the three powers can be used, more than once. */
const busy: Description = { court: ["keeper", "reaper", "shepherd"], council };

/** A lord whose power asks, what it needs to ask, and an answer. */
interface Asking {
  readonly lord: Lord;
  readonly ask: Decision["ask"];
  readonly own?: Area;
  readonly opponent?: Area;
  readonly more?: Description;
  readonly answer: Action;
}
const asking: readonly Asking[] = [
  {
    lord: "assassin",
    ask: "disable",
    opponent: { lords: ["tamer"] },
    answer: me.disables("tamer"),
  },
  { lord: "hunter", ask: "steal-token", opponent: { tokens: [2] }, answer: me.steals(1) },
  { lord: "apprentice", ask: "take-stack", answer: me.takesStack("shellfish") },
  {
    lord: "illusionist",
    ask: "swap-location",
    own: { locations: [{ location: "abyss", lords: [] }] },
    more: { available: ["chasm"] },
    answer: me.swaps("abyss", "chasm"),
  },
  { lord: "corruptor", ask: "bribe", own: { pearls: 5 }, answer: me.bribes("keeper") },
  {
    lord: "traitor",
    ask: "replace-lord",
    own: { disabled: ["trader"] },
    answer: me.replaces("trader", "keeper"),
  },
  {
    lord: "schemer",
    ask: "replace-lord",
    own: { disabled: ["trader"] },
    // Two of them: the Opportunist may bring the first one to court.
    more: { nextLords: ["aquaculturalist", "miller"] },
    answer: me.replacesFromDeck("trader"),
  },
];

/** The lord's power asks seat 0, which also has this. */
const askingState = (
  { lord, own = {}, opponent = {}, more }: Asking,
  area: Area,
  way: Way = "recruited",
  turn: Description["turn"] = {},
) =>
  comes(way, lord, {
    ...busy,
    ...more,
    turn,
    seats: [
      {
        hand,
        ...own,
        ...area,
        disabled: [...(own.disabled ?? []), ...(area.disabled ?? [])],
        locations: [...(own.locations ?? []), ...(area.locations ?? [])],
      },
      opponent,
    ],
  }).state;

describe.each(asking)("while the $lord asks", (row) => {
  describe.each(activated)("%s", (power) => {
    const [use, again] = uses[power];
    const owner: Area = { lords: [power] };

    test.each(waysOf(row.lord))(
      `AB-35 ${power}: usable while the ${row.lord}, %s, asks (${row.ask}); the question stays`,
      (way) => {
        const before = askingState(row, owner, way);
        expect(question(before)).toBe(`${row.ask} 0`);
        const { state } = play(before, use);
        expect(abyss.decision(state)).toEqual(abyss.decision(before));
        expect(effects[power](state)).toEqual(done[power]);
        expect(state.table.turn.used).toEqual([power]);
        // The answer is still legal.
        expect(question(play(state, row.answer).state)).not.toBe(`${row.ask} 0`);
      },
    );

    test(`AB-35 ${power}: once per turn, that question of the ${row.lord} included`, () => {
      const { state } = play(askingState(row, owner), use);
      expect(refusalOf(state, again)).toMatchObject({
        code: "power-used-this-turn",
        rule: "AB-35",
        params: { lord: power },
      });
      expect(openKinds(state)).not.toContain(use.type);
      // AB-66: nor is it asked for at the end of the turn.
      expect(question(play(state, row.answer).state)).toBe("act 1");
    });

    test(`AB-35 ${power}: used before the ${row.lord} came, it cannot be used again`, () => {
      const state = askingState(row, owner, "recruited", { used: [power] });
      expect(question(state)).toBe(`${row.ask} 0`);
      expect(refusalOf(state, use).code).toBe("power-used-this-turn");
    });

    test(`AB-35 AB-66 ${power}: not used at the ${row.lord}'s question, it is asked for at the end`, () => {
      const { state } = play(askingState(row, owner), row.answer);
      expect(question(state)).toBe("end-turn 0");
    });

    test(`AB-35 ${power}: whatever keys its owner has when the ${row.lord} asks`, () => {
      const before = askingState(row, { ...owner, keys: 3 });
      expect(question(before)).toBe(`${row.ask} 0`);
      expect(question(play(before, use).state)).toBe(`${row.ask} 0`);
    });

    test.each(withoutPower(power))(
      `AB-35 AB-39 AB-62 ${power} %s: cannot be used while the ${row.lord} asks`,
      (_, area) => {
        const state = askingState(row, area);
        expect(question(state)).toBe(`${row.ask} 0`);
        expect(refusalOf(state, use).code).toBe("power-not-working");
        expect(openKinds(state)).not.toContain(use.type);
      },
    );
  });
});

test("AB-35 several powers are usable at one question, and at the next one of the same lord", () => {
  const { state: first } = comes("recruited", "assassin", {
    ...busy,
    seats: [{ hand, lords: ["slaver", "oracle"] }, { lords: ["tamer"] }, { lords: ["jailer"] }],
  });
  const { state: second } = play(first, uses.oracle[0], me.disables("tamer"));
  expect(abyss.decision(second)).toMatchObject({ ask: "disable", of: 2 });
  expect(refusalOf(second, uses.oracle[1]).code).toBe("power-used-this-turn");
  const { state } = play(second, uses.slaver[0], me.disables("jailer"));
  expect(question(state)).toBe("act 1");
});

describe("what a power changes in the question", () => {
  test("AB-32 AB-48 Oracle: the last council stack is gone, so the Apprentice takes none", () => {
    const { state } = comes("recruited", "apprentice", {
      council: { squid: ["squid-3"] },
      seats: [{ lords: ["oracle"] }],
    });
    const { state: after } = play(state, me.usesOracle("squid"));
    expect(question(after)).toBe("act 1");
    expect(after.table.seats[0]!.hand).toEqual([]);
    expect(after.table.discard).toContain("squid-3");
  });

  test("AB-48 AB-49 Oracle: the Apprentice cannot take the stack it discarded", () => {
    const { state } = comes("recruited", "apprentice", { council, seats: [{ lords: ["oracle"] }] });
    const { state: after } = play(state, me.usesOracle("squid"));
    expect(legalOf(after, "take-stack")).toEqual([me.takesStack("shellfish")]);
  });

  test("AB-53 AB-55 Opportunist: it takes the last lord of the deck, so the Schemer finds none", () => {
    const start = prepare({
      court: ["schemer", "keeper", "reaper", "shepherd"],
      lordDeck: ["hunter"],
      seats: [{ lords: ["opportunist", "trader"], hand: payment("schemer") }],
    });
    const { state } = play(start, me.recruits("schemer"));
    expect(question(state)).toBe("replace-lord 0");
    const after = play(state, me.usesOpportunist("reaper")).state;
    expect(question(after)).toBe("act 1");
    const { table } = after;
    expect(table.seats[0]!.lords).toEqual(["opportunist", "trader", "schemer"]);
    expect(table.court).toEqual(["keeper", "hunter", "shepherd"]);
    expect(table.discardedLords).not.toContain("trader");
  });

  test("AB-53 AB-55 Opportunist: the Schemer takes the lord after the one that came to court", () => {
    const { state } = comes("recruited", "schemer", {
      nextLords: ["hunter", "miller"],
      seats: [{ lords: ["opportunist", "trader"] }],
    });
    const { table } = play(
      state,
      me.usesOpportunist("keeper"),
      me.replacesFromDeck("trader"),
    ).state;
    expect(table.court).toContain("hunter");
    expect(table.seats[0]!.lords).toEqual(["opportunist", "schemer", "miller"]);
  });

  test.each<[string, Lord, Area, Action]>([
    ["Corruptor", "corruptor", { pearls: 5 }, me.bribes("landlord")],
    ["Traitor", "traitor", { disabled: ["trader"] }, me.replaces("trader", "landlord")],
  ])("AB-53 Opportunist: the %s may take the lord that came to court", (_, lord, own, action) => {
    const { state } = comes("recruited", lord, {
      nextLords: ["landlord"],
      seats: [{ ...own, lords: ["opportunist"] }],
    });
    expect(refusalOf(state, action).code).toBe("lord-not-in-court");
    const { table } = play(state, me.usesOpportunist("keeper"), action).state;
    expect(table.seats[0]!.lords).toContain("landlord");
  });

  test("AB-35 AB-55 a lord that the Traitor has discarded can no longer be used", () => {
    const { state } = comes("recruited", "traitor", { seats: [{ lords: ["slaver"], hand }] });
    expect(question(play(state, me.replaces("slaver", "keeper")).state)).toBe("act 1");
    // It may be discarded even after it was used.
    const { table } = play(state, uses.slaver[0], me.replaces("slaver", "keeper")).state;
    expect(table.seats[0]).toMatchObject({ hand: ["crab-2"], pearls: 3 });
  });
});

describe("a power that has no target", () => {
  const ready: Area = { lords: ["slaver", "opportunist"], hand };
  const withoutTarget: [string, Lord, Description][] = [
    ["no opponent has a lord", "assassin", { seats: [ready] }],
    ["no opponent has a monster token", "hunter", { seats: [ready] }],
    ["the council is empty", "apprentice", { seats: [ready] }],
    ["its owner has no location", "illusionist", { seats: [ready] }],
    [
      "its owner has too few pearls, even with the Slaver",
      "corruptor",
      { seats: [{ ...ready, pearls: 2 }] },
    ],
  ];

  test.each(
    withoutTarget.flatMap(([why, lord, rest]) =>
      waysOf(lord).map((way) => [lord, way, why, rest] as const),
    ),
  )(
    "AB-35 %s %s: not asked just because an activated power could be used, as %s",
    (lord, way, _why, rest) => {
      const { state } = comes(way, lord, rest);
      expect(question(state)).toBe("end-turn 0");
      expect(openKinds(state)).toEqual(["end-turn", "use-opportunist", "use-slaver"]);
    },
  );

  test.each<[Lord, string, Description]>([
    ["traitor", "court", { court: ["traitor"] }],
    ["schemer", "deck", { court: ["schemer", "keeper", "reaper", "shepherd"], lordDeck: [] }],
  ])("AB-35 AB-55 %s: not asked with no lord in the %s", (lord, _, rest) => {
    const start = prepare({ ...rest, seats: [{ ...ready, hand: [...hand, ...payment(lord)] }] });
    const { state, events } = play(start, me.recruits(lord));
    expect(question(state)).toBe("end-turn 0");
    expect(events.map(({ type }) => type)).not.toContain("lord-discarded");
  });
});

describe("the Corruptor and the pearls of the Slaver", () => {
  const ally: Area["hand"] = ["crab-2"];
  const slaver: Area = { lords: ["slaver"], hand: ally };
  const rows: [string, Area, Description, boolean][] = [
    ["5 pearls, no Slaver", { pearls: 5 }, {}, true],
    ["4 pearls, no Slaver", { pearls: 4, hand: ally }, {}, false],
    ["4 pearls and a Slaver", { ...slaver, pearls: 4 }, {}, true],
    ["3 pearls and a Slaver", { ...slaver, pearls: 3 }, {}, true],
    ["2 pearls and a Slaver", { ...slaver, pearls: 2 }, {}, false],
    ["4 pearls and a Slaver without allies", { lords: ["slaver"], pearls: 4 }, {}, false],
    ["5 pearls and a Slaver without allies", { lords: ["slaver"], pearls: 5 }, {}, true],
    [
      "4 pearls and a Slaver that was used",
      { ...slaver, pearls: 4 },
      { turn: { used: ["slaver"] } },
      false,
    ],
    [
      "4 pearls and a Slaver, the Oracle used",
      { ...slaver, pearls: 4 },
      { turn: { used: ["oracle"] } },
      true,
    ],
    ["4 pearls and a disabled Slaver", { disabled: ["slaver"], hand: ally, pearls: 4 }, {}, false],
    [
      "4 pearls and a Slaver under a location",
      { locations: [{ location: "jail", lords: ["slaver"] }], hand: ally, pearls: 4 },
      {},
      false,
    ],
    [
      "4 pearls, Oracle and Opportunist",
      { lords: ["oracle", "opportunist"], hand: ally, pearls: 4 },
      { council },
      false,
    ],
  ];

  test.each(rows)("AB-35 AB-54 Corruptor: %s", (_, own, rest, isAsked) => {
    const { state } = comes("recruited", "corruptor", { ...rest, seats: [own] });
    expect(abyss.decision(state)?.ask === "bribe").toBe(isAsked);
  });

  test("AB-35 AB-54 Corruptor: the Slaver of an opponent does not help", () => {
    const { state } = comes("recruited", "corruptor", {
      seats: [{ pearls: 4, hand: ally }, slaver],
    });
    expect(question(state)).toBe("act 1");
  });

  test("AB-35 AB-54 Corruptor: not asked without a lord in the court, whatever the Slaver brings", () => {
    const start = prepare({
      court: ["corruptor"],
      seats: [{ ...slaver, pearls: 3, hand: [...payment("corruptor"), "crab-2"] }],
    });
    expect(question(play(start, me.recruits("corruptor")).state)).toBe("end-turn 0");
  });

  test.each([3, 4])("AB-45 AB-54 Corruptor: %i pearls and the Slaver's 2 pay the 5", (pearls) => {
    const { state: before } = comes("recruited", "corruptor", { seats: [{ ...slaver, pearls }] });
    expect(openKinds(before)).toEqual(["decline", "use-slaver"]);
    expect(refusalOf(before, me.bribes("keeper"))).toMatchObject({
      code: "too-few-pearls",
      rule: "AB-54",
      params: { has: pearls, needs: 5 },
    });
    const { state: richer } = play(before, me.usesSlaver("crab-2"));
    expect(question(richer)).toBe("bribe 0");
    expect(openKinds(richer)).toEqual(["bribe", "decline"]);
    const { table } = play(richer, me.bribes("keeper")).state;
    expect(table.seats[0]).toMatchObject({
      pearls: pearls - 3,
      lords: ["slaver", "corruptor", "keeper"],
    });
  });

  test("AB-32 AB-54 Corruptor: declined, the Slaver still may be used at the end", () => {
    const { state } = comes("recruited", "corruptor", { seats: [{ ...slaver, pearls: 3 }] });
    expect(question(play(state, me.declines()).state)).toBe("end-turn 0");
    const { state: used } = play(state, me.usesSlaver("crab-2"), me.declines());
    expect(question(used)).toBe("act 1");
    expect(used.table.seats[0]!.pearls).toBe(5);
  });

  test("AB-35 AB-54 Corruptor: other powers leave the question open while the Slaver can still be used", () => {
    const { state } = comes("recruited", "corruptor", {
      council: { squid: ["squid-3"] },
      seats: [{ lords: ["slaver", "oracle"], hand: ally, pearls: 3 }],
    });
    const { state: after } = play(state, me.usesOracle("squid"));
    expect(question(after)).toBe("bribe 0");
    expect(openKinds(after)).toEqual(["decline", "use-slaver"]);
  });

  test.each(waysOf("corruptor"))(
    "AB-31 AB-54 Corruptor %s: asked with 3 pearls and a Slaver",
    (way) => {
      const { state } = comes(way, "corruptor", { seats: [{ ...slaver, pearls: 3 }] });
      expect(question(state)).toBe("bribe 0");
      const { table } = play(state, me.usesSlaver("crab-2"), me.bribes("keeper")).state;
      expect(table.seats[0]!.lords).toContain("keeper");
    },
  );

  test("AB-77 Corruptor: every viewer sees that it is asked", () => {
    const { state } = comes("recruited", "corruptor", { seats: [{ ...slaver, pearls: 3 }] });
    for (const viewer of [0, 1, "spectator"] as const)
      expect(abyss.deciders(abyss.view(state, viewer))).toEqual([0]);
  });
});

describe("questions at which activated powers cannot be used", () => {
  const owner: Area = { lords: ["slaver"], hand: ["crab-2"] };
  const tiles: Description = { available: ["abyss"], nextLocations: ["black-smokers", "chasm"] };
  const beforeFight = prepare({
    ...tiles,
    track: ["monster"],
    threat: 3,
    question: { ask: "explore", seats: [0] },
    seats: [{ ...owner, keys: 2 }],
  });
  const control = once(() => play(beforeFight, me.fights({ keys: 1 })).state);
  const choice = once(() => play(control(), me.drawsLocations(2)).state);
  const sage = once(
    () => comes("brought by the Traitor", "sage", { ...tiles, seats: [owner] }).state,
  );
  const tooMany: Area["hand"] = [
    ...(["squid-1", "squid-1", "squid-2", "squid-2", "crab-1", "crab-1", "crab-2"] as const),
  ];

  const waiting: [string, string, () => State][] = [
    ["control by keys", "control 0", control],
    ["the choice among locations drawn for keys", "choose-location 0", choice],
    [
      "Black Smokers, just controlled",
      "switch-location 0",
      () => play(choice(), me.controls("black-smokers", [], 3)).state,
    ],
    ["an ambassador that asks whether to draw", "bring-location 0", sage],
    [
      "the choice among locations that it drew",
      "choose-location 0",
      () => play(sage(), me.bringsLocation()).state,
    ],
    [
      "the choice of an ambassador that was recruited",
      "choose-location 0",
      () => comes("recruited", "elder", { ...tiles, seats: [owner] }).state,
    ],
    [
      "Black Smokers of an Illusionist",
      "switch-location 0",
      () =>
        play(
          comes("recruited", "illusionist", {
            available: ["black-smokers"],
            seats: [{ ...owner, locations: [{ location: "jail", lords: [] }] }],
          }).state,
          me.swaps("jail", "black-smokers"),
        ).state,
    ],
    [
      "the hand limit at the end of your own turn",
      "discard 0",
      () =>
        play(
          prepare({
            council: { crab: ["crab-3"] },
            seats: [{ lords: ["slaver"], hand: tooMany }, { lords: ["commander"] }],
          }),
          me.requests("crab"),
          me.endsTurn(),
        ).state,
    ],
  ];
  test.each(waiting)("AB-35 not at %s (%s)", (_, asks, scene) => {
    const state = scene();
    expect(question(state)).toBe(asks);
    expect(refusalOf(state, me.usesSlaver("crab-2"))).toMatchObject({ code: "not-asked" });
    expect(openKinds(state)).not.toContain("use-slaver");
  });

  // Keys that were kept because there was no location (AB-64).
  const keys = 4;
  const anywhere: [string, string, Scene<State>][] = [
    ["before the action", "act 0", prepare({ seats: [{ ...owner, keys }] })],
    [
      "in an exploration",
      "explore 0",
      prepare({
        track: ["crab-1"],
        question: { ask: "explore", seats: [0] },
        seats: [{ ...owner, keys }],
      }),
    ],
    [
      "at the end of the turn",
      "end-turn 0",
      () =>
        play(
          prepare({
            stack: [],
            available: [],
            council: { crab: ["crab-3"] },
            seats: [
              { ...owner, keys },
              { locations: locations.map((location) => ({ location, lords: [] })) },
            ],
          }),
          me.requests("crab"),
        ).state,
    ],
  ];
  test.each(anywhere)(
    "AB-35 AB-64 usable whatever keys the owner has, %s (%s)",
    (_, asks, scene) => {
      const state = stateOf(scene);
      expect(question(state)).toBe(asks);
      expect(play(state, me.usesSlaver("crab-2")).state.table.seats[0]!.pearls).toBe(3);
    },
  );
});
