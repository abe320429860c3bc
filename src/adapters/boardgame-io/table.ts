import type { Game, GameTypes, Of } from "../../kernel/contract/game.ts";
import type { Viewer } from "../../kernel/data/types.ts";

/**
 * What boardgame.io calls `G`. Its server has the state; a client has a view, which `playerView` makes
 * of it. Before the deal there is neither.
 */
export interface BoardgameG<T extends GameTypes> {
  readonly options: Of<T, "options">;
  /** What the client sees; `null` on the server. */
  readonly view: Of<T, "view"> | null;
  /** What the last move led to; at a client, as far as it is seen. */
  readonly events: readonly Of<T, "event">[];
  /** The secret state; a client never has one. */
  readonly state?: Of<T, "state"> | null;
}

/** What of the events the viewer sees. */
export function seenBy<T extends GameTypes>(
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
