// A saved state that somebody has changed in one place is refused, or could have come about.
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { type Game, type GameTypes, type Of, readState, rngFrom } from "../../src/index.ts";
import { copy, unlessRulesError } from "../bad-input/errors.ts";
import { troubleWith } from "../bad-input/inconsistent-tests.ts";
import { changesOf } from "./changes.ts";
import { freePlaces } from "./free-places.ts";

const POSITIONS = 6;
/** One change in so many is looked at; together the positions have nearly all of them. */
const EVERY = 4;

/** Positions of random games, from the first turns to the last. */
function* positions<T extends GameTypes>(
  game: Game<T>,
  options: (players: number) => Of<T, "options">,
): Generator<Of<T, "state">> {
  for (let i = 0; i < POSITIONS; i++) {
    const rng = rngFrom(`moves ${i}`);
    const players = Math.min(game.seats.max, 2 + (i % 3));
    const simulation = game.simulate(game.setup(options(players), `tampering ${i}`).state);
    for (let n = 0; n < 10 + 25 * i; n++) if (!simulation.advance(rng)) break;
    yield readState(game, copy(simulation.state));
  }
}

describe.each(gameNames)("a changed state of %s", (name) => {
  test("is refused, or could have come about and can be played on", () => {
    const unexpected = new Map<string, string>();
    // One example of each change is played on.
    const played = new Set<string>();
    let tried = 0;
    withGame(name, ({ game, options }) => {
      const rng = rngFrom(`changes of ${name}`);
      for (const state of positions(game, options))
        for (const { at, what, changed } of changesOf(state)) {
          if (rng.below(EVERY) > 0) continue;
          tried += 1;
          const accepted = unlessRulesError(() => readState(game, changed()));
          if (!accepted) continue;
          const change = `${at}: ${what}`;
          if (freePlaces[name]![change] === undefined) unexpected.set(change, "was accepted");
          if (played.has(change)) continue;
          played.add(change);
          const trouble = troubleWith(game, accepted, change);
          if (trouble) unexpected.set(change, trouble);
        }
    });
    expect(Object.fromEntries(unexpected)).toEqual({});
    expect(tried).toBeGreaterThan(600);
  });
});
