/** The sentinels, each named after its lord (KR-46 to KR-48). */
export const sentinels = ["watcher", "vigil", "lookout"] as const;
/** A sentinel. */
export type Sentinel = (typeof sentinels)[number];
