import { lowestValue } from "../allies.ts";
import { type Ally, allyValue, raceOf } from "../cards/allies.ts";
import type { RecruitPayment } from "./phrases.ts";

/**
 * AB-30, KR-13: whom a payment affiliates, if that has to be said. It goes without saying that it is the
 * lowest of the allies with a race, where there is only one; then, and where it is nobody, `null`.
 */
export function affiliateToTell({ allies, affiliate }: RecruitPayment): Ally | null {
  if (affiliate === null) return null;
  const candidates = allies.filter((ally) => raceOf(ally) !== null);
  const lowest = lowestValue(candidates);
  const isObvious =
    candidates.every((ally) => ally === affiliate || allyValue(ally) > lowest) &&
    allyValue(affiliate) === lowest;
  return isObvious ? null : affiliate;
}
