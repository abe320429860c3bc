import { describe, expect, test } from "vitest";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import { monsterTokens } from "../../src/abyss/cards/threat.ts";
import { abyss, type Position } from "../../src/abyss/index.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { rulesError } from "../bad-input/errors.ts";
import { sorted } from "../tables.ts";
import { play, question } from "./prepare.ts";

const at = (position: Position, seed = "a seed") => fromPosition(abyss, position, seed);
const twoSeats = [{}, {}];

describe("parts that are left out", () => {
  const { table, agenda } = at({ seats: [{}, {}, {}] });

  test("are empty for players", () => {
    const nothing = {
      pearls: 0,
      keys: 0,
      hand: [],
      tokens: [],
      affiliated: [],
      lords: [],
      disabled: [],
      locations: [],
    };
    expect(table.seats).toEqual([nothing, nothing, nothing]);
  });

  test("AB-2 to AB-5 fill the decks, except for the court and a face-up location, as at the start", () => {
    expect(table.court).toHaveLength(6);
    expect(sorted([...table.court, ...table.lordDeck])).toEqual(sorted(abyssBox.lords));
    expect(table.available).toHaveLength(1);
    expect(sorted([...table.available, ...table.stack])).toEqual(sorted(abyssBox.locations));
    expect(sorted(table.deck)).toEqual(sorted(abyssBox.cards));
    expect(sorted(table.tokens)).toEqual(sorted(monsterTokens));
    expect(table).toMatchObject({ keyTokens: 10, threat: 1, discard: [], track: [], drawn: [] });
    expect(table).toMatchObject({ discardedLords: [], lastSeat: null });
    expect(Object.values(table.council)).toEqual([[], [], [], [], []]);
  });

  test("AB-7 default to the beginning of the turn of seat 0, whose action is asked", () => {
    expect(agenda).toEqual([
      { do: "next-turn", seat: 0 },
      { do: "limit-hand", seat: 0 },
      { do: "end-turn", seat: 0 },
      { do: "control", seat: 0 },
      { ask: "act", seats: [0] },
    ]);
    expect(table.turn).toEqual({ seat: 0, buyers: [], used: [], extra: 0 });
  });

  test("AB-34, AB-39 default to the printed rules", () => {
    expect(table.rules).toEqual({ superfluousAllies: "allowed", disabledLords: "influence" });
    const { rules } = at({ seats: twoSeats, rules: { disabledLords: "all" } }).table;
    expect(rules).toEqual({ superfluousAllies: "allowed", disabledLords: "all" });
  });

  test("may also be undefined, from JavaScript", () => {
    const given = { seats: twoSeats, court: undefined, deck: undefined, turn: undefined };
    expect(fromPosition(abyss, given as unknown as Position, "a seed")).toEqual(
      at({ seats: twoSeats }),
    );
  });
});

