import type { PageLanguage } from "../words/page-language.ts";

interface PassScreenProps {
  readonly pageLanguage: PageLanguage;
  readonly name: string;
  readonly onReady: () => void;
  /** For who has just played, while it can be taken back. */
  readonly onUndo: (() => void) | undefined;
}

/** Between two people at one screen: nothing of the table is there to be seen. */
export function PassScreen({ pageLanguage, name, onReady, onUndo }: PassScreenProps) {
  const { play } = pageLanguage.words;
  return (
    <section className="pass-screen">
      <h2>{play.passTo(name)}</h2>
      <p>{play.passHelp}</p>
      {/* biome-ignore lint/a11y/noAutofocus: it is all that there is to do */}
      <button type="button" className="confirm" data-pass onClick={onReady} autoFocus>
        {play.ready}
      </button>
      {onUndo && (
        <button type="button" className="quiet" data-undo onClick={onUndo}>
          {play.undo}
        </button>
      )}
    </section>
  );
}
