/**
 * Hosts any game: keeps the state, handles messages in order, gives each viewer the news they may see,
 * undoes actions that revealed nothing, and saves as JSON. Pure: you bring the transport.
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
export type { Chance } from "./chance.ts";
export { type Host, type HostOptions, hostOf, type ReceiveResult } from "./host.ts";
export type { Message } from "./message.ts";
export { applyNews, type News, type NewsItem, type Undo } from "./news.ts";
export { HOST_PROTOCOL } from "./protocol.ts";
export type { HostReason, HostRefusal, SessionRefusal } from "./refusals.ts";
export type { SavedMessage, SavedSession } from "./save-format.ts";
export {
  type LogEntry,
  revisionOf,
  type Session,
  type SessionStart,
  type UndoPoint,
  type UndoRule,
} from "./session.ts";
export { describeHostRefusal, type HostDescribeOptions } from "./words/index.ts";
export type { HostLocale, HostTexts } from "./words/phrases.ts";
