import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import { locations } from "../../src/abyss/cards/locations.ts";
import { KEY_TOKEN_COUNT, monsterTokens, type Reward } from "../../src/abyss/cards/threat.ts";
import { abyss } from "../../src/abyss/index.ts";
import { countOf } from "../../src/kernel/components/bags.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { pearlsOf, sorted, withLuck } from "../tables.ts";
import { by } from "./by.ts";
import {
  applied,
  type Description,
  eventsOf,
  exploring,
  kinds,
  legalOf,
  open,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  type State,
} from "./prepare.ts";

/** Opponents who cannot buy anything. */
const poor = [{ pearls: 0 }, { pearls: 0 }, { pearls: 0 }] as const;
/** Four players; seat 2 explores and the others are rich. */
const rich: Description = {
  players: 4,
  turn: { seat: 2 },
  seats: [{ pearls: 9 }, { pearls: 9 }, { pearls: 0 }, { pearls: 9 }],
  nextCards: ["crab-1", "crab-2", "squid-3", "squid-4", "shellfish-5"],
};
describe("revealing", () => {
  test("AB-10 the top card comes to the first space", () => {
    const start = prepare({ seats: poor, nextCards: ["crab-1", "squid-2"] });
    const { state, events } = play(start, by(0).explores());
    expect(events).toEqual([{ type: "card-revealed", card: "crab-1", space: 1 }]);
    expect(state.table.track).toEqual(["crab-1"]);
    expect(state.table.deck).toEqual(start.table.deck.slice(0, -1));
  });

  test("AB-10 the next card comes to the next space, farther from the deck", () => {
    const start = prepare({ seats: poor, nextCards: ["crab-1", "squid-2"] });
    const { state, events } = play(start, by(0).explores(), by(0).continues());
    expect(events.at(-1)).toEqual({ type: "card-revealed", card: "squid-2", space: 2 });
    expect(state.table.track).toEqual(["crab-1", "squid-2"]);
  });
});

