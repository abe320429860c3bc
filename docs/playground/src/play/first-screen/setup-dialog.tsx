import { useEffect, useRef } from "react";
import { loadSetup } from "../../app/lazy-parts.ts";
import { Loading } from "../../app/loading/loading.tsx";
import type { NewGame } from "../../app/page-content.ts";
import { usePageLanguage } from "../../words/page-language.ts";
import type { GameId } from "../games/rules.ts";

interface SetupDialogProps {
  readonly id: GameId;
  readonly onStart: (newGame: NewGame) => void;
  readonly onClose: () => void;
}

/** A dialog with everything that can be chosen for a game. */
export function SetupDialog({ id, onStart, onClose }: SetupDialogProps) {
  const { games, play } = usePageLanguage().words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="setup-dialog"
      aria-label={games[id]}
      data-setup-dialog={id}
      onClose={onClose}
    >
      <header>
        <h2>{games[id]}</h2>
        <button
          type="button"
          className="quiet"
          data-close-setup
          aria-label={play.cancel}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      <Loading load={loadSetup}>
        {({ SetupForm }) => <SetupForm id={id} onStart={onStart} />}
      </Loading>
    </dialog>
  );
}
