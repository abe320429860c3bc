/** Tests that killed mutants. Neighbouring mutants are mostly killed by the same test. */
export class Killers {
  /** The latest first. */
  #latest: readonly string[] = [];
  readonly #bySource = new Map<string, string[]>();

  add(source: string, test: string): void {
    this.#latest = [test, ...this.#latest.filter((one) => one !== test)].slice(0, 5);
    this.#bySource.set(source, [...(this.#bySource.get(source) ?? []), test]);
  }

  /** The rank of a test; lower ranks are tried first. */
  rank(test: string): number {
    const at = this.#latest.indexOf(test);
    return at < 0 ? this.#latest.length : at;
  }

  /** The test file that killed most mutants of a source, if any. */
  mostOf(source: string, fileOf: (test: string) => string): string | undefined {
    const counts = new Map<string, number>();
    for (const test of this.#bySource.get(source) ?? []) {
      const file = fileOf(test);
      counts.set(file, (counts.get(file) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
  }
}