describe("the offer to the opponents", () => {
  test("AB-11 they are asked one after the other, clockwise from the left of the active player", () => {
    let state = play(prepare(rich), by(2).explores()).state;
    const questions = [question(state)];
    for (const seat of [3, 0, 1]) {
      state = play(state, by(seat).declines()).state;
      questions.push(question(state));
    }
    expect(questions).toEqual(["offer 3", "offer 0", "offer 1", "explore 2"]);
  });

  test("AB-11 each buys or declines", () => {
    const { state } = play(prepare(rich), by(2).explores());
    expect(sorted(openKinds(state))).toEqual(["buy", "decline"]);
  });

  test("AB-11 opponents cannot buy out of turn", () => {
    const { state } = play(prepare(rich), by(2).explores());
    for (const seat of [0, 1, 2])
      expect(refusalOf(state, by(seat).buys()).code).toBe("not-your-decision");
  });

  test("AB-11 the first to buy ends the offer", () => {
    const { state, events } = play(prepare(rich), by(2).explores(), by(3).declines(), by(0).buys());
    expect(events.slice(-2)).toEqual([
      { type: "ally-bought", seat: 0, from: 2, ally: "crab-1", price: 1 },
      { type: "card-revealed", card: "crab-2", space: 1 },
    ]);
    expect(state.table.seats[0]!.hand).toEqual(["crab-1"]);
  });

  test("AB-12 the first ally costs 1, the second 2, the third 3, whichever opponents buy", () => {
    const { state, events } = play(
      prepare(rich),
      by(2).explores(),
      by(3).declines(),
      by(0).declines(),
      by(1).buys(),
      by(3).buys(),
      by(0).buys(),
    );
    expect(eventsOf(events, "ally-bought").map(({ seat, price }) => [seat, price])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
    ]);
    // Each price went to the active player.
    expect(pearlsOf(state)).toEqual([9 - 3, 9 - 1, 0 + 6, 9 - 2]);
  });

  test("AB-12 an unsold ally does not raise the price", () => {
    const { state } = play(
      prepare(rich),
      by(2).explores(),
      by(3).declines(),
      by(0).declines(),
      by(1).declines(),
      by(2).continues(),
    );
    expect(abyss.decision(state)).toMatchObject({ ask: "offer", seats: [3], price: 1 });
  });

  test("AB-12 the next turn begins at 1 again, also for those who bought before", () => {
    const { state } = play(
      prepare(rich),
      by(2).explores(),
      by(3).declines(),
      by(0).buys(),
      by(3).declines(),
      by(1).declines(),
      by(2).takes(),
      by(3).explores(),
    );
    expect(abyss.decision(state)).toMatchObject({ ask: "offer", seats: [0], price: 1 });
  });

  test("AB-13 an opponent who has bought is not asked again in this turn", () => {
    const bought = play(prepare(rich), by(2).explores(), by(3).buys());
    expect(abyss.decision(bought.state)).toMatchObject({ ask: "offer", seats: [0], price: 2 });
    const passed = play(bought.state, by(0).declines());
    expect(question(passed.state)).toBe("offer 1");
    const { state } = play(passed.state, by(1).declines(), by(2).continues());
    expect(question(state)).toBe("offer 0");
  });

  test("AB-13 when all have bought, the active player decides immediately", () => {
    const { state } = play(
      prepare(rich),
      by(2).explores(),
      by(3).buys(),
      by(0).buys(),
      by(1).buys(),
    );
    expect(question(state)).toBe("explore 2");
    expect(state.table.track).toEqual(["squid-4"]);
    expect(state.table.turn.buyers).toEqual([3, 0, 1]);
  });

  test("AB-13 AB-47 an extra turn is another turn: all may buy again, from price 1", () => {
    const { state } = play(
      prepare({ ...rich, turn: { seat: 2, extra: 1 } }),
      by(2).explores(),
      by(3).buys(),
      by(0).declines(),
      by(1).declines(),
      by(2).takes(),
      by(2).explores(),
    );
    expect(abyss.decision(state)).toMatchObject({ ask: "offer", seats: [3], price: 1 });
  });

  test.each([
    [0, 0, "explore 2"],
    [0, 1, "offer 1"],
    [1, 0, "offer 3"],
  ])("AB-14 with %i and %i pearls, at price 1: %s", (third, first, expected) => {
    const seats = [{ pearls: 0 }, { pearls: first }, { pearls: 0 }, { pearls: third }];
    expect(question(play(prepare({ ...rich, seats }), by(2).explores()).state)).toBe(expected);
  });

  test("AB-14 an opponent who can pay 1 but not 2 is not asked at price 2", () => {
    const seats = [{ pearls: 1 }, { pearls: 2 }, { pearls: 0 }, { pearls: 1 }];
    const { state } = play(prepare({ ...rich, seats }), by(2).explores(), by(3).buys());
    expect(abyss.decision(state)).toMatchObject({ ask: "offer", seats: [1], price: 2 });
  });

  test("AB-14 an opponent who cannot pay is also skipped after another has declined", () => {
    const seats = [{ pearls: 0 }, { pearls: 1 }, { pearls: 0 }, { pearls: 1 }];
    const { state } = play(prepare({ ...rich, seats }), by(2).explores(), by(3).declines());
    expect(question(state)).toBe("offer 1");
  });

  test("AB-15 the ally goes to the buyer's hand and the next card to the same space", () => {
    const { state, events } = play(
      prepare(rich),
      by(2).explores(),
      by(3).declines(),
      by(0).declines(),
      by(1).declines(),
      by(2).continues(),
      by(3).buys(),
    );
    expect(eventsOf(events, "card-revealed")).toEqual([
      { type: "card-revealed", card: "crab-1", space: 1 },
      { type: "card-revealed", card: "crab-2", space: 2 },
      { type: "card-revealed", card: "squid-3", space: 2 },
    ]);
    expect(state.table.seats[3]!.hand).toEqual(["crab-2"]);
    expect(state.table.track).toEqual(["crab-1", "squid-3"]);
  });

  test("AB-15 the active player must reveal: the card left before cannot be taken", () => {
    // After the sale nobody can buy; the decision is about the new card and no other.
    const seats = [{ pearls: 0 }, { pearls: 0 }, { pearls: 0 }, { pearls: 1 }];
    const { state } = play(
      prepare({ ...rich, seats }),
      by(2).explores(),
      by(3).declines(),
      by(2).continues(),
      by(3).buys(),
      by(2).takes(),
    );
    expect(state.table.seats[2]!.hand).toEqual(["squid-3"]);
    expect(state.table.council.crab).toEqual(["crab-1"]);
  });

  test("AB-15 only the card last revealed is offered", () => {
    const seats = [{ pearls: 0 }, { pearls: 0 }, { pearls: 0 }, { pearls: 1 }];
    const { state } = play(
      prepare({ ...rich, seats }),
      by(2).explores(),
      by(3).declines(),
      by(2).continues(),
      by(3).buys(),
    );
    expect(state.table.seats[3]!.hand).toEqual(["crab-2"]);
  });

  test("AB-15 space 5 becomes free again, too", () => {
    const seats = [{ pearls: 0 }, { pearls: 1 }, { pearls: 0 }];
    const nextCards = ["crab-1", "crab-1", "crab-1", "crab-1", "squid-3", "squid-4"] as const;
    const steps = Array.from({ length: 4 }, () => [by(1).declines(), by(0).continues()]).flat();
    const { state, events } = play(
      prepare({ seats, nextCards }),
      by(0).explores(),
      ...steps,
      by(1).buys(),
    );
    expect(events.at(-1)).toEqual({ type: "card-revealed", card: "squid-4", space: 5 });
    // The pearl of space 5 is for an unsold ally: so far there is only the price.
    expect(pearlsOf(state)).toEqual([1, 0, 0]);
    expect(open(state)).toEqual([by(0).takes()]);
  });
});

