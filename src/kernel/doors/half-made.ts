// Half-made actions come from outside: nothing but what fits the fields of an action reaches the rules.
import type { Blueprint } from "../blueprint.ts";
import type { Engine } from "../engine.ts";
import { RulesError } from "../errors.ts";
import { isObject, notAnObject } from "../guards.ts";
import type { Like } from "../like.ts";
import { plainOrThrow } from "../plain.ts";
import type { Wanted } from "../rules.ts";
import type { Seat } from "../types.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What was read of an object from outside. */
function fieldsOf(what: string, value: unknown): Fields {
  const read = plainOrThrow(what, value);
  if (!isObject(read)) throw new RulesError(what, notAnObject);
  return read as Fields;
}

/** Which of the legal actions a caller wants; the half-made action is not looked at here. */
export function readWanted<A>(value: {
  readonly payments?: Wanted["payments"];
  readonly like?: A;
}): { readonly payments: Wanted["payments"]; readonly like: A | undefined } {
  const { payments = "all", like } = fieldsOf("wanted actions", value);
  if (payments !== "all" && payments !== "minimal")
    throw new RulesError("wanted actions", {
      path: ["payments"],
      reason: "expected all or minimal",
    });
  return { payments, like: like as A | undefined };
}

/**
 * The half-made action with lists as lists: a member that stands alone is a list of one. `undefined`
 * if no action can be like it. A whole action will do, if it is one of the seat's.
 */
export function readLike<B extends Blueprint>(
  { forDoors }: Engine<B>,
  seat: Seat,
  value: unknown,
): Like<B["action"]> | undefined {
  const { type, seat: named = seat, ...given } = fieldsOf("half-made action", value);
  if (typeof type !== "string")
    throw new RulesError("half-made action", { path: ["type"], reason: "expected a text" });
  const fields = forDoors.actionFields.get(type);
  if (named !== seat || !fields) return undefined;
  const like: Record<string, unknown> = { type };
  for (const [name, chosen] of Object.entries(given)) {
    if (chosen === undefined) continue;
    const field = fields.get(name);
    const wanted = field?.isList && !Array.isArray(chosen) ? [chosen] : chosen;
    if (!field?.accepts(wanted)) return undefined;
    like[name] = wanted;
  }
  return like as Like<B["action"]>;
}
