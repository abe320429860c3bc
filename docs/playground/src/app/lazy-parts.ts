import { loadBots } from "../play/bots/ask-bot.ts";

// The parts of the page that are loaded when they are needed, or when the first screen has been painted.

/** The games with their tables. */
export const loadGames = () => import("./game-screen.tsx");

/** Everything that can be chosen for a game. */
export const loadSetup = () => import("../play/setup/setup-form.tsx");

/** The score calculator. */
export const loadCalculator = () => import("../extras/calculator/calculator.tsx");

/** The analysis board, which shows replays. */
export const loadReplay = () => import("../extras/analysis/analysis-board.tsx");

/** The position of a worked example, with its text. */
export const loadExample = () => import("../extras/examples/example-board.tsx");

/** A first turn with notes. */
export const loadGuide = () => import("../extras/guide/guide-screen.tsx");

/** Opens links. */
export const loadLinks = () => import("../extras/opening/open-link.ts");

/** Loads what a game needs once the first screen has been painted; a failure is tried again when it is needed. */
export function preload(): void {
  const load = () => Promise.all([loadGames(), loadSetup()]).catch(() => undefined);
  // The bots come last, because most of what they load has come with the games and is in the browser's cache.
  requestAnimationFrame(() => setTimeout(() => void load().then(loadBots)));
}
