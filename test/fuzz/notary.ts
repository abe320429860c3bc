import { RevealCoverage } from "../../src/testing/index.ts";

/**
 * A witness of a batch that notes only: what all batches say is judged in the summary, so that a game that breaks
 * a law does so by itself. What earlier batches of this process have settled is not noted again.
 */
export class Notary extends RevealCoverage {
  readonly #earlier: RevealCoverage;

  constructor(earlier: RevealCoverage) {
    super();
    this.#earlier = earlier;
  }

  override isCovered(...asked: Parameters<RevealCoverage["isCovered"]>): boolean {
    return this.#earlier.isCovered(...asked) || super.isCovered(...asked);
  }

  override record(...noted: Parameters<RevealCoverage["record"]>): undefined {
    super.record(...noted);
  }
}
