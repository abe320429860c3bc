// Tests by brute force that `legalActions` lists exactly the actions that the rules accept.
import { describe, expect, test } from "vitest";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { expectEqual } from "../expect-equal.ts";
import { amount } from "../repetition.ts";

/** Converts an action to text with its lists sorted, so that equivalent actions have equal texts. */
export const textOf = (action: object): string =>
  JSON.stringify(action, (_, value: unknown) => (Array.isArray(value) ? [...value].sort() : value));

/** A game to test, with what the tests need to know about it. */
interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  /** Yields every possible action of the seat, with all small arguments. */
  everything(state: Of<T, "state">, seat: Seat): Iterable<Of<T, "action">>;
  /** Returns the seats for which everything is tried. */
  seatsOf(state: Of<T, "state">): readonly Seat[];
}

/** Expects that exactly the listed actions are accepted, and that a decider's view gives the same list. */
export function checkLegal<T extends GameTypes>(
  { game, everything, seatsOf }: Subject<T>,
  state: Of<T, "state">,
): void {
  const seats = seatsOf(state);
  const listed = seats.flatMap((seat) => [...game.legalActions(state, seat)].map(textOf));
  const accepted = seats
    .flatMap((seat) => [...everything(state, seat)])
    .filter((action) => game.reduce(state, action).ok);
  expect(new Set(listed).size, "an action is listed twice").toBe(listed.length);
  expectEqual([...listed].sort(), [...new Set(accepted.map(textOf))].sort());
  for (const seat of game.deciders(state))
    expectEqual(
      [...game.legalActions(game.view(state, seat), seat)],
      [...game.legalActions(state, seat)],
    );
}

/** One in this many actions of a seat that is not asked is tried. */
const EVERY = amount(15, 1);

/** Expects that seats that are not asked have no legal action. */
export function checkOtherSeats<T extends GameTypes>(
  { game, everything }: Subject<T>,
  state: Of<T, "state">,
  seats: Iterable<Seat>,
): void {
  for (const seat of seats) {
    if (game.deciders(state).includes(seat)) continue;
    expect([...game.legalActions(state, seat)]).toEqual([]);
    let tried = 0;
    for (const action of everything(state, seat))
      if (tried++ % EVERY === 0 && game.reduce(state, action).ok)
        throw new Error(`accepted: ${textOf(action)}`);
    expect(tried).toBeGreaterThan(EVERY);
  }
}

/** Expects that the order of cards in an action makes no difference; returns how many actions were tried. */
export function checkOrder<T extends GameTypes>(game: Game<T>, state: Of<T, "state">): number {
  let tried = 0;
  for (const seat of game.deciders(state))
    for (const action of game.legalActions(state, seat)) {
      const reversed = Object.fromEntries(
        Object.entries(action).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.toReversed() : value,
        ]),
      );
      if (JSON.stringify(reversed) === JSON.stringify(action)) continue;
      tried += 1;
      expectEqual(game.reduce(state, reversed), game.reduce(state, action));
    }
  return tried;
}

/** Tests the scenes of a game, by question, and its end. */
export function testScenes<T extends GameTypes>(
  subject: Subject<T>,
  scenes: Readonly<Record<string, Readonly<Record<string, Of<T, "state">>>>>,
  over: () => Of<T, "state">,
): void {
  const { game } = subject;
  describe.each(Object.entries(scenes))("the answers to %s", (ask, states) => {
    test.each(Object.keys(states))("%s", (name) => {
      const state = states[name]!;
      expect(game.decision(state)?.ask).toBe(ask);
      for (const seat of game.deciders(state))
        expect([...game.legalActions(state, seat)]).not.toEqual([]);
      checkLegal(subject, state);
    });
  });

  test("nothing is legal after the end", () => {
    expect(game.decision(over())).toBeUndefined();
    checkLegal(subject, over());
  });
}
