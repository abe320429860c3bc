import type { GameTypes, Step, Viewer } from "abyss-rules";
import type { AnyGame } from "../../play/entry.ts";

/** Through whose eyes a replay is seen: a viewer's, or always those of who is asked, or of somebody who sees all. */
export type Onlooker = Viewer | "asked" | "everything";

/** A step of a game, as somebody sees it. */
interface Seen {
  readonly view: object;
  readonly events: readonly GameTypes["event"][];
  /** Whose hand lies in front. */
  readonly viewer: Viewer;
}

/** What an onlooker sees of a step. */
export function seenBy(
  game: AnyGame,
  { state, events }: Step<GameTypes>,
  onlooker: Onlooker,
): Seen {
  const [asked = "spectator"]: readonly Viewer[] = game.deciders(state);
  // A state is a view without anything face down.
  if (onlooker === "everything") return { view: state, events, viewer: asked };
  const viewer = onlooker === "asked" ? asked : onlooker;
  return {
    view: game.view(state, viewer),
    events: events.flatMap((event) => game.redact(event, viewer) ?? []),
    viewer,
  };
}
