// The next state shares unchanged parts with the old one, is frozen, and the old one is untouched.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deepCopy } from "../../src/kernel/data/deep-copy.ts";
import { deepFreeze } from "../../src/kernel/data/deep-freeze.ts";
import { nextState } from "../../src/kernel/data/structural-sharing.ts";
import { accept, playThrough, type State, start, toy } from "./toy-game.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isDeeplyFrozen = (value: unknown): boolean =>
  !isObject(value) || (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));
const text = (value: unknown): string => JSON.stringify(value);

/** True if a record or list is replaced as a whole. */
const isReplaced = (was: object, is: object): boolean =>
  Array.isArray(was) !== Array.isArray(is) ||
  Object.keys(was).sort().join() !== Object.keys(is).sort().join() ||
  (Array.isArray(is) && is.some((one, i) => !isObject(one) && one !== (was as unknown[])[i]));

/** The path of the first part that is equal to the old one, but not the same object. */
function unshared(was: unknown, is: unknown, path = "state"): string | undefined {
  if (!isObject(was) || !isObject(is) || was === is) return undefined;
  if (text(was) === text(is)) return path;
  if (isReplaced(was, is)) return undefined;
  for (const [key, inner] of Object.entries(is)) {
    const found = unshared((was as Record<string, unknown>)[key], inner, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

type Entry = Record<string, unknown>;
interface Sample {
  table: { seats: { hand: string[]; held: { name: string; under: string[] }[] }[]; deck: string[] };
  agenda: Entry[];
  rng: number[];
}
const sample: Sample = {
  table: {
    seats: [
      { hand: ["a", "b"], held: [{ name: "x", under: ["u"] }] },
      { hand: ["c"], held: [] },
    ],
    deck: ["d", "e", "f"],
  },
  agenda: [
    { do: "end", seat: 0 },
    { ask: "act", seats: [0] },
  ],
  rng: [1, 2, 3, 4],
};

describe("the next state", () => {
  test.each<[string, (draft: Sample) => unknown]>([
    ["nothing", () => {}],
    ["a card drawn", ({ table }) => table.seats[1]!.hand.push(table.deck.pop()!)],
    ["the order of a list", ({ table }) => table.deck.reverse()],
    ["a list emptied", ({ table }) => table.deck.splice(0)],
    ["a list filled", ({ table }) => table.seats[1]!.held.push({ name: "y", under: [] })],
    ["something deep inside", ({ table }) => table.seats[0]!.held[0]!.under.push("v")],
    ["a name deep inside", ({ table }) => (table.seats[0]!.held[0]!.name = "z")],
    ["a list without its first member", ({ table }) => table.seats.shift()],
    ["a list with a new first member", ({ table }) => table.seats.unshift({ hand: [], held: [] })],
    ["an entry with other fields in its place", ({ agenda }) => (agenda[1] = { do: "x", seat: 1 })],
    [
      "an entry with more fields",
      ({ agenda }) => (agenda[1] = { ask: "act", seats: [0], by: null }),
    ],
    ["an entry with fewer fields", ({ agenda }) => (agenda[0] = { do: "end" })],
    ["as many fields of other names", ({ agenda }) => (agenda[0] = { do: "end", owner: 0 })],
    ["a list where a value was", ({ agenda }) => (agenda[0] = { do: "end", seat: [0] })],
    ["a value where a list was", ({ agenda }) => (agenda[1] = { ask: "act", seats: 0 })],
    ["a record where a list was", ({ agenda }) => (agenda[1] = { ask: "act", seats: { 0: 0 } })],
    ["a list where a record was", ({ agenda }) => ((agenda as unknown[])[0] = ["end", 0])],
    ["nothing where something was", ({ agenda }) => (agenda[1] = { ask: "act", seats: null })],
    ["an entry less", ({ agenda }) => agenda.pop()],
    ["all entries gone", ({ agenda }) => agenda.splice(0)],
    ["an entry more", ({ agenda }) => agenda.push({ ask: "other", seats: [1] })],
    ["names among entries", ({ agenda }) => ((agenda as unknown[])[1] = "name")],
    ["a new random state", (draft) => (draft.rng = [5, 6, 7, 8])],
  ])("after %s is the changed one, shares the rest, and is frozen", (_, change) => {
    const old = deepFreeze(deepCopy(sample));
    const changed = deepCopy(old);
    change(changed);
    const expected = text(changed);
    const next = nextState(old, changed);
    expect(next).toEqual(JSON.parse(expected));
    expect(isDeeplyFrozen(next)).toBe(true);
    expect(unshared(old, next)).toBeUndefined();
    expect(old, "the old one").toEqual(sample);
  });

  test("shares everything beside a change", () => {
    const old = deepFreeze(deepCopy(sample));
    const changed = deepCopy(old);
    changed.table.seats[0]!.held[0]!.under.push("v");
    const next = nextState(old, changed);
    expect(next.table.seats[1]).toBe(old.table.seats[1]);
    expect(next.table.seats[0]!.hand).toBe(old.table.seats[0]!.hand);
    expect(next.table.deck).toBe(old.table.deck);
    expect(next.agenda).toBe(old.agenda);
    expect(next.rng).toBe(old.rng);
    expect(next.table.seats[0]!.held[0]).not.toBe(old.table.seats[0]!.held[0]);
  });

  test("is the old state itself if nothing changed", () => {
    const old = deepFreeze(deepCopy(sample));
    expect(nextState(old, deepCopy(old))).toBe(old);
  });

  test("takes parts that are frozen already as they are", () => {
    const old = deepFreeze(deepCopy(sample));
    const changed = deepCopy(old);
    const seat = deepFreeze(deepCopy(sample.table.seats[0]!));
    changed.table.seats = [{ ...seat, hand: ["z"] }, seat];
    changed.table.seats[0] = deepFreeze(changed.table.seats[0]!);
    const next = nextState(old, changed);
    expect(next.table.seats[1]).toBe(seat);
    expect(next.table.seats[0]!.hand).toEqual(["z"]);
    expect(isDeeplyFrozen(next)).toBe(true);
  });

  test("equals the changed state, for any two states", () => {
    const entry = fc.oneof(
      fc.record({ do: fc.constantFrom("x", "y"), seat: fc.nat(2) }),
      fc.record({ ask: fc.constant("z"), seats: fc.array(fc.nat(2), { maxLength: 2 }) }),
      fc.record({ ask: fc.constant("z"), seats: fc.nat(1), by: fc.constantFrom(null, "q") }),
    );
    const area = fc.record({
      hand: fc.array(fc.constantFrom("a", "b", null), { maxLength: 3 }),
      held: fc.array(fc.oneof(entry, fc.constantFrom("n", null, 1)), { maxLength: 2 }),
    });
    const states = fc.record({
      table: fc.record({ seats: fc.array(area, { maxLength: 3 }), order: fc.option(entry) }),
      agenda: fc.array(entry, { maxLength: 3 }),
      rng: fc.tuple(fc.nat(3), fc.nat(3)),
    });
    fc.assert(
      fc.property(states, states, (one, other) => {
        const old = deepFreeze(deepCopy(one));
        const before = text(old);
        const next = nextState<object>(old, deepCopy(other));
        expect(next).toEqual(other);
        expect(text(old)).toBe(before);
        expect(isDeeplyFrozen(next)).toBe(true);
        expect(nextState<object>(old, deepCopy(one))).toBe(old);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("states of a game", () => {
  test("share unchanged parts with the previous one, are frozen, and do not change it", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
        (seed, picks) => {
          const { states, actions } = playThrough(start(seed), picks);
          const saved = states.map(text);
          for (const [i, action] of actions.entries()) {
            const next = accept(states[i]!, action).state;
            expect(isDeeplyFrozen(next)).toBe(true);
            expect(unshared(states[i], next)).toBeUndefined();
          }
          expect(states.map(text)).toEqual(saved);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("share nothing with a state of unknown origin, which the caller may change", () => {
    const state: State = JSON.parse(text(start()));
    const action = { type: "polish", seat: 0 } as const;
    const result = toy.reduce(state, action);
    expect(isDeeplyFrozen(result.state)).toBe(true);
    const kept = text(result.state);
    (state.table.deck as number[]).reverse();
    expect(text(result.state)).toBe(kept);
  });

  test("do not freeze a state of unknown origin", () => {
    const state: State = JSON.parse(text(start()));
    toy.reduce(state, { type: "polish", seat: 0 });
    expect(Object.isFrozen(state.table.seats[1]!.hand)).toBe(false);
  });
});
