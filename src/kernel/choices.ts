// What can come next in a half-made action, from the candidates and the checks of its kind alone.
import { actionsOf, isOpen, refuse, type Standpoint } from "./agenda.ts";
import type { Action, Blueprint, ViewOf } from "./blueprint.ts";
import type { Book, Kind } from "./book.ts";
import type { FieldsOf } from "./like.ts";
import type { CommonRefusal, RuleNumbers } from "./refusal.ts";
import type { Wanted } from "./rules.ts";
import type { Field } from "./schema.ts";

/** For each field of an action that is still open, the values that lead to a legal one. */
export type Next<A extends Action> = {
  readonly [F in FieldsOf<A>]?: A[F] extends readonly (infer Member)[]
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
  readonly next: Next<A>;
  /** The action, if nothing need be added. */
  readonly action?: A;
  /** Why it is not one yet, with lists as they are; fields that are open are taken from some completion. */
  readonly missing?: CommonRefusal | Reason;
}

/** What is asked about half-made actions of a kind. */
export interface Asking<B extends Blueprint> {
  readonly book: Book<B>;
  readonly ruleNumbers: RuleNumbers;
  readonly view: ViewOf<B>;
  readonly at: Standpoint<B>;
  readonly kind: Kind<B>;
  /** The fields of the action. */
  readonly fields: ReadonlyMap<string, Field>;
  /** The action in its normal form. */
  normal(action: B["action"]): B["action"];
}

/** So many completions show what fields there are; if there are no more, they show all values. */
const ENOUGH = 32;

type Fields = Readonly<Record<string, unknown>>;

/** What can follow; `undefined` if no legal action is like the half-made one. */
export function choicesOf<B extends Blueprint>(
  asking: Asking<B>,
  made: Fields,
): Choices<B["action"], B["refusal"]> | undefined {
  const seen = completions(asking, made);
  const [first] = seen;
  if (first === undefined) return undefined;
  const isAll = seen.length <= ENOUGH;
  const next: Record<string, readonly unknown[]> = {};
  for (const [field, shown] of Object.entries(first)) {
    if (field === "type" || field === "seat") continue;
    const isList = Array.isArray(shown);
    if (!isList && field in made) continue;
    const given = listOf(made[field]);
    const found = new Set(
      seen.flatMap((action) => (isList ? left(action[field], given) : [action[field]])),
    );
    if (!isAll)
      for (const value of valuesIn(asking.view.table)) {
        const tried = isList ? [...given, value] : value;
        if (
          !found.has(value) &&
          asking.fields.get(field)?.accepts(tried) &&
          leads(asking, made, field, tried)
        )
          found.add(value);
      }
    next[field] = distinct([...found]);
  }
  return {
    type: asking.kind.type,
    next: next as Next<B["action"]>,
    ...asItIs(asking, made, first),
  };
}

/** The first few legal actions that are like the half-made one. */
function completions<B extends Blueprint>({ at, kind }: Asking<B>, made: Fields): Fields[] {
  const seen: Fields[] = [];
  for (const action of actionsOf(at, kind, wanting(made)))
    if (seen.push(action as unknown as Fields) > ENOUGH) break;
  return seen;
}

const wanting = <A>(made: Fields): Wanted<A> => ({
  payments: "all",
  like: made as Partial<A>,
});

const leads = <B extends Blueprint>(
  { at, kind }: Asking<B>,
  made: Fields,
  field: string,
  value: unknown,
): boolean => isOpen(at, kind, wanting({ ...made, [field]: value }));

/** The action as it is made, with lists as they are: complete, or why not. */
function asItIs<B extends Blueprint>(
  asking: Asking<B>,
  made: Fields,
  completion: Fields,
): Pick<Choices<B["action"], B["refusal"]>, "action" | "missing"> {
  const fields = Object.entries(completion).map(([field, value]) => [
    field,
    made[field] ?? (Array.isArray(value) ? [] : value),
  ]);
  const action = asking.normal(Object.fromEntries(fields) as B["action"]);
  const missing = refuse(asking.book, asking.ruleNumbers, asking.view, action);
  if (missing) return { missing };
  const isComplete = Object.entries(completion).every(
    ([field, value]) => field === "seat" || field in made || Array.isArray(value),
  );
  return isComplete ? { action } : {};
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** What is left of a list without these members. */
function left(list: unknown, taken: readonly unknown[]): unknown[] {
  const rest = [...(list as readonly unknown[])];
  for (const one of taken) rest.splice(rest.indexOf(one), 1);
  return rest;
}

/** Values that are no names or numbers (a reward) may come from several completions. */
function distinct(values: readonly unknown[]): readonly unknown[] {
  if (values.every((value) => typeof value !== "object" || value === null)) return values;
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The highest of the small numbers that an action names by itself: keys, cards to draw, spots. */
const SMALL = 20;

/** All that a table shows, each once: names, small numbers, and nothing (`null`). */
function valuesIn(table: object): Iterable<unknown> {
  const found = new Set<unknown>([null]);
  const walk = (value: unknown): void => {
    if (typeof value === "string") found.add(value);
    else if (typeof value === "object" && value !== null)
      for (const inner of Object.values(value)) walk(inner);
  };
  walk(table);
  for (let n = 0; n <= SMALL; n++) found.add(n);
  return found;
}
