// An oracle for `choices`: the next clicks, worked out from the full list of legal actions.
import { expect } from "vitest";
import type { RandomSource } from "../../src/kernel/agenda/countable.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Action } from "../../src/kernel/rules/blueprint.ts";

type Fields = Readonly<Record<string, unknown>>;
/** A partial action of any game. */
export type AnyPartial = { readonly type: string } & Fields;

const text = (value: unknown): string => JSON.stringify(value);

/** Returns a bag without these members; `undefined` if one is not in it. */
function without(bag: readonly unknown[], these: readonly unknown[]): unknown[] | undefined {
  const rest = [...bag];
  for (const one of these) {
    const at = rest.findIndex((other) => text(other) === text(one));
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

const listOf = (value: unknown): readonly unknown[] => (value ?? []) as readonly unknown[];

/** True if the action contains everything that was chosen. */
const completes = (action: Fields, partial: AnyPartial): boolean =>
  Object.entries(partial).every(([field, given]) => {
    const value = action[field];
    return Array.isArray(value)
      ? without(value, listOf(given)) !== undefined
      : text(value) === text(given);
  });

/** Works out the choices of a partial action from the list of all legal actions. */
function expectedChoices(actions: readonly Action[], partial: AnyPartial) {
  const completions = (actions as unknown as readonly Fields[]).filter((one) =>
    completes(one, partial),
  );
  const [first] = completions;
  if (!first) return undefined;
  const fields = Object.keys(first).filter((field) => field !== "type" && field !== "seat");
  const lists = fields.filter((field) => Array.isArray(first[field]));
  const open = fields.filter((field) => lists.includes(field) || !(field in partial));
  const valuesOf = (field: string): unknown[] =>
    completions.flatMap((one) =>
      lists.includes(field)
        ? without(one[field] as unknown[], listOf(partial[field]))!
        : [one[field]],
    );
  const hasSameLists = (one: Fields) =>
    lists.every((field) => without(one[field] as unknown[], listOf(partial[field]))!.length === 0);
  const isFilled = fields.every((field) => lists.includes(field) || field in partial);
  return {
    next: Object.fromEntries(
      open
        .map((field) => [field, [...new Set(valuesOf(field).map(text))].sort()] as const)
        .filter(([, values]) => values.length > 0),
    ),
    action: isFilled ? completions.find(hasSameLists) : undefined,
    isMissing: !completions.some(hasSameLists),
  };
}

/** Calls `choices` of any game. */
export const choicesOf = <T extends GameTypes>(
  game: Game<T>,
  view: Of<T, "view" | "state">,
  seat: Seat,
  partial: AnyPartial,
) =>
  game.choices(view, seat, partial as never) as
    | {
        readonly partial: AnyPartial;
        readonly isFinal: boolean;
        readonly isComplete: boolean;
        readonly next: Readonly<Record<string, readonly unknown[]>>;
        readonly action?: Action & Fields;
        readonly missing?: { readonly code: string; readonly params: object };
      }
    | undefined;

/** Calls `addChoice` of any game. */
export const added = <T extends GameTypes>(
  game: Game<T>,
  partial: AnyPartial,
  field: string,
  value: unknown,
): AnyPartial => game.addChoice(partial as never, field as never, value as never);

/** Compares `choices` with the list of legal actions; returns the choices. */
export function checkChoices<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  seat: Seat,
  partial: AnyPartial,
  actions: readonly Action[] = [...game.legalActions(state, seat)],
) {
  const found = choicesOf(game, state, seat, partial);
  const expected = expectedChoices(actions, partial);
  const when = `after ${text(partial)}`;
  if (!found || !expected) {
    expect(found, when).toBe(expected);
    return undefined;
  }
  const next = Object.fromEntries(
    Object.entries(found.next).map(([field, values]) => [field, values.map(text).sort()]),
  );
  expect(found.partial, when).toEqual(partial);
  expect(found.isFinal, when).toBe(Object.keys(next).length === 0);
  expect(found.isComplete, when).toBe(expected.action !== undefined);
  expect(next, when).toEqual(expected.next);
  expect(found.action, when).toEqual(expected.action);
  expect(found.missing !== undefined, `something is missing ${when}`).toBe(expected.isMissing);
  if (found.action) {
    expect(game.schemas.action.parse(found.action), when).toEqual(found.action);
    expect(game.refusal(state, found.action as never), when).toBeUndefined();
  }
  expect(choicesOf(game, game.view(state, seat), seat, partial), `${when}, by the view`).toEqual(
    found,
  );
  return found;
}

/** Clicks actions of every kind together at random and checks the choices at each click; returns the number of clicks. */
export function clickThrough<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  rng: RandomSource,
): number {
  let clicks = 0;
  for (const seat of game.deciders(state)) {
    const actions = [...game.legalActions(state, seat)];
    for (const type of game.actionTypes(state, seat)) {
      let partial: AnyPartial = { type };
      for (;;) {
        const found = checkChoices(game, state, seat, partial, actions);
        const open = Object.entries(found?.next ?? {}).flatMap(([field, values]) =>
          values.map((value) => [field, value] as const),
        );
        if (open.length === 0) break;
        partial = added(game, partial, ...open[rng.below(open.length)]!);
        clicks += 1;
      }
    }
  }
  return clicks;
}
