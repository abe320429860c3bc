import type { RandomSource } from "../kernel/agenda/countable.ts";
import { sourceOf } from "./picks.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Pool = readonly (string | number)[];

/** All strings and numbers in a value: what a faulty client might put in the wrong place. */
export function leaves(value: unknown): (string | number)[] {
  const found = new Set<string | number>();
  collectLeaves(value, found);
  return [...found];
}

function collectLeaves(value: unknown, found: Set<string | number>): void {
  if (typeof value === "string" || typeof value === "number") found.add(value);
  else if (value !== null && typeof value === "object")
    for (const inner of Object.values(value)) collectLeaves(inner, found);
}

const pickOne = <T>(values: readonly T[], rng: RandomSource): T =>
  values[rng.below(values.length)]!;

function otherLeaf(leaf: string | number, pool: Pool, rng: RandomSource): Json {
  if (typeof leaf === "number") return pickOne([leaf - 1, leaf + 1, -leaf, leaf + 0.5, 99], rng);
  return pickOne(pool, rng);
}

function otherList(list: readonly Json[], pool: Pool, rng: RandomSource): Json {
  const at = rng.below(list.length + 1);
  const changes: (() => readonly Json[])[] = [
    () => list.toSpliced(at, 0, list[at] ?? pickOne(pool, rng)), // a member twice
    () => list.toSpliced(at, 0, pickOne(pool, rng)), // one more member
    () => list.toSpliced(at, 1), // one member less
    () => list.toReversed(),
  ];
  return pickOne(changes, rng)();
}

/** The value with one small change somewhere in it. */
function changed(value: Json, pool: Pool, rng: RandomSource): Json {
  if (typeof value === "number" || typeof value === "string") return otherLeaf(value, pool, rng);
  if (Array.isArray(value)) {
    if (value.length === 0 || rng.below(2) === 0) return otherList(value, pool, rng);
    const at = rng.below(value.length);
    return value.with(at, changed(value[at]!, pool, rng));
  }
  if (value === null || typeof value !== "object") return pickOne(pool, rng);
  const entries = Object.entries(value as { readonly [key: string]: Json });
  const [key, inner] = pickOne(entries, rng);
  return { ...value, [key]: changed(inner, pool, rng) };
}

/**
 * An almost legal action: a legal one with a small change for each pick (another seat, card or number, a card too
 * many or too few). Most are illegal, some are legal by accident.
 */
export const nearMiss = (action: object, pool: Pool, picks: readonly number[]): unknown =>
  picks.reduce((value, pick) => changed(value, pool, sourceOf(pick)), action as Json);
