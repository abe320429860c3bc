// How games are kept in the browser's storage, so that a reload or an evicted tab loses nothing.
import { playsOf } from "../bots/levels.ts";
import type { GameId } from "../games/rules.ts";
import type { Player } from "../local-game.ts";
import { gameFacts } from "../setup/game-facts.ts";
import { forget, remember, remembered, rememberedKeys } from "./page-storage.ts";

/** A kept game, as far as it can be read without the rules. */
export interface KeptGame {
  readonly format: 1;
  readonly key: string;
  readonly id: GameId;
  readonly players: readonly Player[];
  /** When it was last played, in milliseconds. */
  readonly at: number;
  readonly isOver: boolean;
  /** The session as the host saves it. */
  readonly session: unknown;
  /** The saved state, for later versions of the rules that cannot replay the session. */
  readonly position: unknown;
  /** The rule that the game began as an example of. */
  readonly rule?: string;
}

const PREFIX = "abyss-rules-game ";

/** The most games that are kept; the oldest make room. */
const MOST_KEPT = 6;

const storageKey = (key: string): string => PREFIX + key;

/** All kept games, the latest first. */
export const keptGames = (): readonly KeptGame[] =>
  rememberedKeys(PREFIX)
    .flatMap((key) => parsed(remembered(key)) ?? [])
    .sort((a, b) => b.at - a.at);

/** The kept game with this key. */
export const keptGame = (key: string): KeptGame | undefined => parsed(remembered(storageKey(key)));

/** Keeps a game, if need be instead of older ones; `false` if the storage is forbidden or full. */
export function keep(game: KeptGame): boolean {
  const others = keptGames().filter(({ key }) => key !== game.key);
  for (const { key } of others.slice(MOST_KEPT - 1)) discard(key);
  const oldestFirst = others.slice(0, MOST_KEPT - 1).reverse();
  const text = JSON.stringify(game);
  while (!remember(storageKey(game.key), text)) {
    const oldest = oldestFirst.shift();
    if (!oldest) return false;
    discard(oldest.key);
  }
  return true;
}

/** Removes a kept game. */
export const discard = (key: string): void => forget(storageKey(key));

/** Calls back when another tab has played this game on. Returns a function that stops it. */
export function onPlayedElsewhere(key: string, call: (game: KeptGame) => void): () => void {
  const listen = (event: StorageEvent) => {
    const game = event.key === storageKey(key) ? parsed(event.newValue) : undefined;
    if (game) call(game);
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** Another version of the page may have written anything. */
function parsed(text: string | null): KeptGame | undefined {
  try {
    const game = JSON.parse(text ?? "null") as Partial<KeptGame> | null;
    if (game?.format !== 1 || !isReadable(game)) return undefined;
    return {
      ...game,
      players: game.players.map(({ name, plays }) => ({ name, plays: playsOf(plays) })),
    };
  } catch {
    return undefined;
  }
}

const isReadable = (game: Partial<KeptGame>): game is KeptGame =>
  typeof game.key === "string" &&
  typeof game.at === "number" &&
  Object.hasOwn(gameFacts, game.id ?? "") &&
  Array.isArray(game.players);
