// Laws of partial and of random actions.

import { matchesPartial } from "../kernel/agenda/partial-action.ts";
import type { Rng } from "../kernel/components/rng.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Action } from "../kernel/rules/blueprint.ts";
import { hasCountableActions } from "./countable-actions.ts";
import type { Moment, Verdict } from "./law-inputs.ts";

type Fields = Readonly<Record<string, unknown>>;
/** A partial action of any game. */
export type PartialAction = { readonly type: string };

/** A random one of the values. */
export const pick = <T>(values: readonly T[], rng: Rng): T => values[rng.below(values.length)]!;

/** The choices that make up an action: each member of its lists, and each other field. */
function choicesIn(action: Action): [field: string, value: unknown][] {
  const { type, seat, ...fields } = action as Action & Fields;
  return Object.entries(fields).flatMap(([field, value]): [string, unknown][] =>
    Array.isArray(value) ? value.map((member) => [field, member]) : [[field, value]],
  );
}

/** Adds a choice to a partial action, for any game. */
export const addChoice = <T extends GameTypes>(
  { game }: Pick<Moment<T>, "game">,
  partial: PartialAction,
  field: string,
  value: unknown,
): PartialAction => game.addChoice(partial as never, field as never, value as never);

/** A random part of the action. */
export function partOf<T extends GameTypes>(moment: Moment<T>, action: Action): PartialAction {
  const { rng } = moment;
  const chosen = rng.shuffle(choicesIn(action)).slice(0, rng.below(4));
  const empty: PartialAction = { type: action.type };
  return chosen.reduce(
    (partial, [field, value]) => addChoice(moment, partial, field, value),
    empty,
  );
}

/** The choices of a partial action, for any game. */
export const choicesOf = <T extends GameTypes>(
  { game, state }: { readonly game: Moment<T>["game"]; readonly state: Of<T, "view" | "state"> },
  seat: Seat,
  partial: PartialAction,
  options?: { readonly fillForced?: boolean },
) =>
  game.choices(state, seat, partial as never, options) as
    | {
        readonly partial: PartialAction;
        readonly next: Readonly<Record<string, readonly unknown[]>>;
        readonly isComplete: boolean;
        readonly isFinal: boolean;
        readonly action?: Action;
        readonly missing?: unknown;
      }
    | undefined;

/** Checks that an action is a legal one of the seat. */
function legalityVerdict<T extends GameTypes>(
  { game, state }: Moment<T>,
  seat: Seat,
  action: Action,
): Verdict {
  const text = JSON.stringify(action);
  const read = game.schemas.action.safeParse(action);
  if (!read.success || !isSameJson(read.data, action)) return `${text} is not in its normal form`;
  return action.seat !== seat || game.refusal(state, read.data)
    ? `${text} is not legal`
    : undefined;
}

/** A law for every decider, with its legal actions, or the first of them if there are many. */
const forDeciders =
  (
    holds: <T extends GameTypes>(
      moment: Moment<T>,
      seat: Seat,
      actions: readonly Of<T, "action">[],
      complete: boolean,
    ) => Verdict,
  ) =>
  <T extends GameTypes>(moment: Moment<T>): Verdict => {
    for (const seat of moment.game.deciders(moment.state)) {
      const { actions, complete } = moment.legalActionsOf(seat);
      const verdict = holds(moment, seat, actions, complete);
      if (verdict !== undefined) return `${verdict}, seat ${seat}`;
    }
    return undefined;
  };

/** Like `forDeciders`, but only where the game can choose and sample actions without long lists. */
export const whereCountable = (holds: Parameters<typeof forDeciders>[0]) =>
  forDeciders((moment, seat, actions, complete) =>
    complete || hasCountableActions(moment, moment.state, seat)
      ? holds(moment, seat, actions, complete)
      : undefined,
  );

/** Number of random actions added where not all legal ones are listed, as the first of a long list are similar. */
const SAMPLES = 20;

/** All legal actions if they are listed; otherwise the first of them and some random ones. */
const knownActions = <T extends GameTypes>(
  { game, state, rng }: Moment<T>,
  seat: Seat,
  actions: readonly Of<T, "action">[],
  complete: boolean,
): readonly Of<T, "action">[] =>
  complete
    ? actions
    : [...actions, ...Array.from({ length: SAMPLES }, () => game.randomAction(state, seat, rng))];

/** The values that lead from a partial action to one of the actions, by field, as JSON. */
function nextValues(partial: PartialAction, actions: readonly Action[]): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const action of actions) {
    if (action.type !== partial.type || !matchesPartial(action, partial)) continue;
    const left = choicesIn(action).map(([field, value]) => [field, JSON.stringify(value)] as const);
    for (const [field, value] of choicesIn({ ...partial, seat: action.seat })) {
      const at = left.findIndex(([other, one]) => other === field && one === JSON.stringify(value));
      left.splice(at, 1);
    }
    for (const [field, value] of left)
      values.set(field, (values.get(field) ?? new Set()).add(value));
  }
  return values;
}

