// Checks of values of unknown origin, for code that must not import zod.
import type { Problem } from "../data/errors.ts";
import { expectOneOf, missingValue, unknownField, wrongValue } from "./problem-wording.ts";

type Path = Problem["path"];

/** Problems of a value that is not an object with exactly these keys; `optional` ones may be left out. */
export function* shapeProblems(
  value: unknown,
  keys: readonly string[],
  path: Path,
  optional: readonly string[] = [],
): Generator<Problem> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    yield wrongValue(path, value, { kinds: [`an object with ${keys.join(", ")}`] });
    return;
  }
  for (const key of keys)
    if (!Object.hasOwn(value, key) && !optional.includes(key))
      yield missingValue([...path, key], {});
  for (const key of Object.keys(value))
    if (!keys.includes(key)) yield unknownField(path, key, keys);
}

/** Problems of a value that is not a list of these names. */
export function* membersProblems(
  value: unknown,
  names: readonly (string | number)[],
  path: Path,
): Generator<Problem> {
  if (!Array.isArray(value)) {
    yield wrongValue(path, value, { kinds: ["a list"] });
    return;
  }
  for (const [i, member] of value.entries())
    if (!names.includes(member)) yield wrongValue([...path, i], member, expectOneOf(names));
}

/** Problems of cards that appear more often than the game has them. */
export function* copiesProblems<Card extends string | number>(
  places: Iterable<{ readonly card: Card; readonly path: Path }>,
  copies: (card: Card) => number,
): Generator<Problem> {
  const seen = new Map<Card, number>();
  for (const { card, path } of places) {
    const times = (seen.get(card) ?? 0) + 1;
    seen.set(card, times);
    if (times > copies(card))
      yield { path, reason: `${card} appears ${times} times, the game has ${copies(card)}` };
  }
}

/** True for an integer, 0 or more. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** Problem of a bag that is not sorted. Bags are sorted so that equal positions are equal JSON. */
export function* bagProblems(bag: readonly (string | number)[], path: Path): Generator<Problem> {
  if (bag.some((thing, i) => i > 0 && thing < bag[i - 1]!))
    yield { path, reason: "must be sorted" };
}

/** Problems of cards that appear more or less often than in `all`. */
export function* inventoryProblems<Card extends string | number>(
  cards: readonly (Card | null)[],
  all: readonly Card[],
  path: Path,
): Generator<Problem> {
  const balance = new Map<Card | null, number>();
  for (const card of all) balance.set(card, (balance.get(card) ?? 0) - 1);
  for (const card of cards) balance.set(card, (balance.get(card) ?? 0) + 1);
  for (const [card, surplus] of balance)
    if (surplus !== 0)
      yield { path, reason: `${card} ${surplus > 0 ? "appears too often" : "is missing"}` };
}
