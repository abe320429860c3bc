// How fast bots play: a setting that the page remembers.
import { useState } from "react";
import { remember, remembered } from "../kept/page-storage.ts";

/** The pauses before a bot's move, in milliseconds: people have to follow it, with reduced motion too. */
export const pauses = { slow: 2000, normal: 1000, fast: 300, none: 0 } as const;

/** How fast bots play. */
export type Pace = keyof typeof pauses;

/** All paces, from slow to fast. */
export const paces = Object.keys(pauses) as readonly Pace[];

const PACE = "abyss-rules-pace";

/** The pace of the bots, and how to change it. */
export function usePace() {
  const [pace, setPace] = useState<Pace>(
    () => paces.find((one) => one === remembered(PACE)) ?? "normal",
  );
  return {
    pace,
    changePace(next: Pace) {
      remember(PACE, next);
      setPace(next);
    },
  };
}
