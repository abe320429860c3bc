import fc from "fast-check";
import { PICKS } from "../chance.ts";

/** A number to choose by; 0 is the simplest. */
export const pick: fc.Arbitrary<number> = fc.noBias(fc.nat(PICKS - 1));

/** Where a search for a simpler list goes on: before this index; and whether to begin again then. */
interface Search {
  readonly before: number;
  readonly isChanged: boolean;
}

/**
 * Lists of picks for a game: as long as allowed, so that games come to their end. What fails is made
 * shorter first, then single picks are left out or become 0. (The lists of fast-check itself lose
 * their beginnings first, and with it everything that a game has led to.)
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
  yield* simpler(picks, { before: picks.length, isChanged: false });
}

/** From the end to the beginning, and once more if that led to something. */
function* simpler(
  picks: readonly number[],
  { before, isChanged }: Search,
): Generator<fc.Value<readonly number[]>> {
  for (let at = before - 1; at >= 0; at--) {
    const search: Search = { before: at, isChanged: true };
    yield new fc.Value(picks.toSpliced(at, 1), search);
    if (picks[at] !== 0) yield new fc.Value(picks.with(at, 0), search);
  }
  if (isChanged) yield* simpler(picks, { before: picks.length, isChanged: false });
}
