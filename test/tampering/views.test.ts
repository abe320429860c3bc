// A view that somebody has changed in one place is refused, or a state looks like it.
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { type Game, type GameTypes, type Of, readState, rngFrom } from "../../src/index.ts";
import { seatsOf, viewersOf } from "../../src/testing/law-inputs.ts";
import { isSameJson } from "../../src/testing/same-json.ts";
import { copy, unlessRulesError } from "../bad-input/errors.ts";
import { TIMES } from "../laws/times.ts";
import { changesOf } from "./changes.ts";

const POSITIONS = 6 * TIMES;
/** One change in so many is looked at. */
const EVERY = 10;

/** Views of random games, from the first turns to the last: what each seat sees, or a spectator. */
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

/** What is wrong with a state that was imagined from a view. */
function troubleWith<T extends GameTypes>(
  game: Game<T>,
  view: Of<T, "view">,
  world: Of<T, "state">,
): string | undefined {
  if (!unlessRulesError(() => readState(game, copy(world)))) return "the state is not sound";
  const looksLikeIt = viewersOf(seatsOf(world)).some((viewer) =>
    isSameJson(copy(game.view(world, viewer)), view),
  );
  return looksLikeIt ? undefined : "nobody would see that";
}

describe.each(gameNames)("a changed view of %s", (name) => {
  test("is refused, or what it shows is kept in a sound state", () => {
    const unexpected = new Map<string, string>();
    const outcomes = { refused: 0, imagined: 0 };
    withGame(name, ({ game, options }) => {
      const rng = rngFrom(`changed views of ${name}`);
      for (const view of views(game, options))
        for (const { at, what, made } of changesOf(view)) {
          if (rng.below(EVERY) > 0) continue;
          const tampered = made() as typeof view;
          const seed = `world ${rng.below(1e6)}`;
          const world = unlessRulesError(() => game.sampleState(tampered, seed));
          outcomes[world ? "imagined" : "refused"] += 1;
          const trouble = world && troubleWith(game, tampered, world);
          if (trouble) unexpected.set(`${at}: ${what}`, trouble);
        }
    });
    expect(Object.fromEntries(unexpected)).toEqual({});
    expect(outcomes.refused).toBeGreaterThan(200);
    // Few alone: nearly all that a view of Conspiracy shows follows from the rest of it.
    expect(outcomes.imagined).toBeGreaterThan(4);
  });
});