describe("allies", () => {
  test("AB-16 the ally can be taken for free, which ends the exploration", () => {
    const { state, events } = play(
      exploring(["crab-1", "squid-2"], { seats: poor }),
      by(0).takes(),
    );
    expect(events[0]).toEqual({ type: "ally-taken", seat: 0, ally: "squid-2" });
    expect(state.table.seats[0]).toMatchObject({ hand: ["squid-2"], pearls: 0 });
    expect(state.table.track).toEqual([]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-16 or left, to reveal the next card", () => {
    const start = exploring(["crab-1"], { seats: poor, nextCards: ["squid-2"] });
    const { state } = play(start, by(0).continues());
    expect(state.table.track).toEqual(["crab-1", "squid-2"]);
    expect(state.table.seats[0]!.hand).toEqual([]);
    expect(question(state)).toBe("explore 0");
  });

  test("AB-16 an ally is not fought", () => {
    const state = exploring(["monster", "crab-1"], { seats: poor });
    expect(sorted(openKinds(state))).toEqual(["continue", "take"]);
    expect(refusalOf(state, by(0).fights({ pearls: 1 })).code).toBe("no-monster-revealed");
  });

  const four = ["crab-1", "crab-1", "monster", "squid-1"] as const;

  test("AB-17 on space 5 it must be taken, and gives 1 pearl", () => {
    const start = exploring([...four, "squid-3"], { seats: poor });
    expect(open(start)).toEqual([by(0).takes()]);
    expect(refusalOf(start, by(0).continues())).toMatchObject({
      code: "track-full",
      rule: "AB-17",
    });
    const { state, events } = play(start, by(0).takes());
    expect(events.slice(0, 2)).toEqual([
      { type: "ally-taken", seat: 0, ally: "squid-3" },
      { type: "pearls-gained", seat: 0, pearls: 1, source: "last-space" },
    ]);
    expect(state.table.seats[0]).toMatchObject({ hand: ["squid-3"], pearls: 1 });
  });

  test("AB-17 it is offered to the opponents first", () => {
    const start = exploring(four, { seats: [{ pearls: 0 }, { pearls: 1 }], nextCards: ["crab-2"] });
    expect(question(play(start, by(0).continues()).state)).toBe("offer 1");
  });

  test("AB-17 on space 4 there is no pearl", () => {
    const { state } = play(exploring(four, { seats: poor }), by(0).takes());
    expect(pearlsOf(state)).toEqual([0, 0, 0]);
  });
});

describe("monsters", () => {
  test("AB-18 a monster is not offered: the active player fights or continues", () => {
    const { state } = play(prepare({ ...rich, nextCards: ["monster"] }), by(2).explores());
    expect(question(state)).toBe("explore 2");
    expect(sorted(openKinds(state))).toEqual(["continue", "fight"]);
    expect(refusalOf(state, by(2).takes()).code).toBe("monster-revealed");
  });

  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 6],
  ])("AB-19 continuing past a monster moves the marker from %i to %i", (threat, after) => {
    const start = exploring(["monster"], { threat, seats: poor, nextCards: ["crab-1"] });
    const { state } = play(start, by(0).continues());
    expect(state.table.threat).toBe(after);
    expect(state.table.track).toEqual(["monster", "crab-1"]);
  });

  test("AB-19 a monster counts once: leaving the ally after it moves nothing", () => {
    const start = exploring(["monster"], { seats: poor, nextCards: ["crab-1", "crab-2"] });
    const { state } = play(start, by(0).continues(), by(0).continues());
    expect(state.table.threat).toBe(2);
  });

  test("AB-19 each monster moves the marker, and it stays there for the turns to come", () => {
    const nextCards = ["monster", "monster", "crab-1"] as const;
    const { state, events } = play(
      prepare({ seats: poor, nextCards }),
      by(0).explores(),
      by(0).continues(),
      by(0).continues(),
      by(0).takes(),
    );
    expect(eventsOf(events, "threat-raised").map(({ threat }) => threat)).toEqual([2, 3]);
    expect(state.table.threat).toBe(3);
    expect(question(state)).toBe("act 1");
  });

  const four = ["crab-1", "crab-1", "crab-1", "crab-1"] as const;

  test("AB-20 on space 5 it must be fought, and gives 1 pearl", () => {
    const start = exploring([...four, "monster"], { seats: poor, threat: 3 });
    expect(openKinds(start)).toEqual(["fight"]);
    expect(refusalOf(start, by(0).continues())).toMatchObject({
      code: "track-full",
      rule: "AB-20",
    });
    const { state, events } = play(start, by(0).fights({ keys: 1 }));
    expect(eventsOf(events, "pearls-gained")).toEqual([
      { type: "pearls-gained", seat: 0, pearls: 1, source: "last-space" },
    ]);
    expect(state.table.seats[0]).toMatchObject({ keys: 1, pearls: 1 });
  });

  test("AB-20 AB-21 the pearl of space 5 comes before the reward", () => {
    const start = exploring([...four, "monster"], { seats: poor, threat: 5, nextTokens: [4] });
    const { events } = play(start, by(0).fights({ keys: 1, pearls: 1, tokens: 1 }));
    expect(events).toEqual([
      {
        type: "monster-fought",
        seat: 0,
        space: 5,
        reward: { keys: 1, pearls: 1, tokens: 1 },
      },
      { type: "pearls-gained", seat: 0, pearls: 1, source: "last-space" },
      { type: "key-tokens-gained", seat: 0, keyTokens: 1 },
      { type: "pearls-gained", seat: 0, pearls: 1, source: "reward" },
      { type: "tokens-drawn", seat: 0, tokens: [4] },
      { type: "exploration-ended", seat: 0, allies: four, monsters: 0 },
      { type: "turn-started", seat: 1 },
    ]);
  });

  test("AB-20 on space 4 there is no pearl", () => {
    const start = exploring([...four.slice(1), "monster"], { seats: poor, threat: 3 });
    expect(pearlsOf(play(start, by(0).fights({ keys: 1 })).state)).toEqual([0, 0, 0]);
  });

  test("AB-21 fighting discards the monster, resets the marker and ends the exploration", () => {
    const start = exploring(["crab-1", "monster"], { seats: poor, threat: 4 });
    const { state, events } = play(start, by(0).fights({ keys: 1, pearls: 1 }));
    expect(state.table).toMatchObject({ discard: ["monster"], threat: 1, track: [] });
    expect(eventsOf(events, "monster-fought")).toEqual([
      {
        type: "monster-fought",
        seat: 0,
        space: 4,
        reward: { keys: 1, pearls: 1, tokens: 0 },
      },
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-21 the order: reward, marker, track cleared, Ship Master, control", () => {
    const start = exploring(["crab-1", "squid-1", "monster"], {
      threat: 5,
      seats: [{ pearls: 0, keys: 1, lords: ["ship-master"] }],
    });
    const { state, events } = play(start, by(0).fights({ keys: 1, pearls: 1, tokens: 1 }));
    const rewards = ["key-tokens-gained", "pearls-gained", "tokens-drawn"];
    expect(kinds(events)[0]).toBe("monster-fought");
    expect(sorted(kinds(events).slice(1, 4))).toEqual(rewards);
    expect(events.slice(4)).toEqual([
      { type: "exploration-ended", seat: 0, allies: ["crab-1", "squid-1"], monsters: 0 },
      { type: "pearls-gained", seat: 0, pearls: 2, source: "ship-master" },
    ]);
    // The third key leads to control, when all that is done.
    expect(question(state)).toBe("control 0");
    expect(state.table).toMatchObject({ threat: 1, track: [] });
    expect(state.table.council).toMatchObject({ crab: ["crab-1"], squid: ["squid-1"] });
    expect(state.table.seats[0]).toMatchObject({ pearls: 3, keys: 2 });
  });
});

