import type { Offer } from "./clicks.ts";

/** What a partial action still needs: what the refusal asks for, or the field to choose next. */
export interface Requirement {
  readonly refusal?: NonNullable<Offer["missing"]>;
  readonly field?: string;
}

/**
 * What a partial action still needs; empty if it is legal.
 *
 * @example
 * ```ts
 * requirementOf(offerOf(entry, { view, seat }, { type: "fight" })); // { field: "reward" }
 * ```
 */
export function requirementOf({ partial, action, missing, clicks }: Offer): Requirement {
  if (!partial || action) return {};
  // A field that is not filled in yet is not a rule violation: name the field instead.
  if (missing && missing.code !== "malformed") return { refusal: missing };
  const field = clicks.find(({ does }) => does === "add")?.field;
  return field === undefined ? {} : { field };
}
