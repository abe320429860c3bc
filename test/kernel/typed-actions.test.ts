// Actions are read without the schema if they are valid and normalised, and by the schema otherwise.
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { readActionOrRefuse } from "../../src/kernel/api/read-action.ts";
import { actionFieldsOf } from "../../src/kernel/schemas/field-schema.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { bazaar, styles } from "./bazaar.ts";
import { type Action, accept, start, toy, toyState } from "./toy-game.ts";

const state = toyState([{ hand: [3, 5], coins: 1 }, { hand: [2] }], { deck: [9] });
const bazaarState = assumeConsistent(bazaar, state);
const outOfOrder: Action = { type: "play", seat: 0, cards: [5, 3] };

describe("a valid action", () => {
  test("is normalised, by reduce and by a simulation", () => {
    const played = { type: "played", seat: 0, cards: [3, 5] };
    expect(accept(state, outOfOrder).events[0]).toEqual(played);
    const simulated = toy.simulate(state).apply(outOfOrder);
    expect(simulated.ok && simulated.events[0]).toEqual(played);
  });

  test.each<Parameters<typeof bazaar.reduce>[1]>([
    { type: "draw", seat: 0 },
    { type: "play", seat: 0, cards: [3, 5] },
    { type: "bid", seat: 0, coins: 1 },
    { type: "show", seat: 0, cards: [3], style: styles[0]!, openly: true },
    { type: "send", seat: 0, gift: { to: 1, card: 3 } },
  ])("is read without the schema, which is slower: %j", (action) => {
    const reading = vi.spyOn(bazaar.schemas.action, "safeParse");
    expect(bazaar.reduce(bazaarState, action).ok).toBe(true);
    expect(reading).not.toHaveBeenCalled();
    reading.mockRestore();
  });

  test("is read by the schema if its lists are not sorted, or hold objects", () => {
    const reading = vi.spyOn(bazaar.schemas.action, "safeParse");
    bazaar.reduce(bazaarState, outOfOrder);
    bazaar.reduce(bazaarState, { type: "hand-out", seat: 0, gifts: [{ to: 1, card: 3 }] });
    expect(reading).toHaveBeenCalledTimes(2);
    reading.mockRestore();
  });

  test("is read once, into a copy", () => {
    const cards = [3, 5];
    const { events } = accept(state, { type: "play", seat: 0, cards });
    cards.pop();
    expect(events[0]).toEqual({ type: "played", seat: 0, cards: [3, 5] });
  });

  test("has no -0 after reading, as JSON has none", () => {
    const { events } = accept(state, { type: "play", seat: -0, cards: [3] });
    expect(Object.is(events[0]!.seat, 0)).toBe(true);
    const bid = { type: "bid", seat: 0, coins: -0 } as const;
    expect(bazaar.refusal(state, bid)).toBeUndefined();
  });

  test("has no -0 in its lists after reading", () => {
    const shape = z.strictObject({ type: z.literal("count"), numbers: z.array(z.int()) });
    const engine = {
      internal: { actionFields: new Map([["count", actionFieldsOf(shape)]]) },
    } as never;
    const read = readActionOrRefuse(engine, { type: "count", numbers: [-0, 2] });
    expect(read).toStrictEqual({ ok: true, value: { type: "count", numbers: [0, 2] } });
  });

  test("may have objects in fields and in lists", () => {
    const gift = { to: 1, card: 3 };
    expect(bazaar.reduce(bazaarState, { type: "send", seat: 0, gift }).ok).toBe(true);
    expect(bazaar.reduce(bazaarState, { type: "hand-out", seat: 0, gifts: [gift] }).ok).toBe(true);
  });
});

describe("an invalid action", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a string", "draw"],
    ["a list", ["draw", 0]],
    ["no type", { seat: 0 }],
    ["an unknown type", { type: "nap", seat: 0 }],
    ["an inherited name as type", { type: "constructor", seat: 0 }],
    ["a field too many", { type: "draw", seat: 0, card: 1 }],
    ["a field too few", { type: "draw" }],
    ["another field", { type: "draw", card: 0 }],
    ["a wrong field", { type: "draw", seat: "0" }],
    ["an unknown seat", { type: "draw", seat: 9 }],
    ["a wrong member", { type: "play", seat: 0, cards: ["3"] }],
    ["an object in a list of numbers", { type: "play", seat: 0, cards: [{}] }],
    ["a huge list", { type: "play", seat: 0, cards: Array(1e6).fill(3) }],
  ])("%s is refused alike by reduce, refusal and a simulation", (_, action) => {
    const reduced = toy.reduce(start(), action);
    if (reduced.ok) throw new Error("was accepted");
    const { refusal } = reduced;
    expect(refusal.code).toBe("malformed");
    expect(toy.refusal(state, action as Action)).toEqual(refusal);
    expect(toy.simulate(state).apply(action as Action)).toEqual({ ok: false, refusal });
  });

  test("a list that is too short can be completed, so only a validator of whole actions refuses it", () => {
    const action = { type: "play", seat: 0, cards: [] } as const;
    expect(toy.reduce(state, action)).toMatchObject({ ok: false, refusal: { code: "malformed" } });
    expect(toy.refusal(state, action)).toBeUndefined();
  });

  test.each<[string, unknown, boolean]>([
    ["an object", { to: 1, card: 3 }, true],
    ["an incomplete object", { to: 1 }, false],
    ["a list", [1, 3], false],
    ["nothing", null, false],
  ])("%s as the value of an object field", (_, gift, isValid) => {
    const refusal = bazaar.refusal(state, { type: "send", seat: 0, gift } as never);
    expect(refusal?.code).toBe(isValid ? undefined : "malformed");
  });
});
