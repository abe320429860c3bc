// Actions of typed callers. They come from outside as well, and JavaScript has no types.
import type { Blueprint } from "../blueprint.ts";
import type { Engine } from "../engine.ts";
import { isObject } from "../guards.ts";
import { readOrRefuse } from "../parse.ts";
import { plain } from "../plain.ts";
import type { Field } from "../schema.ts";

/**
 * An action that was read, or why it is none. The fields are looked at one by one, which takes a fraction
 * of the time of the schema; that one is asked only where something is wrong, and says what.
 */
export function takeAction<B extends Blueprint>(
  { actionFields, schemas, ruleNumbers }: Engine<B>,
  action: unknown,
): ReturnType<typeof readOrRefuse<B["action"]>> {
  const read = plain(action);
  if (read.ok && isObject(read.value)) {
    const value = read.value as B["action"];
    const fields = actionFields.get(value.type);
    if (fields && isWhole(fields, value)) return { ok: true, value };
  }
  return readOrRefuse<B["action"]>(schemas.action as never, action, ruleNumbers.malformed);
}

function isWhole(fields: ReadonlyMap<string, Field>, action: object): boolean {
  if (Object.keys(action).length !== fields.size) return false;
  for (const [name, field] of fields)
    if (!field.isWhole((action as Readonly<Record<string, unknown>>)[name])) return false;
  return true;
}
