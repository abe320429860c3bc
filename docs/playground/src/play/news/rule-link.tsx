import { ruleAddress } from "../games/rule-address.ts";

/** The number of a rule as a link to its text. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <a data-rule={rule} href={ruleAddress(rule)} target="rules">
      {rule}
    </a>
  );
}
