// The next choices of a partial action, derived from the `options` and `refuse` of its kind alone.

import { isSameJson } from "../data/same-json.ts";
import type { Action, Blueprint, ViewOf } from "../rules/blueprint.ts";
import type { ActionFilter } from "../rules/rules.ts";
import type { ActionField } from "../schemas/field-schema.ts";
import type { readOrRefuse } from "../validation/read-value.ts";
import type { CommonRefusal, RuleNumbers } from "../validation/refusal.ts";
import { actionsOf, findRefusal, hasLegalAction, type SeatDecision } from "./agenda.ts";
import type { ActionKind, Dispatch } from "./dispatch.ts";
import type { ChoiceFields } from "./partial-action.ts";

/** For each open field of an action, the values that lead to a legal action. */
export type NextValues<A extends Action> = {
  readonly [F in ChoiceFields<A>]?: A[F] extends readonly (infer Member)[]
    ? readonly Member[]
    : readonly A[F][];
};

/** The next choices of a partial action. */
export interface Choices<A extends Action, Reason> {
  readonly type: A["type"];
  /**
   * For each open field, the values that still lead to a legal action; for a list, the members that may
   * be added, each once. A field that has been chosen is left out.
   */
  readonly next: NextValues<A>;
  /** The finished action, if it is legal as it is. */
  readonly action?: A;
  /**
   * Why the action is not legal with its lists as they are; open fields are filled from some legal
   * completion. Left out if only open fields are still to be chosen.
   */
  readonly missing?: CommonRefusal | Reason;
}

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

type Fields = Readonly<Record<string, unknown>>;
/** Values by field. */
type Values = Record<string, readonly unknown[]>;

/** Returns the next choices; `undefined` if no legal action matches the partial one. */
export function choicesOf<B extends Blueprint>(
  query: ChoiceQuery<B>,
  partial: Fields,
): Choices<B["action"], B["refusal"]> | undefined {
  const completions = completionsOf(query, partial);
  const [first] = completions.actions;
  if (first === undefined) return undefined;
  const next: Values = {};
  for (const [name, field] of query.fields) {
    if (name === "seat") continue;
    if (field.isList || !(name in partial))
      next[name] = valuesFor(query, partial, name, field, completions);
  }
  return {
    type: query.kind.type,
    next: next as NextValues<B["action"]>,
    ...actionOrMissing(query, partial, next, first),
  };
}

/** Legal actions that match a partial one. */
interface Completions {
  readonly actions: readonly Fields[];
  /** True if there are no others. */
  readonly isAll: boolean;
}

/** If there are more completions, values are tried one by one instead. */
const MOST_COMPLETIONS = 32;

function completionsOf<B extends Blueprint>(
  { seatDecision, kind, fields }: ChoiceQuery<B>,
  partial: Fields,
): Completions {
  // The values of some fields can be found only in the actions themselves: then all actions are needed.
  const most = [...fields.values()].every(({ values }) => values) ? MOST_COMPLETIONS : undefined;
  const actions: Fields[] = [];
  for (const action of actionsOf(seatDecision, kind, filterFor(partial))) {
    if (actions.length === most) return { actions, isAll: false };
    actions.push(action as unknown as Fields);
  }
  return { actions, isAll: true };
}

const filterFor = <A>(partial: Fields): ActionFilter<A> => ({
  payments: "all",
  matching: partial as Partial<A>,
});

/** Returns the values of an open field, or the further members of a list, that lead to a legal action. */
function valuesFor<B extends Blueprint>(
  query: ChoiceQuery<B>,
  partial: Fields,
  name: string,
  field: ActionField,
  { actions, isAll }: Completions,
): readonly unknown[] {
  const given = (partial[name] ?? []) as readonly unknown[];
  const found = new Set(
    actions.flatMap((action) => (field.isList ? without(action[name], given) : [action[name]])),
  );
  if (isAll) return distinct([...found]);
  for (const value of guessesFor(field, query.view.table)) {
    if (found.has(value)) continue;
    const tried = field.isList ? [...given, value] : value;
    if (field.accepts(tried) && leadsToLegal(query, partial, name, tried)) found.add(value);
  }
  return [...found];
}

const leadsToLegal = <B extends Blueprint>(
  { seatDecision, kind }: ChoiceQuery<B>,
  partial: Fields,
  field: string,
  value: unknown,
): boolean => hasLegalAction(seatDecision, kind, filterFor({ ...partial, [field]: value }));

/** Returns the finished action, or why it is not one with its lists as they are. */
function actionOrMissing<B extends Blueprint>(
  { read, fields, dispatch, ruleNumbers, view }: ChoiceQuery<B>,
  partial: Fields,
  next: Values,
  completion: Fields,
): Pick<Choices<B["action"], B["refusal"]>, "action" | "missing"> {
  const given = [...fields].map(([name, { isList }]) => [
    name,
    partial[name] ?? (isList ? [] : completion[name]),
  ]);
  const action = read(Object.fromEntries(given));
  if (!action.ok) return { missing: action.refusal };
  const missing = findRefusal(dispatch, ruleNumbers, view, action.value);
  const open = Object.entries(next).filter(([name]) => !fields.get(name)!.isList);
  if (!missing) return open.length === 0 ? { action: action.value } : {};
  // Nothing is missing if some values of the open fields make the action legal.
  for (const filled of fillings(action.value, open))
    if (!findRefusal(dispatch, ruleNumbers, view, filled)) return {};
  return { missing };
}

/** Yields the action with every combination of values of these fields. */
function* fillings<A>(
  action: A,
  [field, ...others]: readonly (readonly [string, readonly unknown[]])[],
): Generator<A> {
  if (!field) yield action;
  else {
    const [name, values] = field;
    for (const value of values) yield* fillings({ ...action, [name]: value }, others);
  }
}

/** Returns a list without these members. */
function without(list: unknown, taken: readonly unknown[]): unknown[] {
  const rest = [...(list as readonly unknown[])];
  for (const one of taken)
    rest.splice(
      rest.findIndex((other) => isSameJson(other, one)),
      1,
    );
  return rest;
}

/** Removes duplicates, which may be objects (a reward) from several completions. */
const distinct = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Candidate values of a field, or of the members of a list. */
function guessesFor({ values }: ActionField, table: object): Iterable<unknown> {
  switch (values) {
    case "names":
      return [...[...namesIn(table)].sort(), null];
    case "numbers":
      return Array.from({ length: highestIn(table) + 1 }, (_, n) => n);
    default:
      return values ?? [];
  }
}

/** All strings on a table. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) namesIn(inner, found);
  return found;
}

/** The highest number on a table, lengths of lists included. */
function highestIn(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value);
  return Math.max(inside.length, ...inside.map(highestIn));
}
