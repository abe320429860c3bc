import type { GameTypes, Seat, Step, Viewer } from "abyss-rules";
import type { AnyGame } from "../../play/entry.ts";

/** Through whose eyes a replay is seen. */
export type Onlooker = Viewer | "everything";

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
  // A state is a view without anything face down; then the hand of whoever is asked lies in front.
  if (onlooker === "everything") {
    const [first = 0]: readonly Seat[] = game.deciders(state);
    return { view: state, events, viewer: first };
  }
  return {
    view: game.view(state, onlooker),
    events: events.flatMap((event) => game.redact(event, onlooker) ?? []),
    viewer: onlooker,
  };
}
