// Reads actions of unknown origin, with a fast path for those that are valid and normalised.

import type { ActionFields, Engine } from "../contract/engine.ts";
import { inputLimits } from "../data/limits.ts";
import { readPlain } from "../data/plain-data.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import { isObject } from "../validation/guards.ts";
import { readOrRefuse } from "../validation/read-value.ts";

/**
 * Reads an action, or returns a refusal. Its fields are checked one by one first, which takes a fraction of
 * the time of the schema. The schema is used only if that fails: it reports what is wrong, or normalises it.
 */
export function readActionOrRefuse<B extends Blueprint>(
  { internal, schemas, ruleNumbers }: Engine<B>,
  action: unknown,
): ReturnType<typeof readOrRefuse<B["action"]>> {
  const value = readNormalisedAction(internal.actionFields, action);
  if (value) return { ok: true, value: value as B["action"] };
  return readOrRefuse<B["action"]>(schemas.action as never, action, ruleNumbers.malformed);
}

/** A copy of the action, each field read once; `undefined` if it is invalid or not normalised. */
function readNormalisedAction(actionFields: ActionFields, action: unknown): object | undefined {
  if (!isObject(action)) return undefined;
  const given = action as Readonly<Record<string, unknown>> & { readonly type: string };
  const fields = actionFields.get(given.type);
  if (!fields || Object.keys(given).length !== fields.size) return undefined;
  const copy: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    const value = plainField(given[name]);
    if (!field.isNormalised(value)) return undefined;
    copy[name] = value;
  }
  return copy;
}

/** A plain copy of a field's value; `undefined`, which no field can have, if it is too large. */
function plainField(value: unknown): unknown {
  // JSON has no -0.
  if (typeof value === "number") return value + 0;
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return plainList(value);
  const read = readPlain(value);
  return read.ok ? read.value : undefined;
}

/** A copy of a list of names or numbers, as almost all lists in actions are; `undefined` for any other. */
function plainList(list: readonly unknown[]): unknown[] | undefined {
  const { length } = list;
  if (length > inputLimits.members) return undefined;
  const copy: unknown[] = [];
  for (let i = 0; i < length; i++) {
    const member = list[i];
    if (isObject(member)) return undefined;
    copy.push(typeof member === "number" ? member + 0 : member);
  }
  return copy;
}
