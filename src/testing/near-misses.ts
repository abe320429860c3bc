import type { Rng } from "../kernel/rng.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** All texts and numbers in a value: what a confused client might put in the wrong place. */
export function leaves(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  if (value === null || typeof value !== "object") return [];
  return [...new Set(Object.values(value).flatMap(leaves))];
}

const pick = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)]!;

function otherLeaf(leaf: string | number, pool: readonly (string | number)[], rng: Rng): Json {
  if (typeof leaf === "number") return pick([leaf - 1, leaf + 1, -leaf, leaf + 0.5, 99], rng);
  return pick(pool, rng);
}

function otherList(list: readonly Json[], pool: readonly (string | number)[], rng: Rng): Json {
  const at = rng.below(list.length + 1);
  const changes: (() => readonly Json[])[] = [
    () => list.toSpliced(at, 0, list[at] ?? pick(pool, rng)), // one twice
    () => list.toSpliced(at, 0, pick(pool, rng)), // one more
    () => list.toSpliced(at, 1), // one less
    () => list.toReversed(),
  ];
  return pick(changes, rng)();
}

/** The value with one small change somewhere in it. */
function changed(value: Json, pool: readonly (string | number)[], rng: Rng): Json {
  if (typeof value === "number" || typeof value === "string") return otherLeaf(value, pool, rng);
  if (Array.isArray(value)) {
    if (value.length === 0 || rng.below(2) === 0) return otherList(value, pool, rng);
    const at = rng.below(value.length);
    return value.with(at, changed(value[at]!, pool, rng));
  }
  if (value === null || typeof value !== "object") return pick(pool, rng);
  const entries = Object.entries(value as { readonly [key: string]: Json });
  const [key, inner] = pick(entries, rng);
  return { ...value, [key]: changed(inner, pool, rng) };
}

/**
 * Actions that are almost right: a legal one with one or two small changes (another seat, card or
 * number, a card too many or too few). Most are wrong; those that are not are legal actions too.
 */
export function* nearMisses(
  action: object,
  pool: readonly (string | number)[],
  howMany: number,
  rng: Rng,
): Generator<unknown> {
  for (let i = 0; i < howMany; i++) {
    const once = changed(action as Json, pool, rng);
    yield rng.below(4) === 0 ? changed(once, pool, rng) : once;
  }
}
