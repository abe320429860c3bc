// What can be clicked next, worked out from the list of legal actions.
import { expect } from "vitest";
import type { RandomSource } from "../../src/kernel/agenda/countable.ts";
import { addChoice } from "../../src/kernel/agenda/partial-action.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Action } from "../../src/kernel/rules/blueprint.ts";

type Fields = Readonly<Record<string, unknown>>;
export type Made = { readonly type: string } & Fields;

const text = (value: unknown): string => JSON.stringify(value);

/** What is left of a bag without these; `undefined` if they are not in it. */
function without(bag: readonly unknown[], these: readonly unknown[]): unknown[] | undefined {
  const left = [...bag];
  for (const one of these) {
    const at = left.findIndex((other) => text(other) === text(one));
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Whether the action has all that was chosen. */
const completes = (action: Fields, made: Made): boolean =>
  Object.entries(made).every(([field, given]) => {
    const has = action[field];
    return Array.isArray(has)
      ? without(has, listOf(given)) !== undefined
      : text(has) === text(given);
  });

/** What can follow on a half-made action, from the list of all legal ones. */
function expected(actions: readonly Action[], made: Made) {
  const likely = (actions as unknown as readonly Fields[]).filter((one) => completes(one, made));
  const [first] = likely;
  if (!first) return undefined;
  const fields = Object.keys(first).filter((field) => field !== "type" && field !== "seat");
  const lists = fields.filter((field) => Array.isArray(first[field]));
  const open = fields.filter((field) => lists.includes(field) || !(field in made));
  const valuesOf = (field: string): unknown[] =>
    likely.flatMap((one) =>
      lists.includes(field) ? without(one[field] as unknown[], listOf(made[field]))! : [one[field]],
    );
  const isMade = (one: Fields) =>
    lists.every((field) => without(one[field] as unknown[], listOf(made[field]))!.length === 0);
  const isFull = fields.every((field) => lists.includes(field) || field in made);
  return {
    next: Object.fromEntries(
      open.map((field) => [field, [...new Set(valuesOf(field).map(text))].sort()]),
    ),
    action: isFull ? likely.find(isMade) : undefined,
    isMissing: !likely.some(isMade),
  };
}

/** The choices of a half-made action, whatever the game. */
export const choicesOf = <T extends GameTypes>(
  game: Game<T>,
  view: Of<T, "view" | "state">,
  seat: Seat,
  made: Made,
) =>
  game.choices(view, seat, made as never) as
    | {
        readonly type: string;
        readonly next: Readonly<Record<string, readonly unknown[]>>;
        readonly action?: Action & Fields;
        readonly missing?: { readonly code: string; readonly params: object };
      }
    | undefined;

/** Holds `choices` against the list of legal actions; gives what it says. */
export function checkChoices<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  seat: Seat,
  made: Made,
  actions: readonly Action[] = [...game.legalActions(state, seat)],
) {
  const found = choicesOf(game, state, seat, made);
  const wanted = expected(actions, made);
  const said = `after ${text(made)}`;
  if (!found || !wanted) {
    expect(found, said).toBe(wanted);
    return undefined;
  }
  const next = Object.fromEntries(
    Object.entries(found.next).map(([field, values]) => [field, values.map(text).sort()]),
  );
  expect(found.type, said).toBe(made.type);
  expect(next, said).toEqual(wanted.next);
  expect(found.action, said).toEqual(wanted.action);
  expect(Object.keys(found).sort(), said).toEqual(
    [
      "type",
      "next",
      ...(found.action ? ["action"] : []),
      ...(found.missing ? ["missing"] : []),
    ].sort(),
  );
  expect(found.missing !== undefined, `something is missing ${said}`).toBe(wanted.isMissing);
  if (found.action) {
    expect(game.schemas.action.parse(found.action), said).toEqual(found.action);
    expect(game.refusal(state, found.action as never), said).toBeUndefined();
  }
  expect(choicesOf(game, game.view(state, seat), seat, made), `${said}, by the view`).toEqual(
    found,
  );
  return found;
}

/** Clicks actions of every kind together by chance, and holds every click against the list; how many there were. */
export function clickThrough<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  rng: RandomSource,
): number {
  let clicks = 0;
  for (const seat of game.deciders(state)) {
    const actions = [...game.legalActions(state, seat)];
    for (const type of game.actionTypes(state, seat)) {
      let made: Made = { type };
      for (;;) {
        const found = checkChoices(game, state, seat, made, actions);
        const open = Object.entries(found?.next ?? {}).flatMap(([field, values]) =>
          values.map((value) => [field, value] as const),
        );
        if (open.length === 0) break;
        made = addChoice(made, ...open[rng.below(open.length)]!);
        clicks += 1;
      }
    }
  }
  return clicks;
}
