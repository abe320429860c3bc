// A migrated state is the saved one, field by field, plus the listed additions.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import type { Game, GameTypes } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { copy, unlessRulesError } from "../bad-input/errors.ts";
import { set } from "../bad-input/inconsistent-tests.ts";
import { withAdditions } from "./additions.ts";
import { statesFile } from "./files.ts";

/** Values that are the same or empty in all saves, so that the saves alone would not show their loss. */
const rareChanges = [
  ["an extra turn", set("table.turn.extra", 2)],
  ["a player who has bought", (state) => set("table.turn.buyers", [otherSeat(state)])(state)],
  ["used powers", set("table.turn.used", ["oracle", "slaver"])],
  ["the threat at its highest", set("table.threat", 6)],
  ["another rule on superfluous allies", set("table.rules.superfluousAllies", "forbidden")],
  ["another state of the generator", set("rng", [1, -2, 3, -4])],
  ["a last turn", (state) => set("table.lastSeat", otherSeat(state))(state)],
  ["many pearls", set("table.seats.1.pearls", 77)],
  // biome-ignore lint/suspicious/noExplicitAny: earlier rules have no types
] as const satisfies readonly (readonly [string, (state: any) => void])[];

// biome-ignore lint/suspicious/noExplicitAny: earlier rules have no types
const otherSeat = ({ table }: any): number => (table.turn.seat + 1) % table.seats.length;

const statesOf = (id: string, version: string): unknown[] =>
  readFileSync(statesFile({ id, version }), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

function testMigrations<T extends GameTypes>(game: Game<T>): void {
  describe.each(game.earlierVersions.map(({ version }) => version))(
    `states of ${game.id}, rules of version %s`,
    (version) => {
      // A save without a label is the bare state.
      const saved = statesOf(game.id, version).map((one) => copy(one).state ?? one);
      const labelled = (state: unknown) => ({ format: 2, game: game.id, version, state });

      test("keep every field", () => {
        for (const state of saved)
          for (const save of [state, labelled(state)])
            expect(readState(game, save)).toStrictEqual(withAdditions(game.id, version, state));
      });

      test.each(rareChanges)("keep %s", (_, change) => {
        let consistent = 0;
        for (const state of saved) {
          const changed = copy(state);
          change(changed);
          const read = unlessRulesError(() => readState(game, labelled(changed)));
          if (!read) continue;
          consistent += 1;
          expect(read).toStrictEqual(withAdditions(game.id, version, changed));
        }
        expect(consistent).toBeGreaterThan(0);
      });
    },
  );
}

for (const name of gameNames) withGame(name, ({ game }) => testMigrations(game));
