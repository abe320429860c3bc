// Half-made actions come from outside: nothing but what fits the fields of an action reaches the rules.
import type { Blueprint } from "../blueprint.ts";
import type { Engine } from "../engine.ts";
import { RulesError } from "../errors.ts";
import { isObject, notAnObject } from "../guards.ts";
import type { Like } from "../like.ts";
import type { Seat } from "../types.ts";

/**
 * The half-made action with lists as lists: a member that stands alone is a list of one. `undefined`
 * if no action can be like it. A whole action will do, if it is one of the seat's.
 */
export function readLike<B extends Blueprint>(
  { actionFields }: Engine<B>,
  seat: Seat,
  value: unknown,
): Like<B["action"]> | undefined {
  if (!isObject(value)) throw new RulesError("half-made action", notAnObject);
  try {
    return likeOf(actionFields, seat, value) as Like<B["action"]> | undefined;
  } catch (cause) {
    if (cause instanceof RulesError) throw cause;
    // A value whose getters or proxy traps throw.
    const problem = { path: [], reason: "cannot be read" };
    throw new RulesError("half-made action", problem, { cause });
  }
}

function likeOf(
  actionFields: Engine<Blueprint>["actionFields"],
  seat: Seat,
  value: object,
): object | undefined {
  const { type, seat: named = seat, ...given } = value as Record<string, unknown>;
  if (typeof type !== "string")
    throw new RulesError("half-made action", { path: ["type"], reason: "expected a text" });
  const fields = actionFields.get(type);
  if (named !== seat || !fields) return undefined;
  const like: Record<string, unknown> = { type };
  for (const [name, chosen] of Object.entries(given)) {
    if (chosen === undefined) continue;
    const field = fields.get(name);
    const wanted = field?.isList && !Array.isArray(chosen) ? [chosen] : chosen;
    if (!field?.accepts(wanted)) return undefined;
    like[name] = wanted;
  }
  return like;
}
