import fc from "fast-check";
import { PICKS } from "../picks.ts";

/** A number that encodes choices; 0 is the simplest. */
export const pick: fc.Arbitrary<number> = fc.noBias(fc.nat(PICKS - 1));

/** Where shrinking continues: with how many picks together, and before which index. */
interface Search {
  readonly size: number;
  readonly before: number;
  /** True if single picks have to be tried again. */
  readonly isChanged: boolean;
}

/**
 * An arbitrary of lists of picks for a game. They have the greatest length, so that games reach their end. A list
 * shrinks in length first; then picks are removed or set to 0, until no single one can be. (The arrays of
 * fast-check lose their first members first, which changes the whole game.)
 */
export class Picks extends fc.Arbitrary<readonly number[]> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override generate(random: fc.Random): fc.Value<readonly number[]> {
    const picks = Array.from({ length: this.#most }, () => pick.generate(random, undefined).value);
    return new fc.Value(picks, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is readonly number[] {
    return Array.isArray(value) && value.every(pick.canShrinkWithoutContext, pick);
  }

  override shrink(
    picks: readonly number[],
    context: unknown,
  ): fc.Stream<fc.Value<readonly number[]>> {
    return fc.stream(context ? simpler(picks, context as Search) : shorter(picks));
  }
}

function* shorter(picks: readonly number[]): Generator<fc.Value<readonly number[]>> {
  for (const { value } of fc.nat().shrink(picks.length, undefined))
    yield new fc.Value(picks.slice(0, value), undefined);
  const size = Math.ceil(picks.length / 2);
  yield* simpler(picks, { size, before: picks.length, isChanged: false });
}

/** Many picks together first, then fewer; from the end to the beginning. */
function* simpler(
  picks: readonly number[],
  { size, before, isChanged }: Search,
): Generator<fc.Value<readonly number[]>> {
  for (let end = before; end > 0; end -= size) {
    const at = Math.max(0, end - size);
    const search: Search = { size, before: at, isChanged: true };
    yield new fc.Value(picks.toSpliced(at, end - at), search);
    const some = picks.slice(at, end);
    if (some.some((pick) => pick !== 0))
      yield new fc.Value(picks.toSpliced(at, end - at, ...some.map(() => 0)), search);
  }
  if (size > 1)
    yield* simpler(picks, { size: Math.ceil(size / 2), before: picks.length, isChanged: false });
  else if (isChanged) yield* simpler(picks, { size, before: picks.length, isChanged: false });
}
