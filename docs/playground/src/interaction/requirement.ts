import type { Offer } from "./clicks.ts";
import { chosenFor } from "./partial-action.ts";

/** What a partial action still needs: the field to choose next, and why what is chosen for it is not enough. */
export interface Requirement {
  readonly field?: string;
  readonly refusal?: NonNullable<Offer["missing"]>;
}

/**
 * What a partial action still needs; empty if it is legal. A refusal is given only about what has been chosen: an
 * empty field is not a mistake.
 *
 * @example
 * ```ts
 * requirementOf(offerOf(entry, { view, seat }, { type: "fight" })); // { field: "reward" }
 * ```
 */
export function requirementOf({ partial, action, missing, clicks }: Offer): Requirement {
  if (!partial || action) return {};
  const open = clicks.flatMap(({ does, field }) =>
    does === "add" && field !== undefined ? [field] : [],
  );
  const isEmpty = (field: string) => chosenFor(partial, field).length === 0;
  const [field] = [
    // The field that the action lacks, or one in which nothing is chosen; lists could have more members.
    ...open.filter((one) => missing && "path" in missing.params && missing.params.path === one),
    ...open.filter(isEmpty),
    ...open,
  ];
  if (field !== undefined && (isEmpty(field) || missing?.code === "malformed")) return { field };
  return {
    ...(field !== undefined && { field }),
    ...(missing && missing.code !== "malformed" && { refusal: missing }),
  };
}
