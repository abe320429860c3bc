import { useExtrasWords } from "../words/index.ts";
import type { ExtrasWords } from "../words/words.ts";
import type { OpenError } from "./read-content.ts";

/** Says why a file or link cannot be opened. */
export function OpenErrorText({ openError }: { readonly openError: OpenError }) {
  const words = useExtrasWords().files;
  return (
    <p role="alert" className="problems" data-open-error={openError.code}>
      {words.cannotOpen} {reason(openError, words)}
    </p>
  );
}

function reason(openError: OpenError, words: ExtrasWords["files"]): string {
  switch (openError.code) {
    case "wrong":
      return openError.message;
    case "unknownGame":
      return words.unknownGame(openError.game);
    default:
      return words[openError.code];
  }
}
