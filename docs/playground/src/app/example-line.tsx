import { RuleLink } from "../play/rule-link.tsx";
import { usePageLanguage } from "../words/page-language.ts";

/** Above what a page of rules has linked to: the rule of which it is an example. */
export function ExampleLine({ rule }: { readonly rule: string }) {
  return (
    <p className="panel example-line" data-example-of={rule}>
      {usePageLanguage().words.page.example} <RuleLink rule={rule} />
    </p>
  );
}
