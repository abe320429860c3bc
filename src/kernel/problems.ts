// Checks of values of unknown origin, for code that must do without zod. A check of shape is done
// when the first problem is taken: what comes after it may rest on it.
import type { Problem } from "./errors.ts";

type Path = Problem["path"];

/** Not an object with exactly these keys. */
export function* shapeProblems(
  value: unknown,
  keys: readonly string[],
  path: Path,
): Generator<Problem> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    yield { path, reason: `expected an object with ${keys.join(", ")}` };
    return;
  }
  for (const key of keys)
    if (!Object.hasOwn(value, key)) yield { path: [...path, key], reason: "is missing" };
  for (const key of Object.keys(value))
    if (!keys.includes(key)) yield { path: [...path, key], reason: "unknown key" };
}

/** Not a list of these names. */
export function* membersProblems(
  value: unknown,
  names: readonly unknown[],
  path: Path,
): Generator<Problem> {
  if (!Array.isArray(value)) {
    yield { path, reason: "expected a list" };
    return;
  }
  for (const [i, member] of value.entries())
    if (!names.includes(member)) {
      const what = typeof member === "string" ? member : typeof member;
      yield { path: [...path, i], reason: `unknown: ${what}` };
    }
}

/** Cards that are there more often than the game has them. */
export function* copiesProblems<Card extends string | number>(
  places: Iterable<{ readonly card: Card; readonly path: Path }>,
  copies: (card: Card) => number,
): Generator<Problem> {
  const seen = new Map<Card, number>();
  for (const { card, path } of places) {
    const times = (seen.get(card) ?? 0) + 1;
    seen.set(card, times);
    if (times > copies(card))
      yield { path, reason: `${card} is there ${times} times, the game has ${copies(card)}` };
  }
}

/** A whole number, 0 or more. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** Cards that are there more or less often than in `all`. */
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
      yield { path, reason: `${card} ${surplus > 0 ? "is there too often" : "is missing"}` };
}
