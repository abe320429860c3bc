import type { Payment } from "../actions.ts";
import { lowestValue } from "../allies.ts";
import { allyValue } from "../cards/allies.ts";

/** AB-30: whether it goes without saying whom a payment affiliates: the lowest of its allies, where there is only one. */
export function isObvious({ allies, affiliate }: Payment): boolean {
  const lowest = lowestValue(allies);
  return (
    allies.every((ally) => ally === affiliate || allyValue(ally) > lowest) &&
    allyValue(affiliate) === lowest
  );
}
