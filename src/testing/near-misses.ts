import { type RandomSource, sourceOf } from "./picks.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Pool = readonly (string | number)[];

/** All texts and numbers in a value: what a confused client might put in the wrong place. */
export function leaves(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  if (value === null || typeof value !== "object") return [];
  return [...new Set(Object.values(value).flatMap(leaves))];
}

const one = <T>(things: readonly T[], chance: RandomSource): T =>
  things[chance.below(things.length)]!;

function otherLeaf(leaf: string | number, pool: Pool, chance: RandomSource): Json {
  if (typeof leaf === "number") return one([leaf - 1, leaf + 1, -leaf, leaf + 0.5, 99], chance);
  return one(pool, chance);
}

function otherList(list: readonly Json[], pool: Pool, chance: RandomSource): Json {
  const at = chance.below(list.length + 1);
  const changes: (() => readonly Json[])[] = [
    () => list.toSpliced(at, 0, list[at] ?? one(pool, chance)), // one twice
    () => list.toSpliced(at, 0, one(pool, chance)), // one more
    () => list.toSpliced(at, 1), // one less
    () => list.toReversed(),
  ];
  return one(changes, chance)();
}

/** The value with one small change somewhere in it. */
function changed(value: Json, pool: Pool, chance: RandomSource): Json {
  if (typeof value === "number" || typeof value === "string") return otherLeaf(value, pool, chance);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.below(2) === 0) return otherList(value, pool, chance);
    const at = chance.below(value.length);
    return value.with(at, changed(value[at]!, pool, chance));
  }
  if (value === null || typeof value !== "object") return one(pool, chance);
  const entries = Object.entries(value as { readonly [key: string]: Json });
  const [key, inner] = one(entries, chance);
  return { ...value, [key]: changed(inner, pool, chance) };
}

/**
 * An action that is almost right: a legal one with a small change for each pick (another seat, card
 * or number, a card too many or too few). Most are wrong; those that are not are legal actions too.
 */
export const nearMiss = (action: object, pool: Pool, picks: readonly number[]): unknown =>
  picks.reduce((value, pick) => changed(value, pool, sourceOf(pick)), action as Json);
