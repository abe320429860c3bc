// What can be clicked, and what a click does: all of it from the game's `kinds` and `choices`.
import type { Action, CommonRefusal, Refusal } from "abyss-rules";
import { chosenOf, placed, startChosen } from "./chosen.ts";
import type { Clickable, Standpoint } from "./clickable.ts";
import { chosenFor, fieldsOf, type Made, withoutField, withoutValue, withValue } from "./made.ts";
import { keyOf, type ThingId } from "./thing.ts";

/** Something that can be clicked: a thing on the table, or a button. */
export interface Click {
  readonly does: "start" | "add" | "replace" | "remove";
  /** The kind of action. */
  readonly type: string;
  /** What is chosen, or no longer chosen; a start chooses a kind only. */
  readonly field?: string;
  readonly value?: unknown;
  /** Where it lies on the table. */
  readonly thing?: ThingId;
  /** The half-made action after the click; `undefined` if nothing is chosen any more. */
  readonly made: Made | undefined;
  /** The action that it makes, if nothing could be added: a button for it need not be confirmed. */
  readonly action?: Action;
}

/** What a seat can click. */
export interface Offer {
  /** What has been chosen, and what follows from it. */
  readonly made: Made | undefined;
  readonly clicks: readonly Click[];
  /** The action as it is chosen, if it can be done. */
  readonly action?: Action;
  /** Why it cannot be done yet. */
  readonly missing?: CommonRefusal | Refusal;
}

/** Nothing can be clicked by who is not asked. */
export const nothing: Offer = { made: undefined, clicks: [] };

/**
 * What a seat can click that has chosen this much.
 *
 * @example
 * ```ts
 * const { clicks } = offerOf(entry, { view, seat }, undefined);
 * const click = clicks.find(({ thing }) => thing?.zone === "court");
 * offerOf(entry, { view, seat }, click?.made); // now the hand is lit
 * ```
 */
export function offerOf(at: Clickable, who: Standpoint, made: Made | undefined): Offer {
  if (!at.game.deciders(who.view).includes(who.seat)) return nothing;
  return made ? going(at, who, made) : fresh(at, who);
}

/** Nothing has been chosen: every kind of action can begin, with any of its things. */
function fresh(at: Clickable, who: Standpoint): Offer {
  const clicks = at.game.actionTypes(who.view, who.seat).flatMap((type) => {
    const start = startOf(at, who, type);
    return [start, ...additions(at, { type }, nextOf(at, who, { type })?.values ?? [])];
  });
  return { made: undefined, clicks };
}

function startOf(at: Clickable, who: Standpoint, type: string): Click {
  const thing = at.kinds[type]?.start?.(who.view, who.seat);
  return {
    does: "start",
    type,
    made: { type },
    ...(thing && { thing }),
    ...completed(at, who, { type }),
  };
}

/** An action has been begun. */
function going(at: Clickable, who: Standpoint, made: Made): Offer {
  const full = filled(at, who, made);
  const next = nextOf(at, who, full);
  if (!next) return nothing;
  const { values, action, missing } = next;
  return {
    made: full,
    clicks: [
      ...additions(at, made, values).map((click) =>
        // On the table one chooses and confirms; buttons do it at once if they make the action whole.
        click.thing ? click : { ...click, ...completed(at, who, click.made) },
      ),
      ...replacements(at, who, made, values),
      ...removals(at, made),
      ...startRemovals(at, who, full),
    ],
    ...(action && { action }),
    ...(missing && { missing }),
  };
}

/** For each open field, what may be chosen. */
type Values = readonly (readonly [field: string, values: readonly unknown[]])[];

interface Next extends Pick<Offer, "action" | "missing"> {
  readonly values: Values;
}

function nextOf({ game }: Clickable, { view, seat }: Standpoint, made: Made): Next | undefined {
  const choices = game.choices(view, seat, made);
  return choices && { ...choices, values: Object.entries<readonly unknown[]>(choices.next) };
}

/** With all that goes without saying: fields that can have one value only. */
function filled(at: Clickable, who: Standpoint, made: Made): Made {
  const isOnly = ([field, values]: Values[number]) =>
    !at.kinds[made.type]?.fields[field]?.isList && values.length === 1;
  const only = (nextOf(at, who, made)?.values ?? []).filter(isOnly);
  return { ...made, ...Object.fromEntries(only.map(([field, [value]]) => [field, value])) };
}

/** The action, if it is whole and nothing could be added. */
function completed(
  at: Clickable,
  who: Standpoint,
  made: Made | undefined,
): { readonly action?: Action } {
  const next = made && nextOf(at, who, filled(at, who, made));
  const isWhole = next?.action && next.values.every(([, values]) => values.length === 0);
  return isWhole && next.action ? { action: next.action } : {};
}

const additions = (at: Clickable, made: Made, values: Values): Click[] =>
  values.flatMap(([field, list]) => list.map((value) => addition(at, made, field, value)));

function addition(at: Clickable, made: Made, field: string, value: unknown): Click {
  const kind = at.kinds[made.type];
  return {
    does: "add",
    type: made.type,
    field,
    value,
    ...placed(at, made.type, field, value),
    made: kind ? withValue(made, kind, field, value) : made,
  };
}

/** Another value in the place of one that was chosen, where only one can be. */
function replacements(at: Clickable, who: Standpoint, made: Made, open: Values): Click[] {
  return fieldsOf(made).flatMap((field) => {
    const chosen = chosenFor(made, field);
    const canGrow = open.some(([name, values]) => name === field && values.length > 0);
    if (chosen.length !== 1 || canGrow) return [];
    const rest = withoutField(made, field);
    const others = nextOf(at, who, rest)?.values.filter(([name]) => name === field) ?? [];
    return additions(at, rest, others)
      .filter((click) => !isSame(click.value, chosen[0]))
      .map((click) => ({ ...click, does: "replace" }));
  });
}

/** What was chosen can be taken back, one by one. */
const removals = (at: Clickable, made: Made): Click[] =>
  fieldsOf(made).flatMap((field) =>
    distinct(chosenFor(made, field)).map((value) => ({
      does: "remove",
      type: made.type,
      field,
      value,
      ...placed(at, made.type, field, value),
      made: withoutValue(made, field, value),
    })),
  );

/** So can the thing that the action began with, as long as it is all that was chosen on the table. */
function startRemovals(at: Clickable, who: Standpoint, made: Made): Click[] {
  const thing = startChosen(at, who, made);
  return thing ? [{ does: "remove", type: made.type, thing, made: undefined }] : [];
}

/** What a click on the nth of equal things can mean. */
export function clicksOn(
  at: Clickable,
  who: Standpoint,
  { made, clicks }: Offer,
  id: ThingId,
  copy: number,
): readonly Click[] {
  const isChosen = copy < chosenOf(at, who, made, id);
  return clicks.filter(
    ({ thing, does }) => thing && keyOf(thing) === keyOf(id) && (does === "remove") === isChosen,
  );
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const distinct = (values: readonly unknown[]): unknown[] =>
  values.filter((value, i) => values.findIndex((other) => isSame(other, value)) === i);
