import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import { hash32 } from "./digest.ts";

/** Chance, as the rules use it. */
export interface Rng {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  /** The same things in random order. */
  shuffle<T>(things: readonly T[]): T[];
  /** Takes one of the things out, at random. */
  draw<T>(from: T[]): T;
}

/** The four words of a generator; they live in the state. */
export type RngWords = readonly number[];

// The first outputs of related words are related; after these few they are not.
const DROPPED = 20;

/** The words that a seed stands for. */
export function seedWords(seed: string): RngWords {
  const generator = xoroshiro128plusFromState([0, 1, 2, 3].map((salt) => hash32(seed, salt) | 0));
  for (let i = 0; i < DROPPED; i++) generator.next();
  return [...generator.getState()];
}

/** A generator that reads its words from the holder and writes them back after every draw. */
export function rngOn(holder: { rng: RngWords }): Rng {
  const below = (n: number): number => {
    const generator = xoroshiro128plusFromState([...holder.rng]);
    const drawn = uniformInt(generator, 0, n - 1);
    holder.rng = [...generator.getState()];
    return drawn;
  };
  return {
    below,
    shuffle(things) {
      const shuffled = [...things];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
      }
      return shuffled;
    },
    draw: (from) => from.splice(below(from.length), 1)[0]!,
  };
}
