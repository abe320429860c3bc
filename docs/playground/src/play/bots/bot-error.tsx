import { usePageLanguage } from "../../words/page-language.ts";

interface BotErrorProps {
  /** Empty if the bots could not be loaded. */
  readonly message: string | undefined;
  /** Asks the bot again; left out if a button elsewhere does. */
  readonly onRetry?: (() => void) | undefined;
}

/** Says that a bot gave no answer, with a button to ask it again. */
export function BotError({ message, onRetry }: BotErrorProps) {
  const { play, page } = usePageLanguage().words;
  if (message === undefined) return null;
  return (
    <div className="failed" role="alert" data-failed>
      <p>
        {play.failed}: {message || play.noBots}
      </p>
      {onRetry && (
        <button type="button" data-retry-bots onClick={onRetry}>
          {page.tryAgain}
        </button>
      )}
    </div>
  );
}
