// Saves of every version of the rules since 0.1.0. All later versions must read them.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes } from "../../src/kernel/contract/game.ts";
import { playout } from "../../src/kernel/tools/playout.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { readState, saveState } from "../../src/kernel/tools/serialisation.ts";
import { rulesError } from "../bad-input/errors.ts";
import { replayFile, statesFile } from "./files.ts";

/** About half of the questions that occur in random games. */
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
      const isCurrent = version === game.version;

      test("saves exist (npm run saves writes those of new rules)", () => {
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

      if (isCurrent)
        test("the replay ends in the same state", () => {
          const file = jsonOf(replayFile(which));
          expect([...replay(game, file)].length).toBe(file.actions.length + 1);
        });
      else
        test("the error of the replay names the changes since", () => {
          const { reason } = rulesError(() => [...replay(game, jsonOf(replayFile(which)))]);
          const since = game.earlierVersions.slice(
            game.earlierVersions.findIndex((one) => one.version === version),
          );
          for (const change of since.flatMap(({ changed }) => changed))
            expect(reason).toContain(change);
        });
    },
  );

  test(`${game.id}: versions of the rules are numbered from 1`, () => {
    const versions = [...game.earlierVersions, game].map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, i) => String(i + 1)));
    for (const { changed } of game.earlierVersions) expect(changed.length).toBeGreaterThan(0);
  });
}

for (const name of gameNames) withGame(name, ({ game }) => testSaves(game));
