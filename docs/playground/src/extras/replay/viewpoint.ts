import type { GameTypes, Step, Viewer } from "abyss-rules";
import type { AnyGame } from "../../play/game-entry.ts";

/** Through whose eyes a replay is seen: a viewer's, or always those of who is asked, or of somebody who sees all. */
export type Viewpoint = Viewer | "asked" | "everything";

/** A step of a game, as somebody sees it. */
interface Seen {
  readonly view: object;
  readonly events: readonly GameTypes["event"][];
  /** Whose hand lies in front. */
  readonly viewer: Viewer;
}

/** What an viewpoint sees of a step. */
export function stepSeenFrom(
  game: AnyGame,
  { state, events }: Step<GameTypes>,
  viewpoint: Viewpoint,
): Seen {
  const [asked = "spectator"]: readonly Viewer[] = game.deciders(state);
  // A state is a view without anything face down.
  if (viewpoint === "everything") return { view: state, events, viewer: asked };
  const viewer = viewpoint === "asked" ? asked : viewpoint;
  return {
    view: game.view(state, viewer),
    events: events.flatMap((event) => game.redact(event, viewer) ?? []),
    viewer,
  };
}
