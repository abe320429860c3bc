// A saved state that was changed in one place is rejected, or is possible in a game.
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import {
  type Game,
  type GameTypes,
  type Of,
  type Rng,
  readState,
  rngFrom,
  saveState,
} from "../../src/index.ts";
import { copy, rulesError, unlessRulesError } from "../bad-input/errors.ts";
import { playError } from "../bad-input/inconsistent-tests.ts";
import { IS_SAMPLE } from "../repetition.ts";
import { byKind, type Change, changesOf } from "./changes.ts";
import { freePlaces } from "./free-places.ts";
import { labelChangesOf } from "./label-changes.ts";
import { brokenLaws, namesIn } from "./state-laws.ts";

const POSITIONS = 6;

/** Positions of random games, from the first turns to the last, and the first with each rare component. */
function* positions<T extends GameTypes>(
  game: Game<T>,
  options: (players: number) => Of<T, "options">,
): Generator<Of<T, "state">> {
  const seen = new Set<string>();
  for (let i = 0; i < POSITIONS; i++) {
    const rng = rngFrom(`moves ${i}`);
    const players = Math.min(game.seats.max, 2 + (i % 3));
    const simulation = game.simulate(game.setup(options(players), `tampering ${i}`).state);
    for (let n = 0; n < 10 + 25 * i; n++) {
      if (!simulation.advance(rng)) break;
      if (isNew(simulation.state, seen)) yield readState(game, copy(simulation.state));
    }
    yield readState(game, copy(simulation.state));
  }
}

/** True if the table has a component that no state had before. */
function isNew(state: object, seen: Set<string>): boolean {
  const { table } = copy(state);
  const present = Object.entries(table).flatMap(([key, value]) => (value === null ? [] : [key]));
  const before = seen.size;
  for (const key of present) seen.add(key);
  return before > 0 && seen.size > before;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Why a changed state should have been rejected; empty if it is possible in a game. */
function flawsOf(name: string, before: unknown, changed: unknown, accepted: unknown): string[] {
  return [
    ...(same(accepted, changed) ? [] : ["was corrected"]),
    ...(same(namesIn(accepted), namesIn(before)) ? [] : ["has other cards"]),
    ...brokenLaws(name, accepted),
  ];
}

/** One change of a kind, in about every second position. */
function sampled(changes: readonly Change[], rng: Rng): readonly Change[] {
  const at = rng.below(2 * changes.length);
  return changes.slice(at, at + 1);
}

describe.each(gameNames)("a changed state of %s", (name) => {
  test("is rejected, or is possible in a game and can be continued", () => {
    const unexpected = new Map<string, string>();
    // Play continues from one example of each kind.
    const played = new Set<string>();
    let tried = 0;
    withGame(name, ({ game, options }) => {
      const rng = rngFrom(`changes of ${name}`);
      for (const state of positions(game, options)) {
        expect(brokenLaws(name, state)).toEqual([]);
        const label = { ...saveState(game, state), state: null };
        for (const [kind, changes] of byKind(changesOf(state)))
          for (const { make } of IS_SAMPLE ? sampled(changes, rng) : changes) {
            tried += 1;
            const changed = make();
            const accepted = unlessRulesError(() => readState(game, { ...label, state: changed }));
            if (!accepted) continue;
            if (freePlaces[name]![kind] === undefined) unexpected.set(kind, "was accepted");
            const [reason] = flawsOf(name, state, changed, accepted);
            if (reason) unexpected.set(kind, reason);
            if (played.has(kind)) continue;
            played.add(kind);
            const error = playError(game, accepted, kind);
            if (error) unexpected.set(kind, error);
          }
      }
    });
    expect(Object.fromEntries(unexpected)).toEqual({});
    expect(tried).toBeGreaterThan(400);
  });
});

describe.each(gameNames)("every state of random games of %s", (name) => {
  test("keeps the laws that changed states are checked against", () => {
    const unexpected = new Set<string>();
    let seen = 0;
    withGame(name, ({ game, options }) => {
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        const rng = rngFrom(`laws of ${players}`);
        const simulation = game.simulate(game.setup(options(players), `laws of ${players}`).state);
        do {
          seen += 1;
          for (const rule of brokenLaws(name, simulation.state)) unexpected.add(rule);
        } while (simulation.advance(rng));
      }
    });
    expect([...unexpected]).toEqual([]);
    expect(seen).toBeGreaterThan(30);
  });
});

describe.each(gameNames)("a changed label of a state of %s", (name) => {
  test("is rejected, whatever was changed", () => {
    withGame(name, ({ game, options }) => {
      const { state } = game.setup(options(game.seats.max), "label");
      const saved: object = copy(saveState(game, state));
      const others = gameNames.filter((one) => one !== game.id);
      let tried = 0;
      for (const { at, what, make } of labelChangesOf(saved, others)) {
        const changed = make();
        if (same(changed, saved)) continue;
        tried += 1;
        // A state that is up to date is not migrated, so an older version in its label changes nothing.
        if (at === "version" && what === "older")
          expect(readState(game, changed)).toStrictEqual(state);
        else
          expect(rulesError(() => readState(game, changed)).problems, `${at}: ${what}`).not.toEqual(
            [],
          );
      }
      expect(tried).toBeGreaterThan(25);
    });
  });
});
