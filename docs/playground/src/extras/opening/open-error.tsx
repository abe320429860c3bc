import { useExtrasWords } from "../words/index.ts";
import type { ExtrasWords } from "../words/words.ts";
import type { Trouble } from "./opened.ts";

/** Says why something cannot be opened. */
export function TroubleText({ trouble }: { readonly trouble: Trouble }) {
  const words = useExtrasWords().files;
  return (
    <p role="alert" className="problems" data-trouble={trouble.code}>
      {words.cannotOpen} {reason(trouble, words)}
    </p>
  );
}

function reason(trouble: Trouble, words: ExtrasWords["files"]): string {
  switch (trouble.code) {
    case "wrong":
      return trouble.message;
    case "unknownGame":
      return words.unknownGame(trouble.game);
    default:
      return words[trouble.code];
  }
}