/** Laws of partial and of random actions. */
export const choiceLaws = {
  "actionTypes lists the types of the legal actions": forDeciders(
    ({ game, state }, seat, actions, complete) => {
      const listed = game.actionTypes(state, seat);
      const found = [...new Set(actions.map(({ type }) => type))];
      return (
        complete
          ? isSameJson([...listed].sort(), found.sort())
          : found.every((one) => listed.includes(one))
      )
        ? undefined
        : `${listed.join()} instead of ${found.join()}`;
    },
  ),

  "legal actions that match a partial action are those of the list, in its order, and are counted":
    forDeciders((moment, seat, actions, complete) => {
      const { game, state, rng } = moment;
      const partial = partOf(moment, pick(actions, rng));
      const text = JSON.stringify(partial);
      const matching: Action[] = [];
      for (const action of game.legalActions(state, seat, { matching: partial as never }))
        if (matching.push(action) > actions.length) break;
      if (!matching.every((action) => matchesPartial(action, partial)))
        return `some do not match ${text}`;
      // Even if there are too many actions to list, the matching ones are usually few enough.
      if (
        matching.length <= actions.length &&
        game.countActions(state, seat, partial as never) !== matching.length
      )
        return `countActions differs for ${text}`;
      if (!complete) return undefined;
      if (game.countActions(state, seat) !== actions.length) return "countActions differs";
      const filtered = actions.filter(
        (action) => action.type === partial.type && matchesPartial(action, partial),
      );
      return isSameJson(matching, filtered) ? undefined : `not all that match ${text}`;
    }),

  "random actions are legal": whereCountable((moment, seat) => {
    for (let i = 0; i < 3; i++) {
      const verdict = legalityVerdict(
        moment,
        seat,
        moment.game.randomAction(moment.state, seat, moment.rng),
      );
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  }),

  "every sequence of choices ends in a legal action": whereCountable((moment, seat) => {
    const { game, state, rng } = moment;
    let partial: PartialAction = { type: pick(game.actionTypes(state, seat), rng) };
    for (;;) {
      const now = choicesOf(moment, seat, partial);
      const text = JSON.stringify(partial);
      if (!now) return `no choices for ${text}`;
      const open = Object.entries(now.next);
      if (now.isFinal !== (open.length === 0)) return `isFinal is wrong for ${text}`;
      if (now.isComplete !== (now.action !== undefined)) return `isComplete is wrong for ${text}`;
      for (const [field, values] of open)
        if (values.length === 0) return `${field} is exhausted, but offered for ${text}`;
        else if (new Set(values.map((value) => JSON.stringify(value))).size < values.length)
          return `${field} offers a value twice for ${text}`;
      if (!isSameJson(now, choicesOf({ game, state: moment.viewOf(seat) }, seat, partial)))
        return `the view gives other choices for ${text}`;
      if (now.action) {
        const verdict = now.missing
          ? `${text} is both complete and incomplete`
          : legalityVerdict(moment, seat, now.action);
        if (verdict !== undefined) return verdict;
        if (open.length === 0 || rng.below(3) === 0) return undefined;
      } else if (open.length === 0) return `${text} is incomplete, but nothing can be added`;
      const [field, values] = pick(open, rng);
      partial = addChoice(moment, partial, field, pick(values, rng));
    }
  }),

  "every legal action can be built from choices, in any order": whereCountable(
    (moment, seat, actions, complete) => {
      const { game, state, rng } = moment;
      const action = complete ? pick(actions, rng) : game.randomAction(state, seat, rng);
      let partial: PartialAction = { type: action.type };
      for (const [field, value] of rng.shuffle(choicesIn(action))) {
        const values = choicesOf(moment, seat, partial)?.next[field] ?? [];
        if (!values.some((one) => isSameJson(one, value)))
          return `${field} ${JSON.stringify(value)} is not offered for ${JSON.stringify(partial)}`;
        partial = addChoice(moment, partial, field, value);
      }
      const last = choicesOf(moment, seat, partial);
      if (!isSameJson(last?.action, action)) return `${JSON.stringify(partial)} is not complete`;
      return last?.missing === undefined
        ? undefined
        : `${JSON.stringify(partial)} has missing fields`;
    },
  ),

  "choices offers exactly the values that lead to a legal action": whereCountable(
    (moment, seat, actions, complete) => {
      const { game, state, rng } = moment;
      const known = knownActions(moment, seat, actions, complete);
      const partial = partOf(moment, pick(known, rng));
      const text = JSON.stringify(partial);
      const { next = {} } = choicesOf(moment, seat, partial) ?? {};
      const needed = nextValues(partial, known);
      for (const field of new Set([...Object.keys(next), ...needed.keys()])) {
        const values = new Map(next[field]?.map((value) => [JSON.stringify(value), value]));
        for (const value of needed.get(field) ?? [])
          if (!values.has(value)) return `${field} ${value} is not offered for ${text}`;
        for (const [json, value] of values) {
          if (needed.get(field)?.has(json)) continue;
          // A value that no listed action needs may be needed by one that is not listed.
          if (
            complete ||
            game.countActions(state, seat, addChoice(moment, partial, field, value) as never) === 0
          )
            return `${field} ${json} leads to no legal action after ${text}`;
        }
      }
      return undefined;
    },
  ),
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;
