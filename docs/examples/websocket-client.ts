// A client of websocket-server.ts. It holds a view and what it was told, never a state. In a browser
// leave out the import of WebSocket: it is there.
import type { GameTypes, Of, Viewer } from "abyss-rules";
import { applyNews, HOST_PROTOCOL, type Message, type News, type NewsItem } from "abyss-rules/host";
import { WebSocket } from "ws";
import type { ToClient } from "./websocket-server.ts";

/** What a client knows of its table. */
export interface Known<T extends GameTypes> {
  readonly viewer: Viewer;
  /** To come back with, after the connection was lost. */
  readonly token?: string;
  /** The latest news: `news.view` is what to draw, `news.canUndo` whether to show a button. */
  readonly news: News<T>;
  /** All that has happened, for a log on the screen. */
  readonly heard: readonly NewsItem<T>[];
}

/** What a client is called with. */
export interface Listener<T extends GameTypes> {
  changed(known: Known<T>): void;
  refused(refusal: Extract<ToClient<T>, { type: "refused" }>["refusal"]): void;
}

/**
 * Joins a table as a player or a spectator. Who was there `before` gets the same seat, and hears only what
 * happened in the meantime.
 */
export function joinTable<T extends GameTypes>(
  url: string,
  as: "player" | "spectator",
  { changed, refused }: Listener<T>,
  before?: Known<T>,
) {
  const socket = new WebSocket(url);
  let known = before;
  let joined: { viewer: Viewer; token?: string } | undefined;
  const send = (message: object): void => socket.send(JSON.stringify(message));

  socket.addEventListener("open", () =>
    send({ type: "join", as, token: before?.token, revision: before?.news.revision }),
  );
  socket.addEventListener("message", ({ data }) => {
    const told: ToClient<T> = JSON.parse(String(data));
    if (told.type === "joined") joined = told;
    else if (told.type === "refused") refused(told.refusal);
    else if (joined) {
      const { viewer, token } = joined;
      const heard = applyNews(known?.heard ?? [], told.news);
      known = { viewer, ...(token !== undefined && { token }), news: told.news, heard };
      changed(known);
    }
  });

  /** What is sent says what its sender knows, so that it can be sent again safely. */
  const say = (action: Message<Of<T, "action">>["action"]): void =>
    send({
      type: "say",
      message: { protocol: HOST_PROTOCOL, revision: known?.news.revision, action },
    });
  return { socket, act: say, undo: () => say("undo") };
}
