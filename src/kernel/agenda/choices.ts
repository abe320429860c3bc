// What can come next in a half-made action, from the candidates and the checks of its kind alone.

import type { Action, Blueprint, ViewOf } from "../rules/blueprint.ts";
import type { ActionFilter } from "../rules/rules.ts";
import type { ActionField } from "../schemas/field-schema.ts";
import type { readOrRefuse } from "../validation/read-value.ts";
import type { CommonRefusal, RuleNumbers } from "../validation/refusal.ts";
import { actionsOf, isOpen, refusalOf, type SeatDecision } from "./agenda.ts";
import type { ActionKind, Dispatch } from "./dispatch.ts";
import { type ChoiceFields, isSameJson } from "./partial-action.ts";

/** For each field of an action that is still open, the values that lead to a legal one. */
export type NextValues<A extends Action> = {
  readonly [F in ChoiceFields<A>]?: A[F] extends readonly (infer Member)[]
    ? readonly Member[]
    : readonly A[F][];
};

/** What can follow on a half-made action. */
export interface Choices<A extends Action, Reason> {
  readonly type: A["type"];
  /**
   * For each field that is open, the values that still lead to a legal action; for a list, the members
   * that may be added, each once. A field that was chosen is not there.
   */
  readonly next: NextValues<A>;
  /** The action, if nothing need be added. */
  readonly action?: A;
  /**
   * Why it cannot be one with its lists as they are; fields that are open are taken from some
   * completion. Not there if only such fields are still to be chosen.
   */
  readonly missing?: CommonRefusal | Reason;
}

/** What is asked about half-made actions of a kind. */
export interface ChoiceQuery<B extends Blueprint> {
  readonly book: Dispatch<B>;
  readonly ruleNumbers: RuleNumbers;
  readonly view: ViewOf<B>;
  readonly at: SeatDecision<B>;
  readonly kind: ActionKind<B>;
  /** The fields of the action. */
  readonly fields: ReadonlyMap<string, ActionField>;
  /** The action in its normal form, if it has the shape of one. */
  read(action: object): ReturnType<typeof readOrRefuse<B["action"]>>;
}

type Fields = Readonly<Record<string, unknown>>;
/** Values by field. */
type Values = Record<string, readonly unknown[]>;

/** What can follow; `undefined` if no legal action is like the half-made one. */
export function choicesOf<B extends Blueprint>(
  asking: ChoiceQuery<B>,
  made: Fields,
): Choices<B["action"], B["refusal"]> | undefined {
  const seen = completions(asking, made);
  const [first] = seen.actions;
  if (first === undefined) return undefined;
  const next: Values = {};
  for (const [name, field] of asking.fields) {
    if (name === "seat") continue;
    if (field.isList || !(name in made)) next[name] = valuesFor(asking, made, name, field, seen);
  }
  return {
    type: asking.kind.type,
    next: next as NextValues<B["action"]>,
    ...asItIs(asking, made, next, first),
  };
}

/** Legal actions that are like a half-made one. */
interface Seen {
  readonly actions: readonly Fields[];
  /** There are no others. */
  readonly isAll: boolean;
}

/** So many completions are looked at; where there are more, values are tried one by one. */
const ENOUGH = 32;

function completions<B extends Blueprint>(
  { at, kind, fields }: ChoiceQuery<B>,
  made: Fields,
): Seen {
  // What can be found in the actions only must be looked for in all of them.
  const most = [...fields.values()].every(({ values }) => values) ? ENOUGH : undefined;
  const actions: Fields[] = [];
  for (const action of actionsOf(at, kind, wanting(made))) {
    if (actions.length === most) return { actions, isAll: false };
    actions.push(action as unknown as Fields);
  }
  return { actions, isAll: true };
}

const wanting = <A>(made: Fields): ActionFilter<A> => ({
  payments: "all",
  matching: made as Partial<A>,
});

/** The values of an open field, or members of a list, that lead to a legal action. */
function valuesFor<B extends Blueprint>(
  asking: ChoiceQuery<B>,
  made: Fields,
  name: string,
  field: ActionField,
  { actions, isAll }: Seen,
): readonly unknown[] {
  const given = (made[name] ?? []) as readonly unknown[];
  const found = new Set(
    actions.flatMap((action) => (field.isList ? left(action[name], given) : [action[name]])),
  );
  if (isAll) return distinct([...found]);
  for (const value of guesses(field, asking.view.table)) {
    if (found.has(value)) continue;
    const tried = field.isList ? [...given, value] : value;
    if (field.accepts(tried) && leads(asking, made, name, tried)) found.add(value);
  }
  return [...found];
}

const leads = <B extends Blueprint>(
  { at, kind }: ChoiceQuery<B>,
  made: Fields,
  field: string,
  value: unknown,
): boolean => isOpen(at, kind, wanting({ ...made, [field]: value }));

/** The action as it is made, with lists as they are: complete, or why not. */
function asItIs<B extends Blueprint>(
  { read, fields, book: dispatch, ruleNumbers, view }: ChoiceQuery<B>,
  made: Fields,
  next: Values,
  completion: Fields,
): Pick<Choices<B["action"], B["refusal"]>, "action" | "missing"> {
  const given = [...fields].map(([name, { isList }]) => [
    name,
    made[name] ?? (isList ? [] : completion[name]),
  ]);
  const action = read(Object.fromEntries(given));
  if (!action.ok) return { missing: action.refusal };
  const missing = refusalOf(dispatch, ruleNumbers, view, action.value);
  const open = Object.entries(next).filter(([name]) => !fields.get(name)!.isList);
  if (!missing) return open.length === 0 ? { action: action.value } : {};
  // Nothing is missing if the lists can stay as they are, whatever it takes of the rest.
  for (const filled of fillings(action.value, open))
    if (!refusalOf(dispatch, ruleNumbers, view, filled)) return {};
  return { missing };
}

/** The action with all values of these fields. */
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

/** What is left of a list without these members. */
function left(list: unknown, taken: readonly unknown[]): unknown[] {
  const rest = [...(list as readonly unknown[])];
  for (const one of taken)
    rest.splice(
      rest.findIndex((other) => isSameJson(other, one)),
      1,
    );
  return rest;
}

/** Values that are no names or numbers (a reward) may come from several completions. */
const distinct = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** What a field may be, or the members of a list. */
function guesses({ values }: ActionField, table: object): Iterable<unknown> {
  switch (values) {
    case "names":
      return [...[...namesIn(table)].sort(), null];
    case "numbers":
      return Array.from({ length: highestIn(table) + 1 }, (_, n) => n);
    default:
      return values ?? [];
  }
}

/** All names that a table shows. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) namesIn(inner, found);
  return found;
}

/** The highest number that a table shows, be it of things in a row. */
function highestIn(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value);
  return Math.max(inside.length, ...inside.map(highestIn));
}
