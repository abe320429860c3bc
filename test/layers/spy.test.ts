// A layer that only records tasks sees all of them: on top of Abyss, and below Exiles.
import { expect, test } from "vitest";
import type { Event } from "../../src/abyss/index.ts";
import {
  type AbyssBlueprint,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  type Task,
} from "../../src/abyss/rules.ts";
import { exilesLayer, exilesSchemas, exilesScoring } from "../../src/exiles/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import { countOf } from "../../src/kernel/components/bags.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Additions, Layer } from "../../src/kernel/rules/layers.ts";
import type { Rules, TaskOf } from "../../src/kernel/rules/rules.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { powerfulCatalogue } from "./trial.ts";

type AnyTask = TaskOf<AbyssBlueprint, Task["do"]>;

/** Records every task, and passes it on to the layer below. */
const spy =
  (seen: Task[]): Layer<AbyssBlueprint, Additions> =>
  (below) => ({
    tasks: Object.fromEntries(
      Object.entries(below.tasks as Readonly<Record<string, AnyTask>>).map(
        ([name, pass]): [string, AnyTask] => [
          name,
          (table, task, play) => {
            seen.push(task);
            pass(table, task, play);
          },
        ],
      ),
    ) as Partial<Rules<AbyssBlueprint>["tasks"]>,
  });

/** The types of all actions and events in some random games. */
function typesIn<T extends GameTypes>(game: Game<T>, options: Of<T, "options">) {
  const actions: string[] = [];
  const events: string[] = [];
  for (const seed of ["a", "b", "c", "d", "e", "f"])
    for (const step of playRandomly(game, options, `spied ${seed}`)) {
      if (step.action) actions.push(step.action.type);
      for (const { type } of step.events) events.push(type);
    }
  return { actions, events };
}

const about = { version: "1", ruleNumbers: abyssRuleNumbers };

test("on Abyss it sees tasks of all kinds, as often as their events", () => {
  const seen: Task[] = [];
  const game = define({
    id: "spied",
    ...about,
    rules: abyssStack.with(spy(seen)),
    schemas: abyssSchemas,
    scoring: abyssScoring,
  });
  const { events } = typesIn(game, { players: 3 });
  const names = seen.map((task) => task.do);
  expect([...new Set(names)].sort()).toEqual(Object.keys(abyssStack.close().tasks).sort());

  const eventOf: Partial<Record<Task["do"], Event["type"]>> = {
    turn: "turn-started",
    "start-turn": "turn-started",
    act: "turn-started",
    "end-turn": "turn-started",
    "limit-hand": "turn-started",
    "next-turn": "turn-started",
    reveal: "card-revealed",
    "end-exploration": "exploration-ended",
    affiliate: "ally-affiliated",
    enter: "lord-entered",
    power: "lord-entered",
    "refill-court": "lord-recruited",
    "check-end": "lord-recruited",
    "end-game": "game-ended",
  };
  for (const [task, event] of Object.entries(eventOf))
    expect(countOf(names, task), task).toBe(countOf(events, event));
});

test("below Exiles it sees every task of Abyss, except those that an exile replaces", () => {
  const lower: Task[] = [];
  const upper: Task[] = [];
  const game = define({
    id: "spied-exiles",
    ...about,
    rules: abyssStack.with(spy(lower)).with(exilesLayer).with(spy(upper)),
    schemas: exilesSchemas,
    scoring: exilesScoring,
  });
  const { actions } = typesIn(game, { players: 3, catalogue: powerfulCatalogue });
  const passed = (all: readonly Task[], name: string): string[] =>
    all.filter((task) => task.do === name).map((task) => JSON.stringify(task));

  // Exiles replaces these tasks by another action, or by a key token.
  const replaced = { act: "conspire", affiliate: "take-key-token" };
  for (const [task, action] of Object.entries(replaced)) {
    const instead = countOf(actions, action);
    expect(instead, action).toBeGreaterThan(0);
    expect(passed(lower, task), task).toHaveLength(passed(upper, task).length - instead);
  }
  const others = Object.keys(abyssStack.close().tasks).filter((name) => !(name in replaced));
  for (const task of others) {
    expect(passed(upper, task).length, task).toBeGreaterThan(0);
    expect(passed(lower, task).sort(), task).toEqual(passed(upper, task).sort());
  }
});
