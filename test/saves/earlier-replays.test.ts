// Games that were recorded with version 1 of the rules, before corrections from the printed rules.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import type { Game, GameTypes } from "../../src/kernel/contract/game.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { replay } from "../../src/kernel/tools/replay.ts";

const fileOf = (name: string): { version: string; actions: readonly unknown[] } =>
  JSON.parse(readFileSync(new URL(`${name}.replay.json`, import.meta.url), "utf8"));

/** How many steps a replay gives, and the error that ends it. */
function replayOutcome<T extends GameTypes>(game: Game<T>, file: unknown) {
  let steps = 0;
  try {
    for (const _ of replay(game, file)) steps += 1;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return { steps, path: error.path, reason: error.reason };
  }
  return { steps };
}

const versions = [
  "the rules give another result: recorded with version 1, this is version 2. Changed by version 2: ",
  "only the influence of a disabled lord counts (AB-39); ",
  "Slaver, Oracle and Opportunist can be used at every question in their owner's turn (AB-35); ",
  "the power of a lord brought by Traitor or Schemer may be declined, and an ambassador asks first (AB-32)",
].join("");

// The table has one more optional rule (AB-39), so no game ends in exactly the same state.
test.each([
  ["abyss", (file: unknown) => replayOutcome(abyss, file)],
  ["exiles", (file: unknown) => replayOutcome(exiles, file)],
] as const)(
  "AB-39 the first turns of a game of %s: all steps are given, and the error names the versions",
  (name, run) => {
    const file = fileOf(`${name}-1.first-turns`);
    expect(file.version).toBe("1");
    expect(run(file)).toEqual({
      steps: file.actions.length + 1,
      path: "digest.result",
      reason: versions,
    });
  },
);

// A Schemer has brought the Sage, which drew without a question; now it asks first.
test("AB-32 a game with an ambassador brought by a Schemer: replayed up to the action that is refused now", () => {
  const file = fileOf("abyss-1.ambassador");
  const last = file.actions.length - 1;
  expect(replayOutcome(abyss, file)).toEqual({
    steps: last + 1,
    path: `actions.${last}`,
    reason: `action ${last + 1} (control) is refused: not-asked (AB-7); ${versions}`,
  });
});
