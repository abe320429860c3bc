// A view that was changed in one place is rejected, or is the view of a consistent state.
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { type Game, type GameTypes, type Of, readState, rngFrom } from "../../src/index.ts";
import { isSameJson } from "../../src/kernel/data/same-json.ts";
import { seatsOf, viewersOf } from "../../src/testing/law-inputs.ts";
import { copy, unlessRulesError } from "../bad-input/errors.ts";
import { amount, TIMES } from "../repetition.ts";
import { changesOf } from "./changes.ts";

const POSITIONS = 6 * TIMES;
/** One in this many changes is tried. */
const EVERY = amount(15, 10);

/** Views of random games, from the first turns to the last, for the seats and a spectator in turn. */
function* views<T extends GameTypes>(
  game: Game<T>,
  options: (players: number) => Of<T, "options">,
): Generator<Of<T, "view">> {
  for (let i = 0; i < POSITIONS; i++) {
    const rng = rngFrom(`moves ${i}`);
    const players = Math.min(game.seats.max, 2 + (i % 3));
    const simulation = game.simulate(game.setup(options(players), `changed view ${i}`).state);
    for (let n = rng.below(200); n > 0 && simulation.advance(rng); n--);
    const viewers = viewersOf(seatsOf(simulation.state));
    yield game.view(simulation.state, viewers[i % viewers.length]!);
  }
}

/** What is wrong with a state that was sampled from a view. */
function samplingError<T extends GameTypes>(
  game: Game<T>,
  view: Of<T, "view">,
  sampled: Of<T, "state">,
): string | undefined {
  if (!unlessRulesError(() => readState(game, copy(sampled)))) return "the state is inconsistent";
  const isItsView = viewersOf(seatsOf(sampled)).some((viewer) =>
    isSameJson(copy(game.view(sampled, viewer)), view),
  );
  return isItsView ? undefined : "no viewer has this view";
}

describe.each(gameNames)("a changed view of %s", (name) => {
  test("is rejected, or is the view of a consistent state", () => {
    const unexpected = new Map<string, string>();
    const outcomes = { rejected: 0, sampled: 0 };
    withGame(name, ({ game, options }) => {
      const rng = rngFrom(`changed views of ${name}`);
      for (const view of views(game, options))
        for (const { at, what, make } of changesOf(view)) {
          if (rng.below(EVERY) > 0) continue;
          const tampered = make() as typeof view;
          const seed = `world ${rng.below(1e6)}`;
          const sampled = unlessRulesError(() => game.sampleState(tampered, seed));
          outcomes[sampled ? "sampled" : "rejected"] += 1;
          const error = sampled && samplingError(game, tampered, sampled);
          if (error) unexpected.set(`${at}: ${what}`, error);
        }
    });
    expect(Object.fromEntries(unexpected)).toEqual({});
    expect(outcomes.rejected).toBeGreaterThan(200);
    // Few in the solo game: nearly everything in a view of Conspiracy follows from the rest of it.
    expect(outcomes.sampled).toBeGreaterThan(4);
  });
});