describe("parts that are given", () => {
  test("are placed as given, and nowhere else", () => {
    const { table } = at({
      seats: [
        {
          hand: ["squid-2", "crab-5"],
          affiliated: ["squid-1", "crab-1"],
          tokens: [4, 2],
          keys: 3,
          lords: ["slaver", "jailer"],
          disabled: ["sage"],
          locations: [{ location: "jail", lords: ["keeper"] }],
        },
        {},
      ],
      turn: { seat: 1, used: ["oracle"], extra: 1 },
      court: ["oracle"],
      discardedLords: ["hermit"],
      council: { crab: ["crab-3", "crab-2"] },
      discard: ["squid-1", "monster"],
      threat: 4,
      lastSeat: 0,
    });
    expect(table.seats[0]).toEqual({
      pearls: 0,
      keys: 3,
      hand: ["crab-5", "squid-2"],
      affiliated: ["crab-1", "squid-1"],
      tokens: [2, 4],
      lords: ["slaver", "jailer"],
      disabled: ["sage"],
      locations: [{ location: "jail", lords: ["keeper"] }],
    });
    expect(table).toMatchObject({ keyTokens: 7, threat: 4, lastSeat: 0, court: ["oracle"] });
    expect(table.turn).toEqual({ seat: 1, buyers: [], used: ["oracle"], extra: 1 });
    expect(table.council.crab).toEqual(["crab-2", "crab-3"]);
    expect(table.discard).toEqual(["monster", "squid-1"]);
    expect(table.lordDeck).toHaveLength(35 - 6);
    expect(table.stack).toHaveLength(20 - 2);
    expect(table.tokens).toHaveLength(20 - 2);
    expect(table.deck).toHaveLength(71 - 8);
  });

  test("the top of a deck is given in the order of drawing", () => {
    const state = at({
      seats: [{ pearls: 2 }, {}],
      court: [],
      lordDeck: { top: ["jailer", null, "oracle"] },
      deck: { top: ["monster"] },
      stack: { top: ["jail", "abyss"] },
      tokens: { top: [4, 2] },
    });
    expect(state.table.lordDeck.at(-1)).toBe("jailer");
    expect(state.table.lordDeck.at(-3)).toBe("oracle");
    expect(state.table.stack.slice(-2)).toEqual(["abyss", "jail"]);
    const plot = { type: "plot", seat: 0 } as const;
    expect(play(state, plot, plot).state.table.court[0]).toBe("jailer");
    const { table } = play(state, { type: "explore", seat: 0 }).state;
    expect(table.track).toEqual(["monster"]);
    expect(table.tokens.slice(-2)).toEqual([2, 4]);
  });

  test("a list is a whole deck, with its top at the end, as in a state", () => {
    const { table } = at({ seats: twoSeats });
    const lordDeck = [...table.lordDeck].reverse();
    const again = at({ ...table, lordDeck });
    expect(again.table.lordDeck).toEqual(lordDeck);
    const hidden = at({ ...table, lordDeck: [...lordDeck.slice(0, -1).map(() => null), null] });
    const fixed = at({
      ...table,
      lordDeck: [...lordDeck.slice(0, -1).map(() => null), lordDeck[0]!],
    });
    expect(fixed.table.lordDeck.at(-1)).toBe(lordDeck[0]);
    expect(sorted(hidden.table.lordDeck)).toEqual(sorted(lordDeck));
  });

  test("a deck of given size leaves the other cards to the court and the supply", () => {
    const faceDown = (count: number) => Array(count).fill(null);
    const { table } = at({ seats: twoSeats, lordDeck: faceDown(33), stack: faceDown(20) });
    expect(table.court).toHaveLength(2);
    expect(table.lordDeck).toHaveLength(33);
    expect(table.available).toEqual([]);
  });

  test("face-down cards are sampled: a council stack of its race, a hand of allies", () => {
    const { table } = at({
      seats: [{ hand: [null, null, "crab-1"], tokens: [null] }, {}],
      council: { squid: [null, null, null] },
    });
    expect(table.seats[0]!.hand).toHaveLength(3);
    expect(table.seats[0]!.hand).toContain("crab-1");
    expect(table.seats[0]!.hand).not.toContain("monster");
    expect(table.seats[0]!.tokens).toHaveLength(1);
    expect(table.council.squid.join()).toMatch(/^squid-\d,squid-\d,squid-\d$/);
    expect(table.deck).toHaveLength(71 - 6);
    expect(table.tokens).toHaveLength(20 - 1);
  });
});

describe("the question", () => {
  test.each<[string, Position, string, readonly string[]]>([
    [
      "explore 1",
      { seats: twoSeats, turn: { seat: 1 }, track: ["crab-1"] },
      "explore",
      ["control", "end-exploration"],
    ],
    [
      "control 1",
      { seats: [{}, { keys: 3 }], turn: { seat: 1 } },
      "control",
      ["limit-hand", "end-turn"],
    ],
  ])("%s: the tasks below it are added", (expected, position, ask, last) => {
    const state = at({ ...position, agenda: [{ ask, seats: [1] } as never] });
    expect(question(state)).toBe(expected);
    const names = state.agenda.map((entry) => ("do" in entry ? entry.do : entry.ask));
    expect(names.slice(0, -1).slice(-2)).toEqual(last);
    expect(state.agenda.slice(0, -1).every((entry) => "seat" in entry && entry.seat === 1)).toBe(
      true,
    );
  });

  test("AB-37, AB-40 the tasks below it are those that fit the table", () => {
    const hand = ["crab-1", "crab-2", "crab-3", "crab-4", "crab-5", "squid-1", "squid-2"] as const;
    const discard = (seat: number) => [{ ask: "discard", seats: [seat], by: "commander" }] as const;
    const names = (state: ReturnType<typeof at>) =>
      state.agenda.map((entry) => ("do" in entry ? entry.do : entry.ask));
    const recruiting = at({ seats: [{ lords: ["commander"] }, { hand }], agenda: discard(1) });
    expect(names(recruiting)).toContain("refill-court");
    const ending = at({ seats: [{ hand }, { lords: ["commander"] }], agenda: discard(0) });
    expect(names(ending)).toEqual(["next-turn", "discard"]);
  });

  test("questions can queue, and a whole agenda can be given", () => {
    const seats = [{ lords: ["assassin"] }, { lords: ["sage"] }, { lords: ["elder"] }] as const;
    const of = (seat: number) =>
      ({ ask: "disable", seats: [0], of: seat, mayDecline: false }) as const;
    const state = at({ seats, agenda: [of(2), of(1)] });
    expect(question(state)).toBe("disable 0");
    expect(state.agenda.at(-1)).toEqual(of(1));
    expect(at({ seats, agenda: state.agenda }, "b").agenda).toEqual(state.agenda);
  });

  test("AB-70 there is none in a game that is over", () => {
    const state = at({ seats: twoSeats, lastSeat: 0, agenda: [] });
    expect(abyss.deciders(state)).toEqual([]);
    expect(question(state)).toBe("over");
  });
});

