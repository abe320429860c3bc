// Reads partial actions, so that only values that fit the fields of an action reach the rules.

import type { PartialAction, PartialFields } from "../agenda/partial-action.ts";
import type { ActionFields, Engine } from "../contract/engine.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { readPlain, readPlainOrThrow } from "../data/plain-data.ts";
import type { Seat } from "../data/types.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { ActionFilter } from "../rules/rules.ts";
import { isObject, notAnObject } from "../validation/guards.ts";
import { expectOneOf, missingValue, wrongValue } from "../validation/problem-wording.ts";
import { readOrRefuse } from "../validation/read-value.ts";
import type { CommonRefusal } from "../validation/refusal.ts";

/** A plain copy of an object; throws a `RulesError` for anything else. */
function readFields(what: string, value: unknown): PartialFields {
  const read = readPlainOrThrow(what, value);
  if (!isObject(read)) throw new RulesError(what, notAnObject);
  return read as PartialFields;
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
 * Reads a partial action of a seat; `undefined` if no action of the seat can match it. A complete action of the
 * seat is accepted too.
 */
export function readPartialAction<B extends Blueprint>(
  { internal }: Engine<B>,
  seat: Seat,
  value: unknown,
): (PartialAction<B["action"]> & PartialFields) | undefined {
  const { type, seat: named = seat, ...given } = readFields("partial action", value);
  if (typeof type !== "string")
    throw new RulesError(
      "partial action",
      type === undefined
        ? missingValue(["type"], { kinds: ["a string"] })
        : wrongValue(["type"], type, { kinds: ["a string"] }),
    );
  const fitting = named === seat ? fittingFields(internal.actionFields, type, given) : undefined;
  return fitting as (PartialAction<B["action"]> & PartialFields) | undefined;
}

/** A partial action with its seat. */
export interface SeatedPartial {
  readonly type: string;
  readonly seat: Seat;
  /** Its type, and the given fields. */
  readonly partial: PartialFields;
}

/** Reads a partial action with its seat; or returns a refusal of what is given, whatever is left out. */
export function readPartialOrRefuse<B extends Blueprint>(
  { internal, schemas, ruleNumbers }: Engine<B>,
  value: unknown,
):
  | { readonly ok: true; readonly value: SeatedPartial }
  | { readonly ok: false; readonly refusal: CommonRefusal } {
  const plain = readPlain(value);
  const isRead = plain.ok && isObject(plain.value);
  const { type, seat, ...given } = (isRead ? plain.value : {}) as PartialFields;
  const fields = internal.actionFields.get(type as string);
  if (fields?.get("seat")?.accepts(seat)) {
    const partial = fittingFields(internal.actionFields, type as string, given);
    if (partial) return { ok: true, value: { type: type as string, seat: seat as Seat, partial } };
  }
  const isOpen = ([name]: Problem["path"]): boolean => {
    const field = name === "seat" ? undefined : fields?.get(String(name));
    const chosen = given[String(name)];
    return field !== undefined && (chosen === undefined || field.accepts(chosen));
  };
  const malformed = readOrRefuse<B["action"]>(
    schemas.action as never,
    value,
    ruleNumbers.malformed,
    isOpen,
  );
  if (malformed.ok) throw new Error("bug: an action fits the schema, but not its own fields");
  return malformed;
}

/** The type, and the fields that are given; `undefined` if one of them does not fit an action of this type. */
function fittingFields(
  actionFields: ActionFields,
  type: string,
  given: PartialFields,
): PartialFields | undefined {
  const fields = actionFields.get(type);
  if (!fields) return undefined;
  const fitting: Record<string, unknown> = { type };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!fields.get(name)?.accepts(value)) return undefined;
    fitting[name] = value;
  }
  return fitting;
}
