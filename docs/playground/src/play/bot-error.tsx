import { usePageLanguage } from "../words/page-language.ts";

/** Says that a bot gave no answer, if that is so; an empty message says that none ever will. */
export function BotError({ message }: { readonly message: string | undefined }) {
  const { play } = usePageLanguage().words;
  if (message === undefined) return null;
  return (
    <p className="failed" role="alert" data-failed>
      {play.failed}: {message || play.noBots}
    </p>
  );
}
