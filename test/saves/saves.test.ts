// Saves of every version of the rules from 0.1.0 on. They have to be read for ever.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes } from "../../src/kernel/contract/game.ts";
import { playout } from "../../src/kernel/tools/playout.ts";
import { readState, saveState } from "../../src/kernel/tools/read.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { rulesError } from "../bad-input/errors.ts";
import { replayFile, statesFile } from "./files.ts";

/** Half of what random games can be asked. */
const FEWEST_STATES = 7;

const jsonOf = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const statesIn = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

function testSaves<T extends GameTypes>(game: Game<T>): void {
  describe.each([...game.earlierVersions, game].map(({ version }) => version))(
    `${game.id}, rules of version %s`,
    (version) => {
      const which = { id: game.id, version };
      const isToday = version === game.version;

      test("saves are there (npm run saves writes those of new rules)", () => {
        expect([statesFile(which), replayFile(which)].filter((file) => !existsSync(file))).toEqual(
          [],
        );
        expect(statesIn(statesFile(which)).length).toBeGreaterThanOrEqual(FEWEST_STATES);
      });

      test("states load, are saved again, and are played to the end", () => {
        for (const saved of statesIn(statesFile(which))) {
          const state = readState(game, saved);
          const again = JSON.parse(JSON.stringify(saveState(game, state)));
          expect(again).toMatchObject({ format: 2, game: game.id, version: game.version });
          expect(readState(game, again)).toEqual(state);
          const simulation = game.simulate(state);
          playout(simulation, rngFrom("saves"));
          expect(game.deciders(simulation.state)).toEqual([]);
        }
      });

      test("a label with the version leads to the same state", () => {
        for (const saved of statesIn(statesFile(which))) {
          const bare = (saved as { state?: unknown }).state ?? saved;
          expect(readState(game, { format: 2, game: game.id, version, state: bare })).toEqual(
            readState(game, bare),
          );
        }
      });

      if (isToday)
        test("the replay leads to the same end", () => {
          const file = jsonOf(replayFile(which));
          expect([...replay(game, file)].length).toBe(file.actions.length + 1);
        });
      else
        test("the replay says what was changed since", () => {
          const { reason } = rulesError(() => [...replay(game, jsonOf(replayFile(which)))]);
          const since = game.earlierVersions.slice(
            game.earlierVersions.findIndex((one) => one.version === version),
          );
          for (const change of since.flatMap(({ changed }) => changed))
            expect(reason).toContain(change);
        });
    },
  );

  test(`${game.id}: versions of the rules are counted from 1`, () => {
    const versions = [...game.earlierVersions, game].map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, i) => String(i + 1)));
    for (const { changed } of game.earlierVersions) expect(changed.length).toBeGreaterThan(0);
  });
}

for (const name of gameNames) withGame(name, ({ game }) => testSaves(game));
