// The result of an action in other worlds: states that have the same view for a viewer.
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { Viewer } from "../kernel/data/types.ts";
import type { ActionTaken, OtherWorld } from "./law-inputs.ts";
import type { TestedGame } from "./subject.ts";

/** The action in another world for each tested viewer. */
export const otherWorldsOf = <T extends GameTypes>(taken: ActionTaken<T>): OtherWorld<T>[] =>
  taken.viewers.map((viewer) => otherWorldOf(taken, viewer, taken.worldFor(viewer)));

/** The action in another world for a viewer. */
export function otherWorldOf<T extends GameTypes>(
  taken: ActionTaken<T>,
  viewer: Viewer,
  world: Of<T, "state">,
): OtherWorld<T> {
  const { game, action, step } = taken;
  const there = game.reduce(world, action);
  const isRevealedTo =
    viewer === "spectator" ? step.revealedTo.length > 0 : step.revealedTo.includes(viewer);
  return { viewer, isRevealedTo, there, differs: differenceOf(taken, there, viewer) };
}

function differenceOf<T extends GameTypes>(
  { game, step, after }: ActionTaken<T>,
  there: OtherWorld<T>["there"],
  viewer: Viewer,
): OtherWorld<T>["differs"] {
  if (!there.ok) return "outcome";
  if (!isSameJson(game.view(there.state, viewer), after.viewOf(viewer))) return "table";
  return isSameJson(redactedFor(game, there.events, viewer), redactedFor(game, step.events, viewer))
    ? undefined
    : "events";
}

/** The events as a viewer sees them. */
export const redactedFor = <T extends GameTypes>(
  game: TestedGame<T>["game"],
  events: readonly Of<T, "event">[],
  viewer: Viewer,
): Of<T, "event">[] =>
  events.flatMap((event) => {
    const seen = game.redact(event, viewer);
    return seen === undefined ? [] : [seen];
  });
