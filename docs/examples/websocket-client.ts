// A client of websocket-server.ts. It holds a view and the news it received, never a state. In a browser,
// leave out the import of WebSocket: the global one does.
import type { GameTypes, Of, Refused, Viewer } from "abyss-rules";
import {
  applyNews,
  describeHostRefusal,
  HOST_PROTOCOL,
  type Message,
  type News,
  type NewsItem,
} from "abyss-rules/host";
import { WebSocket } from "ws";
import type { ServerRefusal, ToClient } from "./websocket-server.ts";

/** What a client knows of its table. */
export interface Known<T extends GameTypes> {
  readonly viewer: Viewer;
  /** Gets the same seat back after a lost connection. */
  readonly token?: string;
  /** The latest news: draw `news.view`, and show an undo button if `news.undo?.seat` is yours. */
  readonly news: News<T>;
  /** Everything that has happened, for a log on the screen. */
  readonly log: readonly NewsItem<T>[];
}

/** Why a message was refused: by the rules, by the host, or by the server. */
type Refusal<T extends GameTypes> = Extract<ToClient<T>, { type: "refused" }>["refusal"];

/** The callbacks of a client. */
export interface Listener<T extends GameTypes> {
  changed(known: Known<T>): void;
  refused(refusal: Refusal<T>): void;
}

/**
 * Joins a table as a player or a spectator. With what was known `before`, the player gets the same seat
 * back, and only the news since then.
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
    const message: ToClient<T> = JSON.parse(String(data));
    if (message.type === "joined") joined = message;
    else if (message.type === "refused") refused(message.refusal);
    else if (joined) {
      const { viewer, token } = joined;
      const { news } = message;
      const log = applyNews(known?.log ?? [], news);
      known = { viewer, ...(token !== undefined && { token }), news, log };
      changed(known);
    }
  });

  /** A message has the revision that its sender knows, so it can safely be sent again. */
  const act = (action: Message<Of<T, "action">>["action"]): void =>
    send({
      type: "act",
      message: { protocol: HOST_PROTOCOL, revision: known?.news.revision, action },
    });
  return { socket, act, undo: () => act("undo") };
}

const serverTexts: Readonly<Record<ServerRefusal["code"], string>> = {
  "not-json": "The server could not read the message.",
  "not-joined": "Join the table first.",
  "joined-already": "You have joined the table already.",
  "table-full": "All seats are taken.",
  "only-watching": "Spectators cannot act.",
};

/** Says why a message was refused. `describe` is that of the game. */
export function refusalText<T extends GameTypes>(
  refusal: Refusal<T>,
  describe: (refusal: Refused<T>["refusal"]) => string,
): string {
  if ("rule" in refusal) return describe(refusal);
  return "params" in refusal ? describeHostRefusal(refusal) : serverTexts[refusal.code];
}
