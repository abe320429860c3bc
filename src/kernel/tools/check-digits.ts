// A chain of short checks, which shows where a file was altered.

import { canonicalJson, hash32 } from "../data/digest.ts";
import { CHECK_DIGITS } from "../data/limits.ts";

/**
 * Returns check digits for each part. Each check depends on all parts before it, so the first mismatch is where
 * something was changed, inserted or removed.
 */
export function checkDigits(parts: readonly unknown[]): string {
  let link = 0;
  const checks = parts.map((part) => {
    link = hash32(canonicalJson(part), link);
    return link.toString(16).padStart(8, "0").slice(0, CHECK_DIGITS);
  });
  return checks.join("");
}

/** Returns the index of the first part whose check differs; if one list is shorter, possibly where it ends. */
export function firstAltered(checks: string, recorded: string): number {
  let at = 0;
  while (at < checks.length && checks[at] === recorded[at]) at += 1;
  return Math.floor(at / CHECK_DIGITS);
}
