import { isDeepStrictEqual } from "node:util";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";

/** Returns the types of events that do not look the same to every viewer, given one event of each type. */
export function secretKinds<T extends GameTypes>(
  game: Game<T>,
  events: Readonly<Record<string, Of<T, "event">>>,
): string[] {
  const viewers: Viewer[] = [...Array(game.seats.max).keys(), "spectator"];
  return Object.entries(events)
    .filter(([, event]) =>
      viewers.some((viewer) => !isDeepStrictEqual(game.redact(event, viewer), event)),
    )
    .map(([type]) => type);
}
