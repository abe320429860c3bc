// Reads partial actions, so that only values that fit the fields of an action reach the rules.

import type { PartialAction } from "../agenda/partial-action.ts";
import type { Engine } from "../contract/engine.ts";
import { RulesError } from "../data/errors.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";
import type { Seat } from "../data/types.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { ActionFilter } from "../rules/rules.ts";
import { isObject, notAnObject } from "../validation/guards.ts";
import { expectOneOf, missingValue, wrongValue } from "../validation/problem-wording.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A plain copy of an object; throws a `RulesError` for anything else. */
function readFields(what: string, value: unknown): Fields {
  const read = readPlainOrThrow(what, value);
  if (!isObject(read)) throw new RulesError(what, notAnObject);
  return read as Fields;
}

/** Reads the filter of `legalActions`, except for the partial action in it. */
export function readActionFilter<A>(value: {
  readonly payments?: ActionFilter["payments"];
  readonly matching?: A;
}): { readonly payments: ActionFilter["payments"]; readonly matching: A | undefined } {
  const { payments = "all", matching } = readFields("action filter", value);
  if (payments !== "all" && payments !== "minimal")
    throw new RulesError(
      "action filter",
      wrongValue(["payments"], payments, expectOneOf(["all", "minimal"])),
    );
  return { payments, matching: matching as A | undefined };
}

/**
 * Reads a partial action: the value of a list field may be a single member instead of a list. `undefined`
 * if no action of the seat can match it. A complete action of the seat is accepted too.
 */
export function readPartialAction<B extends Blueprint>(
  { internal }: Engine<B>,
  seat: Seat,
  value: unknown,
): PartialAction<B["action"]> | undefined {
  const { type, seat: named = seat, ...given } = readFields("partial action", value);
  if (typeof type !== "string")
    throw new RulesError(
      "partial action",
      type === undefined
        ? missingValue(["type"], { kinds: ["a string"] })
        : wrongValue(["type"], type, { kinds: ["a string"] }),
    );
  const fields = internal.actionFields.get(type);
  if (named !== seat || !fields) return undefined;
  const matching: Record<string, unknown> = { type };
  for (const [name, chosen] of Object.entries(given)) {
    if (chosen === undefined) continue;
    const field = fields.get(name);
    const fieldValue = field?.isList && !Array.isArray(chosen) ? [chosen] : chosen;
    if (!field?.accepts(fieldValue)) return undefined;
    matching[name] = fieldValue;
  }
  return matching as PartialAction<B["action"]>;
}
