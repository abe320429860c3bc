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
export { type Host, hostOf, type Received } from "./host.ts";
export type { Message } from "./message.ts";
export { hear, type Item, type News } from "./news.ts";
export type { HostRefusal, Reason, SessionRefusal } from "./refusals.ts";
export type { Saved, Taken } from "./saved.ts";
export { type Entry, type Past, revisionOf, type Session, type Start } from "./session.ts";
