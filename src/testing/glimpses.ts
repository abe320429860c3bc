// What an action looks like in other worlds to viewers who cannot tell them from the one in play.
import type { GameTypes, Of } from "../kernel/game.ts";
import type { Viewer } from "../kernel/types.ts";
import { type Glimpse, seatsOf, type Turn, viewersOf } from "./facts.ts";
import { same } from "./same.ts";
import type { TestedGame } from "./subject.ts";
import { worldOf } from "./worlds.ts";

/** The action in another world, for each viewer. */
export const glimpsesOf = <T extends GameTypes>(turn: Turn<T>): Glimpse<T>[] =>
  viewersOf(seatsOf(turn.state)).map((viewer) => glimpseOf(turn, viewer));

/** The action in another world, for this viewer. */
export function glimpseOf<T extends GameTypes>(turn: Turn<T>, viewer: Viewer): Glimpse<T> {
  const { game, state, action, step, rng } = turn;
  const there = game.apply(worldOf(turn, state, viewer, rng), action);
  const isInformed =
    viewer === "spectator" ? step.informed.length > 0 : step.informed.includes(viewer);
  return { viewer, isInformed, there, differs: differenceOf(turn, there, viewer) };
}

function differenceOf<T extends GameTypes>(
  { game, step }: Pick<Turn<T>, "game" | "step">,
  there: Glimpse<T>["there"],
  viewer: Viewer,
): Glimpse<T>["differs"] {
  if (!there.ok) return "outcome";
  if (!same(game.view(there.state, viewer), game.view(step.state, viewer))) return "table";
  return same(seenOf(game, there.events, viewer), seenOf(game, step.events, viewer))
    ? undefined
    : "events";
}

/** The events as a viewer sees them. */
export const seenOf = <T extends GameTypes>(
  game: TestedGame<T>["game"],
  events: readonly Of<T, "event">[],
  viewer: Viewer,
): Of<T, "event">[] =>
  events.flatMap((event) => {
    const seen = game.redact(event, viewer);
    return seen === undefined ? [] : [seen];
  });
