// What can be clicked and what a click does, derived from the game's `actionTypes` and `choices`.
import type { Action, CommonRefusal, Refusal } from "abyss-rules";
import type { AnyGame } from "abyss-rules/games";
import { chosenOf, placed, startChosen } from "./chosen-items.ts";
import type { ClickableGame, SeatView } from "./clickable-game.ts";
import { type ItemId, keyOf } from "./item-id.ts";
import {
  added,
  chosenFor,
  fieldsOf,
  type PartialAction,
  removed,
  withoutField,
} from "./partial-action.ts";

/** A possible click on an item of the table or on a button. */
export interface Click {
  readonly does: "start" | "add" | "replace" | "remove";
  /** The type of action. */
  readonly type: string;
  /** The field and value that are chosen or removed; a start chooses a type only. */
  readonly field?: string;
  readonly value?: unknown;
  /** The item on the table. */
  readonly item?: ItemId;
  /** The partial action after the click; `undefined` if nothing is chosen. */
  readonly partial: PartialAction | undefined;
  /** The complete action, if nothing could be added: its button needs no confirmation. */
  readonly action?: Action;
}

/** The clicks of a seat. */
export interface Offer {
  /** The chosen values, and those that follow from them. */
  readonly partial: PartialAction | undefined;
  readonly clicks: readonly Click[];
  /** The action, if it is legal as it is. */
  readonly action?: Action;
  /** Why it is not legal yet. */
  readonly missing?: CommonRefusal | Refusal;
  /** The figures of the action, or of one that could start. */
  readonly meter?: Meter;
}

/** Figures of an action, such as what an attack needs. */
type Meter = NonNullable<NonNullable<ReturnType<AnyGame["choices"]>>["meter"]>;

/** The offer for a seat that has nothing to decide. */
export const nothing: Offer = { partial: undefined, clicks: [] };

/**
 * The clicks of a seat after its choices so far.
 *
 * @example
 * ```ts
 * const { clicks } = offerOf(entry, { view, seat }, undefined);
 * const click = clicks.find(({ item }) => item?.zone === "court");
 * offerOf(entry, { view, seat }, click?.partial); // now the hand is lit
 * ```
 */
export function offerOf(
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction | undefined,
): Offer {
  if (!entry.game.deciders(seatView.view).includes(seatView.seat)) return nothing;
  return partial ? going(entry, seatView, partial) : fresh(entry, seatView);
}

/** The offer before any choice: every type of action can start, with any of its items. */
function fresh(entry: ClickableGame, seatView: SeatView): Offer {
  const types = entry.game.actionTypes(seatView.view, seatView.seat);
  const nexts = types.map((type) => nextOf(entry, seatView, { type }));
  const clicks = types.flatMap((type, i) => [
    startOf(entry, seatView, type),
    ...additions(entry, { type }, nexts[i]?.values ?? []).map((click) =>
      click.item ? click : { ...click, ...completed(entry, seatView, click.partial) },
    ),
  ]);
  const meter = nexts.find((next) => next?.meter)?.meter;
  return { partial: undefined, clicks, ...(meter && { meter }) };
}

function startOf(entry: ClickableGame, seatView: SeatView, type: string): Click {
  const item = entry.kinds[type]?.start?.(seatView.view, seatView.seat);
  return {
    does: "start",
    type,
    partial: { type },
    ...(item && { item }),
    ...completed(entry, seatView, { type }),
  };
}

/**
 * The buttons for the answers to a question: one for each type of action, or for each of its actions, if they differ in
 * a value that is nowhere on the table.
 */
export function answersOf({ clicks }: Offer): readonly Click[] {
  return clicks.flatMap((start) => {
    if (start.does !== "start") return [];
    const choices = clicks.filter(({ type, does }) => does === "add" && type === start.type);
    const isDirect = choices.length > 0 && choices.every(({ item, action }) => !item && action);
    return isDirect && !start.action ? choices : [start];
  });
}

/** The offer after some choices. */
function going(entry: ClickableGame, seatView: SeatView, partial: PartialAction): Offer {
  const next = nextOf(entry, seatView, partial, { fillForced: true });
  if (!next) return nothing;
  const { partial: full, values, action, missing, meter } = next;
  return {
    partial: full,
    clicks: [
      ...additions(entry, partial, values).map((click) =>
        // Items are chosen and confirmed; a button that completes the action performs it.
        click.item ? click : { ...click, ...completed(entry, seatView, click.partial) },
      ),
      ...replacements(entry, seatView, partial, values),
      ...removals(entry, partial),
      ...startRemovals(entry, seatView, full),
    ],
    ...(action && { action }),
    ...(missing && { missing }),
    ...(meter && { meter }),
  };
}

