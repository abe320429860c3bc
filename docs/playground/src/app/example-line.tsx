import { RuleLink } from "../play/rule-link.tsx";
import { useSpeech } from "../words/speech.ts";

/** Above what a page of rules has linked to: the rule of which it is an example. */
export function ExampleLine({ rule }: { readonly rule: string }) {
  return (
    <p className="panel example-line" data-example-of={rule}>
      {useSpeech().words.page.example} <RuleLink rule={rule} />
    </p>
  );
}
