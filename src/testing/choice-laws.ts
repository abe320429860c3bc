// Laws of half-made and of random actions.

import { addChoice, matchesPartial } from "../kernel/agenda/partial-action.ts";
import type { Rng } from "../kernel/components/rng.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Action } from "../kernel/rules/blueprint.ts";
import { hasCountableActions } from "./countable-actions.ts";
import type { Moment, Verdict } from "./law-inputs.ts";
import { someLegalActions } from "./random.ts";
import { isSameJson } from "./same-json.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = { readonly type: string };

const pick = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)]!;

/** The things that a player clicks to make an action: the members of its lists, and its other fields. */
function clicksOf(action: Action): [field: string, value: unknown][] {
  const { type, seat, ...fields } = action as Action & Fields;
  return Object.entries(fields).flatMap(([field, value]): [string, unknown][] =>
    Array.isArray(value) ? value.map((member) => [field, member]) : [[field, value]],
  );
}

/** Some of the clicks that make the action. */
function halfOf(action: Action, rng: Rng): Made {
  const clicks = rng.shuffle(clicksOf(action)).slice(0, rng.below(4));
  return clicks.reduce<Made>((made, [field, value]) => addChoice(made, field, value), {
    type: action.type,
  });
}

/** The half-made action with lists as lists, to be compared with actions. */
function withLists(made: Made, action: Action): object {
  return Object.fromEntries(
    Object.entries(made).map(([field, value]) => [
      field,
      Array.isArray((action as unknown as Fields)[field]) && !Array.isArray(value)
        ? [value]
        : value,
    ]),
  );
}

/** The choices of a half-made action, whatever the game. */
const choices = <T extends GameTypes>(
  { game, state }: { readonly game: Moment<T>["game"]; readonly state: Of<T, "view" | "state"> },
  seat: Seat,
  made: Made,
) =>
  game.choices(state, seat, made as never) as
    | {
        readonly next: Readonly<Record<string, readonly unknown[]>>;
        readonly action?: Action;
        readonly missing?: unknown;
      }
    | undefined;

/** What is wrong with an action that should be a legal one of the seat. */
function illegal<T extends GameTypes>(
  { game, state }: Moment<T>,
  seat: Seat,
  action: Action,
): Verdict {
  const said = JSON.stringify(action);
  const read = game.schemas.action.safeParse(action);
  if (!read.success || !isSameJson(read.data, action)) return `${said} is not in its normal form`;
  return action.seat !== seat || game.refusal(state, read.data)
    ? `${said} is not legal`
    : undefined;
}

/** A law for every seat that is asked, with its legal actions as far as they are looked at. */
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
    const { game, state } = moment;
    for (const seat of game.deciders(state)) {
      const { actions, complete } = someLegalActions(game, state, seat);
      const wrong = holds(moment, seat, actions, complete);
      if (wrong !== undefined) return `${wrong}, seat ${seat}`;
    }
    return undefined;
  };

/** The same where clicks and draws need no long lists. */
const whereCountable = (holds: Parameters<typeof forDeciders>[0]) =>
  forDeciders((moment, seat, actions, complete) =>
    complete || hasCountableActions(moment, moment.state, seat)
      ? holds(moment, seat, actions, complete)
      : undefined,
  );

/** So many are drawn where not all legal actions are listed: the first of them are much alike. */
const DRAWN = 20;

/** The legal actions if they are all listed; else the first of them, and some of all. */
const sampled = <T extends GameTypes>(
  { game, state, rng }: Moment<T>,
  seat: Seat,
  actions: readonly Of<T, "action">[],
  complete: boolean,
): readonly Of<T, "action">[] =>
  complete
    ? actions
    : [...actions, ...Array.from({ length: DRAWN }, () => game.randomAction(state, seat, rng))];

/** What the actions that are like a half-made one still want, by field, as JSON. */
function wantedAfter(made: Made, actions: readonly Action[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const action of actions) {
    if (action.type !== made.type || !matchesPartial(action, withLists(made, action))) continue;
    const left = clicksOf(action).map(([field, value]) => [field, JSON.stringify(value)] as const);
    for (const [field, value] of clicksOf({ ...made, seat: action.seat })) {
      const at = left.findIndex(([other, one]) => other === field && one === JSON.stringify(value));
      left.splice(at, 1);
    }
    for (const [field, value] of left)
      wanted.set(field, (wanted.get(field) ?? new Set()).add(value));
  }
  return wanted;
}

