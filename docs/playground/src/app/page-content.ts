import { useCallback, useEffect, useState } from "react";
import { openLink } from "../extras/opening/open-link.ts";
import type { OpenError, OpenedPosition, OpenedReplay } from "../extras/opening/read-content.ts";
import type { LocalGame, Player } from "../play/local-game.ts";
import type { GameId } from "../play/rules.ts";

/** What there is to see: a new game to be chosen, a game that is played, or something that was opened. */
export type Content =
  | { readonly kind: "setup" }
  | { readonly kind: "local-game"; readonly localGame: LocalGame; readonly rule?: string }
  /** With those who played it here. */
  | (OpenedPosition & { readonly players?: readonly Player[] })
  /** With the game to which one comes back. */
  | (OpenedReplay & { readonly from?: LocalGame });

/** The game that is shown; before one is chosen, that of the set-up. */
export function gameOfContent(content: Content, inSetup: GameId): GameId {
  if (content.kind === "setup") return inSetup;
  return content.kind === "local-game" ? content.localGame.id : content.id;
}

/** Each has a number of its own, so that nothing of what was there before stays on. */
export interface Shown {
  readonly number: number;
  readonly content: Content;
}

/** What is shown, and how to show something else. Links of the page are opened as they come. */
export function usePageContent() {
  const [shown, setShown] = useState<Shown>({ number: 0, content: { kind: "setup" } });
  const [openError, setOpenError] = useState<OpenError>();

  const put = useCallback((content: Content) => {
    setOpenError(undefined);
    setShown(({ number }) => ({ number: number + 1, content }));
  }, []);

  const show = useCallback(
    (content: Content) => {
      // Otherwise a reload would bring back what was linked, and is no longer there.
      if (content.kind !== "local-game")
        history.replaceState(null, "", location.pathname + location.search);
      put(content);
    },
    [put],
  );

  useEffect(() => {
    async function follow() {
      const result = await openLink(location.hash);
      if (result?.ok) put(result.opened);
      else setOpenError(result?.openError);
    }
    void follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [put]);

  return { shown, openError, show };
}
