import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** The sentinels, each named after its lord (KR-46 to KR-48). */
export const sentinels = /* @__PURE__ */ deepFreeze(["watcher", "vigil", "lookout"] as const);
/** A sentinel. */
export type Sentinel = (typeof sentinels)[number];
