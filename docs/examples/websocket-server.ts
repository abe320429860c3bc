// A server for games over WebSockets. The state stays here; each client gets what its viewer may see.
// Try it: `npx tsx docs/examples/websocket-server.ts`, and join with websocket-client.ts.
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { type Game, type GameTypes, newSeed, type Of, type Viewer } from "abyss-rules";
import { conspiracy } from "abyss-rules/conspiracy";
import { hostOf, type News, type Session, type SessionRefusal } from "abyss-rules/host";
import { type WebSocket, WebSocketServer } from "ws";

/** A message to a client. */
export type ToClient<T extends GameTypes> =
  /** A player keeps the token and gets the same seat back with it. */
  | { readonly type: "joined"; readonly viewer: Viewer; readonly token?: string }
  | { readonly type: "news"; readonly news: News<T> }
  | { readonly type: "refused"; readonly refusal: Refusal<T> };

/** Why this server refuses a message of a client. */
export interface ServerRefusal {
  readonly code: "not-json" | "not-joined" | "joined-already" | "table-full" | "only-watching";
}
/** Why a message of a client was refused: by the rules, by the host, or by this server. */
type Refusal<T extends GameTypes> = SessionRefusal<Of<T, "refusal">> | ServerRefusal;

/** A message of a client, not checked yet. */
type FromClient = Partial<Record<"type" | "as" | "token" | "revision" | "message", unknown>>;

/** An action has some hundred bytes; a larger message ends the connection. */
const MOST_BYTES = 64 * 1024;

/** Opens a table. The port defaults to any free one, the seed to one that nobody can guess. */
export async function serve<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  port = 0,
  seed = newSeed(),
) {
  const host = hostOf(game);
  let session: Session<T> = host.open(options, seed);
  /** Seats by token: a client with the token has the seat. */
  const seats = new Map<unknown, number>();
  /** Connected clients, and the latest revision of each. */
  const clients = new Map<WebSocket, { readonly viewer: Viewer; revision: unknown }>();

  const send = (socket: WebSocket, message: ToClient<T>): void =>
    socket.send(JSON.stringify(message));

  /** Sends a client its news. */
  function sendNews(socket: WebSocket): void {
    const client = clients.get(socket)!;
    const news = host.news(session, client.viewer, client.revision);
    client.revision = news.revision;
    send(socket, { type: "news", news });
  }

  /** `{ type: "join", as, token, revision }`: takes a free seat, the seat of the token, or watches. */
  function join(socket: WebSocket, { as, token, revision }: FromClient): Refusal<T> | undefined {
    // Otherwise one client could take every seat and see every hand.
    if (clients.has(socket)) return { code: "joined-already" };
    const isFull = seats.size === Math.min(session.seats, game.seats.max);
    if (as === "spectator") {
      clients.set(socket, { viewer: "spectator", revision });
      send(socket, { type: "joined", viewer: "spectator" });
    } else if (seats.has(token) || !isFull) {
      const seatToken = seats.has(token) ? String(token) : randomUUID();
      const viewer = seats.get(seatToken) ?? seats.size;
      seats.set(seatToken, viewer);
      clients.set(socket, { viewer, revision });
      send(socket, { type: "joined", viewer, token: seatToken });
    } else return { code: "table-full" };
    sendNews(socket);
    return undefined;
  }

  /** `{ type: "act", message }`: the host checks the message, whatever it is. */
  function act(socket: WebSocket, message: unknown): Refusal<T> | undefined {
    const client = clients.get(socket);
    if (!client) return { code: "not-joined" };
    if (client.viewer === "spectator") return { code: "only-watching" };
    const received = host.receive(session, client.viewer, message);
    if (!received.ok) return received.refusal;
    session = received.session;
    for (const client of clients.keys()) sendNews(client);
    return undefined;
  }

  function receive(socket: WebSocket, text: string): Refusal<T> | undefined {
    let message: FromClient | null;
    try {
      message = JSON.parse(text);
    } catch {
      return { code: "not-json" };
    }
    return message?.type === "join" ? join(socket, message) : act(socket, message?.message);
  }

  const server = new WebSocketServer({ host: "127.0.0.1", port, maxPayload: MOST_BYTES });
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const refusal = receive(socket, String(data));
      if (refusal) send(socket, { type: "refused", refusal });
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => clients.delete(socket));
  });
  await new Promise((listening) => server.once("listening", listening));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** To survive a restart, write this to a database after each change, and `host.restore` it. */
    saved: () => host.save(session),
    close(): void {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

if (process.argv[1]?.endsWith("websocket-server.ts"))
  console.log((await serve(conspiracy, { players: 2 }, 8000)).url);