const reward = (keys: number, pearls: number, tokens: number): Reward => ({ keys, pearls, tokens });
const rewards: readonly (readonly [number, readonly Reward[]])[] = [
  [1, [reward(0, 1, 0), reward(0, 0, 1)]],
  [2, [reward(0, 2, 0), reward(0, 1, 1), reward(0, 0, 2)]],
  [3, [reward(1, 0, 0)]],
  [4, [reward(1, 1, 0), reward(1, 0, 1)]],
  [5, [reward(1, 2, 0), reward(1, 1, 1), reward(1, 0, 2)]],
  [6, [reward(2, 0, 0)]],
];
const choices = rewards.flatMap(([space, all]) =>
  all.map((one) => [space, one.keys, one.pearls, one.tokens] as const),
);
/** A reward as three figures: keys, pearls, tokens. */
const nameOf = ({ keys, pearls, tokens }: Reward): string => `${keys}${pearls}${tokens}`;
const offered = (state: State): string[] =>
  legalOf(state, "fight").map((action) => nameOf(action.reward));

describe("rewards", () => {
  test.each(rewards)("AB-22 what threat space %i offers", (threat, expected) => {
    const state = exploring(["monster"], { threat });
    expect(sorted(offered(state))).toEqual(sorted(expected.map(nameOf)));
  });

  test.each(choices)(
    "AB-22 space %i: %i keys, %i pearls, %i monster tokens",
    (threat, keys, pearls, tokens) => {
      const start = exploring(["monster"], { threat, seats: poor, nextTokens: [4, 2, 3] });
      const { state } = play(start, by(0).fights({ keys, pearls, tokens }));
      const area = state.table.seats[0]!;
      expect(area).toMatchObject({ keys, pearls });
      expect(area.tokens).toEqual(sorted([4, 2].slice(0, tokens)));
      // Keys and tokens come from the supply.
      expect(state.table.keyTokens).toBe(KEY_TOKEN_COUNT - keys);
      expect(state.table.tokens).toHaveLength(monsterTokens.length - tokens);
    },
  );

  test.each(rewards)("AB-22 space %i gives no reward of another space", (threat, own) => {
    const state = exploring(["monster"], { threat });
    const others = rewards.flatMap(([space, all]) => (space === threat ? [] : all));
    for (const other of others.filter((one) => !own.some((mine) => nameOf(mine) === nameOf(one))))
      expect(refusalOf(state, by(0).fights(other))).toMatchObject({
        code: "reward-not-on-offer",
        rule: "AB-22",
      });
  });

  test("AB-22 an empty reward is refused", () => {
    expect(refusalOf(exploring(["monster"]), by(0).fights({})).code).toBe("reward-not-on-offer");
  });

  test("AB-23 tokens are known only to their owner, their number to all", () => {
    const start = exploring(["monster"], { threat: 2, nextTokens: [4, 2] });
    const { state, events } = play(start, by(0).fights({ tokens: 2 }));
    const [drawn] = eventsOf(events, "tokens-drawn");
    expect(abyss.view(state, 0).table.seats[0]!.tokens).toEqual([2, 4]);
    expect(
      sorted(eventsOf([abyss.redact(drawn!, 0)!], "tokens-drawn")[0]!.tokens as number[]),
    ).toEqual([2, 4]);
    for (const viewer of [1, 2, "spectator"] as const) {
      expect(abyss.view(state, viewer).table.seats[0]!.tokens).toEqual([null, null]);
      expect(abyss.redact(drawn!, viewer)).toEqual({
        type: "tokens-drawn",
        seat: 0,
        tokens: [null, null],
      });
    }
  });

  test.each([2, 3, 4] as const)("AB-23 tokens are random: the supply gives a %i", (token) => {
    const start = exploring(["monster"], { nextTokens: [token] });
    const { state } = play(start, by(0).fights({ tokens: 1 }));
    expect(state.table.seats[0]!.tokens).toEqual([token]);
  });

  test.each([
    [1, 1, ["001", "010"]],
    [1, 0, ["010"]],
    [2, 2, ["002", "011", "020"]],
    [2, 1, ["011", "020"]],
    [2, 0, ["020"]],
    [4, 0, ["110"]],
    [5, 1, ["111", "120"]],
    [5, 0, ["120"]],
  ])("AB-23 on space %i with %i tokens left: %j", (threat, tokensLeft, expected) => {
    expect(sorted(offered(exploring(["monster"], { threat, tokensLeft })))).toEqual(expected);
  });

  test("AB-23 asking for more tokens than are left is refused", () => {
    const state = exploring(["monster"], { threat: 2, tokensLeft: 1 });
    expect(refusalOf(state, by(0).fights({ tokens: 2 }))).toMatchObject({
      code: "too-few-monster-tokens",
      rule: "AB-23",
      params: { has: 1, needs: 2 },
    });
  });

  test.each([
    [6, { keys: 2 }, 1, 1],
    [6, { keys: 2 }, 0, 0],
    [4, { keys: 1, pearls: 1 }, 0, 0],
  ])("AB-23 space %i, reward %j, %i key tokens left: %i given", (threat, chosen, left, given) => {
    // So few are left only where keys have to be kept: all locations are taken (AB-64).
    const held = locations.map((location) => ({ location, lords: [] }));
    const start = exploring(["monster"], {
      threat,
      seats: [{ pearls: 0 }, { keys: 10 - left, locations: held }],
    });
    const { state } = play(start, by(0).fights(chosen));
    expect(state.table.seats[0]).toMatchObject({ keys: given, pearls: "pearls" in chosen ? 1 : 0 });
    expect(state.table.keyTokens).toBe(0);
  });
});

