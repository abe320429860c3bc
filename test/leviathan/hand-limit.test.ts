import { describe, expect, test } from "vitest";
import { type Ally, allies } from "../../src/leviathan/cards/index.ts";
import { pearlsOf } from "../tables.ts";
import {
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
} from "./prepare.ts";

const [me, b] = [by(0), by(1)];
/** Different allies, none of which lies on a council stack. */
const handOf = (count: number): Ally[] =>
  allies.filter((ally) => !/^(squid|shellfish)/.test(ally) && ally !== "crab-5").slice(0, count);

/** Seat 0 takes squid 1, and has this many allies in hand then. */
const ending = (count: number, pearls: number, rest: Description = {}) => {
  const [first = {}, ...others] = rest.seats ?? [];
  return play(
    prepare({
      council: { squid: ["squid-1"], crab: ["crab-5"] },
      ...rest,
      seats: [{ ...first, hand: handOf(count - 1), pearls }, ...others],
    }),
    me.requests("squid"),
  );
};

test.each([0, 3])("LE-46 12 allies are not too many, with %i pearls", (pearls) => {
  expect(question(ending(12, pearls).state)).toBe("act 1");
});

test("LE-46 one too many: discarded or paid for", () => {
  const { state } = ending(13, 1);
  expect(question(state)).toBe("trim-hand 0");
  const ways = legalOf(state, "trim-hand");
  expect(ways.filter(({ pearls }) => pearls === 1)).toMatchObject([{ allies: [] }]);
  expect(ways.filter(({ pearls }) => pearls === 0)).toHaveLength(13);
  const { state: paid, events } = play(state, me.trims([], 1));
  expect(kinds(events).filter((kind) => kind !== "turn-started")).toEqual(["pearls-returned"]);
  expect(paid.table.seats[0]!.hand).toHaveLength(13);
  expect(pearlsOf(paid)).toEqual([0, 1, 1]);
  const kept = play(state, me.trims(["squid-1"]));
  expect(kept.state.table.seats[0]!.hand).toEqual(handOf(12).toSorted());
  expect(kept.state.table.discard).toEqual(["squid-1"]);
  expect(kinds(kept.events)[0]).toBe("allies-discarded");
  expect(pearlsOf(kept.state)).toEqual([1, 1, 1]);
});

test("LE-46 without pearls allies must go", () => {
  const { state } = ending(14, 0);
  expect(legalOf(state, "trim-hand").every(({ pearls }) => pearls === 0)).toBe(true);
  expect(refusalOf(state, me.trims([], 2))).toMatchObject({ code: "too-few-pearls" });
});

test("LE-46 LE-37 nothing else can be done meanwhile", () => {
  const { state } = ending(13, 1, { seats: [{ lords: ["oracle"] }] });
  const end = question(state) === "end-turn 0" ? play(state, me.endsTurn()).state : state;
  expect(openKinds(end)).toEqual(["trim-hand"]);
});

describe("LE-47 hands beyond 12", () => {
  test("LE-47 what is paid for stays, and is counted again at the end of the next turn", () => {
    const start = prepare({
      players: 2,
      council: { squid: ["squid-1"], crab: ["crab-5"], shellfish: ["shellfish-5"] },
      seats: [{ hand: handOf(12), pearls: 3 }],
    });
    const { state } = play(
      start,
      me.requests("squid"),
      me.trims([], 1),
      b.requests("crab"),
      me.requests("shellfish"),
    );
    expect(question(state)).toBe("trim-hand 0");
    expect(refusalOf(state, me.trims([], 1))).toMatchObject({
      code: "wrong-hand-limit",
      params: { allies: 0, pearls: 1, needs: 2 },
    });
  });

  test("LE-47 buying beyond 12 in another player's turn is allowed", () => {
    const start = prepare({
      nextCards: ["squid-2", "squid-3"],
      seats: [{ pearls: 0 }, { hand: handOf(13), pearls: 2 }, { pearls: 0 }],
    });
    const { state } = play(start, me.explores(), b.buys(), me.takes());
    expect(state.table.seats[1]!.hand).toHaveLength(14);
    expect(question(state)).toBe("act 1");
  });

  test("LE-47 AB-40 after the limit of the Commander, which leaves nothing to do", () => {
    const { state } = ending(14, 5, { seats: [{}, { lords: ["commander"] }] });
    expect(question(state)).toBe("discard 0");
    const hand = state.table.seats[0]!.hand;
    const { state: after } = play(state, me.discards(...hand.slice(6)));
    expect(question(after)).toBe("act 1");
    expect(after.table.seats[0]!.hand).toHaveLength(6);
  });

  test("LE-47 in extra turns and last turns too", () => {
    const extra = ending(13, 1, { turn: { seat: 0, extra: 1 } });
    expect(question(extra.state)).toBe("trim-hand 0");
    expect(question(play(extra.state, me.trims([], 1)).state)).toBe("act 0");
    const last = ending(13, 1, { lastSeat: 0 });
    expect(question(last.state)).toBe("trim-hand 0");
    const over = play(last.state, me.trims([], 1));
    expect(question(over.state)).toBe("over");
    expect(eventsOf(over.events, "game-ended")).toHaveLength(1);
  });
});
