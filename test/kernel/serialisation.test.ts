import { describe, expect, test } from "vitest";
import { alsoAskableOver } from "../../src/kernel/rules/rules.ts";
import { record } from "../../src/kernel/tools/replay.ts";
import {
  problems,
  readAction,
  readEvent,
  readState,
  readView,
  saveState,
} from "../../src/kernel/tools/serialisation.ts";
import { rulesError } from "../bad-input/errors.ts";
import { accept, playThrough, rules, start, toy, toyWith } from "./toy-game.ts";

const saved = (state: object = start()) => JSON.parse(JSON.stringify(state));
const failsAt = (path: string) => expect.objectContaining({ name: "RulesError", path });

describe("readState", () => {
  test("reads every state of a game", () => {
    const { states } = playThrough(start(), [3, 0, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]);
    for (const state of states) expect(readState(toy, saved(state))).toEqual(state);
  });

  test("gives a state that can be continued", () => {
    const state = readState(toy, saved());
    expect(accept(state, { type: "fish", seat: 0 })).toEqual(
      accept(start(), { type: "fish", seat: 0 }),
    );
  });

  test("gives a deeply frozen state", () => {
    const { table, agenda, rng } = readState(toy, saved());
    for (const part of [table, table.seats[1]!.hand, agenda[0]!, rng])
      expect(Object.isFrozen(part)).toBe(true);
  });

  test("gives a state that is not checked again, nor are the states after it", () => {
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
    counting.reduce(state, action);
    counting.simulate(state);
    expect(checks).toBe(1);
    // A copy is checked again, and another game checks the state itself.
    readState(counting, saved(state));
    expect(checks).toBe(2);
    const other = toyWith({ problems: () => [{ path: ["table"], reason: "not allowed" }] });
    expect(() => other.reduce(state, action)).toThrow(/not allowed/);
  });

  test("gives a state whose copies are checked like any other value", () => {
    const state = readState(toy, saved());
    const broken = { ...state, table: { ...state.table, deck: [] } };
    expect(() => toy.reduce(broken, { type: "fish", seat: 0 })).toThrow(/is missing/);
  });

  test("does not change or freeze the value", () => {
    const value = saved();
    readState(toy, value);
    expect(value).toEqual(saved());
    expect(Object.isFrozen(value) || Object.isFrozen(value.table.deck)).toBe(false);
  });

  test("throws with the path of a wrong shape", () => {
    const value = saved();
    value.table.seats[1].coins = -1;
    expect(() => readState(toy, value)).toThrow(failsAt("table.seats.1.coins"));
    expect(() => readState(toy, value)).toThrow(/state of toy/);
  });

  test("throws with the path of an inconsistency", () => {
    const value = saved();
    value.table.deck[0] = value.table.deck[1];
    expect(() => readState(toy, value)).toThrow(failsAt("table"));
  });

  test("rejects a view", () => {
    expect(() => readState(toy, saved(toy.view(start(), 0)))).toThrow(
      "state of toy: this is a view, expected a state",
    );
  });

  test.each([[undefined], [null], ["{}"], [7], [[]]])("throws for %j", (value) => {
    expect(() => readState(toy, value)).toThrow(failsAt(""));
  });
});

describe("problems of a replay", () => {
  const moves = { options: { players: 3, turns: 6 }, seed: "a seed" } as const;
  const file = record(toy, { ...moves, actions: [{ type: "fish", seat: 0 }] });

  test("are empty if it can be played again", () => {
    expect(problems(toy, "replay", file)).toEqual([]);
  });

  test("are those of playing it again", () => {
    const altered = { ...file, digest: { ...file.digest, result: "0000" } };
    expect(problems(toy, "replay", altered)).toEqual([
      {
        path: ["digest", "result"],
        reason: "the replay was altered: its moves lead to another result",
      },
    ]);
    expect(problems(toy, "replay", { ...file, seed: 7 })).toMatchObject([{ path: ["seed"] }]);
  });

  test("do not hide a bug of the rules, which is thrown", () => {
    const bug = new Error("bug");
    const buggy = toyWith({
      moves: {
        ...rules.moves,
        fish: {
          ...rules.moves.fish,
          perform: () => {
            throw bug;
          },
        },
      },
    });
    expect(() => problems(buggy, "replay", file)).toThrow(bug);
  });
});

describe("events, actions and views", () => {
  const { state, events } = toy.setup({ players: 3, turns: 6 }, "a seed");

  test.each<[string, (value: unknown) => object, object]>([
    ["event", (value) => readEvent(toy, value), events[0]!],
    ["action", (value) => readAction(toy, value), { type: "play", seat: 0, cards: [1] }],
    ["view", (value) => readView(toy, value), toy.view(state, 0)],
  ])("a valid %s is read unchanged, and frozen", (what, read, value) => {
    const result = read(saved(value));
    expect(result).toEqual(value);
    for (const part of [result, ...Object.values(result)]) expect(Object.isFrozen(part)).toBe(true);
    expect(rulesError(() => read({})).message).toMatch(new RegExp(`^${what} of toy, at `));
    const trap = Object.defineProperty({}, "type", {
      enumerable: true,
      get() {
        throw new Error("trap");
      },
    });
    expect(rulesError(() => read(trap)).cause).toEqual(new Error("trap"));
  });

  test("a value that was created by this library is returned itself", () => {
    const view = toy.view(state, 0);
    expect(readView(toy, view)).toBe(view);
    expect(saveState(toy, state).state).toBe(state);
  });

  test("a state is rejected as a view", () => {
    for (const value of [state, saved(state)])
      expect(rulesError(() => readView(toy, value)).message).toBe(
        "view of toy: this is a state, expected a view",
      );
  });
});

describe("exact problems", () => {
  test("a state instead of a view has its own problem, a view instead of an action has not", () => {
    const stateNotView = { reason: "this is a state, expected a view", found: "a state" };
    expect(problems(toy, "view", start())).toEqual([
      { path: [], ...stateNotView, expected: ["a view"] },
    ]);
    expect(problems(toy, "action", toy.view(start(), 0))).toMatchObject([{ path: ["type"] }]);
  });

  test("an unknown field has no found", () => {
    const result = toy.reduce(start(), { type: "draw", seat: 0, more: 1 });
    expect(result).toMatchObject({ ok: false, refusal: { code: "malformed" } });
    expect(!result.ok && Object.keys(result.refusal.params)).toEqual([
      "path",
      "problem",
      "expected",
    ]);
  });
});

test('alsoAskableOver adds to a list, and keeps "anything"', () => {
  const askable = { over: "anything", fits: () => true } as const;
  expect(alsoAskableOver(askable, [["act"]]).over).toBe("anything");
  expect(alsoAskableOver({ ...askable, over: [["act"]] }, [["end"]]).over).toEqual([
    ["act"],
    ["end"],
  ]);
});
