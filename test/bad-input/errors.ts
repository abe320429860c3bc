// Helpers to call the library with invalid arguments and to catch its errors.
import { RulesError } from "../../src/kernel/data/errors.ts";

/** A function of the library without its parameter types. */
// biome-ignore lint/suspicious/noExplicitAny: the point is to pass what the types forbid
export const untyped = <R>(call: (...args: any[]) => R) => call as (...args: unknown[]) => R;

/** The `RulesError` that the call throws; anything else fails the test. */
export function rulesError(call: () => unknown): RulesError {
  try {
    call();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error("was accepted");
}

/** The result of the call, or `undefined` if it throws a `RulesError`; any other error fails the test. */
export function unlessRulesError<R>(call: () => R): R | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  }
}

/** A copy that may be corrupted. */
// biome-ignore lint/suspicious/noExplicitAny: a corrupted value has no type
export const copy = (value: unknown): any => JSON.parse(JSON.stringify(value));