/** The possible values of each open field. */
type Values = readonly (readonly [field: string, values: readonly unknown[]])[];

interface Next extends Pick<Offer, "action" | "missing" | "meter"> {
  readonly partial: PartialAction;
  readonly values: Values;
  readonly isFinal: boolean;
}

function nextOf(
  { game }: ClickableGame,
  { view, seat }: SeatView,
  partial: PartialAction,
  options: { readonly fillForced?: boolean } = {},
): Next | undefined {
  const choices = game.choices(view, seat, partial, options);
  return choices && { ...choices, values: Object.entries<readonly unknown[]>(choices.next) };
}

/** The action, if it is complete and nothing could be added. */
function completed(
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction | undefined,
): { readonly action?: Action } {
  const next = partial && nextOf(entry, seatView, partial, { fillForced: true });
  return next?.isFinal && next.action ? { action: next.action } : {};
}

/**
 * The action that a click performs on its own: it is complete, and the click says all of it. Several chosen
 * cards, or fields that were filled in, are to be looked at before they are confirmed.
 */
export function actionOf(
  entry: ClickableGame,
  seatView: SeatView,
  { partial: before }: Offer,
  { does, field = "", partial }: Click,
): Action | undefined {
  if (does === "remove" || !partial) return undefined;
  if (before && Array.isArray(partial[field])) return undefined;
  const { action } = completed(entry, seatView, partial);
  const isAllSaid =
    action &&
    Object.entries(action).every(
      ([name, value]) => name === "seat" || name in partial || isNothing(value),
    );
  return isAllSaid ? action : undefined;
}

const isNothing = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === null || value === 0 || value === false;

/** The only answer to a question, if there is nothing on the table to click for it. */
export function forcedAnswer({ partial, clicks }: Offer): Action | undefined {
  const [click, ...others] = clicks;
  return partial || others.length > 0 || click?.item ? undefined : click?.action;
}

const additions = (entry: ClickableGame, partial: PartialAction, values: Values): Click[] =>
  values.flatMap(([field, list]) => list.map((value) => addition(entry, partial, field, value)));

function addition(
  entry: ClickableGame,
  partial: PartialAction,
  field: string,
  value: unknown,
): Click {
  return {
    does: "add",
    type: partial.type,
    field,
    value,
    ...placed(entry, partial.type, field, value),
    partial: added(entry.game, partial, field, value),
  };
}

/** Other values for fields with one chosen value that cannot get another. */
function replacements(
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction,
  open: Values,
): Click[] {
  return fieldsOf(partial).flatMap((field) => {
    const chosen = chosenFor(partial, field);
    const canGrow = open.some(([name]) => name === field);
    if (chosen.length !== 1 || canGrow) return [];
    const rest = withoutField(partial, field);
    const others = nextOf(entry, seatView, rest)?.values.filter(([name]) => name === field) ?? [];
    return additions(entry, rest, others)
      .filter((click) => !isSame(click.value, chosen[0]))
      .map((click) => ({ ...click, does: "replace" }));
  });
}

/** Chosen values can be removed one by one. */
const removals = (entry: ClickableGame, partial: PartialAction): Click[] =>
  fieldsOf(partial).flatMap((field) =>
    distinct(chosenFor(partial, field)).map((value) => ({
      does: "remove",
      type: partial.type,
      field,
      value,
      ...placed(entry, partial.type, field, value),
      partial: removed(entry.game, partial, field, value),
    })),
  );

/** The item that started the action can be removed if no other item is chosen. */
function startRemovals(entry: ClickableGame, seatView: SeatView, partial: PartialAction): Click[] {
  const item = startChosen(entry, seatView, partial);
  return item ? [{ does: "remove", type: partial.type, item, partial: undefined }] : [];
}

/** The possible meanings of a click on the nth copy of an item. */
export function clicksOn(
  entry: ClickableGame,
  seatView: SeatView,
  { partial, clicks }: Offer,
  id: ItemId,
  copy: number,
): readonly Click[] {
  const isChosen = copy < chosenOf(entry, seatView, partial, id);
  return clicks.filter(
    ({ item, does }) => item && keyOf(item) === keyOf(id) && (does === "remove") === isChosen,
  );
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const distinct = (values: readonly unknown[]): unknown[] =>
  values.filter((value, i) => values.findIndex((other) => isSame(other, value)) === i);
