import { useCallback, useEffect, useState } from "react";
import { openLink } from "../extras/opening/open-link.ts";
import type { Position, Recorded, Trouble } from "../extras/opening/opened.ts";
import type { GameId } from "../play/rules.ts";
import type { Player, Sitting } from "../play/sitting.ts";

/** What there is to see: a new game to be chosen, a game that is played, or something that was opened. */
export type Content =
  | { readonly kind: "setup" }
  | { readonly kind: "sitting"; readonly sitting: Sitting; readonly rule?: string }
  /** With those who played it here. */
  | (Position & { readonly players?: readonly Player[] })
  /** With the game to which one comes back. */
  | (Recorded & { readonly from?: Sitting });

/** The game that is shown; before one is chosen, that of the set-up. */
export function gameShown(content: Content, inSetup: GameId): GameId {
  if (content.kind === "setup") return inSetup;
  return content.kind === "sitting" ? content.sitting.id : content.id;
}

/** Each has a number of its own, so that nothing of what was there before stays on. */
export interface Shown {
  readonly number: number;
  readonly content: Content;
}

/** What is shown, and how to show something else. Links of the page are opened as they come. */
export function useShown() {
  const [shown, setShown] = useState<Shown>({ number: 0, content: { kind: "setup" } });
  const [trouble, setTrouble] = useState<Trouble>();

  const put = useCallback((content: Content) => {
    setTrouble(undefined);
    setShown(({ number }) => ({ number: number + 1, content }));
  }, []);

  const show = useCallback(
    (content: Content) => {
      // Otherwise a reload would bring back what was linked, and is no longer there.
      if (content.kind !== "sitting")
        history.replaceState(null, "", location.pathname + location.search);
      put(content);
    },
    [put],
  );

  useEffect(() => {
    async function follow() {
      const opening = await openLink(location.hash);
      if (opening?.ok) put(opening.opened);
      else setTrouble(opening?.trouble);
    }
    void follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [put]);

  return { shown, trouble, show };
}
