import { usePageLanguage } from "../../words/page-language.ts";
import { RuleLink } from "./rule-link.tsx";

/** Names the rule that a position is an example of. */
export function ExampleLine({ rule }: { readonly rule: string | undefined }) {
  const { page } = usePageLanguage().words;
  if (rule === undefined) return null;
  return (
    <p className="panel example-line" data-example-of={rule}>
      {page.example} <RuleLink rule={rule} />
    </p>
  );
}
