// The next choices of a partial action, derived from the `options` and `refuse` of its kind alone.

import type { Action, Blueprint, ViewOf } from "../rules/blueprint.ts";
import type { ChoicesOf } from "../rules/choices-of.ts";
import type { ActionFilter } from "../rules/rules.ts";
import type { ActionField } from "../schemas/field-schema.ts";
import type { readOrRefuse } from "../validation/read-value.ts";
import type { CommonRefusal, RuleNumbers } from "../validation/refusal.ts";
import {
  actionsOf,
  countActions,
  findRefusal,
  hasLegalAction,
  type SeatDecision,
} from "./agenda.ts";
import { isCountable } from "./countable.ts";
import type { ActionKind, Dispatch } from "./dispatch.ts";
import { fillings, valuesToTry } from "./field-values.ts";
import {
  membersWithout,
  type PartialAction,
  type PartialFields,
  withChoice,
} from "./partial-action.ts";

/** For each field of an action that is not exhausted, the values that lead to a legal action. */
export type NextValues<A extends Action> = string extends A["type"]
  ? Readonly<Record<string, readonly unknown[]>>
  : { readonly [F in keyof ChoicesOf<A>]?: readonly ChoicesOf<A>[F][] };

/** The next choices of a partial action. */
export type Choices<A extends Action, Reason, Meter> = {
  /** The partial action, with the forced values if they were to be filled in. */
  readonly partial: PartialAction<A>;
  /**
   * For each field that is not exhausted, the values that still lead to a legal action; for a list, the
   * members that may be added, each once.
   */
  readonly next: NextValues<A>;
  /** True if nothing can be added: `next` is empty. Then the action is complete, too. */
  readonly isFinal: boolean;
  /** Figures such as what is paid so far and what is needed; left out if the action has none. */
  readonly meter?: Meter;
} & (
  | {
      /** True if the action is legal as it stands. */
      readonly isComplete: true;
      /** The finished action. */
      readonly action: A;
      readonly missing?: never;
    }
  | {
      readonly isComplete: false;
      readonly action?: never;
      /**
       * Why the action is not legal with its lists as they are; open fields are filled from some legal
       * completion. Left out if only open fields are still to be chosen.
       */
      readonly missing?: CommonRefusal | Reason;
    }
);

/** Everything needed to find the next choices of a partial action. */
export interface ChoiceQuery<B extends Blueprint> {
  readonly dispatch: Dispatch<B>;
  readonly ruleNumbers: RuleNumbers;
  readonly view: ViewOf<B>;
  readonly seatDecision: SeatDecision<B>;
  readonly kind: ActionKind<B>;
  /** The fields of the action. */
  readonly fields: ReadonlyMap<string, ActionField>;
  /** Reads an action into its normal form, or refuses its shape. */
  read(action: object): ReturnType<typeof readOrRefuse<B["action"]>>;
}

/** Values by field. */
type Values = Record<string, readonly unknown[]>;

/** Returns the next choices; `undefined` if no legal action matches the partial one. */
export function choicesOf<B extends Blueprint>(
  query: ChoiceQuery<B>,
  given: PartialFields,
  fillForced: boolean,
): Choices<B["action"], B["refusal"], B["meter"]> | undefined {
  const completions = completionsOf(query, given);
  const [first] = completions.actions;
  if (first === undefined) return undefined;
  // All completions have the forced values, so they match this partial action, too.
  const partial = fillForced ? withForced(query, given, completions) : given;
  const next: Values = {};
  for (const [name, field] of query.fields) {
    if (name === "seat" || (!field.isList && name in partial)) continue;
    const values = valuesFor(query, partial, name, field, completions);
    if (values.length > 0) next[name] = values;
  }
  const { kind, seatDecision } = query;
  const { table, seat, decision } = seatDecision;
  const meter = kind.meter?.(table, seat, decision, partial as Partial<B["action"]>);
  return {
    partial: partial as PartialAction<B["action"]>,
    next: next as NextValues<B["action"]>,
    isFinal: Object.keys(next).length === 0,
    ...(meter && { meter: meter as B["meter"] }),
    ...statusOf(query, partial, next, first),
  };
}

/** Legal actions that match a partial one. */
interface Completions {
  readonly actions: readonly PartialFields[];
  /** True if there are no others. */
  readonly isAll: boolean;
}

/** If there are more completions, values are tried one by one instead. */
const MOST_COMPLETIONS = 32;

