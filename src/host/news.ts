import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Seat, Viewer } from "../kernel/data/types.ts";
import { isCount } from "../kernel/validation/checks.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { valueInShort } from "../kernel/validation/problem-wording.ts";
import { HOST_PROTOCOL } from "./protocol.ts";
import { type LogEntry, revisionOf, type Session } from "./session.ts";

/** Something that happened, as a viewer sees it. */
export interface NewsItem<T extends GameTypes> {
  readonly revision: number;
  /** Who did it; nobody set up the table. */
  readonly seat: Seat | null;
  /** What happened, as far as the viewer sees it. */
  readonly events: readonly Of<T, "event">[];
  /** Where something was taken back: what came after this revision did not happen. Else `null`. */
  readonly backTo: number | null;
}

/** What a viewer is told. Nothing in it is hidden from the viewer. */
export interface News<T extends GameTypes> {
  /** Version of the wire format, `HOST_PROTOCOL`. A client has to refuse every other, as `applyNews` does. */
  readonly protocol: typeof HOST_PROTOCOL;
  /** The number of the last thing that happened; a message says it as `knows`. */
  readonly revision: number;
  /** What has happened since the viewer last heard, oldest first. */
  readonly items: readonly NewsItem<T>[];
  /** What the viewer sees now. */
  readonly view: Of<T, "view">;
  /** Whether the viewer can take something back. */
  readonly canUndo: boolean;
}

/** What is new to a viewer who knows this revision; everything to one who knows none that there is. */
export function newsOf<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  viewer: Viewer,
  sinceRevision: unknown,
): News<T> {
  const { state, log, undoPoints } = session;
  const view = game.view(state, viewer);
  const revision = revisionOf(session);
  const since = isCount(sinceRevision) && sinceRevision <= revision ? sinceRevision : -1;
  const heard = log.findLastIndex((entry) => entry.revision <= since);
  return {
    protocol: HOST_PROTOCOL,
    revision,
    items: log.slice(heard + 1).map((entry) => itemOf(game, entry, viewer)),
    view,
    canUndo: undoPoints.at(-1)?.seat === viewer,
  };
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
 * All that a client has heard, after more news: what was taken back is gone, and who was told
 * everything begins anew. For a log on the screen.
 *
 * @example
 * ```ts
 * socket.onmessage = ({ data }) => {
 *   const news = JSON.parse(data);
 *   heard = applyNews(heard, news);
 * };
 * ```
 */
export function applyNews<T extends GameTypes>(
  heard: readonly NewsItem<T>[],
  news: Pick<News<T>, "protocol" | "items">,
): readonly NewsItem<T>[] {
  mustBeOurProtocol(news);
  const before = itemsOf("heard", () => heard);
  const items = itemsOf("items", () => news.items);
  let all = items[0]?.revision === 0 ? [] : [...before];
  for (const item of items) {
    const { backTo } = item;
    if (backTo === null) all.push(item);
    else all = all.filter(({ revision }) => revision <= backTo);
  }
  return all;
}

/** Throws a `RulesError` for news in another wire format, whose other fields may mean anything. */
function mustBeOurProtocol(news: { readonly protocol: unknown } | null | undefined): void {
  let found = "cannot be read";
  try {
    const protocol = news?.protocol;
    if (protocol === HOST_PROTOCOL) return;
    found = protocol === undefined ? "is missing" : valueInShort(protocol);
  } catch {
    // A getter or a proxy trap has thrown.
  }
  throw new RulesError("news", {
    path: ["protocol"],
    reason: `${found}, expected ${HOST_PROTOCOL}: the host and this client use different versions of the wire format`,
  });
}

/** Items, read once: news come over a wire, and may be anything. */
function itemsOf<Items extends readonly unknown[]>(place: string, read: () => Items): Items {
  try {
    const items = read();
    // A gap is found at once: `findIndex` does not pass over gaps, of which there may be billions.
    if (Array.isArray(items) && items.findIndex((item) => !isItem(item)) < 0) return items;
  } catch {
    // There is nothing to read from, or a getter or a trap of a proxy has thrown.
  }
  throw new RulesError("news", {
    path: [place],
    reason: "expected a list of what happened, as a host tells it",
  });
}

const isItem = (item: unknown): boolean =>
  isObject(item) &&
  "revision" in item &&
  isCount(item.revision) &&
  "backTo" in item &&
  (item.backTo === null || isCount(item.backTo));
