// Without exiles the pair plays like Kraken, without Kraken's cards like Exiles: the same moves give the same result.

import { expect, test } from "vitest";
import { exiles } from "../../src/exiles/index.ts";
import type { Action as ExilesAction } from "../../src/exiles/published-types.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import type { Action } from "../../src/exiles-kraken/published-types.ts";
import { kraken } from "../../src/kraken/index.ts";
import { randomPlayer, rngOf, someLegalActions } from "../../src/testing/random.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { cheap } from "../exiles/prepare.ts";
import { expectEqual } from "../expect-equal.ts";
import type { State } from "./prepare.ts";

const textsOf = (actions: readonly object[]) =>
  actions.map((action) => JSON.stringify(Object.entries(action).sort())).sort();

test.each([2, 3, 4])("KR-80 games of %i players without exiles are games of Kraken", (players) => {
  const rng = rngOf(`pair ${players}`);
  let singleState = kraken.setup({ players }, `pair ${players}`).state;
  const area: State["table"]["exiles"] = {
    catalogue: [],
    deck: [],
    court: [],
    seats: singleState.table.seats.map(() => ({ free: [], holding: [], aside: [] })),
    payment: [],
  };
  let pairState: State = assumeConsistent(exilesKraken, {
    ...singleState,
    table: { ...singleState.table, exiles: area },
  });
  let actions = 0;
  for (; kraken.deciders(singleState).length > 0; actions++) {
    expect(exilesKraken.decision(pairState)).toEqual(kraken.decision(singleState));
    const [seat] = kraken.deciders(singleState);
    const { actions: legal, complete } = someLegalActions(kraken, singleState, seat!);
    if (complete) expectEqual(someLegalActions(exilesKraken, pairState, seat!).actions, legal);
    const action = randomPlayer(legal, rng);
    const [expected, result] = [
      kraken.reduce(singleState, action),
      exilesKraken.reduce(pairState, action),
    ];
    if (!expected.ok || !result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    expectEqual(result.events, expected.events);
    const { exiles: own, ...table } = result.state.table;
    expectEqual(table, expected.state.table);
    expectEqual(own, area);
    singleState = expected.state;
    pairState = result.state;
  }
  expect(exilesKraken.deciders(pairState)).toEqual([]);
  expect(exilesKraken.standings(pairState)).toEqual(kraken.standings(singleState));
  expect(actions).toBeGreaterThan(20);
});

/** The same action in the pair, where payments include nebulis. */
const inPair = (action: ExilesAction): Action =>
  (["recruit", "buy", "bribe", "recruit-exile", "conspire"].includes(action.type)
    ? { ...action, nebulis: 0 }
    : action) as Action;

test.each([2, 3, 4])(
  "KR-80 games of %i players without Kraken's cards are games of Exiles",
  (players) => {
    const rng = rngOf(`exiles ${players}`);
    let singleState = exiles.setup({ players, catalogue: cheap }, `exiles ${players}`).state;
    const area = kraken.setup({ players }, "area").state.table.kraken;
    let pairState: State = assumeConsistent(exilesKraken, {
      ...singleState,
      table: { ...singleState.table, kraken: area },
    });
    let actions = 0;
    for (; exiles.deciders(singleState).length > 0; actions++) {
      expect(exilesKraken.decision(pairState)).toEqual(exiles.decision(singleState));
      const [seat] = exiles.deciders(singleState);
      const { actions: legal, complete } = someLegalActions(exiles, singleState, seat!);
      if (complete)
        expectEqual(
          textsOf(someLegalActions(exilesKraken, pairState, seat!).actions),
          textsOf(legal.map(inPair)),
        );
      const action = randomPlayer(legal, rng);
      const expected = exiles.reduce(singleState, action);
      const result = exilesKraken.reduce(pairState, inPair(action));
      if (!expected.ok || !result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
      expectEqual(result.events, expected.events);
      const { kraken: own, ...table } = result.state.table;
      expectEqual(table, expected.state.table);
      expectEqual(own, pairState.table.kraken);
      singleState = expected.state;
      pairState = result.state;
    }
    expect(exilesKraken.standings(pairState)).toEqual(exiles.standings(singleState));
    expect(actions).toBeGreaterThan(20);
  },
);
