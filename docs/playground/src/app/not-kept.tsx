import { usePageLanguage } from "../words/page-language.ts";

/** Says that a game of the history is not kept any more. */
export function NotKept({ onNewGame }: { readonly onNewGame: () => void }) {
  const { page, play } = usePageLanguage().words;
  return (
    <main data-screen="not-kept">
      <div className="panel load-error">
        <p>{page.notKept}</p>
        <button type="button" className="confirm" data-new-game onClick={onNewGame}>
          {play.newGame}
        </button>
      </div>
    </main>
  );
}
