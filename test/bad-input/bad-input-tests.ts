// Invalid input: an action is refused, anything else is an error with a path.
import { afterAll, expect } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { testActions } from "./actions.ts";
import { testEntryPoints } from "./entry-point-tests.ts";
import { testOptions } from "./options.ts";
import { keyCounts } from "./prototypes.ts";
import { testReplays } from "./replays.ts";
import { testStates } from "./states.ts";
import type { Subject } from "./subject.ts";
import { testTableaux } from "./tableaux.ts";
import { testViews } from "./views.ts";

/** Tests how a game handles bad input at every entry point, with the game's own examples. */
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
  testEntryPoints(subject);
}
