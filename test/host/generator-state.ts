// Computes the state of the generator from the lowest bits of some of its outputs. All steps of the generator are linear
// over bits, and the lowest bit of an output is the sum of two bits of its state: so each gives a linear equation.

/** The 32 bits of a word, the lowest first, each as the set of the unknown bits of the first state whose sum it is. */
type Word = readonly bigint[];

const WORD = 32;
const UNKNOWN = 4 * WORD;
const at = (word: Word, bit: number): bigint => word[bit] ?? 0n;
const bits = (bit: (i: number) => bigint): Word => Array.from({ length: WORD }, (_, i) => bit(i));
const xor = (...words: readonly Word[]): Word =>
  bits((i) => words.reduce((sum, word) => sum ^ at(word, i), 0n));
const left = (word: Word, by: number): Word => bits((i) => at(word, i - by));
const right = (word: Word, by: number): Word => bits((i) => at(word, i + by));

/** Yields, for each output, the unknown bits whose sum is its lowest bit. */
function* lowestBits(): Generator<bigint, never> {
  let [s01, s00, s11, s10] = [0, 1, 2, 3].map((w) =>
    bits((i) => 1n << BigInt(w * WORD + i)),
  ) as unknown as [Word, Word, Word, Word];
  for (;;) {
    yield at(s00, 0) ^ at(s10, 0);
    const [a0, a1] = [xor(s10, s00), xor(s11, s01)];
    [s00, s01, s10, s11] = [
      xor(left(s00, 24), right(s01, 8), a0, left(a0, 16)),
      xor(left(s01, 24), right(s00, 8), a1, left(a1, 16), right(a0, 16)),
      xor(left(a1, 5), right(a0, 27)),
      xor(left(a0, 5), right(a1, 27)),
    ];
  }
}

/** The first state, as the four numbers that a game keeps, from lowest bits of outputs; `undefined` where they are unknown. */
export function stateFrom(observed: readonly (0 | 1 | undefined)[]): number[] | undefined {
  /** Reduced equations by their highest unknown; bit 128 is the sum. */
  const rows = new Map<number, bigint>();
  const sums = lowestBits();
  for (const bit of observed) {
    let row = sums.next().value | (BigInt(bit ?? 0) << BigInt(UNKNOWN));
    if (bit === undefined) continue;
    for (const [pivot, other] of rows) if ((row >> BigInt(pivot)) & 1n) row ^= other;
    const unknowns = row & ((1n << BigInt(UNKNOWN)) - 1n);
    if (unknowns === 0n) continue;
    const pivot = unknowns.toString(2).length - 1;
    for (const [key, other] of rows) if ((other >> BigInt(pivot)) & 1n) rows.set(key, other ^ row);
    rows.set(pivot, row);
  }
  if (rows.size < UNKNOWN) return undefined;
  return [0, 1, 2, 3].map((w) => {
    let word = 0;
    for (let i = 0; i < WORD; i++) if (rows.get(w * WORD + i)! >> BigInt(UNKNOWN)) word |= 1 << i;
    return word;
  });
}
