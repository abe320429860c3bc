import { RulesError } from "../data/errors.ts";

/** The platform's cryptographic source, as far as it is used: browsers, Node, Deno, Bun and workers have it. */
interface Source {
  getRandomValues(words: Uint32Array): unknown;
}

/** As much as the generator holds: 128 bits. */
const WORDS = 4;

/**
 * A seed that nobody can guess, from the platform's cryptographic source: 32 hexadecimal digits. Whoever
 * knows the seed of a game knows all its cards, so keep it, and what `record` makes of it, on the server
 * until the game is over. Throws a `RulesError` where the platform has no such source.
 *
 * @example
 * ```ts
 * const { state } = abyss.setup({ players: 3 }, newSeed());
 * ```
 */
export function newSeed(): string {
  const { crypto } = globalThis as { readonly crypto?: Source };
  if (typeof crypto?.getRandomValues !== "function")
    throw new RulesError("no new seed", {
      path: ["crypto", "getRandomValues"],
      reason: "is missing on this platform; give set-up a random text of your own",
    });
  const words = new Uint32Array(WORDS);
  crypto.getRandomValues(words);
  return [...words].map((word) => word.toString(16).padStart(8, "0")).join("");
}
