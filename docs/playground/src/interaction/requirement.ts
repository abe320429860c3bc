import type { Offer } from "./clicks.ts";

/** What a half-partial action still needs: what the rules say against it as it is, or a field to choose next. */
export interface Requirement {
  readonly refusal?: NonNullable<Offer["missing"]>;
  readonly field?: string;
}

/**
 * What a half-partial action still needs; nothing, if it can be done.
 *
 * @example
 * ```ts
 * requirementOf(offerOf(entry, { view, seat }, { type: "fight" })); // { field: "reward" }
 * ```
 */
export function requirementOf({ partial, action, missing, clicks }: Offer): Requirement {
  if (!partial || action) return {};
  // That something is not filled in yet is no reason of the rules: who plays is told what to fill in.
  if (missing && missing.code !== "malformed") return { refusal: missing };
  const field = clicks.find(({ does }) => does === "add")?.field;
  return field === undefined ? {} : { field };
}
