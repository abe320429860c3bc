import { RevealCoverage } from "../../src/testing/index.ts";

/**
 * A coverage of one batch that only counts. The summary of all batches gives the verdict, so that no game is blamed
 * for what others showed. What earlier batches of this process have settled is not counted again.
 */
export class BatchCoverage extends RevealCoverage {
  readonly #earlier: RevealCoverage;

  constructor(earlier: RevealCoverage) {
    super();
    this.#earlier = earlier;
  }

  override isCovered(...args: Parameters<RevealCoverage["isCovered"]>): boolean {
    return this.#earlier.isCovered(...args) || super.isCovered(...args);
  }

  override record(...args: Parameters<RevealCoverage["record"]>): undefined {
    super.record(...args);
  }
}
