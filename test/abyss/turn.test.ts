import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import type { Action } from "../../src/abyss/published-types.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import {
  applied,
  type Description,
  eventsOf,
  kinds,
  legalOf,
  open,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
} from "./prepare.ts";

/** Seat 0 can do all three actions. */
const ready: Description = {
  seats: [
    { hand: ["seahorse-5", "seahorse-3", "crab-1"], pearls: 2 },
    { pearls: 0 },
    { pearls: 0 },
  ],
  court: ["landowner", "miller", "shepherd", "keeper"],
  council: { squid: ["squid-1"] },
  nextCards: ["crab-2", "crab-2"],
};

const actions: readonly (readonly [string, readonly Action[]])[] = [
  ["exploring", [by(0).explores(), by(0).takes()]],
  ["requesting support", [by(0).requests("squid")]],
  ["recruiting", [by(0).recruits("shepherd", ["seahorse-5", "seahorse-3"])]],
];

describe("the parts of a turn", () => {
  test("AB-7 all three actions are open, and plotting", () => {
    const state = prepare(ready);
    expect(sorted(openKinds(state))).toEqual(["explore", "plot", "recruit", "request-support"]);
  });

  test.each(actions)("AB-7 after %s the next player has the turn", (_, moves) => {
    const { state, events } = play(prepare(ready), ...moves);
    expect(question(state)).toBe("act 1");
    expect(state.table.turn).toEqual({ seat: 1, buyers: [], used: [], extra: 0 });
    expect(eventsOf(events, "turn-started")).toEqual([{ type: "turn-started", seat: 1 }]);
  });

  test.each(actions)("AB-7 plotting comes before %s, any number of times", (_, moves) => {
    const { state } = play(prepare(ready), by(0).plots(), by(0).plots(), ...moves);
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.pearls).toBe(0);
  });

  test("AB-7 plotting is not possible once the action has begun", () => {
    const { state } = play(prepare(ready), by(0).explores());
    expect(question(state)).toBe("explore 0");
    expect(refusalOf(state, by(0).plots()).code).toBe("not-asked");
  });

  test("AB-7 nobody else acts in a turn", () => {
    expect(refusalOf(prepare(ready), by(1).explores()).code).toBe("not-your-decision");
    expect([...abyss.legalActions(prepare(ready), 1)]).toEqual([]);
  });

  test("AB-7 turns go clockwise, around the table", () => {
    const seats = [0, 1, 2, 3].map(() => ({ pearls: 0 }));
    const nextCards = ["crab-1", "crab-1", "crab-1", "crab-1", "crab-2"] as const;
    const moves = [2, 3, 0, 1, 2].flatMap((seat) => [by(seat).explores(), by(seat).takes()]);
    const { events } = play(prepare({ players: 4, seats, turn: { seat: 2 }, nextCards }), ...moves);
    expect(eventsOf(events, "turn-started").map(({ seat }) => seat)).toEqual([3, 0, 1, 2, 3]);
  });

  test("AB-7 the Landlord pays before the player acts", () => {
    const start = prepare({
      ...ready,
      seats: [{ pearls: 0 }, { pearls: 0, lords: ["landlord"] }],
    });
    const { state, events } = play(start, by(0).requests("squid"));
    expect(kinds(events).slice(-2)).toEqual(["turn-started", "pearls-gained"]);
    expect(events.at(-1)).toEqual({
      type: "pearls-gained",
      seat: 1,
      pearls: 1,
      source: "landlord",
    });
    // The pearl can be spent immediately.
    expect(legalOf(state, "plot")).toEqual([by(1).plots()]);
  });

  test("AB-7 control of locations comes after the action and before the end of the turn", () => {
    // The Slaver could be used at the end of the turn; the recruited lord brings the third key.
    const start = prepare({
      ...ready,
      seats: [{ ...ready.seats![0]!, keys: 1, lords: ["slaver"] }],
      available: ["jail"],
    });
    const recruited = play(start, actions[2]![1][0]!);
    expect(question(recruited.state)).toBe("control 0");
    const controlled = play(recruited.state, by(0).controls("jail", ["shepherd", "slaver"], 1));
    expect(question(controlled.state)).toBe("act 1");
    const kept = prepare({
      ...ready,
      seats: [{ ...ready.seats![0]!, keys: 2, lords: ["slaver"] }],
      available: ["jail"],
    });
    const withSlaver = play(kept, actions[2]![1][0]!, by(0).controls("jail", ["shepherd"], 2));
    expect(question(withSlaver.state)).toBe("end-turn 0");
  });
});

