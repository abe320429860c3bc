import { useState } from "react";
import { usePageLanguage } from "../words/page-language.ts";

interface NewGameProps {
  /** True if a game would be lost. */
  readonly isLoss: boolean;
  readonly onNewGame: () => void;
}

/** The button for a new game, which asks for confirmation if a game would be lost. */
export function NewGame({ isLoss, onNewGame }: NewGameProps) {
  const { play } = usePageLanguage().words;
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button
        type="button"
        className="quiet"
        data-new-game
        onClick={() => (isLoss ? setAsking(true) : onNewGame())}
      >
        {play.newGame}
      </button>
    );
  return (
    <div className="buttons" role="alert">
      <span>{play.giveUp}</span>
      <button type="button" data-give-up onClick={onNewGame}>
        {play.newGame}
      </button>
      <button
        type="button"
        className="quiet"
        data-keep-playing
        onClick={() => setAsking(false)}
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone
        autoFocus
      >
        {play.keepPlaying}
      </button>
    </div>
  );
}
