import { describe, expect, test } from "vitest";
import type { LeviathanToken } from "../../src/leviathan/cards/index.ts";
import { pearlsOf } from "../tables.ts";
import {
  atBorder,
  atMonster,
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
  tokensLeft,
  withTokens,
} from "./prepare.ts";

const [me, b] = [by(0), by(1)];

/** Seat 0 has killed leviathan 15, for 4 tokens; leviathan 20 is still at the border. */
const rewarded = (leviathan: Description["leviathan"] = {}, rest: Description = {}) =>
  roll(
    atMonster(
      atBorder("leviathan-15", "leviathan-20"),
      { hand: ["crab-5"], ...rest.seats?.[0] },
      { ...rest, leviathan },
    ),
    me.fights("leviathan-15", "crab-5"),
    2,
  ).state;

describe("LE-29 the reward", () => {
  test("LE-29 any mix of base and leviathan tokens", () => {
    const state = rewarded();
    expect(question(state)).toBe("draw-tokens 0");
    expect(legalOf(state, "draw-tokens").map(({ baseTokens }) => baseTokens)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  test("LE-29 they are drawn at random from the two supplies", () => {
    const { state, events } = roll(rewarded(), me.drawsTokens(1), 4, "key", "two-pearls", "key");
    expect(state.table.seats[0]!.tokens).toEqual([4]);
    expect(state.table.leviathan.seats[0]!.tokens).toEqual(["key", "key", "two-pearls"]);
    expect(state.table.tokens).toHaveLength(19);
    expect(state.table.leviathan.tokens).toHaveLength(17);
    expect(eventsOf(events, "tokens-drawn")).toMatchObject([{ seat: 0, tokens: [4] }]);
    expect(eventsOf(events, "leviathan-tokens-drawn")).toMatchObject([
      { seat: 0, tokens: ["key", "two-pearls", "key"] },
    ]);
  });

  test.each([
    [0, "tokens-drawn"],
    [4, "leviathan-tokens-drawn"],
  ] as const)("LE-29 with %i base tokens there is no event %s", (base, kind) => {
    const { events } = play(rewarded(), me.drawsTokens(base));
    expect(kinds(events).filter((one) => one.endsWith("tokens-drawn"))).toHaveLength(1);
    expect(kinds(events)).not.toContain(kind);
  });

  test("LE-29 the reward is that of all life points that the attack removed", () => {
    const start = atMonster(atBorder("leviathan-9", "leviathan-20"), { hand: ["crab-5"] });
    const { state } = roll(start, me.fights("leviathan-9", "crab-5"), 5);
    expect(state.agenda.at(-1)).toMatchObject({ ask: "draw-tokens", count: 3 });
  });

  test("LE-29 LE-31 a failed attack has no reward", () => {
    const start = atMonster(atBorder("leviathan-9"), { hand: ["crab-1"] });
    const { events } = roll(start, me.fights("leviathan-9", "crab-1"), 1);
    expect(kinds(events)).not.toContain("tokens-drawn");
  });
});

describe("LE-30 shortages", () => {
  test.each<[string, number, number, number[]]>([
    ["few base tokens", 2, 20, [0, 1, 2]],
    ["few leviathan tokens", 20, 3, [1, 2, 3, 4]],
    ["few of both", 2, 3, [1, 2]],
    ["too few of both", 1, 2, []],
    ["base tokens only", 20, 0, []],
    ["leviathan tokens only", 0, 20, []],
    ["none at all", 0, 0, []],
  ])("LE-30 %s: %i and %i", (_, base, others, choices) => {
    const state = rewarded(tokensLeft(others), { tokensLeft: base });
    const { seats, leviathan, tokens } = state.table;
    if (choices.length > 0) {
      expect(legalOf(state, "draw-tokens").map(({ baseTokens }) => baseTokens)).toEqual(choices);
      return;
    }
    // Nothing to choose: the player gets four of the only supply, or all that are left.
    expect(question(state)).not.toContain("draw-tokens");
    const drawn = [Math.min(base, 4), Math.min(others, 4)];
    expect([seats[0]!.tokens.length, leviathan.seats[0]!.tokens.length]).toEqual(drawn);
    expect([tokens.length, leviathan.tokens.length]).toEqual([
      base - drawn[0]!,
      others - drawn[1]!,
    ]);
  });
});

test("LE-30 LE-39 without tokens to draw, none is revealed after a reward either", () => {
  const area = { ...tokensLeft(0), ...withTokens(["key"]) };
  area.revealed = area.revealed!.toSpliced(area.revealed!.indexOf("key"), 1);
  const state = rewarded(area, { tokensLeft: 0 });
  expect(state.table.leviathan.seats[0]!.tokens).toEqual(["key"]);
  expect(openKinds(state)).not.toContain("reveal-token");
});

describe("LE-38 effects", () => {
  const revealing = (token: LeviathanToken, rest: Description = {}) =>
    play(
      prepare({
        turn: { seat: 2 },
        council: { crab: ["crab-2", "crab-3"], squid: ["squid-1"], shellfish: ["shellfish-1"] },
        ...rest,
        leviathan: withTokens([token]),
      }),
      by(2).requests("shellfish"),
    ).state;

  test.each<[LeviathanToken, number]>([
    ["two-pearls", 2],
    ["three-pearls", 3],
  ])("LE-38 LE-40 %s", (token, pearls) => {
    const { state, events } = play(revealing(token), me.reveals(token));
    expect(pearlsOf(state)).toEqual([1 + pearls, 1, 1]);
    expect(kinds(events)).toEqual(["token-revealed", "pearls-gained"]);
    expect(eventsOf(events, "pearls-gained")).toMatchObject([
      { seat: 0, pearls, source: "leviathan-token" },
    ]);
    // It leaves the game.
    expect(state.table.leviathan.seats[0]!.tokens).toEqual([]);
    expect(state.table.leviathan.revealed).toEqual([token]);
    expect(state.table.leviathan.tokens).toHaveLength(19);
  });

  test("LE-38 a key token from the supply", () => {
    const { state } = play(revealing("key"), me.reveals("key"));
    expect(state.table.seats[0]!.keys).toBe(1);
    expect(state.table.keyTokens).toBe(9);
  });

  test("LE-38 AB-23 no key if none is left", () => {
    const start = revealing("key", { seats: [{}, { keys: 8 }, { keys: 2 }], keyTokens: 0 });
    const { state, events } = play(start, me.reveals("key"));
    expect(state.table.seats[0]!.keys).toBe(0);
    expect(kinds(events)).toEqual(["token-revealed"]);
  });

  test("LE-38 one council stack of the player's choice, whatever the Alchemist says", () => {
    const start = revealing("council-stack", { seats: [{ lords: ["alchemist"] }] });
    expect(legalOf(start, "reveal-token").map(({ stack }) => stack)).toEqual(["crab", "squid"]);
    const { state } = play(start, me.reveals("council-stack", "crab"));
    expect(state.table.seats[0]!.hand).toEqual(["crab-2", "crab-3"]);
    expect(state.table.council).toMatchObject({ crab: [], squid: ["squid-1"] });
    expect(question(state)).toBe("act 0");
  });
});

describe("LE-39 when tokens are revealed", () => {
  const owner = (tokens: LeviathanToken[], lords: "landlord"[] = []): Description => ({
    turn: { seat: 2 },
    seats: [{ lords }],
    council: { crab: ["crab-2"], squid: ["squid-1"] },
    leviathan: withTokens(tokens, ["key"]),
  });

  test("LE-39 at the start of the own turn, after the Landlord, before plotting", () => {
    const { state, events } = play(
      prepare(owner(["three-pearls"], ["landlord"])),
      by(2).requests("crab"),
    );
    expect(kinds(events).slice(-2)).toEqual(["turn-started", "pearls-gained"]);
    expect(question(state)).toBe("reveal-token 0");
    expect(openKinds(state)).toEqual(["decline", "reveal-token"]);
    expect(question(play(state, me.declines()).state)).toBe("act 0");
  });

  test("LE-39 any number, one after the other; then the turn goes on", () => {
    const start = prepare(owner(["two-pearls", "two-pearls", "key"]));
    const turn = play(start, by(2).requests("crab")).state;
    const { state } = play(turn, me.reveals("two-pearls"), me.reveals("two-pearls"));
    expect(question(state)).toBe("reveal-token 0");
    expect(pearlsOf(state)).toEqual([5, 1, 1]);
    expect(question(play(state, me.reveals("key")).state)).toBe("act 0");
  });

  test("LE-39 not in other players' turns, nor later in the turn", () => {
    const turn = play(prepare(owner(["key"])), by(2).requests("crab")).state;
    expect(refusalOf(turn, b.reveals("key"))).toMatchObject({ code: "not-your-decision" });
    const acting = play(turn, me.declines()).state;
    expect(refusalOf(acting, me.reveals("key"))).toMatchObject({ code: "not-asked" });
  });

  test("LE-39 a player without tokens is not asked", () => {
    const turn = play(prepare(owner([])), by(2).requests("crab")).state;
    expect(question(turn)).toBe("act 0");
  });

  test("LE-39 right after drawing a reward, older ones too", () => {
    const start = rewarded(withTokens(["three-pearls"]));
    const drawn = roll(start, me.drawsTokens(3), 2, 2, 2, "key").state;
    expect(question(drawn)).toBe("reveal-token 0");
    expect(legalOf(drawn, "reveal-token").map(({ token }) => token)).toEqual([
      "key",
      "three-pearls",
    ]);
    const { state } = play(drawn, me.reveals("three-pearls"), me.declines());
    expect(pearlsOf(state)).toEqual([4, 1, 1]);
    expect(state.table.leviathan.seats[0]!.tokens).toEqual(["key"]);
    expect(question(state)).toBe("act 1");
  });

  test("LE-39 after base tokens only, older leviathan tokens may be revealed", () => {
    const start = rewarded(withTokens(["three-pearls"]));
    expect(question(roll(start, me.drawsTokens(4), 2, 2, 2, 3).state)).toBe("reveal-token 0");
  });

  test("LE-39 LE-37 AB-35 activated powers can be used when tokens are revealed at the start of a turn", () => {
    const start = prepare({
      ...owner(["council-stack"]),
      council: { crab: ["crab-2"], squid: ["squid-1"] },
      seats: [{ lords: ["slaver", "oracle"], hand: ["crab-1"] }],
    });
    const turn = play(start, by(2).requests("crab")).state;
    expect(openKinds(turn)).toEqual(["decline", "reveal-token", "use-oracle", "use-slaver"]);
    const used = play(turn, me.usesOracle("squid")).state;
    expect(question(used)).toBe("reveal-token 0");
    expect(openKinds(used)).toEqual(["decline", "use-slaver"]);
  });
});

test("LE-40 a council stack token cannot be revealed while all stacks are empty", () => {
  const start = prepare({
    turn: { seat: 2 },
    council: { crab: ["crab-2"] },
    leviathan: withTokens(["council-stack"]),
  });
  const { state } = play(start, by(2).requests("crab"));
  // Asked all the same, as the others do not know the token (LE-66).
  expect(openKinds(state)).toEqual(["decline"]);
  expect(refusalOf(state, me.reveals("council-stack", "crab"))).toMatchObject({
    code: "stack-empty",
    rule: "LE-40",
  });
});

test("LE-41 a third key by a token leads to control in the control step, not before the action", () => {
  const start = prepare({
    turn: { seat: 2 },
    available: ["jail"],
    council: { crab: ["crab-2"], squid: ["squid-1"] },
    seats: [{ keys: 2 }],
    leviathan: withTokens(["key"]),
  });
  const turn = play(start, by(2).requests("crab"), me.reveals("key")).state;
  expect(question(turn)).toBe("act 0");
  expect(question(play(turn, me.requests("squid")).state)).toBe("control 0");
});

test("LE-41 a third key within a fight leads to control after it", () => {
  const start = rewarded({}, { seats: [{ keys: 2 }], available: ["jail"] });
  const drawn = roll(start, me.drawsTokens(3), 2, 2, 2, "key").state;
  const { state, events } = play(drawn, me.reveals("key"));
  expect(kinds(events)).toEqual([
    "token-revealed",
    "key-tokens-gained",
    "fight-ended",
    "exploration-ended",
  ]);
  expect(question(state)).toBe("control 0");
});
