import { usePageLanguage } from "../words/page-language.ts";

/** Says that a bot gave no answer; an empty message means that the bots could not be loaded. */
export function BotError({ message }: { readonly message: string | undefined }) {
  const { play } = usePageLanguage().words;
  if (message === undefined) return null;
  return (
    <p className="failed" role="alert" data-failed>
      {play.failed}: {message || play.noBots}
    </p>
  );
}
