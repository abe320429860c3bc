import type { Level } from "abyss-rules/bots";

export type { Level } from "abyss-rules/bots";

/** The levels of bots, from weak to strong. A record, so that the compiler names a missing one. */
const all: Readonly<Record<Level, true>> = { easy: true, normal: true, hard: true, expert: true };

/** The levels of bots, from weak to strong. */
export const levels = Object.keys(all) as readonly Level[];

/** The level of a bot for which nobody chose one. */
export const DEFAULT_LEVEL: Level = "normal";

/** Who plays in a seat: what was stored, by any version of the page; bots of other levels play at the default one. */
export const playsOf = (stored: unknown): "person" | Level =>
  stored === "person" ? stored : (levels.find((level) => level === stored) ?? DEFAULT_LEVEL);
