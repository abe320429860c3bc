import { Witness } from "../../src/testing/index.ts";

/**
 * A witness of a batch that notes only: what all batches say is judged in the summary, so that a game that breaks
 * a law does so by itself. What earlier batches of this process have settled is not noted again.
 */
export class Notary extends Witness {
  readonly #earlier: Witness;

  constructor(earlier: Witness) {
    super();
    this.#earlier = earlier;
  }

  override knows(...asked: Parameters<Witness["knows"]>): boolean {
    return this.#earlier.knows(...asked) || super.knows(...asked);
  }

  override note(...noted: Parameters<Witness["note"]>): undefined {
    super.note(...noted);
  }
}
