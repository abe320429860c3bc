// Altruist and Rebel.
import { describe, expect, test } from "vitest";
import { type Leviathan, leviathans } from "../../../src/leviathan/cards/index.ts";
import { leviathan as game } from "../../../src/leviathan/index.ts";
import { pearlsOf } from "../../tables.ts";
import {
  atBorder,
  atMonster,
  borderOf,
  by,
  type Description,
  eventsOf,
  killsIn,
  kinds,
  legalOf,
  openKinds,
  play,
  question,
  refusalOf,
  roll,
  tokensLeft,
} from "../prepare.ts";
import {
  type Area,
  attackingNine,
  bringers,
  bringing,
  recruitment,
  withoutPower,
} from "./arrivals.ts";

const me = by(0);

describe("Altruist", () => {
  const area: Area = { hand: ["crab-5", "crab-1"], pearls: 0 };
  const owner: Area = { ...area, lords: ["altruist"] };

  const count = (state: ReturnType<typeof attackingNine>["state"]) => {
    const decision = game.decision(state);
    return decision?.ask === "draw-tokens" ? decision.count : 0;
  };

  test.each([
    ["the first", 1, 0, 1 + 1],
    ["the first and the second", 5, 0, 1 + 1 + 2 + 1],
    ["the second", 2, 1, 2 + 1],
    ["the last, which kills it", 6, 2, 1 + 1],
  ])("LE-58 one more token for every life point its owner removes: %s", (_, die, lost, tokens) => {
    expect(count(attackingNine([owner], die, lost).state)).toBe(tokens);
  });

  test("LE-58 LE-29 the tokens come with the reward, in any mix", () => {
    const { state } = attackingNine([owner], 1);
    expect(legalOf(state, "draw-tokens").map(({ baseTokens }) => baseTokens)).toEqual([0, 1, 2]);
    const base = roll(state, me.drawsTokens(2), 2, 4).state;
    expect(base.table.seats[0]!.tokens).toEqual([2, 4]);
    expect(question(base)).toBe("attack 0");
    const others = roll(state, me.drawsTokens(0), "key", "two-pearls").state;
    expect(others.table.leviathan.seats[0]!.tokens).toEqual(["key", "two-pearls"]);
  });

  test("LE-58 LE-31 a failed attack brings no token", () => {
    const { state, events } = attackingNine([owner], 1, 1);
    expect(kinds(events)).toEqual(["attack-begun", "dice-rolled", "attack-made", "pearls-gained"]);
    expect(state.table.seats[0]!.tokens).toEqual([]);
    expect(question(state)).toBe("attack 0");
  });

  test("LE-58 LE-30 no more tokens than are left", () => {
    const rest = { tokensLeft: 2, leviathan: tokensLeft(1) };
    const { state } = attackingNine([owner], 5, 0, rest);
    expect(state.table.seats[0]!.tokens).toHaveLength(2);
    expect(state.table.leviathan.seats[0]!.tokens).toHaveLength(1);
  });

  test.each(withoutPower("altruist", area))("LE-58 %s, it brings nothing", (_, seats) => {
    expect(count(attackingNine(seats, 5).state)).toBe(3);
  });

  test("LE-51 LE-58 LE-57 it works in the Sorcerer's fight", () => {
    const leviathan = { border: atBorder("leviathan-9", "leviathan-20") };
    const start = roll(
      ...recruitment("sorcerer", {
        seats: [{ hand: ["crab-5"], lords: ["altruist"] }],
        leviathan,
      }),
    ).state;
    expect(count(roll(start, me.fights("leviathan-9", "crab-5"), 5).state)).toBe(5);
  });

  test("LE-51 LE-58 LE-59 it works for the Rebel", () => {
    const leviathan = { border: atBorder(["leviathan-9", 1], "leviathan-20") };
    const start = roll(
      ...recruitment("rebel", { seats: [{ lords: ["altruist"] }], leviathan }),
    ).state;
    expect(count(roll(start, me.removesLifePoint("leviathan-9")).state)).toBe(2 + 1);
  });

  test("LE-51 losing it to a leviathan ends its power at once, in the same exploration", () => {
    const start = atMonster(atBorder("leviathan-10", "leviathan-12"), owner, {
      nextCards: ["monster"],
    });
    const lost = roll(start, me.continues(), "leviathan-20", 1, 1).state;
    expect(lost.table.discardedLords).toEqual(["altruist"]);
    expect(count(roll(lost, me.fights("leviathan-12", "crab-5"), 1).state)).toBe(1);
  });

  test("LE-54 LE-58 beside the Taxidermist: 2 + 2 pearls, 2 + 1 + 1 + 1 tokens", () => {
    const seat: Area = { hand: ["crab-5"], lords: ["altruist", "taxidermist"], pearls: 0 };
    const start = atMonster(atBorder("leviathan-2", "leviathan-20"), seat);
    const { state } = roll(start, me.fights("leviathan-2", "crab-5"), 5);
    expect([count(state), pearlsOf(state)[0]]).toEqual([5, 4]);
  });
});

