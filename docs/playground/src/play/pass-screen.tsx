import type { PageLanguage } from "../words/page-language.ts";

interface PassScreenProps {
  readonly pageLanguage: PageLanguage;
  readonly name: string;
  readonly onReady: () => void;
  /** For the previous player, while their last action can be undone. */
  readonly onUndo: (() => void) | undefined;
}

/** Shown between the turns of two people at one screen; hides the table. */
export function PassScreen({ pageLanguage, name, onReady, onUndo }: PassScreenProps) {
  const { play } = pageLanguage.words;
  return (
    <section className="pass-screen">
      <h2>{play.passTo(name)}</h2>
      <p>{play.passHelp}</p>
      {/* biome-ignore lint/a11y/noAutofocus: it is the main button of the screen */}
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
