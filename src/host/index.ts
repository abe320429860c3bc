/**
 * A host for any game: it keeps the state, takes messages in order, tells each viewer what they may
 * know, takes back what informed nobody, and is saved as JSON. Pure: the wire is yours.
 *
 * @example
 * ```ts
 * import { newSeed } from "abyss-rules";
 * import { abyss } from "abyss-rules/abyss";
 * import { hostOf } from "abyss-rules/host";
 *
 * const host = hostOf(abyss);
 * const session = host.open({ players: 2 }, newSeed());
 * ```
 * @packageDocumentation
 */
export { type Host, hostOf, type ReceiveResult } from "./host.ts";
export type { Message } from "./message.ts";
export { applyNews, type News, type NewsItem } from "./news.ts";
export { HOST_PROTOCOL } from "./protocol.ts";
export type { HostReason, HostRefusal, SessionRefusal } from "./refusals.ts";
export type { SavedMessage, SavedSession } from "./saved-session.ts";
export {
  type LogEntry,
  revisionOf,
  type Session,
  type SessionStart,
  type UndoPoint,
} from "./session.ts";
