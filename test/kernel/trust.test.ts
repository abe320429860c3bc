// What a game knows of the values that it made, and what it says of those that came from outside.
import { describe, expect, test } from "vitest";
import type { Game } from "../../src/kernel/contract/game.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { rules, start, type Toy, toy, toyWith, type View } from "./toy-game.ts";

const state = start();

/** The toy whose drawing is judged by a rule of ours. */
const judged = (refuse: (typeof rules.moves.draw)["refuse"]): Game<Toy> =>
  toyWith({ moves: { ...rules.moves, draw: { ...rules.moves.draw, refuse } } });
const draw = { type: "draw", seat: 0 } as const;

describe("what was made here is used as it is", () => {
  let seen: unknown;
  const watching = judged((view) => {
    seen = view;
    return undefined;
  });
  const own = watching.setup({ players: 3, turns: 6 }, "a seed").state;

  test.each<[string, View]>([
    ["a state", own],
    ["a view", watching.view(own, 0)],
    ["a position in play", watching.simulate(own).state],
  ])("%s", (_, value) => {
    expect(watching.refusal(value, draw)).toBeUndefined();
    expect(seen).toBe(value.table);
  });

  test("a copy is read anew, a view as a view and a state as a state", () => {
    for (const value of [own, watching.view(own, 0)]) {
      const copied = copy(value);
      expect(watching.refusal(copied, draw)).toBeUndefined();
      expect(seen).toEqual(value.table);
      expect(seen).not.toBe(copied.table);
    }
  });

  test("an event that was said here", () => {
    const drew = toy.reduce(state, draw);
    const event = drew.ok && drew.events.find(({ type }) => type === "drew");
    if (!event) throw new Error("nothing was drawn");
    expect(toy.redact(event, 0)).toBe(event);
    const copied = copy(event);
    expect(toy.redact(copied, 0)).toEqual(event);
    expect(toy.redact(copied, 0)).not.toBe(copied);
    // Another game has not said it.
    expect(toyWith({}).redact(event, 0)).not.toBe(event);
  });
});

describe("rules that fail", () => {
  const bug = new Error("bug");
  const failing = judged(() => {
    throw bug;
  });
  const own = failing.setup({ players: 3, turns: 6 }, "a seed").state;
  const message = "position of toy: no game leads to it: the rules fail on it";

  test("on a state that is known to be sound: it is a bug", () => {
    expect(() => failing.refusal(own, draw)).toThrow(bug);
    expect(() => [...failing.legalActions(own, 0)]).toThrow(bug);
  });

  test.each<[string, () => View]>([
    ["a state from outside", () => copy(own)],
    ["a view from outside", () => copy(failing.view(own, 0))],
    ["a view", () => failing.view(own, 0)],
    ["a position in play", () => failing.simulate(own).state],
  ])("on %s: no game leads to it", (_, make) => {
    for (const ask of [
      () => failing.refusal(make(), draw),
      () => [...failing.legalActions(make(), 0)],
    ]) {
      const error = rulesError(ask);
      expect([error.message, error.path, error.cause]).toEqual([message, "", bug]);
    }
  });

  test("with an error that says what is wrong: that is told", () => {
    const told = new RulesError("draw", { path: ["deck"], reason: "is sealed" });
    const sealed = judged(() => {
      throw told;
    });
    const view = copy(sealed.view(sealed.setup({ players: 3, turns: 6 }, "a seed").state, 0));
    expect(rulesError(() => sealed.refusal(view, draw))).toBe(told);
    expect(rulesError(() => [...sealed.legalActions(view, 0)])).toBe(told);
  });
});

test("a view where a state is wanted is named, made here or not", () => {
  const view = toy.view(state, 0);
  for (const value of [view, copy(view)])
    for (const door of [
      () => toy.reduce(value as never, draw),
      () => toy.simulate(value as never),
      () => toy.view(value as never, 0),
    ])
      expect(rulesError(door)).toMatchObject({
        message: "state of toy: this is a view, expected a state",
        problems: [{ path: [], found: "a view", expected: ["a state"] }],
      });
});

test("what has the wrong shape is told as what it is meant to be", () => {
  const torn = { ...copy(state), agenda: 7 };
  expect(rulesError(() => toy.deciders(torn)).message).toMatch(/^state of toy, at agenda: 7/);
  const { rng: _, ...view } = torn;
  expect(rulesError(() => toy.deciders(view)).message).toMatch(/^view of toy, at agenda: 7/);
  for (const value of [null, 7, []])
    expect(rulesError(() => toy.deciders(value as never)).message).toMatch(/^view of toy: /);
  expect(rulesError(() => toy.sampleState(view, "x")).message).toMatch(
    /^view of toy, at agenda: 7/,
  );
  expect(rulesError(() => toy.sampleState(torn, "x")).message).toMatch(
    /^state of toy, at agenda: 7/,
  );
});
