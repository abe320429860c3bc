import type { Rng } from "../kernel/components/rng.ts";
import type { GameTypes, Step } from "../kernel/contract/game.ts";
import { deepCopy } from "../kernel/data/deep-copy.ts";
import type { Viewer } from "../kernel/data/types.ts";
import {
  type ActionTaken,
  differsOpenly,
  hasFrozenPart,
  type StepTaken,
  seatsOf,
  type Verdict,
  viewersOf,
} from "./law-inputs.ts";
import { missLaw } from "./miss-law.ts";
import { leaves, nearMiss } from "./near-misses.ts";
import { seenOf } from "./other-worlds.ts";
import { PICKS } from "./picks.ts";
import { someLegalActions } from "./random.ts";
import { isSameJson } from "./same-json.ts";
import type { EventFold } from "./subject.ts";
import { worldOf } from "./worlds.ts";

/** Laws of what every step tells, the set-up included. */
export const eventLaws = {
  "events are plain JSON and fit their schema, redacted or not": ({ game, step }) => {
    if (!isSameJson(JSON.parse(JSON.stringify(step.events)), step.events))
      return "they are not JSON";
    for (const event of step.events)
      for (const viewer of viewersOf(seatsOf(step.state))) {
        const seen = game.redact(event, viewer);
        if (seen === undefined) continue;
        if (!game.schemas.event.safeParse(seen).success) return `${event.type} does not fit`;
        if (differsOpenly(seen, event)) return `${viewer} sees another ${event.type}`;
      }
    return undefined;
  },

  "only seats of the game are informed": ({ step }) =>
    step.revealedTo.every((seat) => seatsOf(step.state).includes(seat)) ? undefined : "others are",
} as const satisfies Record<string, <T extends GameTypes>(happening: StepTaken<T>) => Verdict>;

/** Laws of the set-up. */
export const setupLaws = {
  "the events of the set-up tell the first table": ({ game, options, step, fold }) =>
    fold && untold({ game, story: fold }, step, () => fold.start(options)),
} as const satisfies Record<string, <T extends GameTypes>(happening: StepTaken<T>) => Verdict>;

/** What the events of a step leave untold to one of the viewers, from the picture that it had. */
function untold<T extends GameTypes>(
  { game, story }: Pick<StepTaken<T>, "game"> & { readonly story: EventFold<T> },
  { state, events }: Step<T>,
  pictureBefore: (viewer: Viewer) => unknown,
): Verdict {
  for (const viewer of viewersOf(seatsOf(state))) {
    const told = seenOf(game, events, viewer).reduce<unknown>(
      (picture, event) => story.after(picture, event),
      pictureBefore(viewer),
    );
    const seen = story.picture(game.view(state, viewer));
    if (!isSameJson(told, seen))
      return `${viewer} sees ${JSON.stringify(seen)}, but is told ${JSON.stringify(told)}`;
  }
  return undefined;
}

/** Laws of every action. */
export const stepLaws = {
  "an action changes neither the state nor itself, and is accepted again": (turn) => {
    const { game, state, action, step } = turn;
    const given = deepCopy({ state, action });
    const before = JSON.stringify(given);
    const again = game.reduce(given.state, given.action);
    if (JSON.stringify(given) !== before) return "reduce changed its arguments";
    if (hasFrozenPart(given)) return "reduce froze its arguments";
    if (!again.ok) return `refused the second time: ${again.refusal.code}`;
    return isSameJson(again, step) ? undefined : "reduce gave another result the second time";
  },

  "in which order an action names things makes no difference, if its schema puts them in order": (
    turn,
  ) => {
    const { game, state, action, rng } = turn;
    const { actions } = someLegalActions(game, state, action.seat);
    const listed = actions[rng.below(actions.length)]!;
    if (!isSameJson(game.schemas.action.parse(listed), listed))
      return `legal, but not in order: ${JSON.stringify(listed)}`;
    const reversed = backToFront(listed);
    const normalised = game.schemas.action.safeParse(reversed);
    if (!normalised.success || !isSameJson(normalised.data, listed)) return undefined;
    return isSameJson(game.reduce(state, reversed), game.reduce(state, listed))
      ? undefined
      : `${JSON.stringify(reversed)} has another result than in order`;
  },

  "near-misses are accepted only if legal, refused with a rule, and change nothing": (turn) => {
    const { game, state, action, rng } = turn;
    const verdictOn = missLaw(game, state, action.seat);
    const { actions } = someLegalActions(game, state, action.seat);
    const pool = leaves([actions.slice(0, 50), (state as { table?: unknown }).table]);
    for (const miss of someMisses(action, pool, 8, rng)) {
      const wrong = verdictOn(miss);
      if (wrong) return wrong;
    }
    return undefined;
  },

  "what a seat cannot see changes neither its legal actions nor its refusals": (turn) => {
    const { game, state, action, rng } = turn;
    const { seat } = action;
    const world = worldOf(turn, state, seat, rng);
    const { actions } = someLegalActions(game, state, seat);
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

  "the events explain the change: the picture after follows from the one before": (turn) => {
    const { game, state, step, fold } = turn;
    if (!fold) return undefined;
    return untold({ game, story: fold }, step, (viewer) => fold.picture(game.view(state, viewer)));
  },

  "answers to a shared question commute": ({ game, state, action, step, rng }) => {
    for (const other of game.deciders(state)) {
      if (other === action.seat) continue;
      const { actions } = someLegalActions(game, state, other);
      const second = actions[rng.below(actions.length)]!;
      const after = game.reduce(step.state, second);
      const first = game.reduce(state, second);
      const swapped = first.ok ? game.reduce(first.state, action) : first;
      if (!after.ok || !swapped.ok) return `seat ${other} could answer before, but not after`;
      if (!isSameJson(after.state, swapped.state))
        return `the order of answers matters, seat ${other}`;
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(turn: ActionTaken<T>) => Verdict>;

/** The action with each of its lists the other way round. */
const backToFront = <Action extends object>(action: Action): Action =>
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
  howMany: number,
  rng: Rng,
): unknown[] {
  return Array.from({ length: howMany }, () => {
    const changes = rng.below(4) === 0 ? 2 : 1;
    const picks = Array.from({ length: changes }, () => rng.below(PICKS));
    return nearMiss(action, pool, picks);
  });
}
