// Whatever comes from outside: a player's action is refused, anything else is an error that says where.
import { afterAll, expect } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { testActions } from "./actions.ts";
import { testDoors } from "./door-tests.ts";
import { testOptions } from "./options.ts";
import { keyCounts } from "./prototypes.ts";
import { testReplays } from "./replays.ts";
import { testStates } from "./states.ts";
import type { Subject } from "./subject.ts";
import { testTableaux } from "./tableaux.ts";
import { testViews } from "./views.ts";

/** Tests what bad input does to a game, at every door; what only this game can be told is tested with it. */
export function testBadInput<T extends GameTypes>(subject: Subject<T>): void {
  const before = keyCounts();
  afterAll(() => {
    expect(keyCounts()).toEqual(before);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  testActions(subject);
  testStates(subject);
  testOptions(subject);
  testReplays(subject);
  testTableaux(subject);
  testViews(subject);
  testDoors(subject);
}
