/**
 * Any game of this library as a `Game` of [boardgame.io](https://boardgame.io): for its server, lobby,
 * storage and clients. Needs boardgame.io 0.50, which you install yourself.
 *
 * @example
 * ```ts
 * import { conspiracy } from "abyss-rules/conspiracy";
 * import { boardgameOf } from "abyss-rules/boardgame.io";
 *
 * const game = boardgameOf(conspiracy, { options: (players) => ({ players }) });
 * ```
 * @packageDocumentation
 */
export { type BoardgameSettings, boardgameOf } from "./boardgame-of.ts";
export type { BoardgameG } from "./table.ts";
export type { BoardgameIo, Context, Ctx, Events, INVALID_MOVE, ServerMove } from "./types.ts";