/** Laws of half-made and of random actions. */
export const choiceLaws = {
  "the kinds that are open are those of the legal actions": forDeciders(
    ({ game, state }, seat, actions, complete) => {
      const kinds = game.actionTypes(state, seat);
      const found = [...new Set(actions.map(({ type }) => type))];
      return (
        complete
          ? isSameJson([...kinds].sort(), found.sort())
          : found.every((one) => kinds.includes(one))
      )
        ? undefined
        : `${kinds.join()} instead of ${found.join()}`;
    },
  ),

  "legal actions like a half-made one are those of the list, in its order, and are counted":
    forDeciders(({ game, state, rng }, seat, actions, complete) => {
      const made = halfOf(pick(actions, rng), rng);
      const said = JSON.stringify(made);
      const like: Action[] = [];
      for (const action of game.legalActions(state, seat, { matching: made as never }))
        if (like.push(action) > actions.length) break;
      if (!like.every((action) => matchesPartial(action, withLists(made, action))))
        return `others than like ${said}`;
      // Where all are too many for a list, those like it seldom are.
      if (
        like.length <= actions.length &&
        game.countActions(state, seat, made as never) !== like.length
      )
        return `another count of those like ${said}`;
      if (!complete) return undefined;
      if (game.countActions(state, seat) !== actions.length) return "another count";
      const filtered = actions.filter(
        (action) => action.type === made.type && matchesPartial(action, withLists(made, action)),
      );
      return isSameJson(like, filtered) ? undefined : `not all like ${said}`;
    }),

  "drawn actions are legal": whereCountable((moment, seat) => {
    for (let i = 0; i < 3; i++) {
      const wrong = illegal(moment, seat, moment.game.randomAction(moment.state, seat, moment.rng));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }),

  "whatever is clicked, one ends in a legal action": whereCountable((moment, seat) => {
    const { game, state, rng } = moment;
    let made: Made = { type: pick(game.actionTypes(state, seat), rng) };
    for (;;) {
      const now = choices(moment, seat, made);
      const said = JSON.stringify(made);
      if (!now) return `a dead end at ${said}`;
      const open = Object.entries(now.next).filter(([, values]) => values.length > 0);
      for (const [field, values] of open)
        if (new Set(values.map((value) => JSON.stringify(value))).size < values.length)
          return `${field} has something twice after ${said}`;
      if (!isSameJson(now, choices({ ...moment, state: game.view(state, seat) }, seat, made)))
        return `the view gives other choices after ${said}`;
      if (now.action) {
        const wrong = now.missing
          ? `${said} is complete and not`
          : illegal(moment, seat, now.action);
        if (wrong !== undefined) return wrong;
        if (open.length === 0 || rng.below(3) === 0) return undefined;
      } else if (open.length === 0) return `nothing can be added to ${said}, but it is no action`;
      const [field, values] = pick(open, rng);
      made = addChoice(made, field, pick(values, rng));
    }
  }),

  "every legal action can be clicked together, in any order": whereCountable(
    (moment, seat, actions, complete) => {
      const { game, state, rng } = moment;
      const action = complete ? pick(actions, rng) : game.randomAction(state, seat, rng);
      let made: Made = { type: action.type };
      for (const [field, value] of rng.shuffle(clicksOf(action))) {
        const values = choices(moment, seat, made)?.next[field] ?? [];
        if (!values.some((one) => isSameJson(one, value)))
          return `${field} ${JSON.stringify(value)} is not offered after ${JSON.stringify(made)}`;
        made = addChoice(made, field, value);
      }
      const last = choices(moment, seat, made);
      if (!isSameJson(last?.action, action)) return `${JSON.stringify(made)} is not complete`;
      return last?.missing === undefined ? undefined : `${JSON.stringify(made)} misses something`;
    },
  ),

  "what is offered leads to a legal action, and nothing else does": whereCountable(
    (moment, seat, actions, complete) => {
      const { game, state, rng } = moment;
      const known = sampled(moment, seat, actions, complete);
      const made = halfOf(pick(known, rng), rng);
      const said = JSON.stringify(made);
      const { next = {} } = choices(moment, seat, made) ?? {};
      const wanted = wantedAfter(made, known);
      for (const field of new Set([...Object.keys(next), ...wanted.keys()])) {
        const values = new Map(next[field]?.map((value) => [JSON.stringify(value), value]));
        for (const value of wanted.get(field) ?? [])
          if (!values.has(value)) return `${field} ${value} is not offered after ${said}`;
        for (const [text, value] of values) {
          if (wanted.get(field)?.has(text)) continue;
          // What no action of the list wants may be wanted by one that is not in it.
          if (
            complete ||
            game.countActions(state, seat, addChoice(made, field, value) as never) === 0
          )
            return `${field} ${text} leads nowhere after ${said}`;
        }
      }
      return undefined;
    },
  ),
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;
