// What can be chosen next, as a numbered list: whole actions where there are few, else the fields of
// an action one after the other, as `choices` offers them.

import { addChoice } from "../../kernel/agenda/partial-action.ts";
import type { Game, GameTypes, Of, Refused } from "../../kernel/contract/game.ts";
import { lookUp } from "../../kernel/data/look-up.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Action } from "../../kernel/rules/blueprint.ts";
import type { Labels } from "../words/labels.ts";
import type { Words } from "../words/words.ts";
import type { TypedAction } from "./typed.ts";

/** Where a person sits and what they see. */
export interface Desk<T extends GameTypes> {
  readonly game: Game<T>;
  readonly words: Words<T>;
  readonly labels: Labels;
  readonly view: Of<T, "view">;
  readonly seat: Seat;
}

/** A half-made action. */
type Made = { readonly type: string };
type Fields = Readonly<Record<string, unknown>>;

/** A half-made action, and its lists that get no more members. */
export interface Step {
  readonly made: Made;
  readonly closed: readonly string[];
}

/** What a number stands for: an action, or a step on the way to one. */
interface Item<A> {
  readonly label: string;
  readonly to: { readonly action: A } | Step;
}

/** What can be chosen. */
export interface Menu<T extends GameTypes> {
  /** What is to be chosen of the action, and what of it was chosen; nothing where the question says it. */
  readonly heading: string;
  readonly items: readonly Item<Of<T, "action">>[];
  /** Why the action is not complete as it is. */
  readonly missing?: Refused<T>["refusal"] | undefined;
}

/** Whether something can be done that is like this. */
export function isOpen<T extends GameTypes>(desk: Desk<T>, typed: TypedAction): boolean {
  const { seat: _, ...made } = typed;
  return choicesOf(desk, made) !== undefined;
}

/** More actions are not listed as a whole. */
const MOST_AT_ONCE = 12;

/** What can be chosen first of all. */
export function firstMenu<T extends GameTypes>(desk: Desk<T>): Menu<T> {
  const { game, view, seat, words } = desk;
  const few = fewOf(game.legalActions(view, seat));
  if (few) return { heading: "", items: few.map((action) => whole(desk, action)) };
  const kinds = game.actionTypes(view, seat);
  return {
    heading: "",
    items: kinds.map((type) => itemFor(desk, { made: { type }, closed: [] }, words.kind(type))),
  };
}

/** What can be chosen on the way to an action. */
export function menuAt<T extends GameTypes>(desk: Desk<T>, step: Step): Menu<T> {
  const { made, closed } = step;
  const heading = headingOf(desk, made);
  const few = closed.length === 0 ? fewOf(like(desk, made)) : undefined;
  if (few) return { heading, items: few.map((action) => whole(desk, action)) };
  const { next, action, missing } = choicesOf(desk, made)!;
  const open = Object.entries(next).find(
    ([name, values]) => !closed.includes(name) && values.length > 0,
  );
  if (!open) return { heading, items: action ? [whole(desk, action)] : [] };
  const [field, values] = open;
  const to = (value: unknown): Step => ({ made: addChoice(made, field, value), closed });
  const items = values
    .map((value) => ({ value, step: to(value) }))
    .filter((one) => isStillOpen(desk, one.step))
    .map((one) => itemFor(desk, one.step, valueName(desk, field, one.value, one.step)));
  const named = lookUp<string>(desk.labels.fields, field) ?? field;
  const isList = Array.isArray(completionOf(desk, made)[field]);
  const done: Step = { made, closed: [...closed, field] };
  return {
    heading: `${heading}: ${named}`,
    items:
      isList && !missing
        ? [...items, { label: desk.labels.dialogue.done, to: action ? { action } : done }]
        : items,
    missing,
  };
}

/** The actions, if they are few. */
function fewOf<A>(actions: Iterable<A>): readonly A[] | undefined {
  const few: A[] = [];
  for (const action of actions) {
    if (few.length === MOST_AT_ONCE) return undefined;
    few.push(action);
  }
  return few;
}

/** An action that a number stands for. */
const whole = <T extends GameTypes>(
  { words, view }: Desk<T>,
  action: Of<T, "action">,
): Item<Of<T, "action">> => ({ label: words.action(action, view), to: { action } });

/** A step that a number stands for; if there is but one action behind it, that action. */
function itemFor<T extends GameTypes>(
  desk: Desk<T>,
  step: Step,
  label: string,
): Item<Of<T, "action">> {
  if (step.closed.length > 0) {
    const action = choicesOf(desk, step.made)?.action;
    return action ? whole(desk, action) : { label, to: step };
  }
  const [only, other] = firstTwo(like(desk, step.made));
  return only && !other ? whole(desk, only) : { label: `${label} …`, to: step };
}

/** Whether a step leads to an action in which the closed lists are as they are. */
const isStillOpen = <T extends GameTypes>(desk: Desk<T>, { made, closed }: Step): boolean =>
  closed.length === 0 || choicesOf(desk, made)?.missing === undefined;

/** Fields that name seats. */
const seatFields = ["from", "to"];

/** What a value of a field is called; where it has no name, what could be done with it. */
function valueName<T extends GameTypes>(
  desk: Desk<T>,
  field: string,
  value: unknown,
  step: Step,
): string {
  const { words, view } = desk;
  if (typeof value === "number")
    return seatFields.includes(field) ? words.player(value, view) : String(value);
  const card = typeof value === "string" ? words.card(value, view) : undefined;
  return card?.name ?? words.action(completionOf(desk, step.made), view);
}

/** What kind of action it is, and what of it was chosen. */
function headingOf<T extends GameTypes>({ words, view }: Desk<T>, made: Made): string {
  const { type, ...fields } = made as Made & Fields;
  const chosen = Object.values(fields)
    .flat()
    .map((value) => words.card(String(value), view)?.name ?? String(value));
  return chosen.length > 0 ? `${words.kind(type)} (${chosen.join(", ")})` : words.kind(type);
}

const like = <T extends GameTypes>({ game, view, seat }: Desk<T>, made: Made) =>
  // A kind and fields that the game itself has offered.
  game.legalActions(view, seat, { matching: made as never });

/** Some action that the half-made one can become. */
function completionOf<T extends GameTypes>(desk: Desk<T>, made: Made): Of<T, "action"> & Fields {
  const [first] = firstTwo(like(desk, made));
  return first as Of<T, "action"> & Fields;
}

const choicesOf = <T extends GameTypes>({ game, view, seat }: Desk<T>, made: Made) =>
  game.choices(view, seat, made as never) as
    | {
        readonly next: Readonly<Record<string, readonly unknown[]>>;
        readonly action?: Of<T, "action">;
        readonly missing?: Refused<T>["refusal"];
      }
    | undefined;

function firstTwo<A extends Action>(actions: Iterable<A>): readonly A[] {
  const found: A[] = [];
  for (const action of actions) if (found.push(action) === 2) break;
  return found;
}
