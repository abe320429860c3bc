/** A way to pay that may be refused. */
export interface Nearest<Way> {
  readonly way: Way;
  /** What it lacks, the worst first: two ways are compared by the first figures that differ. */
  readonly lacks: readonly number[];
}

/** The way that lacks least; the first of equals. */
export const leastLacking = <N extends Pick<Nearest<unknown>, "lacks">>(
  ways: readonly N[],
): N | undefined =>
  ways.toSorted((a, b) => {
    const at = a.lacks.findIndex((lack, i) => lack !== b.lacks[i]);
    return at < 0 ? 0 : a.lacks[at]! - b.lacks[at]!;
  })[0];
