import { useCallback, useEffect, useState } from "react";
import type { GuideId } from "../extras/guide/scripts.ts";
import { openLink } from "../extras/opening/open-link.ts";
import type { OpenError, OpenedPosition, OpenedReplay } from "../extras/opening/read-content.ts";
import type { LocalGame, Player } from "../play/local-game.ts";
import type { GameId } from "../play/rules.ts";

/** The content of the page: the set-up, a game in progress, or an opened position or replay. */
export type Content =
  | { readonly kind: "setup" }
  /** A first turn with notes. */
  | { readonly kind: "guide"; readonly id: GuideId }
  | { readonly kind: "local-game"; readonly localGame: LocalGame; readonly rule?: string }
  /** With the players, if it was played on this page. */
  | (OpenedPosition & { readonly players?: readonly Player[] })
  /** With the game to return to. */
  | (OpenedReplay & { readonly from?: LocalGame });

/** The game that is shown; in the set-up, the selected one. */
export function gameOfContent(content: Content, inSetup: GameId): GameId {
  if (content.kind === "setup") return inSetup;
  return content.kind === "local-game" ? content.localGame.id : content.id;
}

/** Content with a number, which serves as a React key: new content keeps nothing of the old. */
export interface Shown {
  readonly number: number;
  readonly content: Content;
}

/** The content of the page, and a function to change it. Opens links when the fragment changes. */
export function usePageContent() {
  const [shown, setShown] = useState<Shown>({ number: 0, content: { kind: "setup" } });
  const [openError, setOpenError] = useState<OpenError>();

  const put = useCallback((content: Content) => {
    setOpenError(undefined);
    setShown(({ number }) => ({ number: number + 1, content }));
  }, []);

  const show = useCallback(
    (content: Content) => {
      // Otherwise a reload would bring back the linked content.
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
