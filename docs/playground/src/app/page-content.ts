import { useCallback, useEffect, useRef, useState } from "react";
import type { GuideId } from "../extras/guide/scripts.ts";
import type {
  OpenError,
  OpenedPosition,
  OpenedReplay,
  OpenResult,
} from "../extras/opening/read-content.ts";
import type { Chosen } from "../play/games/game-entry.ts";
import type { GameId } from "../play/games/rules.ts";
import type { LocalGame, Player, Sitting } from "../play/local-game.ts";

/** A new game, before its cards are dealt. */
export interface NewGame {
  readonly kind: "new-game";
  readonly sitting: Sitting;
  readonly chosen: Chosen;
  readonly seed: string;
}

/** The content of the page: the first screen, a game, or an opened position or replay. */
export type Content =
  | { readonly kind: "setup" }
  /** A fragment to open. */
  | { readonly kind: "link"; readonly hash: string }
  | NewGame
  /** A first turn with notes. */
  | { readonly kind: "guide"; readonly id: GuideId }
  /** A game of an earlier visit, or before a reload. */
  | { readonly kind: "kept"; readonly key: string; readonly id?: GameId }
  | { readonly kind: "local-game"; readonly localGame: LocalGame }
  /** With the players, if it was played on this page. */
  | (OpenedPosition & { readonly players?: readonly Player[] })
  /** With the game to return to. */
  | (OpenedReplay & { readonly from?: LocalGame });

/** The game that is shown; `undefined` on the first screen. */
export function gameOfContent(content: Content): GameId | undefined {
  switch (content.kind) {
    case "setup":
    case "link":
      return undefined;
    case "new-game":
      return content.sitting.id;
    case "local-game":
      return content.localGame.id;
    default:
      return content.id;
  }
}

/** The key of a game that can be shown again by it. */
function keyOfContent(content: Content): string | undefined {
  switch (content.kind) {
    case "new-game":
      return content.sitting.key;
    case "local-game":
      return content.localGame.key;
    case "kept":
      return content.key;
    default:
      return undefined;
  }
}

/** Content with a number, which serves as a React key: new content keeps nothing of the old. */
export interface Shown {
  readonly number: number;
  readonly content: Content;
}

/** What an entry of the browser's history remembers; a reload keeps it. */
interface HistoryEntry {
  /** The key of opened content, which is known until the page is left. */
  readonly opened?: string;
  /** The key of a game. */
  readonly game?: string;
}

/** What the address and the entry of the history stand for. */
function contentHere(opened: ReadonlyMap<string, Content>): Content {
  const entry = history.state as HistoryEntry | null;
  if (entry === null && location.hash !== "") return { kind: "link", hash: location.hash };
  const known = opened.get(entry?.opened ?? "");
  if (known) return known;
  return entry?.game === undefined ? { kind: "setup" } : { kind: "kept", key: entry.game };
}

/** Identifies an entry of the history: browsers announce some changes twice. */
const placeHere = (): string => JSON.stringify(history.state) + location.hash;

/**
 * The content of the page, and functions to change it. Every content is an entry of the browser's history, so that
 * Back and Forward lead through them; a fragment is a link to open.
 */
export function usePageContent() {
  const opened = useRef(new Map<string, Content>());
  const [shown, setShown] = useState<Shown>(() => ({ number: 0, content: contentHere(new Map()) }));
  const [openError, setOpenError] = useState<OpenError>();
  const [firstPlace] = useState(placeHere);
  const place = useRef(firstPlace);

  const put = useCallback((content: Content) => {
    setOpenError(undefined);
    setShown(({ number }) => ({ number: number + 1, content }));
  }, []);

  const show = useCallback(
    (content: Content) => {
      const game = keyOfContent(content);
      const key = `${performance.timeOrigin} ${opened.current.size}`;
      // Games are kept as they go on; what was opened from a file is only known here.
      if (game === undefined) opened.current.set(key, content);
      const entry: HistoryEntry = game === undefined ? { opened: key } : { game };
      // Without the fragment: otherwise a reload would bring back the linked content.
      history.pushState(entry, "", location.pathname + location.search);
      place.current = placeHere();
      put(content);
    },
    [put],
  );

  const onLinkOpened = useCallback(
    (result: OpenResult | undefined) => {
      put(result?.ok ? result.opened : { kind: "setup" });
      if (result && !result.ok) setOpenError(result.openError);
    },
    [put],
  );

  useEffect(() => {
    function follow() {
      if (place.current === placeHere()) return;
      place.current = placeHere();
      put(contentHere(opened.current));
    }
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener("hashchange", follow);
    };
  }, [put]);

  return { shown, openError, show, onLinkOpened };
}
