import { useCallback, useEffect, useState } from "react";
import { openLink } from "../extras/opening/open-link.ts";
import type { Opened, Trouble } from "../extras/opening/opened.ts";
import type { Sitting } from "../play/sitting.ts";

/** What there is to see: a new game to be chosen, a game that is played, or something that was opened. */
export type Content =
  | { readonly kind: "setup" }
  | { readonly kind: "sitting"; readonly sitting: Sitting }
  | Opened;

/** Each has a number of its own, so that nothing of what was there before stays on. */
export interface Shown {
  readonly number: number;
  readonly content: Content;
}

/** What is shown, and how to show something else. Links of the page are opened as they come. */
export function useShown() {
  const [shown, setShown] = useState<Shown>({ number: 0, content: { kind: "setup" } });
  const [trouble, setTrouble] = useState<Trouble>();

  const show = useCallback((content: Content) => {
    setTrouble(undefined);
    setShown(({ number }) => ({ number: number + 1, content }));
  }, []);

  useEffect(() => {
    async function follow() {
      const opening = await openLink(location.hash);
      if (opening?.ok) show(opening.opened);
      else setTrouble(opening?.trouble);
    }
    void follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [show]);

  return { shown, trouble, show };
}
