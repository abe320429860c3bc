// Half-made actions come from outside: nothing but what fits the fields of an action reaches the rules.

import type { PartialAction } from "../agenda/partial-action.ts";
import type { Engine } from "../contract/engine.ts";
import { RulesError } from "../data/errors.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";
import type { Seat } from "../data/types.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { ActionFilter } from "../rules/rules.ts";
import { isObject, notAnObject } from "../validation/guards.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What was read of an object from outside. */
function readFields(what: string, value: unknown): Fields {
  const read = readPlainOrThrow(what, value);
  if (!isObject(read)) throw new RulesError(what, notAnObject);
  return read as Fields;
}

/** Which of the legal actions a caller wants; the half-made action is not looked at here. */
export function readActionFilter<A>(value: {
  readonly payments?: ActionFilter["payments"];
  readonly matching?: A;
}): { readonly payments: ActionFilter["payments"]; readonly matching: A | undefined } {
  const { payments = "all", matching } = readFields("wanted actions", value);
  if (payments !== "all" && payments !== "minimal")
    throw new RulesError("wanted actions", {
      path: ["payments"],
      reason: "expected all or minimal",
    });
  return { payments, matching: matching as A | undefined };
}

/**
 * The half-made action with lists as lists: a member that stands alone is a list of one. `undefined`
 * if no action can be like it. A whole action will do, if it is one of the seat's.
 */
export function readPartialAction<B extends Blueprint>(
  { internal }: Engine<B>,
  seat: Seat,
  value: unknown,
): PartialAction<B["action"]> | undefined {
  const { type, seat: named = seat, ...given } = readFields("half-made action", value);
  if (typeof type !== "string")
    throw new RulesError("half-made action", { path: ["type"], reason: "expected a text" });
  const fields = internal.actionFields.get(type);
  if (named !== seat || !fields) return undefined;
  const matching: Record<string, unknown> = { type };
  for (const [name, chosen] of Object.entries(given)) {
    if (chosen === undefined) continue;
    const field = fields.get(name);
    const wanted = field?.isList && !Array.isArray(chosen) ? [chosen] : chosen;
    if (!field?.accepts(wanted)) return undefined;
    matching[name] = wanted;
  }
  return matching as PartialAction<B["action"]>;
}
