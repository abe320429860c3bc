// Why a partial action cannot become a legal one.

import type { Blueprint } from "../rules/blueprint.ts";
import type { CommonRefusal } from "../validation/refusal.ts";
import { anyAction, hasLegalAction, notAsked } from "./agenda.ts";
import { type ChoiceQuery, filterFor } from "./choices.ts";
import { fillings, valuesToTry } from "./field-values.ts";
import { membersWithout, type PartialFields } from "./partial-action.ts";

/** The most completions that are tried. */
const MOST_TRIED = 256;

/** Returns why no completion of the partial action is legal; `undefined` if one is. */
export function findPartialRefusal<B extends Blueprint>(
  query: ChoiceQuery<B>,
  partial: PartialFields,
): CommonRefusal | B["refusal"] | undefined {
  const { seatDecision, kind, read, ruleNumbers } = query;
  const { table, decision, seat } = seatDecision;
  if (hasLegalAction(seatDecision, kind, filterFor(partial))) return undefined;
  const nearest = kind.nearest?.(table, seat, decision, partial as Partial<B["action"]>);
  if (nearest) return kind.refuse(table, nearest, decision);

  let first: CommonRefusal | B["refusal"] | undefined;
  let tried = 0;
  for (const completion of completionsToTry(query, partial)) {
    if (tried++ === MOST_TRIED) break;
    const action = read(completion);
    const refusal = action.ok ? kind.refuse(table, action.value, decision) : undefined;
    if (refusal && !isAbout(refusal, addedTo(partial, completion))) return refusal;
    first ??= refusal;
  }
  return first ?? notAsked(ruleNumbers, seatDecision);
}

/** Yields completions: what the rules suggest, with the given values in place of theirs; then any values. */
function* completionsToTry<B extends Blueprint>(
  { seatDecision, kind, fields }: ChoiceQuery<B>,
  partial: PartialFields,
): Generator<PartialFields> {
  const { table, decision, seat } = seatDecision;
  for (const option of kind.options(table, seat, decision, anyAction))
    yield completedLike(option as unknown as PartialFields, partial);
  const open = [...fields].filter(([name]) => !(name in partial) && name !== "seat");
  yield* fillings<PartialFields>(
    { ...partial, seat },
    open.map(([name, field]) => [name, field.isList ? [[]] : valuesToTry(field, table)]),
  );
}

/** Completes the partial action with the values of a whole one; its lists get no longer than those. */
const completedLike = (whole: PartialFields, partial: PartialFields): PartialFields => ({
  ...whole,
  ...Object.fromEntries(
    Object.entries(partial).map(([name, given]) => {
      const list = whole[name];
      if (!Array.isArray(given) || !Array.isArray(list)) return [name, given];
      const more = membersWithout(list, given).slice(0, Math.max(0, list.length - given.length));
      return [name, [...given, ...more]];
    }),
  ),
});

/** The values of a completion that were not given. */
const addedTo = (partial: PartialFields, completion: PartialFields): readonly unknown[] =>
  Object.entries(completion).flatMap(([name, value]) =>
    Array.isArray(value)
      ? membersWithout(value, partial[name])
      : name in partial || name === "seat"
        ? []
        : [value],
  );

/** True if the refusal is about one of these values: another value might be refused for another reason. */
const isAbout = ({ params }: { readonly params: object }, values: readonly unknown[]): boolean =>
  Object.values(params).some((param) => typeof param === "string" && values.includes(param));
