import { RuleLink } from "./rule-link.tsx";

const ruleNumber = /\b((?:AB|EX|KR|LE|CO)-\d+)\b/;

/** A text with the numbers of rules as links. */
export function RuleText({ text }: { readonly text: string }) {
  // After a split by a capturing group, every second part is a match.
  return text
    .split(ruleNumber)
    .map((part, i) => (i % 2 === 1 ? <RuleLink key={part} rule={part} /> : part));
}
