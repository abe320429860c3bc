import type { Rng } from "../kernel/components/rng.ts";
import type { GameTypes } from "../kernel/contract/game.ts";
import { deepCopy } from "../kernel/data/deep-copy.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { Viewer } from "../kernel/data/types.ts";
import {
  type ActionTaken,
  differsBeyondNulls,
  hasFrozenPart,
  type StepTaken,
  seatsOf,
  type Verdict,
  viewersOf,
} from "./law-inputs.ts";
import type { Lookups } from "./lookups.ts";
import { nearMissLaw } from "./near-miss-law.ts";
import { leaves, nearMiss } from "./near-misses.ts";
import { redactedFor } from "./other-worlds.ts";
import { PICKS } from "./picks.ts";
import { someLegalActions } from "./random.ts";
import type { EventFold } from "./subject.ts";

/** Laws of the events of every step, the set-up included. */
export const eventLaws = {
  "events are plain JSON and fit their schema, redacted or not": ({ game, step }) => {
    if (!isSameJson(JSON.parse(JSON.stringify(step.events)), step.events))
      return "they are not plain JSON";
    for (const event of step.events)
      for (const viewer of viewersOf(seatsOf(step.state))) {
        const seen = game.redact(event, viewer);
        if (seen === undefined) continue;
        if (!game.schemas.event.safeParse(seen).success)
          return `${event.type} does not fit its schema`;
        if (differsBeyondNulls(seen, event)) return `${viewer} sees a different ${event.type}`;
      }
    return undefined;
  },

  "revealedTo contains only seats of the game": ({ step }) =>
    step.revealedTo.every((seat) => seatsOf(step.state).includes(seat))
      ? undefined
      : "it contains others",
} as const satisfies Record<string, <T extends GameTypes>(taken: StepTaken<T>) => Verdict>;

/** Laws of the set-up. */
export const setupLaws = {
  "the events of the set-up explain the first table": ({ game, options, step, fold }) =>
    fold &&
    unexplained({ game, step, fold }, { viewOf: (viewer) => game.view(step.state, viewer) }, () =>
      fold.start(options),
    ),
} as const satisfies Record<string, <T extends GameTypes>(taken: StepTaken<T>) => Verdict>;

/** What the events of a step do not explain to a viewer, given the picture before. */
function unexplained<T extends GameTypes>(
  { game, step, fold }: Pick<StepTaken<T>, "game" | "step"> & { readonly fold: EventFold<T> },
  after: Pick<Lookups<T>, "viewOf">,
  pictureBefore: (viewer: Viewer) => unknown,
): Verdict {
  for (const viewer of viewersOf(seatsOf(step.state))) {
    const expected = redactedFor(game, step.events, viewer).reduce<unknown>(
      (picture, event) => fold.after(picture, event),
      pictureBefore(viewer),
    );
    const seen = fold.picture(after.viewOf(viewer));
    if (!isSameJson(expected, seen))
      return `${viewer} sees ${JSON.stringify(seen)}, but the events give ${JSON.stringify(expected)}`;
  }
  return undefined;
}

/** Laws of every action. */
export const stepLaws = {
  "an action changes neither the state nor itself, and is accepted again": (taken) => {
    const { game, state, action, step } = taken;
    const given = deepCopy({ state, action });
    const before = JSON.stringify(given);
    const again = game.reduce(given.state, given.action);
    if (JSON.stringify(given) !== before) return "reduce changed its arguments";
    if (hasFrozenPart(given)) return "reduce froze its arguments";
    if (!again.ok) return `refused the second time: ${again.refusal.code}`;
    return isSameJson(again, step) ? undefined : "reduce gave another result the second time";
  },

  "the order of a list in an action makes no difference if its schema sorts it": (taken) => {
    const { game, state, action, rng } = taken;
    const { actions } = taken.legalActionsOf(action.seat);
    const listed = actions[rng.below(actions.length)]!;
    if (!isSameJson(game.schemas.action.parse(listed), listed))
      return `legal, but not sorted: ${JSON.stringify(listed)}`;
    const reversed = withListsReversed(listed);
    const normalised = game.schemas.action.safeParse(reversed);
    if (!normalised.success || !isSameJson(normalised.data, listed)) return undefined;
    return isSameJson(game.reduce(state, reversed), game.reduce(state, listed))
      ? undefined
      : `${JSON.stringify(reversed)} has another result than the sorted action`;
  },

  "near-misses are accepted only if legal, refused with a rule, and change nothing": (taken) => {
    const { game, state, action, rng } = taken;
    const legal = taken.legalActionsOf(action.seat);
    const verdictOn = nearMissLaw(game, state, action.seat, legal);
    const pool = leaves([legal.actions.slice(0, 50), (state as { table?: unknown }).table]);
    for (const miss of someMisses(action, pool, 8, rng)) {
      const verdict = verdictOn(miss);
      if (verdict) return verdict;
    }
    return undefined;
  },

  "hidden information changes neither the legal actions of a seat nor its refusals": (taken) => {
    const { game, state, action, rng } = taken;
    const { seat } = action;
    const world = taken.worldFor(seat);
    const { actions } = taken.legalActionsOf(seat);
    if (!isSameJson(someLegalActions(game, world, seat).actions, actions))
      return "legal actions differ";
    for (const miss of someMisses(action, leaves(actions.slice(0, 50)), 4, rng)) {
      const read = game.schemas.action.safeParse(miss);
      if (!read.success || read.data.seat !== seat) continue;
      if (!isSameJson(game.refusal(world, read.data), game.refusal(state, read.data)))
        return `refusals differ: ${JSON.stringify(miss)}`;
    }
    return undefined;
  },

  "the events explain the change: the picture after follows from the one before": (taken) => {
    const { fold } = taken;
    return (
      fold &&
      unexplained({ ...taken, fold }, taken.after, (viewer) => fold.picture(taken.viewOf(viewer)))
    );
  },

  "answers to a shared question can be given in any order": (taken) => {
    const { game, state, action, step, rng } = taken;
    for (const other of game.deciders(state)) {
      if (other === action.seat) continue;
      const { actions } = taken.legalActionsOf(other);
      const second = actions[rng.below(actions.length)]!;
      const after = game.reduce(step.state, second);
      const first = game.reduce(state, second);
      const swapped = first.ok ? game.reduce(first.state, action) : first;
      if (!after.ok || !swapped.ok) return `seat ${other} can answer before, but not after`;
      if (!isSameJson(after.state, swapped.state))
        return `the order of answers matters, seat ${other}`;
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(taken: ActionTaken<T>) => Verdict>;

/** The action with each of its lists reversed. */
const withListsReversed = <Action extends object>(action: Action): Action =>
  Object.fromEntries(
    Object.entries(action).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.toReversed() : value,
    ]),
  ) as Action;

/** Near-misses of an action: most have one change, some have two. */
function someMisses(
  action: object,
  pool: readonly (string | number)[],
  count: number,
  rng: Rng,
): unknown[] {
  return Array.from({ length: count }, () => {
    const changes = rng.below(4) === 0 ? 2 : 1;
    const picks = Array.from({ length: changes }, () => rng.below(PICKS));
    return nearMiss(action, pool, picks);
  });
}
