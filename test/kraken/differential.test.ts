// With the cards of Abyss only, Kraken plays like Abyss: the same moves give the same result in both games.

import { expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import type { Action as AbyssAction } from "../../src/abyss/published-types.ts";
import { kraken } from "../../src/kraken/index.ts";
import type { Action } from "../../src/kraken/published-types.ts";
import { randomPlayer, rngOf, someLegalActions } from "../../src/testing/random.ts";
import type { State as AbyssState } from "../abyss/prepare.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { expectEqual } from "../expect-equal.ts";
import { amount } from "../repetition.ts";
import type { State } from "./prepare.ts";

/** Adds an area of Kraken in which nothing happens. The state is inconsistent, as Kraken's cards are missing. */
const withArea = (state: AbyssState): State => {
  const { table } = kraken.setup({ players: state.table.seats.length }, "area").state;
  return assumeConsistent(kraken, { ...state, table: { ...state.table, kraken: table.kraken } });
};
const withoutArea = <T extends { kraken: unknown }>({ kraken: area, ...table }: T) => table;

/** The same action in Kraken, where payments include nebulis. */
const inKraken = (action: AbyssAction): Action =>
  (action.type === "recruit" || action.type === "buy" || action.type === "bribe"
    ? { ...action, nebulis: 0 }
    : action) as Action;

const textsOf = (actions: readonly object[]) =>
  actions.map((action) => JSON.stringify(Object.entries(action).sort())).sort();

/** Plays one game in both and returns the number of actions. */
function playBoth(players: number, number: number): number {
  const superfluousAllies = number % 3 === 0 ? "forbidden" : "allowed";
  const seed = `kraken differential ${players} ${number}`;
  const rng = rngOf(seed);
  let abyssState = abyss.setup({ players, rules: { superfluousAllies } }, seed).state;
  let krakenState = withArea(abyssState);
  let actions = 0;
  for (; abyss.deciders(abyssState).length > 0; actions++) {
    expect(kraken.decision(krakenState)).toEqual(abyss.decision(abyssState));
    const seats = abyss.deciders(abyssState);
    const seat = seats[rng.below(seats.length)]!;
    const { actions: legal, complete } = someLegalActions(abyss, abyssState, seat);
    if (complete) {
      expectEqual(
        textsOf(someLegalActions(kraken, krakenState, seat).actions),
        textsOf(legal.map(inKraken)),
      );
      expect(kraken.countActions(krakenState, seat)).toBe(abyss.countActions(abyssState, seat));
    }
    const action = randomPlayer(legal, rng);
    const expected = abyss.reduce(abyssState, action);
    const result = kraken.reduce(krakenState, inKraken(action));
    if (!expected.ok || !result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    expectEqual(result.events, expected.events);
    expect(result.revealedTo).toEqual(expected.revealedTo);
    expectEqual(withoutArea(result.state.table), expected.state.table);
    expectEqual(result.state.table.kraken, krakenState.table.kraken);
    expect(result.state.rng).toEqual(expected.state.rng);
    for (const viewer of [seat, "spectator"] as const)
      expectEqual(
        withoutArea(kraken.view(result.state, viewer).table),
        abyss.view(expected.state, viewer).table,
      );
    abyssState = expected.state;
    krakenState = result.state;
  }
  expect(kraken.deciders(krakenState)).toEqual([]);
  const sheets = abyss.score(
    [...abyssState.table.seats.keys()].map((s) => abyss.tableau(abyssState, s)),
  );
  expect(
    kraken.score([...krakenState.table.seats.keys()].map((s) => kraken.tableau(krakenState, s))),
  ).toEqual(sheets);
  expect(kraken.standings(krakenState)).toEqual(abyss.standings(abyssState));
  return actions;
}

test.each([2, 3, 4])(
  "KR-8 games of %i players with the box of Abyss are games of Abyss",
  (players) => {
    for (let number = 0; number < amount(1, 6); number++)
      expect(playBoth(players, number)).toBeGreaterThan(20);
  },
);
