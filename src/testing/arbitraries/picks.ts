import fc from "fast-check";
import { PICKS } from "../picks.ts";

/** A number to choose by; 0 is the simplest. */
export const pick: fc.Arbitrary<number> = fc.noBias(fc.nat(PICKS - 1));

/** Where a search for a simpler list goes on: with how many picks at once, and before which index. */
interface Search {
  readonly size: number;
  readonly before: number;
  /** Whether single picks have to be looked at again. */
  readonly isChanged: boolean;
}

/**
 * Lists of picks for a game: as long as allowed, so that games come to their end. What fails is made
 * shorter first; then picks are left out or become 0, until no single one can. (The lists of
 * fast-check itself lose their beginnings first, and with them all that a game has led to.)
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

/** Many picks at once first, then fewer; from the end to the beginning. */
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