/** Nothing to reveal, nothing in the council, no ally in the hand of seat 0. */
const stuck: Description = {
  withoutMonsters: true,
  rest: 2,
  seats: [{ pearls: 0 }, { pearls: 0 }, { pearls: 0 }],
  court: ["landowner", "miller", "shepherd", "keeper"],
};

describe("passing", () => {
  test("AB-9 a player who can do none of the three actions passes", () => {
    const start = prepare(stuck);
    expect(open(start)).toEqual([by(0).passes()]);
    const { state, events } = applied(start, by(0).passes());
    expect(events).toEqual([
      { type: "action-passed", seat: 0 },
      { type: "turn-started", seat: 1 },
    ]);
    expect(question(state)).toBe("act 1");
    expect(state.table.seats).toEqual(start.table.seats);
  });

  test.each([
    [0, 3, [1, 2]],
    [1, 3, [0, 2]],
    [1, 2, [0]],
    [2, 4, [0, 1, 3]],
  ])(
    "AB-9 AB-77 seat %i of %i passes, which reveals something about its hand: %j",
    (seat, players, expected) => {
      // Another seat has the allies.
      const rest = (seat + 1) % players;
      const seats = Array.from({ length: players }, () => ({ pearls: 0 }));
      const result = abyss.reduce(
        prepare({ ...stuck, players, seats, rest, turn: { seat } }),
        by(seat).passes(),
      );
      expect(result.ok && sorted(result.revealedTo)).toEqual(expected);
    },
  );

  test.each<[string, Description]>([
    ["a card can be revealed from the deck", { nextCards: ["crab-1"] }],
    ["a card can be revealed from the discard", { discard: ["crab-1"] }],
    ["a council stack can be taken", { council: { squid: ["squid-1"] } }],
    [
      "a lord can be paid for",
      { seats: [{ pearls: 0, hand: ["seahorse-5", "seahorse-3"] }, { pearls: 0 }, { pearls: 0 }] },
    ],
    [
      "a lord can be paid for with pearls",
      { seats: [{ pearls: 7, hand: ["seahorse-1"] }, { pearls: 0 }, { pearls: 0 }] },
    ],
  ])("AB-9 passing is refused while %s", (_, difference) => {
    const state = prepare({ ...stuck, ...difference });
    expect(openKinds(state)).not.toContain("pass");
    const result = abyss.reduce(state, by(0).passes());
    expect(!result.ok && result.refusal.code).toBe("other-moves-possible");
  });

  test("AB-9 passing is legal with allies that cannot pay for a lord", () => {
    const state = prepare({
      ...stuck,
      seats: [{ pearls: 0, hand: ["seahorse-5", "crab-1"] }, { pearls: 0 }, { pearls: 0 }],
    });
    expect(open(state)).toEqual([by(0).passes()]);
  });

  test("AB-9 passing is legal with an empty court", () => {
    expect(open(prepare({ ...stuck, court: [], lordDeck: [] }))).toEqual([by(0).passes()]);
  });

  test("AB-9 passing is legal even if plotting could make an action possible", () => {
    const state = prepare({
      ...stuck,
      seats: [{ pearls: 1, hand: ["jellyfish-5", "jellyfish-4"] }, { pearls: 0 }, { pearls: 0 }],
      nextLords: ["invoker"],
    });
    expect(sorted(openKinds(state))).toEqual(["pass", "plot"]);
    // Once an action is possible, passing is refused.
    expect(openKinds(applied(state, by(0).plots()).state)).toEqual(["recruit"]);
  });

  test("AB-9 passing is legal even if a Slaver could make an action possible", () => {
    const state = prepare({
      ...stuck,
      seats: [{ pearls: 0, hand: ["crab-1"], lords: ["slaver"] }, { pearls: 0 }, { pearls: 0 }],
    });
    expect(sorted(openKinds(state))).toEqual(["pass", "use-slaver"]);
    // The discarded ally can be revealed; the pearls could bring a lord to court.
    const { state: after } = applied(state, by(0).usesSlaver("crab-1"));
    expect(sorted(openKinds(after))).toEqual(["explore", "plot"]);
  });

  test("AB-9 only the action is passed: control and the end of the turn follow", () => {
    const start = prepare({
      ...stuck,
      seats: [{ pearls: 0, keys: 3, hand: ["crab-1"], lords: ["slaver"] }, { pearls: 0 }],
      available: ["jail"],
    });
    const { state } = applied(start, by(0).passes());
    expect(question(state)).toBe("control 0");
    expect(question(applied(state, by(0).controls("jail", [], 3)).state)).toBe("end-turn 0");
  });
});