describe("Rebel", () => {
  const entering = (rest: Description) => roll(...recruitment("rebel", rest)).state;
  const with19: Leviathan = "leviathan-19";

  test("LE-59 any leviathan at the border, whatever its races, and it cannot be declined", () => {
    const border = atBorder("leviathan-4", ["leviathan-9", 2], with19);
    const start = entering({ seats: [{ hand: [] }], leviathan: { border } });
    expect(question(start)).toBe("remove-life-point 0");
    expect(openKinds(start)).toEqual(["remove-life-point"]);
    expect(legalOf(start, "remove-life-point")).toEqual([
      me.removesLifePoint("leviathan-4"),
      me.removesLifePoint("leviathan-9"),
      me.removesLifePoint(with19),
    ]);
    expect(refusalOf(start, me.removesLifePoint("leviathan-20"))).toMatchObject({
      code: "leviathan-not-at-border",
      rule: "LE-59",
    });
  });

  test.each<[string, number, number]>([
    ["first", 0, 1],
    ["second", 1, 1],
  ])("LE-59 LE-29 it removes the %s life point of 13 and brings its reward", (_, lost, tokens) => {
    // Leviathan 13: 1, 1 and 2 tokens.
    const border = atBorder(["leviathan-13", lost], with19);
    const start = entering({ seats: [{ pearls: 2 }], leviathan: { border } });
    const { state, events } = roll(start, me.removesLifePoint("leviathan-13"));
    expect(kinds(events)).toEqual(["life-point-removed"]);
    expect(borderOf(state)[0]).toEqual(["2-3", "leviathan-13", lost + 1]);
    expect(game.decision(state)).toMatchObject({ ask: "draw-tokens", count: tokens });
    expect(pearlsOf(state)).toEqual([2, 1, 1]);
    expect(question(roll(state, me.drawsTokens(1), 2).state)).toBe("act 1");
  });

  test("LE-59 LE-33 the last life point: a kill, the Scourge and its reward; no fight", () => {
    const border = atBorder(["leviathan-13", 2], with19);
    const start = entering({ leviathan: { border } });
    const { state, events } = roll(start, me.removesLifePoint("leviathan-13"));
    expect(kinds(events)).toEqual(["life-point-removed", "leviathan-killed", "scourge-taken"]);
    expect(killsIn(state)).toEqual({ kills: [1, 0, 0], scourge: 0 });
    expect(borderOf(state)).toEqual([["4", with19, 0]]);
    expect(game.decision(state)).toMatchObject({ ask: "draw-tokens", count: 2 });
    const { events: after } = roll(state, me.drawsTokens(2), 2, 3);
    expect(kinds(after)).toEqual(["tokens-drawn", "turn-started"]);
  });

  test("LE-59 LE-45 the Scourge is taken over with as many kills as its holder", () => {
    const seats = [
      { killed: ["leviathan-1"], wounds: 0, tokens: [] },
      { killed: ["leviathan-2", "leviathan-3"], wounds: 0, tokens: [] },
    ] as const;
    const border = atBorder("leviathan-12", with19);
    const start = entering({ leviathan: { border, seats, scourge: 1 } });
    const { state } = roll(start, me.removesLifePoint("leviathan-12"));
    expect(killsIn(state)).toEqual({ kills: [2, 2, 0], scourge: 0 });
  });

  test("LE-59 LE-34 LE-35 a kill that leaves the border empty brings a leviathan, then the tokens", () => {
    const start = entering({ leviathan: { border: atBorder("leviathan-12") } });
    const { state, events } = roll(start, me.removesLifePoint("leviathan-12"), "leviathan-3", 6, 6);
    expect(kinds(events)).toEqual([
      "life-point-removed",
      "leviathan-killed",
      "scourge-taken",
      "leviathan-drawn",
      "dice-rolled",
      "leviathan-placed",
    ]);
    expect(eventsOf(events, "leviathan-drawn")).toMatchObject([{ seat: 0 }]);
    expect(borderOf(state)).toEqual([["11-12", "leviathan-3", 0]]);
    expect(question(state)).toBe("draw-tokens 0");
  });

  test("LE-59 LE-17 no leviathan comes from an empty deck", () => {
    const discarded = leviathans.filter((one) => one !== "leviathan-12");
    const start = entering({ leviathan: { border: atBorder("leviathan-12"), discarded } });
    const { state } = roll(start, me.removesLifePoint("leviathan-12"));
    expect(borderOf(state)).toEqual([]);
    expect(question(state)).toBe("draw-tokens 0");
  });

  test("LE-59 LE-39 leviathan tokens of the reward may be revealed", () => {
    const start = entering({ leviathan: { border: atBorder("leviathan-9") } });
    const hit = roll(start, me.removesLifePoint("leviathan-9")).state;
    const drawn = roll(hit, me.drawsTokens(0), "three-pearls").state;
    expect(openKinds(drawn)).toEqual(["decline", "reveal-token"]);
    const { state } = play(drawn, me.reveals("three-pearls"));
    expect(pearlsOf(state)).toEqual([4, 1, 1]);
    expect(question(state)).toBe("act 1");
  });

  test("LE-59 with an empty border nothing happens", () => {
    const { state, events } = roll(...recruitment("rebel"));
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(question(state)).toBe("act 1");
  });

  test.each(bringers)(
    "LE-59 LE-50 it works when the %s brings it, and cannot be declined",
    (bringer) => {
      const border = atBorder("leviathan-9");
      const start = roll(...bringing(bringer, "rebel", { leviathan: { border } })).state;
      expect(openKinds(start)).toEqual(["remove-life-point"]);
      const hit = roll(start, me.removesLifePoint("leviathan-9")).state;
      expect(borderOf(hit)).toEqual([["2-3", "leviathan-9", 1]]);
      expect(question(roll(hit, me.drawsTokens(1), 2).state)).toBe("act 1");
    },
  );
});
