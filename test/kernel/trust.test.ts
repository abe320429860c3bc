// Values that a game created are used as they are; others are read and checked.
import { describe, expect, test } from "vitest";
import type { Game } from "../../src/kernel/contract/game.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { rules, start, type Toy, toy, toyWith, type View } from "./toy-game.ts";

const state = start();

/** The toy game with another check of the action `draw`. */
const withDrawCheck = (refuse: (typeof rules.moves.draw)["refuse"]): Game<Toy> =>
  toyWith({ moves: { ...rules.moves, draw: { ...rules.moves.draw, refuse } } });
const draw = { type: "draw", seat: 0 } as const;

describe("a value that was created by this library is used as it is", () => {
  let seen: unknown;
  const watching = withDrawCheck((view) => {
    seen = view;
    return undefined;
  });
  const own = watching.setup({ players: 3, turns: 6 }, "a seed").state;

  test.each<[string, View]>([
    ["a state", own],
    ["a view", watching.view(own, 0)],
    ["the state of a simulation", watching.simulate(own).state],
  ])("%s", (_, value) => {
    expect(watching.refusal(value, draw)).toBeUndefined();
    expect(seen).toBe(value.table);
  });

  test("but a copy is read again, a view as a view and a state as a state", () => {
    for (const value of [own, watching.view(own, 0)]) {
      const copied = copy(value);
      expect(watching.refusal(copied, draw)).toBeUndefined();
      expect(seen).toEqual(value.table);
      expect(seen).not.toBe(copied.table);
    }
  });

  test("an event", () => {
    const drew = toy.reduce(state, draw);
    const event = drew.ok && drew.events.find(({ type }) => type === "drew");
    if (!event) throw new Error("nothing was drawn");
    expect(toy.redact(event, 0)).toBe(event);
    const copied = copy(event);
    expect(toy.redact(copied, 0)).toEqual(event);
    expect(toy.redact(copied, 0)).not.toBe(copied);
    // Another game did not create it.
    expect(toyWith({}).redact(event, 0)).not.toBe(event);
  });
});

describe("rules that fail", () => {
  const bug = new Error("bug");
  const failing = withDrawCheck(() => {
    throw bug;
  });
  const own = failing.setup({ players: 3, turns: 6 }, "a seed").state;
  const message = "position of toy: cannot occur in a game: the rules fail on it";

  test("on a state that is known to be consistent: the bug is thrown", () => {
    expect(() => failing.refusal(own, draw)).toThrow(bug);
    expect(() => [...failing.legalActions(own, 0)]).toThrow(bug);
  });

  test.each<[string, () => View]>([
    ["a state of unknown origin", () => copy(own)],
    ["a view of unknown origin", () => copy(failing.view(own, 0))],
    ["a view", () => failing.view(own, 0)],
    ["the state of a simulation", () => failing.simulate(own).state],
  ])("on %s: the position cannot occur in a game", (_, make) => {
    for (const call of [
      () => failing.refusal(make(), draw),
      () => [...failing.legalActions(make(), 0)],
    ]) {
      const error = rulesError(call);
      expect([error.message, error.path, error.cause]).toEqual([message, "", bug]);
    }
  });

  test("with a RulesError: that error is thrown", () => {
    const thrown = new RulesError("draw", { path: ["deck"], reason: "is sealed" });
    const sealed = withDrawCheck(() => {
      throw thrown;
    });
    const view = copy(sealed.view(sealed.setup({ players: 3, turns: 6 }, "a seed").state, 0));
    expect(rulesError(() => sealed.refusal(view, draw))).toBe(thrown);
    expect(rulesError(() => [...sealed.legalActions(view, 0)])).toBe(thrown);
  });
});

test("a view instead of a state has its own message, whatever its origin", () => {
  const view = toy.view(state, 0);
  for (const value of [view, copy(view)])
    for (const call of [
      () => toy.reduce(value as never, draw),
      () => toy.simulate(value as never),
      () => toy.view(value as never, 0),
    ])
      expect(rulesError(call)).toMatchObject({
        message: "state of toy: this is a view, expected a state",
        problems: [{ path: [], found: "a view", expected: ["a state"] }],
      });
});

test("an error about a wrong shape names what the value is meant to be", () => {
  const malformed = { ...copy(state), agenda: 7 };
  expect(rulesError(() => toy.deciders(malformed)).message).toMatch(/^state of toy, at agenda: 7/);
  const { rng: _, ...view } = malformed;
  expect(rulesError(() => toy.deciders(view)).message).toMatch(/^view of toy, at agenda: 7/);
  for (const value of [null, 7, []])
    expect(rulesError(() => toy.deciders(value as never)).message).toMatch(/^view of toy: /);
  expect(rulesError(() => toy.sampleState(view, "x")).message).toMatch(
    /^view of toy, at agenda: 7/,
  );
  expect(rulesError(() => toy.sampleState(malformed, "x")).message).toMatch(
    /^state of toy, at agenda: 7/,
  );
});