describe("the end of an exploration", () => {
  test("AB-24 allies left go face down to the council stacks of their races, monsters to the discard", () => {
    const start = exploring(["crab-1", "monster", "squid-2", "monster", "crab-5"], {
      seats: poor,
      council: { crab: ["crab-3"], jellyfish: ["jellyfish-1"] },
      discard: ["shellfish-1"],
    });
    const { state, events } = play(start, by(0).takes());
    expect(eventsOf(events, "exploration-ended")).toEqual([
      { type: "exploration-ended", seat: 0, allies: ["crab-1", "squid-2"], monsters: 2 },
    ]);
    expect(state.table.track).toEqual([]);
    expect(sorted(state.table.discard)).toEqual(["monster", "monster", "shellfish-1"]);
    expect(state.table.council).toEqual({
      jellyfish: ["jellyfish-1"],
      crab: ["crab-1", "crab-3"],
      seahorse: [],
      shellfish: [],
      squid: ["squid-2"],
    });
    for (const viewer of [0, 1, "spectator"] as const)
      expect(abyss.view(state, viewer).table.council.crab).toEqual([null, null]);
  });

  test("AB-24 the same after a fight", () => {
    const { state } = play(
      exploring(["crab-1", "monster", "monster"], { seats: poor }),
      by(0).fights({ pearls: 1 }),
    );
    expect(state.table.council.crab).toEqual(["crab-1"]);
    expect(state.table.discard).toEqual(["monster", "monster"]);
  });
});

