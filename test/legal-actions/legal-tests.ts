// What `legal` lists and what the rules accept are the same, shown by trying everything.
import { describe, expect, test } from "vitest";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Seat } from "../../src/kernel/data/types.ts";

/** Actions that mean the same are the same text: lists in order. */
export const textOf = (action: object): string =>
  JSON.stringify(action, (_, value: unknown) => (Array.isArray(value) ? [...value].sort() : value));

/** A game to be tried out, with what the tests cannot know by themselves. */
interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  /** Every action of the seat there is, with all small arguments. */
  everything(state: Of<T, "state">, seat: Seat): Iterable<Of<T, "action">>;
  /** The seats for which everything is tried. */
  seatsOf(state: Of<T, "state">): readonly Seat[];
}

/** Whether exactly the actions listed are accepted, and whoever is asked knows them by what they see. */
export function checkLegal<T extends GameTypes>(
  { game, everything, seatsOf }: Subject<T>,
  state: Of<T, "state">,
): void {
  const seats = seatsOf(state);
  const listed = seats.flatMap((seat) => [...game.legalActions(state, seat)].map(textOf));
  const accepted = seats
    .flatMap((seat) => [...everything(state, seat)])
    .filter((action) => game.reduce(state, action).ok);
  expect(new Set(listed).size, "something is listed twice").toBe(listed.length);
  expect([...listed].sort()).toEqual([...new Set(accepted.map(textOf))].sort());
  for (const seat of game.deciders(state))
    expect([...game.legalActions(game.view(state, seat), seat)]).toEqual([
      ...game.legalActions(state, seat),
    ]);
}

/** Whether it makes no difference in which order an action names its cards; how many were tried. */
export function checkOrder<T extends GameTypes>(game: Game<T>, state: Of<T, "state">): number {
  let tried = 0;
  for (const seat of game.deciders(state))
    for (const action of game.legalActions(state, seat)) {
      const turned = Object.fromEntries(
        Object.entries(action).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.toReversed() : value,
        ]),
      );
      if (JSON.stringify(turned) === JSON.stringify(action)) continue;
      tried += 1;
      expect(game.reduce(state, turned)).toEqual(game.reduce(state, action));
    }
  return tried;
}

/** Tests the scenes of a game, by question, and its end. */
export function testScenes<T extends GameTypes>(
  subject: Subject<T>,
  scenes: Readonly<Record<string, Readonly<Record<string, Of<T, "state">>>>>,
  over: Of<T, "state">,
): void {
  const { game } = subject;
  describe.each(Object.entries(scenes))("what answers %s", (ask, states) => {
    test.each(Object.entries(states))("%s", (_, state) => {
      expect(game.decision(state)?.ask).toBe(ask);
      for (const seat of game.deciders(state))
        expect([...game.legalActions(state, seat)]).not.toEqual([]);
      checkLegal(subject, state);
    });
  });

  test("nothing at all after the end", () => {
    expect(game.decision(over)).toBeUndefined();
    checkLegal(subject, over);
  });
}
