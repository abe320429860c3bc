import { RuleLink } from "../play/rule-link.tsx";
import { usePageLanguage } from "../words/page-language.ts";

/** Names the rule that a linked position is an example of. */
export function ExampleLine({ rule }: { readonly rule: string }) {
  return (
    <p className="panel example-line" data-example-of={rule}>
      {usePageLanguage().words.page.example} <RuleLink rule={rule} />
    </p>
  );
}
