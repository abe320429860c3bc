import { describe, expect, test } from "vitest";
import { problems, readState } from "../../src/kernel/read.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { accept, playThrough, rules, start, toy, toyWith } from "./toy-game.ts";

const saved = (state: object = start()) => JSON.parse(JSON.stringify(state));
const failsAt = (path: string) => expect.objectContaining({ name: "RulesError", path });

describe("readState", () => {
  test("gives back every state of a game", () => {
    const { states } = playThrough(start(), [3, 0, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]);
    for (const state of states) expect(readState(toy, saved(state))).toEqual(state);
  });

  test("gives a state that can be played on", () => {
    const state = readState(toy, saved());
    expect(accept(state, { type: "fish", seat: 0 })).toEqual(
      accept(start(), { type: "fish", seat: 0 }),
    );
  });

  test("gives a state that is frozen all the way down", () => {
    const { table, agenda, rng } = readState(toy, saved());
    for (const part of [table, table.seats[1]!.hand, agenda[0]!, rng])
      expect(Object.isFrozen(part)).toBe(true);
  });

  test("gives a state that is not checked again, nor those that come of it", () => {
    let checks = 0;
    const counting = toyWith({
      problems: (state) => {
        checks++;
        return rules.problems(state);
      },
    });
    const state = readState(counting, saved());
    expect(checks).toBe(1);
    const action = { type: "draw", seat: 0 } as const;
    const next = counting.reduce(state, action).state;
    counting.reduce(next, { ...action, seat: 1 });
    counting.apply(state, action);
    counting.simulate(state);
    expect(checks).toBe(1);
    // Read again, it is another value; and another game knows nothing of it.
    readState(counting, saved(state));
    expect(checks).toBe(2);
    const other = toyWith({ problems: () => [{ path: ["table"], reason: "not to my liking" }] });
    expect(() => other.reduce(state, action)).toThrow(/not to my liking/);
  });

  test("trusts a copy of its result no more than anything else", () => {
    const state = readState(toy, saved());
    const broken = { ...state, table: { ...state.table, deck: [] } };
    expect(() => toy.reduce(broken, { type: "fish", seat: 0 })).toThrow(/is missing/);
  });

  test("leaves the value that it read alone", () => {
    const value = saved();
    readState(toy, value);
    expect(value).toEqual(saved());
    expect(Object.isFrozen(value) || Object.isFrozen(value.table.deck)).toBe(false);
  });

  test("throws with the place of a wrong shape", () => {
    const value = saved();
    value.table.seats[1].coins = -1;
    expect(() => readState(toy, value)).toThrow(failsAt("table.seats.1.coins"));
    expect(() => readState(toy, value)).toThrow(/state of toy/);
  });

  test("throws with the place of what does not fit together", () => {
    const value = saved();
    value.table.deck[0] = value.table.deck[1];
    expect(() => readState(toy, value)).toThrow(failsAt("table"));
  });

  test("does not take a view for a state", () => {
    expect(() => readState(toy, saved(toy.view(start(), 0)))).toThrow(
      "state of toy: this is a view, expected a state",
    );
  });

  test.each([[undefined], [null], ["{}"], [7], [[]]])("throws for %j", (value) => {
    expect(() => readState(toy, value)).toThrow(failsAt(""));
  });
});

test("problems of a kind that there is not are an error that lists the kinds", () => {
  for (const what of ["states", "toString", undefined, null, 7])
    expect(rulesError(() => untyped(problems)(toy, what, {})).problems[0]!.expected).toEqual(
      expect.arrayContaining(["options", "action", "event", "state", "view", "tableau", "replay"]),
    );
  expect(() => untyped(problems)(toy, "states", {})).toThrow(
    'no such kind: "states", did you mean state?',
  );
});
