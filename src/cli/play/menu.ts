// Numbered menus: the legal actions where there are few, otherwise the fields of an action one after
// the other, as `choices` offers them.

import type { Game, GameTypes, Of, Refused } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Action } from "../../kernel/rules/blueprint.ts";
import type { Labels } from "../words/labels.ts";
import type { Words } from "../words/words.ts";
import type { TypedAction } from "./parse-input.ts";

/** A game as the person in a seat sees it. */
export interface SeatView<T extends GameTypes> {
  readonly game: Game<T>;
  readonly words: Words<T>;
  readonly labels: Labels;
  readonly view: Of<T, "view">;
  readonly seat: Seat;
}

/** An action with some fields chosen. */
type PartialAction = { readonly type: string };
type Fields = Readonly<Record<string, unknown>>;

/** A partial action, and the list fields that are complete. */
export interface MenuStep {
  readonly partial: PartialAction;
  readonly closed: readonly string[];
}

/** A menu item: an action, or a step on the way to one. */
interface Item<A> {
  readonly label: string;
  readonly to: { readonly action: A } | MenuStep;
}

/** The items to choose from. */
export interface Menu<T extends GameTypes> {
  /** The action so far and the field to choose; empty in the first menu, where the question says it. */
  readonly heading: string;
  readonly items: readonly Item<Of<T, "action">>[];
  /** Where several numbers lead that were typed in one line; `undefined` if nowhere. Only a list has it. */
  several?(numbers: readonly number[]): Item<Of<T, "action">>["to"] | undefined;
  /** Why the action is not complete yet. */
  readonly missing?: Refused<T>["refusal"] | undefined;
}

/** True if some legal action has the typed fields. */
export function canBecomeLegal<T extends GameTypes>(
  seatView: SeatView<T>,
  typed: TypedAction,
): boolean {
  const { seat: _, ...partial } = typed;
  return choicesOf(seatView, partial) !== undefined;
}

/** Longer lists of actions are split into steps. */
const MOST_LISTED = 12;

/** The first menu of a decision. */
export function firstMenu<T extends GameTypes>(seatView: SeatView<T>): Menu<T> {
  const { game, view, seat, words } = seatView;
  const few = listIfFew(game.legalActions(view, seat));
  if (few) return { heading: "", items: few.map((action) => actionItem(seatView, action)) };
  const types = game.actionTypes(view, seat);
  return {
    heading: "",
    items: types.map((type) =>
      stepItem(seatView, { partial: { type }, closed: [] }, words.actionTypeName(type)),
    ),
  };
}

/** The menu at a step on the way to an action. */
export function menuAt<T extends GameTypes>(seatView: SeatView<T>, step: MenuStep): Menu<T> {
  const { partial, closed } = step;
  const { words, view } = seatView;
  const heading = words.partial(partial, view);
  const few = closed.length === 0 ? listIfFew(matchingActions(seatView, partial)) : undefined;
  if (few) return { heading, items: few.map((action) => actionItem(seatView, action)) };
  const { next, action, missing } = choicesOf(seatView, partial)!;
  const open = Object.entries(next).find(([name]) => !closed.includes(name));
  if (!open) return { heading, items: action ? [actionItem(seatView, action)] : [] };
  const [field, values] = open;
  // The field and the values were offered by the game.
  const add = (before: PartialAction, value: unknown): PartialAction =>
    seatView.game.addChoice(before as never, field as never, value as never);
  const offered = values
    .map((value): { value: unknown; step: MenuStep } => ({
      value,
      step: { partial: add(partial, value), closed },
    }))
    .filter((one) => isStillOpen(seatView, one.step));
  const items = offered.map((one) =>
    stepItem(seatView, one.step, words.value(field, one.value, view)),
  );
  const named = words.field(field);
  const isList = Array.isArray(completionOf(seatView, partial)[field]);
  const done: MenuStep = { partial, closed: [...closed, field] };
  const several = (numbers: readonly number[]) => {
    let all = partial;
    for (const number of numbers) {
      const chosen = offered[number - 1];
      if (!chosen) return undefined;
      all = add(all, chosen.value);
    }
    const step: MenuStep = { partial: all, closed };
    if (!choicesOf(seatView, all) || !isStillOpen(seatView, step)) return undefined;
    return stepItem(seatView, step, "").to;
  };
  return {
    ...(isList && { several }),
    heading: `${heading}: ${named}`,
    items:
      isList && !missing
        ? [...items, { label: seatView.labels.dialogue.done, to: action ? { action } : done }]
        : items,
    missing,
  };
}

/** The actions as a list, if they are few. */
function listIfFew<A>(actions: Iterable<A>): readonly A[] | undefined {
  const few: A[] = [];
  for (const action of actions) {
    if (few.length === MOST_LISTED) return undefined;
    few.push(action);
  }
  return few;
}

/** The item for an action. */
const actionItem = <T extends GameTypes>(
  { words, view }: SeatView<T>,
  action: Of<T, "action">,
): Item<Of<T, "action">> => ({ label: words.action(action, view), to: { action } });

/** The item for a step; if it leads to one action only, the item for that action. */
function stepItem<T extends GameTypes>(
  seatView: SeatView<T>,
  step: MenuStep,
  label: string,
): Item<Of<T, "action">> {
  if (step.closed.length > 0) {
    const action = choicesOf(seatView, step.partial)?.action;
    return action ? actionItem(seatView, action) : { label, to: step };
  }
  const [only, other] = firstTwo(matchingActions(seatView, step.partial));
  return only && !other ? actionItem(seatView, only) : { label: `${label} …`, to: step };
}

/** True if the step leads to a legal action without changing the closed lists. */
const isStillOpen = <T extends GameTypes>(
  seatView: SeatView<T>,
  { partial, closed }: MenuStep,
): boolean => closed.length === 0 || choicesOf(seatView, partial)?.missing === undefined;

const matchingActions = <T extends GameTypes>(
  { game, view, seat }: SeatView<T>,
  partial: PartialAction,
) =>
  // The type and the fields were offered by the game.
  game.legalActions(view, seat, { matching: partial as never });

/** A legal action that completes the partial one. */
function completionOf<T extends GameTypes>(
  seatView: SeatView<T>,
  partial: PartialAction,
): Of<T, "action"> & Fields {
  const [first] = firstTwo(matchingActions(seatView, partial));
  return first as Of<T, "action"> & Fields;
}

const choicesOf = <T extends GameTypes>(
  { game, view, seat }: SeatView<T>,
  partial: PartialAction,
) =>
  game.choices(view, seat, partial as never) as
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