function completionsOf<B extends Blueprint>(
  { seatDecision, kind, fields }: ChoiceQuery<B>,
  partial: PartialFields,
  mostListed: number = MOST_COMPLETIONS,
): Completions {
  // The values of some fields can be found only in the actions themselves: then all actions are needed.
  const most = [...fields.values()].every(({ values }) => values) ? mostListed : undefined;
  const actions: PartialFields[] = [];
  for (const action of actionsOf(seatDecision, kind, filterFor(partial))) {
    if (actions.length === most) return { actions, isAll: false };
    actions.push(action as unknown as PartialFields);
  }
  return { actions, isAll: true };
}

/** The filter for the actions that match a partial one. */
export const filterFor = <A>(partial: PartialFields): ActionFilter<A> => ({
  payments: "all",
  matching: partial as Partial<A>,
});

/** The most completions that are listed to find forced members of a list, where they cannot be counted. */
const MOST_LISTED = 512;

/** Adds the choices that all completions share. */
function withForced<B extends Blueprint>(
  query: ChoiceQuery<B>,
  given: PartialFields,
  completions: Completions,
): PartialFields {
  const { kind, seatDecision, fields } = query;
  const candidates = actionsOf(seatDecision, kind, filterFor(given));
  const total = isCountable(candidates) ? candidates.count() : undefined;
  const { actions, isAll } =
    completions.isAll || total !== undefined
      ? completions
      : completionsOf(query, given, MOST_LISTED);
  let partial = given;
  for (const [name, field] of fields) {
    if (name === "seat" || (!field.isList && name in given)) continue;
    const chosen = actions.map((action) =>
      field.isList ? membersWithout(action[name], given[name]) : [action[name]],
    );
    for (const value of sharedBy(chosen)) {
      const filled = withChoice(partial, name, value, field.isList);
      const isForced =
        isAll ||
        (total === undefined
          ? !field.isList && valuesFor(query, given, name, field, completions).length === 1
          : // None is lost with a choice that all completions share.
            countActions(seatDecision, filled as unknown as PartialAction<B["action"]>) === total);
      if (isForced) partial = filled;
    }
  }
  return partial;
}

/** Returns the members that all lists have, as often as each of them has it. */
const sharedBy = (lists: readonly (readonly unknown[])[]): readonly unknown[] =>
  lists.reduce((shared, list) => membersWithout(shared, membersWithout(shared, list)));

/** Returns the values of an open field, or the further members of a list, that lead to a legal action. */
function valuesFor<B extends Blueprint>(
  query: ChoiceQuery<B>,
  partial: PartialFields,
  name: string,
  field: ActionField,
  { actions, isAll }: Completions,
): readonly unknown[] {
  const found = new Set(
    actions.flatMap((action) =>
      field.isList ? membersWithout(action[name], partial[name]) : [action[name]],
    ),
  );
  if (isAll) return distinct([...found]);
  for (const value of valuesToTry(field, query.view.table)) {
    if (found.has(value)) continue;
    const tried = withChoice(partial, name, value, field.isList);
    if (field.accepts(tried[name]) && leadsToLegal(query, tried)) found.add(value);
  }
  return [...found];
}

const leadsToLegal = <B extends Blueprint>(
  { seatDecision, kind }: ChoiceQuery<B>,
  partial: PartialFields,
): boolean => hasLegalAction(seatDecision, kind, filterFor(partial));

/** Returns the finished action, or why it is not one with its lists as they are. */
function statusOf<B extends Blueprint>(
  { read, fields, dispatch, ruleNumbers, view }: ChoiceQuery<B>,
  partial: PartialFields,
  next: Values,
  completion: PartialFields,
):
  | { readonly isComplete: true; readonly action: B["action"] }
  | { readonly isComplete: false; readonly missing?: CommonRefusal | B["refusal"] } {
  const given = [...fields].map(([name, { isList }]) => [
    name,
    partial[name] ?? (isList ? [] : completion[name]),
  ]);
  const action = read(Object.fromEntries(given));
  if (!action.ok) return { isComplete: false, missing: action.refusal };
  const missing = findRefusal(dispatch, ruleNumbers, view, action.value);
  const open = Object.entries(next).filter(([name]) => !fields.get(name)!.isList);
  if (!missing)
    return open.length === 0 ? { isComplete: true, action: action.value } : { isComplete: false };
  // Nothing is missing if some values of the open fields make the action legal.
  for (const filled of fillings(action.value, open))
    if (!findRefusal(dispatch, ruleNumbers, view, filled)) return { isComplete: false };
  return { isComplete: false, missing };
}

/** Removes duplicates, which may be objects (a reward) from several completions. */
const distinct = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
