// How the tests of bad input call the library, and a look at the error.
import { RulesError } from "../../src/kernel/data/errors.ts";

/** A function of the library as JavaScript calls it. */
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

/** What the call gives, or `undefined` if it throws a `RulesError`; any other error fails the test. */
export function unlessRulesError<R>(call: () => R): R | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  }
}

/** A copy that may be broken. */
// biome-ignore lint/suspicious/noExplicitAny: what is broken has no type
export const copy = (value: unknown): any => JSON.parse(JSON.stringify(value));
