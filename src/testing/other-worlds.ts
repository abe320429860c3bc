// What an action looks like in other worlds to viewers who cannot tell them from the one in play.
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { Viewer } from "../kernel/data/types.ts";
import { type ActionTaken, type OtherWorld, seatsOf, viewersOf } from "./law-inputs.ts";
import { isSameJson } from "./same-json.ts";
import type { TestedGame } from "./subject.ts";
import { worldOf } from "./worlds.ts";

/** The action in another world, for each viewer. */
export const otherWorldsOf = <T extends GameTypes>(turn: ActionTaken<T>): OtherWorld<T>[] =>
  viewersOf(seatsOf(turn.state)).map((viewer) => otherWorldOf(turn, viewer));

/** The action in another world, for this viewer. */
export function otherWorldOf<T extends GameTypes>(
  turn: ActionTaken<T>,
  viewer: Viewer,
): OtherWorld<T> {
  const { game, state, action, step, rng } = turn;
  const there = game.reduce(worldOf(turn, state, viewer, rng), action);
  const isRevealedTo =
    viewer === "spectator" ? step.revealedTo.length > 0 : step.revealedTo.includes(viewer);
  return { viewer, isRevealedTo, there, differs: differenceOf(turn, there, viewer) };
}

function differenceOf<T extends GameTypes>(
  { game, step }: Pick<ActionTaken<T>, "game" | "step">,
  there: OtherWorld<T>["there"],
  viewer: Viewer,
): OtherWorld<T>["differs"] {
  if (!there.ok) return "outcome";
  if (!isSameJson(game.view(there.state, viewer), game.view(step.state, viewer))) return "table";
  return isSameJson(seenOf(game, there.events, viewer), seenOf(game, step.events, viewer))
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
