import type { Game, GameTypes, Of } from "../../kernel/contract/game.ts";
import type { Viewer } from "../../kernel/data/types.ts";

/**
 * The `G` of boardgame.io. The server holds the state; a client holds a view, which `playerView` derives from
 * it. Before the deal there is neither.
 */
export interface BoardgameG<T extends GameTypes> {
  readonly options: Of<T, "options">;
  /** The view of the client; `null` on the server. */
  readonly view: Of<T, "view"> | null;
  /** The events of the last move; on a client, redacted. */
  readonly events: readonly Of<T, "event">[];
  /** The secret state; a client never gets it. */
  readonly state?: Of<T, "state"> | null;
}

/** The events as a viewer sees them. */
export function redactedFor<T extends GameTypes>(
  game: Game<T>,
  events: readonly Of<T, "event">[],
  viewer: Viewer,
): Of<T, "event">[] {
  const seen: Of<T, "event">[] = [];
  for (const event of events) {
    const redacted = game.redact(event, viewer);
    if (redacted !== undefined) seen.push(redacted);
  }
  return seen;
}
