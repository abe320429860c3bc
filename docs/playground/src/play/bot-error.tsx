import { useSpeech } from "../words/speech.ts";

/** Says that a bot gave no answer, if that is so; an empty message says that none ever will. */
export function Failed({ message }: { readonly message: string | undefined }) {
  const { play } = useSpeech().words;
  if (message === undefined) return null;
  return (
    <p className="failed" role="alert" data-failed>
      {play.failed}: {message || play.noBots}
    </p>
  );
}