const monsters = countOf(abyssBox.cards, "monster");
/** The last seat has all allies that are not mentioned; the monsters are in the discard. */
const lastCard: Description = { seats: poor, rest: 2, nextCards: ["crab-1"] };

describe("an empty deck", () => {
  test("AB-25 the last card is revealed and taken without a new deck", () => {
    const { state, events } = play(prepare(lastCard), by(0).explores(), by(0).takes());
    expect(eventsOf(events, "deck-renewed")).toEqual([]);
    expect(state.table.deck).toEqual([]);
    expect(state.table.discard).toHaveLength(monsters);
  });

  test("AB-25 the discard becomes the deck when the next card must be revealed", () => {
    const { state, events } = play(prepare(lastCard), by(0).explores(), by(0).continues());
    expect(events.slice(1)).toEqual([
      { type: "deck-renewed", cards: monsters },
      { type: "card-revealed", card: "monster", space: 2 },
    ]);
    expect(state.table.discard).toEqual([]);
    expect(state.table.deck).toHaveLength(monsters - 1);
    expect(state.table.track).toEqual(["crab-1", "monster"]);
  });

  test("AB-25 also for the first card of an exploration", () => {
    const { state, events } = play(prepare({ ...lastCard, nextCards: [] }), by(0).explores());
    expect(kinds(events)).toEqual(["deck-renewed", "card-revealed"]);
    expect(state.table.deck).toHaveLength(monsters - 1);
  });

  test("AB-25 also after a sale", () => {
    const start = prepare({ ...lastCard, seats: [{ pearls: 0 }, { pearls: 1 }, { pearls: 0 }] });
    const { events } = play(start, by(0).explores(), by(1).buys());
    expect(kinds(events)).toEqual([
      "card-revealed",
      "ally-bought",
      "deck-renewed",
      "card-revealed",
    ]);
  });

  test("AB-25 a fight that fills the discard renews nothing", () => {
    const { state, events } = play(
      exploring(["monster"], { rest: 2, seats: poor }),
      by(0).fights({ pearls: 1 }),
    );
    expect(eventsOf(events, "deck-renewed")).toEqual([]);
    expect(state.table.deck).toEqual([]);
    expect(state.table.discard).toHaveLength(monsters);
  });

  test("AB-25 the discard is shuffled", () => {
    const start = prepare({ rest: "discard", seats: poor });
    const decks = Array.from({ length: 20 }, (_, luck) => {
      const { table } = play(withLuck(start, luck), by(0).explores()).state;
      expect(sorted([...table.deck, ...table.track])).toEqual(start.table.discard);
      return table;
    });
    expect(new Set(decks.map(({ deck }) => deck.join())).size).toBe(20);
    expect(new Set(decks.map(({ track }) => track[0])).size).toBeGreaterThan(8);
    expect(new Set(decks.map(({ deck }) => deck[0])).size).toBeGreaterThan(8);
  });

  test("AB-25 the deck is used up before the discard", () => {
    const start = prepare({ ...lastCard, nextCards: ["crab-1", "crab-2"] });
    const { events } = play(start, by(0).explores(), by(0).continues());
    expect(events.at(-1)).toMatchObject({ card: "crab-2" });
    expect(eventsOf(events, "deck-renewed")).toEqual([]);
  });
});

