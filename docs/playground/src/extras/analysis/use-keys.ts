import { useEffect } from "react";

/** The step that a key leads to, from a step of so many. */
const targets: Readonly<Record<string, (at: number, last: number) => number>> = {
  arrowleft: (at) => at - 1,
  arrowright: (at) => at + 1,
  home: () => 0,
  end: (_, last) => last,
};

interface Keys {
  readonly at: number;
  readonly last: number;
  readonly onMove: (step: number) => void;
  readonly onAutoplay: () => void;
}

/**
 * Arrow keys, Home and End move through a game, and the space bar plays it: anywhere but in fields and menus,
 * which have keys of their own.
 */
export function useKeys({ at, last, onMove, onAutoplay }: Keys): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element))
        return;
      if (event.target.closest('input, select, textarea, [role="menu"]')) return;
      const target = targets[event.key.toLowerCase()];
      // On a button the space bar presses it.
      const isAutoplay = event.key === " " && !event.target.closest("button, summary, a");
      if (!target && !isAutoplay) return;
      event.preventDefault();
      if (target) onMove(target(at, last));
      else onAutoplay();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [at, last, onMove, onAutoplay]);
}
