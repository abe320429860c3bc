// Without exiles, Exiles plays like Abyss: the same moves give the same result in both games.

import { expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { randomPlayer, rngOf, someLegalActions } from "../../src/testing/random.ts";
import type { State as AbyssState } from "../abyss/prepare.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { expectEqual } from "../expect-equal.ts";
import { amount } from "../repetition.ts";
import type { State } from "./prepare.ts";

/** The state with the area of a game without any exile, which is not a consistent state of Exiles. */
const withArea = (state: AbyssState): State =>
  assumeConsistent(exiles, {
    ...state,
    table: {
      ...state.table,
      exiles: {
        catalogue: [],
        deck: [],
        court: [],
        seats: state.table.seats.map(() => ({ free: [], holding: [], aside: [] })),
        payment: [],
      },
    },
  });
const withoutArea = <T extends { exiles: unknown }>({ exiles: area, ...table }: T) => table;

/** Plays one game in both and returns the number of actions. */
function playBoth(players: number, number: number): number {
  const superfluousAllies = number % 3 === 0 ? "forbidden" : "allowed";
  const seed = `differential ${players} ${number}`;
  const rng = rngOf(seed);
  let abyssState = abyss.setup({ players, rules: { superfluousAllies } }, seed).state;
  let exilesState = withArea(abyssState);
  let actions = 0;
  for (; abyss.deciders(abyssState).length > 0; actions++) {
    expect(exiles.decision(exilesState)).toEqual(abyss.decision(abyssState));
    const seats = abyss.deciders(abyssState);
    const seat = seats[rng.below(seats.length)]!;
    const legal = someLegalActions(abyss, abyssState, seat).actions;
    expectEqual(someLegalActions(exiles, exilesState, seat).actions, legal);
    const action = randomPlayer(legal, rng);
    const [expected, result] = [
      abyss.reduce(abyssState, action),
      exiles.reduce(exilesState, action),
    ];
    if (!expected.ok || !result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    expectEqual(result.events, expected.events);
    expect(result.revealedTo).toEqual(expected.revealedTo);
    expectEqual(withoutArea(result.state.table), expected.state.table);
    expectEqual(result.state.table.exiles, exilesState.table.exiles);
    expect(result.state.rng).toEqual(expected.state.rng);
    for (const viewer of [seat, "spectator"] as const)
      expectEqual(
        withoutArea(exiles.view(result.state, viewer).table),
        abyss.view(expected.state, viewer).table,
      );
    abyssState = expected.state;
    exilesState = result.state;
  }
  expect(exiles.deciders(exilesState)).toEqual([]);
  const sheets = abyss.score(
    [...abyssState.table.seats.keys()].map((s) => abyss.tableau(abyssState, s)),
  );
  expect(
    exiles.score([...exilesState.table.seats.keys()].map((s) => exiles.tableau(exilesState, s))),
  ).toEqual(sheets);
  expect(exiles.standings(exilesState)).toEqual(abyss.standings(abyssState));
  return actions;
}

test.each([2, 3, 4])("EX-7 games of %i players without exiles are games of Abyss", (players) => {
  for (let number = 0; number < amount(2, 6); number++)
    expect(playBoth(players, number)).toBeGreaterThan(20);
});

test("EX-7 the same holds from the middle of a game", () => {
  // Every state of a game of Abyss is continued in Exiles.
  const rng = rngOf("middle");
  let abyssState = abyss.setup({ players: 3 }, "middle").state;
  let compared = 0;
  while (abyss.deciders(abyssState).length > 0) {
    const [seat] = abyss.deciders(abyssState);
    const action = randomPlayer(someLegalActions(abyss, abyssState, seat!).actions, rng);
    const expected = abyss.reduce(abyssState, action);
    const result = exiles.reduce(withArea(abyssState), action);
    if (!expected.ok || !result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    expectEqual(result.events, expected.events);
    expectEqual(withoutArea(result.state.table), expected.state.table);
    abyssState = expected.state;
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});