// Six monsters are always somewhere in deck, discard or on a track of five: with them there is
// always a card to reveal. These tables have no monsters.
const nothingLeft: Description = { ...lastCard, withoutMonsters: true };

describe("nothing left to reveal", () => {
  test("AB-25 an unsold ally last revealed is taken", () => {
    const { state } = applied(prepare(nothingLeft), by(0).explores());
    expect(open(state)).toEqual([by(0).takes()]);
    expect(abyss.refusal(state, by(0).continues())?.code).toBe("nothing-to-reveal");
    const taken = applied(state, by(0).takes()).state;
    expect(taken.table.seats[0]).toMatchObject({ hand: ["crab-1"], pearls: 0 });
  });

  test("AB-25 a monster last revealed is fought", () => {
    const start = prepare({ ...nothingLeft, nextCards: [] });
    const withMonster = assumeConsistent(abyss, {
      ...start,
      table: { ...start.table, deck: ["monster"] },
    });
    const { state } = applied(withMonster, by(0).explores());
    expect(openKinds(state)).toEqual(["fight"]);
    expect(abyss.refusal(state, by(0).continues())?.code).toBe("nothing-to-reveal");
  });

  test("AB-25 after a sale the exploration ends with nothing taken", () => {
    const start = prepare({
      ...nothingLeft,
      nextCards: ["squid-1", "crab-1"],
      seats: [{ pearls: 0, lords: ["slaver"], hand: ["squid-2"] }, { pearls: 1 }, { pearls: 0 }],
    });
    const { state, events } = applied(
      start,
      by(0).explores(),
      by(1).declines(),
      by(0).continues(),
      by(1).buys(),
    );
    expect(events.at(-1)).toEqual({
      type: "exploration-ended",
      seat: 0,
      allies: ["squid-1"],
      monsters: 0,
    });
    expect(state.table.seats[0]!.hand).toEqual(["squid-2"]);
    expect(state.table.council.squid).toEqual(["squid-1"]);
    // No decision of the exploration is left at which the Slaver could be used.
    expect(question(state)).toBe("end-turn 0");
  });

  test("AB-25 a Slaver used at that decision provides a card to reveal", () => {
    const start = prepare({
      ...nothingLeft,
      seats: [{ pearls: 0, lords: ["slaver"], hand: ["squid-2"] }, { pearls: 0 }, { pearls: 0 }],
    });
    const revealed = applied(start, by(0).explores()).state;
    expect(sorted(openKinds(revealed))).toEqual(["take", "use-slaver"]);
    const used = applied(revealed, by(0).usesSlaver("squid-2")).state;
    expect(sorted(openKinds(used))).toEqual(["continue", "take"]);
    const { events } = applied(used, by(0).continues());
    expect(events).toEqual([
      { type: "deck-renewed", cards: 1 },
      { type: "card-revealed", card: "squid-2", space: 2 },
    ]);
  });

  test("AB-25 an Oracle used at that decision provides one, too", () => {
    const start = prepare({
      ...nothingLeft,
      seats: [{ pearls: 0, lords: ["oracle"] }, { pearls: 0 }, { pearls: 0 }],
      council: { shellfish: ["shellfish-2", "shellfish-3"] },
    });
    const revealed = applied(start, by(0).explores()).state;
    expect(sorted(openKinds(revealed))).toEqual(["take", "use-oracle"]);
    const used = applied(revealed, by(0).usesOracle("shellfish")).state;
    expect(sorted(openKinds(used))).toEqual(["continue", "take"]);
    const { state } = applied(used, by(0).continues());
    expect(["shellfish-2", "shellfish-3"] satisfies Ally[]).toContain(state.table.track[1]);
  });

  test("AB-25 exploring is refused when no card can be revealed", () => {
    const state = prepare({
      ...nothingLeft,
      nextCards: [],
      council: { crab: ["crab-1"] },
    });
    expect(openKinds(state)).toEqual(["request-support"]);
    expect(abyss.refusal(state, by(0).explores())?.code).toBe("nothing-to-reveal");
  });
});
