// Actions of typed callers. They come from outside as well, and JavaScript has no types.

import type { ActionFields, Engine } from "../contract/engine.ts";
import { inputLimits } from "../data/limits.ts";
import { readPlain } from "../data/plain-data.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import { isObject } from "../validation/guards.ts";
import { readOrRefuse } from "../validation/read-value.ts";

/**
 * An action that was read, or why it is none. The fields are looked at one by one, which takes a fraction
 * of the time of the schema; that one is asked only where something is odd or not in order: it says what, or
 * puts it in order.
 */
export function readTypedAction<B extends Blueprint>(
  { internal, schemas, ruleNumbers }: Engine<B>,
  action: unknown,
): ReturnType<typeof readOrRefuse<B["action"]>> {
  const value = wholeAction(internal.actionFields, action);
  if (value) return { ok: true, value: value as B["action"] };
  return readOrRefuse<B["action"]>(schemas.action as never, action, ruleNumbers.malformed);
}

/** A copy of the action, each field read once; `undefined` if anything about it is odd. */
function wholeAction(actionFields: ActionFields, action: unknown): object | undefined {
  try {
    if (!isObject(action) || Object.getPrototypeOf(action) !== Object.prototype) return undefined;
    const given = action as Readonly<Record<string, unknown>> & { readonly type: string };
    const fields = actionFields.get(given.type);
    if (!fields || Object.keys(given).length !== fields.size) return undefined;
    const own: Record<string, unknown> = {};
    for (const [name, field] of fields) {
      const value = plainField(given[name]);
      if (!field.isWhole(value)) return undefined;
      own[name] = value;
    }
    return own;
  } catch {
    return undefined; // a getter or a trap of a proxy has thrown
  }
}

/** What was read of a field; `undefined`, which no field can be, if it cannot be. */
function plainField(value: unknown): unknown {
  // JSON has no -0.
  if (typeof value === "number") return value + 0;
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return plainList(value);
  const read = readPlain(value);
  return read.ok ? read.value : undefined;
}

/** A list of names or numbers, as almost all lists of actions are. */
function plainList(list: readonly unknown[]): unknown[] | undefined {
  const { length } = list;
  if (length > inputLimits.members) return undefined;
  const own: unknown[] = [];
  for (let i = 0; i < length; i++) {
    const member = list[i];
    if (isObject(member)) return undefined;
    own.push(typeof member === "number" ? member + 0 : member);
  }
  return own;
}
