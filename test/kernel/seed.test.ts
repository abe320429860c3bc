import { afterEach, expect, test, vi } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { newSeed } from "../../src/kernel/components/seed.ts";
import { rulesError } from "../bad-input/errors.ts";

afterEach(() => vi.unstubAllGlobals());

test("a new seed is 128 bits of the platform's source, as hexadecimal digits", () => {
  vi.stubGlobal("crypto", {
    getRandomValues: (words: Uint32Array) => words.set([0xffffffff, 0, 1, 0x89abcdef]),
  });
  expect(newSeed()).toBe("ffffffff000000000000000189abcdef");
});

test("new seeds differ, and a game can be set up with one", () => {
  const seeds = Array.from({ length: 200 }, newSeed);
  expect(new Set(seeds).size).toBe(200);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(abyss.setup({ players: 2 }, seeds[0]!).ok).toBe(true);
});

test.each([undefined, {}, { getRandomValues: 7 }])(
  "without a random source, creating a seed is an error: crypto is %j",
  (crypto) => {
    vi.stubGlobal("crypto", crypto);
    expect(rulesError(newSeed).message).toBe(
      "no secure random source, at crypto.getRandomValues: is missing on this platform; pass a random string of your own to setup",
    );
  },
);
