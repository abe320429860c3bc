import { expect } from "vitest";

/** A sentence that a player can read. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-Z0-9"].+\.$/);
  expect(text).not.toMatch(/undefined|\[object|null|NaN| {2}|\(\)/);
}
