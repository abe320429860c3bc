import { RulesError } from "../data/errors.ts";

/** The part of the Web Crypto API that is used; browsers, Node, Deno, Bun and workers have it. */
interface Crypto {
  getRandomValues(words: Uint32Array): unknown;
}

/** 128 bits, as many as the generator holds. */
const WORDS = 4;

/** Random words from the platform's cryptographic source. Throws a `RulesError` with this advice if there is none. */
export function secureWords(count: number, advice: string): Uint32Array {
  const { crypto } = globalThis as { readonly crypto?: Crypto };
  if (typeof crypto?.getRandomValues !== "function")
    throw new RulesError("no secure random source", {
      path: ["crypto", "getRandomValues"],
      reason: `is missing on this platform; ${advice}`,
    });
  const words = new Uint32Array(count);
  crypto.getRandomValues(words);
  return words;
}

/**
 * An unguessable seed from the platform's cryptographic random source: 32 hexadecimal digits. The seed of
 * a game gives away all its cards, so keep it, and the result of `record`, on the server until the game
 * is over. Throws a `RulesError` if the platform has no `crypto.getRandomValues`.
 *
 * @example
 * ```ts
 * const { state } = abyss.setup({ players: 3 }, newSeed());
 * ```
 */
export function newSeed(): string {
  const words = secureWords(WORDS, "pass a random string of your own to setup");
  return [...words].map((word) => word.toString(16).padStart(8, "0")).join("");
}
