import type { Game, GameTypes, Of } from "../kernel/game.ts";
import type { Seat, Viewer } from "../kernel/types.ts";
import type { Entry, Session } from "./session.ts";

/** Something that happened, as a viewer sees it. */
export interface Item<T extends GameTypes> {
  readonly revision: number;
  /** Who did it; nobody set up the table. */
  readonly seat: Seat | null;
  /** Whether the seat took its last action back. Then the events of the action before did not happen. */
  readonly isUndo: boolean;
  /** What happened, as far as the viewer sees it. */
  readonly events: readonly Of<T, "event">[];
}

/** What a viewer is told. Nothing in it is hidden from the viewer. */
export interface News<T extends GameTypes> {
  /** The number of the last thing that happened; a message says it as `knows`. */
  readonly revision: number;
  /** What has happened since the viewer last heard, oldest first. */
  readonly items: readonly Item<T>[];
  /** What the viewer sees now. */
  readonly view: Of<T, "view">;
  /** Whether the viewer can take something back. */
  readonly canUndo: boolean;
}

/** What is new to a viewer who knows this revision; everything to one who knows none. */
export function newsOf<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  viewer: Viewer,
  knows: number,
): News<T> {
  const { state, log, past } = session;
  return {
    revision: log.length - 1,
    items: log.slice(knows + 1).map((entry, i) => itemOf(game, entry, knows + 1 + i, viewer)),
    view: game.view(state, viewer),
    canUndo: past.at(-1)?.seat === viewer,
  };
}

function itemOf<T extends GameTypes>(
  game: Game<T>,
  { seat, action, events }: Entry<T>,
  revision: number,
  viewer: Viewer,
): Item<T> {
  const seen: Of<T, "event">[] = [];
  for (const event of events) {
    const redacted = game.redact(event, viewer);
    if (redacted !== undefined) seen.push(redacted);
  }
  return { revision, seat, isUndo: seat !== null && action === null, events: seen };
}
