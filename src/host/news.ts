import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Seat, Viewer } from "../kernel/data/types.ts";
import { isCount } from "../kernel/validation/checks.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { valueInShort } from "../kernel/validation/problem-wording.ts";
import { HOST_PROTOCOL } from "./protocol.ts";
import { freeUndoOf, type LogEntry, revisionOf, type Session, type UndoRule } from "./session.ts";

/** Something that happened, as a viewer sees it. */
export interface NewsItem<T extends GameTypes> {
  readonly revision: number;
  /** The seat that acted; `null` for the set-up. */
  readonly seat: Seat | null;
  /** The events that the viewer may see. */
  readonly events: readonly Of<T, "event">[];
  /** For an undo, the revision that the table is back at; what came after it did not happen. Else `null`. */
  readonly backTo: number | null;
}

/** What a host sends to a viewer. It contains nothing that is hidden from the viewer. */
export interface News<T extends GameTypes> {
  /** Version of the wire format, `HOST_PROTOCOL`. A client has to refuse every other, as `applyNews` does. */
  readonly protocol: typeof HOST_PROTOCOL;
  /** The latest revision, which messages carry as their `revision`. */
  readonly revision: number;
  /** What has happened since the revision that was asked for, oldest first. */
  readonly items: readonly NewsItem<T>[];
  /** The current view. */
  readonly view: Of<T, "view">;
  /** The undo that this viewer can make or, at a shared screen, see made; `null` if there is none. */
  readonly undo: Undo | null;
}

/** An undo that a host would accept. */
export interface Undo {
  /** Whose action it takes back, and who has to send it. */
  readonly seat: Seat;
  /** True if nobody has learned anything from what it takes back; else a host allows it only with `undo: "free"`. */
  readonly isFair: boolean;
}

/** What has happened since a revision, as a viewer may see it; everything if there is no such revision. */
export function newsOf<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  viewer: Viewer,
  sinceRevision: unknown,
  undoRule: UndoRule,
): News<T> {
  const { state, log } = session;
  const view = game.view(state, viewer);
  const revision = revisionOf(session);
  const since = isCount(sinceRevision) && sinceRevision <= revision ? sinceRevision : -1;
  const lastKnown = log.findLastIndex((entry) => entry.revision <= since);
  return {
    protocol: HOST_PROTOCOL,
    revision,
    items: log.slice(lastKnown + 1).map((entry) => itemOf(game, entry, viewer)),
    view,
    undo: undoFor(session, viewer, undoRule),
  };
}

/** With free undo, a player is offered their own last action even if others have acted since. */
function undoFor<T extends GameTypes>(
  session: Session<T>,
  viewer: Viewer,
  undoRule: UndoRule,
): Undo | null {
  const fair = session.undoPoints.at(-1);
  if (undoRule === "free" && viewer !== "spectator" && viewer !== fair?.seat)
    if (freeUndoOf(session, viewer) >= 0) return { seat: viewer, isFair: false };
  return fair ? { seat: fair.seat, isFair: true } : null;
}

function itemOf<T extends GameTypes>(
  game: Game<T>,
  { revision, seat, events, backTo }: LogEntry<T>,
  viewer: Viewer,
): NewsItem<T> {
  const seen: Of<T, "event">[] = [];
  for (const event of events) {
    const redacted = game.redact(event, viewer);
    if (redacted !== undefined) seen.push(redacted);
  }
  return { revision, seat, events: seen, backTo };
}

/**
 * Adds news to the items that a client has received before, for a log on the screen. Items that were undone are
 * removed, and news from the beginning replace everything.
 * Throws a `RulesError` for news of another protocol or shape.
 *
 * @example
 * ```ts
 * socket.onmessage = ({ data }) => {
 *   items = applyNews(items, JSON.parse(data));
 * };
 * ```
 */
export function applyNews<T extends GameTypes>(
  received: readonly NewsItem<T>[],
  news: Pick<News<T>, "protocol" | "items">,
): readonly NewsItem<T>[] {
  mustBeOurProtocol(news);
  mustBeItems("received", received);
  mustBeItems("items", news.items);
  const { items } = news;
  let all = items[0]?.revision === 0 ? [] : [...received];
  for (const item of items) {
    const { backTo } = item;
    if (backTo === null) all.push(item);
    else all = all.filter(({ revision }) => revision <= backTo);
  }
  return all;
}

/** Throws a `RulesError` for news in another wire format, whose other fields may mean anything. */
function mustBeOurProtocol(news: { readonly protocol: unknown } | null | undefined): void {
  const protocol = news?.protocol;
  if (protocol === HOST_PROTOCOL) return;
  const found = protocol === undefined ? "is missing" : valueInShort(protocol);
  throw new RulesError("news", {
    path: ["protocol"],
    reason: `${found}, expected ${HOST_PROTOCOL}: the host and this client use different versions of the wire format`,
  });
}

/** Throws a `RulesError` for anything but a list of items: news come over a wire. */
function mustBeItems(place: string, items: unknown): void {
  if (!Array.isArray(items) || !items.every(isItem))
    throw new RulesError("news", {
      path: [place],
      reason: "expected a list of news items, as a host sends them",
    });
}

const isItem = (item: unknown): boolean =>
  isObject(item) &&
  "revision" in item &&
  isCount(item.revision) &&
  "backTo" in item &&
  (item.backTo === null || isCount(item.backTo));