describe("an impossible position is rejected, with the path of the problem", () => {
  const seats = twoSeats;
  const crab5 = "crab-5";
  const unknown = (cards: number) => ({ hand: Array(cards).fill(null) });
  test.each<[string, object, string, RegExp]>([
    ["one seat", { seats: [{}] }, "seats", /a list of 1, expected a list of 2 to 4/],
    ["five seats", { seats: [{}, {}, {}, {}, {}] }, "seats", /expected a list of 2 to 4/],
    ["no seats", {}, "seats", /is missing, expected a list of 2 to 4/],
    ["a wrong id", { seats: [{ lords: ["jailor"] }, {}] }, "seats.0.lords.0", /jailer/],
    ["a lord of another game", { seats, court: ["shaman", "blue-6"] }, "court.1", /expected/],
    ["an unknown key", { seats, deks: [] }, "deks", /unknown field/],
    [
      "a lord of two players",
      { seats: [{ lords: ["jailer"] }, { disabled: ["jailer"] }] },
      "seats.1.disabled.0",
      /jailer appears 2 times, the game has 1/,
    ],
    [
      "a lord under a location and in the court",
      { seats: [{ locations: [{ location: "jail", lords: ["sage"] }] }, {}], court: ["sage"] },
      "court.0",
      /sage appears 2 times/,
    ],
    [
      "a lord in the deck and out of the game",
      { seats, discardedLords: ["sage"], lordDeck: { top: ["oracle", "sage"] } },
      "lordDeck.top.1",
      /sage appears 2 times/,
    ],
    [
      "more allies than there are",
      { seats: [{ hand: [crab5] }, { affiliated: ["crab-1", crab5] }] },
      "seats.1.affiliated.1",
      /crab-5 appears 2 times, the game has 1/,
    ],
    ["seven monsters", { seats, discard: Array(7).fill("monster") }, "discard.6", /has 6/],
    [
      "a location twice",
      { seats: [{ locations: [{ location: "jail", lords: [] }] }, {}], available: ["jail"] },
      "available.0",
      /jail appears 2 times/,
    ],
    [
      "too many fours",
      { seats: [{ tokens: [4, 4] }, { tokens: [4] }] },
      "seats.1.tokens.0",
      /has 2/,
    ],
    [
      "a token of five",
      { seats: [{ tokens: [5] }, {}] },
      "seats.0.tokens.0",
      /5, expected 2, 3, 4 or null/,
    ],
    [
      "a free lord of two players",
      { seats: [{ lords: ["sage"] }, { lords: ["sage"] }] },
      "seats.1.lords.0",
      /sage appears 2 times, the game has 1/,
    ],
    [
      "a lord under a location of another",
      { seats: [{ lords: ["sage"] }, { locations: [{ location: "jail", lords: ["sage"] }] }] },
      "seats.1.locations.0.lords.0",
      /sage/,
    ],
    [
      "a lord in front of a player and out of the game",
      { seats: [{ disabled: ["sage"] }, {}], discardedLords: ["sage"] },
      "discardedLords.0",
      /sage/,
    ],
    [
      "an ally in two hands",
      { seats: [{ hand: [crab5] }, { hand: [crab5] }] },
      "seats.1.hand.0",
      /crab-5/,
    ],
    [
      "an ally in a hand and in a stack",
      { seats: [{ hand: [crab5] }, {}], council: { crab: [crab5] } },
      "council.crab.0",
      /crab-5/,
    ],
    [
      "an ally in a hand and on the track",
      { seats: [{ hand: [crab5] }, {}], track: [crab5] },
      "track.0",
      /crab-5/,
    ],
    [
      "an ally in a hand and in the discard",
      { seats: [{ hand: [crab5] }, {}], discard: [crab5] },
      "discard.0",
      /crab-5/,
    ],
    [
      "an ally in a hand and in the deck",
      { seats: [{ hand: [crab5] }, {}], deck: { top: [crab5] } },
      "deck.top.0",
      /crab-5/,
    ],
    [
      "a location of two players",
      { seats: [0, 1].map(() => ({ locations: [{ location: "jail", lords: [] }] })) },
      "seats.1.locations.0.location",
      /jail appears 2 times/,
    ],
    [
      "a location available and drawn",
      { seats, available: ["jail"], drawn: ["jail"] },
      "drawn.0",
      /jail appears 2 times/,
    ],
    [
      "a location available and in the stack",
      { seats, available: ["jail"], stack: { top: ["jail"] } },
      "stack.top.0",
      /jail appears 2 times/,
    ],
    [
      "tokens in front of a player and in the supply",
      { seats: [{ tokens: [4, 4] }, {}], tokens: { top: [4] } },
      "tokens.top.0",
      /4 appears 3 times, the game has 2/,
    ],
    [
      "eleven key tokens",
      { seats: [{ keys: 11 }, {}] },
      "keyTokens",
      /11 key tokens, but the game has 10/,
    ],
    ["a wrong supply of key tokens", { seats, keyTokens: 9 }, "keyTokens", /10/],
    [
      "pearls below zero",
      { seats: [{ pearls: -1 }, {}] },
      "seats.0.pearls",
      /-1, expected a whole number from 0/,
    ],
    ["seven lords in the court", { seats, court: abyssBox.lords.slice(0, 7) }, "court", /6 spaces/],
    ["another race in a stack", { seats, council: { crab: ["squid-1"] } }, "council.crab", /race/],
    ["more crabs than there are", { seats, council: { crab: Array(20).fill(null) } }, "", /few/],
    ["more than all cards", { seats: [unknown(40), unknown(40)] }, "deck", /needs 9 more cards/],
    ["a hand of more than all allies", { seats: [unknown(66), {}] }, "seats.0.hand", /at most 65/],
    [
      "an incomplete deck",
      { seats, lordDeck: ["jailer"] },
      "lordDeck",
      /28 cards are placed nowhere/,
    ],
    ["a deck of one card", { seats, deck: ["crab-1"] }, "deck", /70 cards are placed nowhere/],
    ["an incomplete stack", { seats, stack: ["jail"] }, "stack", /18 cards are placed nowhere/],
    ["an incomplete supply", { seats, tokens: [2, 2] }, "tokens", /18 cards are placed nowhere/],
    [
      "the turn of an unknown seat",
      { seats, turn: { seat: 2 } },
      "turn.seat",
      /seat 2, expected 0 to 1/,
    ],
    ["a threat of seven", { seats, threat: 7 }, "threat", /expected a whole number from 1 to 6/],
    ["a passive power used", { seats, turn: { used: ["sage"] } }, "turn.used", /activated/],
    [
      "a card revealed, but not asked about",
      { seats, track: ["crab-1"] },
      "agenda",
      /question act/,
    ],
    [
      "a question without a reason",
      { seats, agenda: [{ ask: "control", seats: [0] }] },
      "agenda",
      /the question control: cannot be on the agenda in this position/,
    ],
    ["an unknown question", { seats, agenda: [{ ask: "dance", seats: [0] }] }, "agenda.0.ask", /./],
    [
      "a question to an unknown seat",
      { seats, agenda: [{ ask: "act", seats: [3] }] },
      "agenda",
      /seat 3, expected 0 to 1/,
    ],
    ["an empty agenda in the middle of a game", { seats, agenda: [] }, "agenda", /not over/],
    [
      "a task instead of a question",
      { seats, agenda: [{ do: "next-turn", seat: 0 }] },
      "agenda.0",
      /expected the last entry to be a question/,
    ],
  ])("%s", (_, position, path, reason) => {
    const error = rulesError(() => at(position as Position));
    expect(error.message).toContain("position of abyss");
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
  });

  test("wrong ids and keys do not compile", () => {
    // @ts-expect-error: an unknown lord
    expect(() => at({ seats: [{ lords: ["jailor"] }, {}] })).toThrow("seats.0.lords.0");
    // @ts-expect-error: an unknown field
    expect(() => at({ seats: twoSeats, deks: [] })).toThrow("deks");
    // @ts-expect-error: a question of Exiles
    expect(() => at({ seats: twoSeats, agenda: [{ ask: "conspire", seats: [0] }] })).toThrow(
      "agenda",
    );
    // @ts-expect-error: the seats are missing
    expect(() => at({})).toThrow("seats");
  });
});
