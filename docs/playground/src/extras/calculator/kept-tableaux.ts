// Keeps the tableaux of each game, while the page is open and in the storage of the browser.
import type { AnyGame } from "abyss-rules/games";
import { useState } from "react";
import type { GameId } from "../../play/games/games.ts";

/** The tableaux of this visit, which last even if storage is forbidden. */
const kept = new Map<string, readonly unknown[]>();

const keyFor = (id: GameId): string => `abyss-rules-calculator-${id}`;

/**
 * The tableaux of a game that were kept; `fallback` if there are none, or if they do not have the shape of today's
 * tableaux. Their content may be impossible, as what is being entered may be.
 */
export function keptTableaux<Tableau>(game: AnyGame, fallback: readonly Tableau[]) {
  const known = kept.get(game.id) ?? stored(game.id as GameId);
  const isFitting =
    Array.isArray(known) &&
    known.length >= fallback.length &&
    known.length <= Math.max(fallback.length, game.seats.max) &&
    known.every((tableau) => game.schemas.tableau.safeParse(tableau).success);
  return isFitting ? (known as readonly Tableau[]) : fallback;
}

function stored(id: GameId): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyFor(id)) ?? "null");
  } catch {
    // Storage is forbidden, or holds something else.
    return undefined;
  }
}

/** Keeps the tableaux of a game. */
export function keepTableaux(id: GameId, tableaux: readonly unknown[]): void {
  kept.set(id, tableaux);
  try {
    localStorage.setItem(keyFor(id), JSON.stringify(tableaux));
  } catch {
    // Storage is forbidden or full: the tableaux last until the page is closed.
  }
}

/** The tableaux being edited, which are kept as they change. */
export function useKeptTableaux<Tableau>(game: AnyGame, empty: readonly Tableau[]) {
  const [tableaux, setTableaux] = useState(() => keptTableaux(game, empty));
  return {
    tableaux,
    change(next: readonly Tableau[]) {
      keepTableaux(game.id as GameId, next);
      setTableaux(next);
    },
  };
}
