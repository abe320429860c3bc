import { RuleLink } from "./rule-link.tsx";

const ruleNumber = /\b((?:AB|EX|KR|CO)-\d+)\b/;

/** A text in which the numbers of rules open the rules. */
export function RuleText({ text }: { readonly text: string }) {
  // Split by a pattern in brackets, every second part is what the pattern found.
  return text
    .split(ruleNumber)
    .map((part, i) => (i % 2 === 1 ? <RuleLink key={part} rule={part} /> : part));
}
