import { useEffect, useRef, useState } from "react";
import { type LocalGame, savedSession } from "../local-game.ts";
import { onPlayedElsewhere } from "./kept-game.ts";
import { keepGame } from "./open-kept.ts";
import { fromKept } from "./save-game.ts";

/** Keeps a game after every change, and follows it if another tab plays it on. Returns whether it is kept. */
export function useKept(localGame: LocalGame, onChanged: (localGame: LocalGame) => void): boolean {
  const [isKept, setKept] = useState(true);
  const current = useRef(localGame);
  /** The game that another tab has kept, which is not written again. */
  const received = useRef<LocalGame>(undefined);
  useEffect(() => {
    current.current = localGame;
    if (received.current !== localGame) setKept(keepGame(localGame));
  }, [localGame]);
  useEffect(
    () =>
      onPlayedElsewhere(localGame.key, (kept) => {
        const own = JSON.stringify(savedSession(current.current));
        const played = JSON.stringify(kept.session) === own ? undefined : fromKept(kept);
        if (!played) return;
        received.current = played;
        onChanged(played);
      }),
    [localGame.key, onChanged],
  );
  return isKept;
}
