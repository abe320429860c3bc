import type { LocalGame } from "../local-game.ts";
import { keep, keptGame } from "./kept-game.ts";
import { fromKept, toKept } from "./save-game.ts";

/** The games of this page, as they are now: if storage is forbidden, Back and Forward still find them. */
const onThisPage = new Map<string, LocalGame>();

/** Keeps a game as it is now; `false` if it would not survive a reload. */
export function keepGame(localGame: LocalGame): boolean {
  onThisPage.set(localGame.key, localGame);
  return keep(toKept(localGame, Date.now()));
}

/** The game with this key, as it was last kept; `undefined` if it is not kept or cannot be read. */
export function openKept(key: string): LocalGame | undefined {
  const known = onThisPage.get(key);
  if (known) return known;
  const kept = keptGame(key);
  return kept && fromKept(kept);
}
