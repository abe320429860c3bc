import type { GameTypes, Step, Viewer } from "abyss-rules";
import type { AnyGame } from "abyss-rules/games";

/** Whose view of a replay is shown: that of a viewer, of whichever seat has to decide, or everything. */
export type Viewpoint = Viewer | "decider" | "everything";

/** A step of a game from a viewpoint. */
interface SeenStep {
  readonly view: object;
  readonly events: readonly GameTypes["event"][];
  /** The seat whose hand is shown in front. */
  readonly viewer: Viewer;
}

/** A step as it is seen from a viewpoint. */
export function stepSeenFrom(
  game: AnyGame,
  { state, action, events }: Step<GameTypes>,
  viewpoint: Viewpoint,
): SeenStep {
  // At the end nobody decides; the seat that moved last is in front.
  const [decider = action?.seat ?? "spectator"]: readonly Viewer[] = game.deciders(state);
  // A state is a view without anything face down.
  if (viewpoint === "everything") return { view: state, events, viewer: decider };
  const viewer = viewpoint === "decider" ? decider : viewpoint;
  return {
    view: game.view(state, viewer),
    events: events.flatMap((event) => game.redact(event, viewer) ?? []),
    viewer,
  };
}
