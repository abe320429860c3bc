import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { once } from "../lazy-scenes.ts";
import { copy, rulesError } from "./errors.ts";
import { anything, nasties } from "./nasties.ts";
import type { Subject } from "./subject.ts";

const LENGTH = 12;
const seed = "replay";

/** The first actions of a random game, recorded. */
export function sampleReplay<T extends GameTypes>(game: Game<T>, options: Of<T, "options">) {
  const actions: Of<T, "action">[] = [];
  for (const { action } of playRandomly(game, options, seed)) {
    if (action) actions.push(action);
    if (actions.length === LENGTH) break;
  }
  return record(game, { options, seed, actions });
}

export function testReplays<T extends GameTypes>({ game, options }: Subject<T>): void {
  const file = once(() => sampleReplay(game, options.sample));
  const run = (value: unknown) => [...replay(game, value)];
  const wrong = { type: "attack" };

  describe("as a replay", () => {
    test("a valid one is played again", () => {
      expect(run(copy(file()))).toHaveLength(LENGTH + 1);
    });

    test.each(nasties)("%s is an error", (_, make) => {
      expect(rulesError(() => run(make())).message).toContain(`replay of ${game.id}`);
    });

    test.each(nasties)("%s in any field is an error", (_, make) => {
      const value = make();
      for (const key of Object.keys(file())) rulesError(() => run({ ...file(), [key]: value }));
    });

    test("anything at all is an error", () => {
      fc.assert(
        fc.property(anything, (value) => {
          rulesError(() => run(value));
          rulesError(() => run({ ...file(), actions: value }));
        }),
      );
    });

    test.each([
      ["another game", { game: game.id === "abyss" ? "conspiracy" : "abyss" }, "game"],
      ["another format", { format: 4 }, "format"],
      ["other options", { options: options.needed }, "options"],
      ["wrong options", { options: { ...options.needed, firstPlayer: 9 } }, "options.firstPlayer"],
      ["another seed", { seed: "other" }, "seed"],
      ["fewer actions", () => ({ actions: file().actions.slice(1) }), "actions.0"],
      ["an invalid action", { actions: [wrong] }, "actions.0.type"],
      [
        "an invalid last action",
        () => ({ actions: [...file().actions, wrong] }),
        `actions.${LENGTH}.type`,
      ],
      ["another result", () => ({ digest: { ...file().digest, result: "0" } }), "digest.result"],
      ["an extra key", { comment: "" }, "comment"],
    ])("%s is an error", (_, change, path) => {
      const changes = typeof change === "function" ? change() : change;
      expect(rulesError(() => run({ ...copy(file()), ...changes })).path).toBe(path);
    });

    test("a game with a refused action cannot be recorded", () => {
      const moves = {
        options: options.sample,
        seed,
        actions: [{ ...file().actions[0]!, seat: 1 }],
      };
      expect(rulesError(() => record(game, moves)).path).toBe("actions.0");
    });

    test("lists in another order are the same replay", () => {
      const reversed = copy(file());
      for (const action of reversed.actions)
        for (const value of Object.values(action)) if (Array.isArray(value)) value.reverse();
      expect(run(reversed).at(-1)!.state).toEqual(run(copy(file())).at(-1)!.state);
    });
  });
}
