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
  let there = abyss.setup({ players, rules: { superfluousAllies } }, seed).state;
  let here = withArea(there);
  let actions = 0;
  for (; abyss.deciders(there).length > 0; actions++) {
    expect(exiles.decision(here)).toEqual(abyss.decision(there));
    const seats = abyss.deciders(there);
    const seat = seats[rng.below(seats.length)]!;
    const legal = someLegalActions(abyss, there, seat).actions;
    expectEqual(someLegalActions(exiles, here, seat).actions, legal);
    const action = randomPlayer(legal, rng);
    const [expected, result] = [abyss.reduce(there, action), exiles.reduce(here, action)];
    if (!expected.ok || !result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    expectEqual(result.events, expected.events);
    expect(result.revealedTo).toEqual(expected.revealedTo);
    expectEqual(withoutArea(result.state.table), expected.state.table);
    expectEqual(result.state.table.exiles, here.table.exiles);
    expect(result.state.rng).toEqual(expected.state.rng);
    for (const viewer of [seat, "spectator"] as const)
      expectEqual(
        withoutArea(exiles.view(result.state, viewer).table),
        abyss.view(expected.state, viewer).table,
      );
    there = expected.state;
    here = result.state;
  }
  expect(exiles.deciders(here)).toEqual([]);
  const sheets = abyss.score([...there.table.seats.keys()].map((s) => abyss.tableau(there, s)));
  expect(exiles.score([...here.table.seats.keys()].map((s) => exiles.tableau(here, s)))).toEqual(
    sheets,
  );
  expect(exiles.standings(here)).toEqual(abyss.standings(there));
  return actions;
}

test.each([2, 3, 4])("EX-7 games of %i players without exiles are games of Abyss", (players) => {
  for (let number = 0; number < amount(2, 6); number++)
    expect(playBoth(players, number)).toBeGreaterThan(20);
});

test("EX-7 the same holds from the middle of a game", () => {
  // Every state of a game of Abyss is continued in Exiles.
  const rng = rngOf("middle");
  let there = abyss.setup({ players: 3 }, "middle").state;
  let compared = 0;
  while (abyss.deciders(there).length > 0) {
    const [seat] = abyss.deciders(there);
    const action = randomPlayer(someLegalActions(abyss, there, seat!).actions, rng);
    const expected = abyss.reduce(there, action);
    const result = exiles.reduce(withArea(there), action);
    if (!expected.ok || !result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    expectEqual(result.events, expected.events);
    expectEqual(withoutArea(result.state.table), expected.state.table);
    there = expected.state;
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});
