// A saved state that somebody has changed in one place is refused, or could have come about.
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
import { troubleWith } from "../bad-input/inconsistent-tests.ts";
import { byKind, type Change, changesOf } from "./changes.ts";
import { freePlaces } from "./free-places.ts";
import { labelChangesOf } from "./label-changes.ts";
import { broken, namesIn } from "./sound.ts";

/** `npm test` takes a sample; `npm run laws` looks at all changes. */
const { LAWS_TIMES } = process.env;
const POSITIONS = 6;

/** Positions of random games, from the first turns to the last, and the first with what is seldom there. */
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

/** Whether something of the table is there that was not in any state before. */
function isNew(state: object, seen: Set<string>): boolean {
  const { table } = copy(state);
  const there = Object.entries(table).flatMap(([key, value]) => (value === null ? [] : [key]));
  const before = seen.size;
  for (const key of there) seen.add(key);
  return before > 0 && seen.size > before;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Why a changed state should have been refused; nothing if it could have come about. */
function whyNot(name: string, before: unknown, changed: unknown, accepted: unknown): string[] {
  return [
    ...(same(accepted, changed) ? [] : ["was put right"]),
    ...(same(namesIn(accepted), namesIn(before)) ? [] : ["has other cards"]),
    ...broken(name, accepted),
  ];
}

/** One change of a kind, in every second position. */
function sampled(changes: readonly Change[], rng: Rng): readonly Change[] {
  const at = rng.below(2 * changes.length);
  return changes.slice(at, at + 1);
}

describe.each(gameNames)("a changed state of %s", (name) => {
  test("is refused, or could have come about and can be played on", () => {
    const unexpected = new Map<string, string>();
    // One example of each kind is played on.
    const played = new Set<string>();
    let tried = 0;
    withGame(name, ({ game, options }) => {
      const rng = rngFrom(`changes of ${name}`);
      for (const state of positions(game, options)) {
        expect(broken(name, state)).toEqual([]);
        const label = { ...saveState(game, state), state: null };
        for (const [kind, changes] of byKind(changesOf(state)))
          for (const { made } of LAWS_TIMES ? changes : sampled(changes, rng)) {
            tried += 1;
            const changed = made();
            const accepted = unlessRulesError(() => readState(game, { ...label, state: changed }));
            if (!accepted) continue;
            if (freePlaces[name]![kind] === undefined) unexpected.set(kind, "was accepted");
            const [reason] = whyNot(name, state, changed, accepted);
            if (reason) unexpected.set(kind, reason);
            if (played.has(kind)) continue;
            played.add(kind);
            const trouble = troubleWith(game, accepted, kind);
            if (trouble) unexpected.set(kind, trouble);
          }
      }
    });
    expect(Object.fromEntries(unexpected)).toEqual({});
    expect(tried).toBeGreaterThan(400);
  });
});

describe.each(gameNames)("every state of random games of %s", (name) => {
  test("keeps the laws that changed ones are held against", () => {
    const unexpected = new Set<string>();
    let seen = 0;
    withGame(name, ({ game, options }) => {
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        const rng = rngFrom(`laws of ${players}`);
        const simulation = game.simulate(game.setup(options(players), `laws of ${players}`).state);
        do {
          seen += 1;
          for (const rule of broken(name, simulation.state)) unexpected.add(rule);
        } while (simulation.advance(rng));
      }
    });
    expect([...unexpected]).toEqual([]);
    expect(seen).toBeGreaterThan(30);
  });
});

describe.each(gameNames)("a changed label of a state of %s", (name) => {
  test("is refused, whatever was changed", () => {
    withGame(name, ({ game, options }) => {
      const { state } = game.setup(options(game.seats.max), "label");
      const saved: object = copy(saveState(game, state));
      const others = gameNames.filter((one) => one !== game.id);
      let tried = 0;
      for (const { at, what, made } of labelChangesOf(saved, others)) {
        const changed = made();
        if (same(changed, saved)) continue;
        tried += 1;
        // What is up to date is not brought up: an older version in its label changes nothing.
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
