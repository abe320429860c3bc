// Values that a game created are used as they are; others are read and checked.
import { describe, expect, test } from "vitest";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { saveState } from "../../src/kernel/tools/serialisation.ts";
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

describe("the live position of a simulation", () => {
  const simulation = toy.simulate(state);
  const live = simulation.state;

  test("is copied by whatever keeps it, and never frozen", () => {
    const before = copy(live);
    const kept = [
      toy.view(live, 0),
      toy.sampleState(live, "x"),
      toy.simulate(live).state,
      saveState(toy, live).state,
      toy.reduce(live, draw).state,
    ];
    const saved = copy(kept);
    expect(toy.preview(live, { type: "polish", seat: 0 }).certain).toBe(true);
    expect(Object.isFrozen(live.table) || Object.isFrozen(live.table.seats[0]!.hand)).toBe(false);
    expect(live).toEqual(before);
    while (simulation.advance(rngFrom("x")));
    expect(kept).toEqual(saved);
  });
});

test("queries read a state or view of unknown origin in full", () => {
  const doubled = copy(state);
  doubled.table.deck.push(doubled.table.deck[0]);
  const { rng: _, ...view } = copy(doubled);
  for (const value of [doubled, view])
    for (const call of [
      () => toy.decision(value),
      () => toy.legalActions(value, 0),
      () => toy.actionTypes(value, 0),
      () => toy.countActions(value, 0),
      () => toy.randomAction(value, 0, rngFrom("x")),
      () => toy.choices(value, 0, { type: "draw" }),
      () => toy.refusal(value, draw),
      () => toy.totals(value),
    ])
      expect(rulesError(call).reason).toMatch(/appears too often/);
});

test("a state of unknown origin on which the rules fail is rejected with what they threw as the cause", () => {
  const cause = new Error("bug");
  const failing = toyWith({
    problems() {
      throw cause;
    },
  });
  const error = rulesError(() => failing.totals(copy(state)));
  expect([error.what, error.cause]).toEqual(["state of toy", cause]);
});
