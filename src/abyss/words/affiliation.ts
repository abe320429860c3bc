import { lowestValue } from "../allies.ts";
import { type AnyAlly, allyValue, raceOf } from "../cards/allies.ts";
import type { RecruitPayment } from "./phrases.ts";

/**
 * AB-30, KR-13: the ally that a payment affiliates, if a text should name it: `null` if no ally is
 * affiliated, or if it is obvious, because it is the only lowest of the allies with a race.
 */
export function affiliateToName({ allies, affiliate }: RecruitPayment): AnyAlly | null {
  if (affiliate === null) return null;
  const candidates = allies.filter((ally) => raceOf(ally) !== null);
  const lowest = lowestValue(candidates);
  const isObvious =
    candidates.every((ally) => ally === affiliate || allyValue(ally) > lowest) &&
    allyValue(affiliate) === lowest;
  return isObvious ? null : affiliate;
}
