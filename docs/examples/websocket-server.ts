// A server at which people play over WebSockets. The state stays here; each client is told what it may
// know. Try it: `npx tsx docs/examples/websocket-server.ts`, and join with websocket-client.ts.
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { type Game, type GameTypes, newSeed, type Of, type Viewer } from "abyss-rules";
import { conspiracy } from "abyss-rules/conspiracy";
import { hostOf, type News, type Session, type SessionRefusal } from "abyss-rules/host";
import { type WebSocket, WebSocketServer } from "ws";

/** What a client is told. */
export type ToClient<T extends GameTypes> =
  /** A player keeps the token, to come back to the same seat. */
  | { readonly type: "joined"; readonly viewer: Viewer; readonly token?: string }
  | { readonly type: "news"; readonly news: News<T> }
  | { readonly type: "refused"; readonly refusal: Refusal<T> };

/** Why nothing comes of what a client sent: for the host, or for us. */
type Refusal<T extends GameTypes> =
  | SessionRefusal<Of<T, "refusal">>
  | {
      readonly code: "not-json" | "not-joined" | "joined-already" | "table-full" | "only-watching";
    };

/** What a client sends; nobody has looked at it yet. */
type Sent = Partial<Record<"type" | "as" | "token" | "revision" | "message", unknown>>;

/** An action has some hundred bytes; whoever sends more than this is cut off. */
const MOST_BYTES = 64 * 1024;

/** Opens a table. Without a port, any that is free; without a seed, one that nobody can guess. */
export async function serve<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  port = 0,
  seed = newSeed(),
) {
  const host = hostOf(game);
  let session: Session<T> = host.open(options, seed);
  /** Seats by token: whoever has the token sits there. */
  const seats = new Map<unknown, number>();
  /** Who is connected, and what they know. */
  const clients = new Map<WebSocket, { readonly viewer: Viewer; revision: unknown }>();

  const send = (socket: WebSocket, message: ToClient<T>): void =>
    socket.send(JSON.stringify(message));

  /** Tells a client what is new to it. */
  function tell(socket: WebSocket): void {
    const client = clients.get(socket)!;
    const news = host.news(session, client.viewer, client.revision);
    client.revision = news.revision;
    send(socket, { type: "news", news });
  }

  /** `{ type: "join", as, token, revision }`: a free seat, the seat of the token, or a look at the table. */
  function join(socket: WebSocket, { as, token, revision }: Sent): Refusal<T> | undefined {
    // Else one client could take every seat, and see every hand.
    if (clients.has(socket)) return { code: "joined-already" };
    const isFull = seats.size === Math.min(session.seats, game.seats.max);
    if (as === "spectator") {
      clients.set(socket, { viewer: "spectator", revision });
      send(socket, { type: "joined", viewer: "spectator" });
    } else if (seats.has(token) || !isFull) {
      const own = seats.has(token) ? String(token) : randomUUID();
      const viewer = seats.get(own) ?? seats.size;
      seats.set(own, viewer);
      clients.set(socket, { viewer, revision });
      send(socket, { type: "joined", viewer, token: own });
    } else return { code: "table-full" };
    tell(socket);
    return undefined;
  }

  /** `{ type: "say", message }`: the host looks at the message, whatever it is. */
  function say(socket: WebSocket, message: unknown): Refusal<T> | undefined {
    const client = clients.get(socket);
    if (!client) return { code: "not-joined" };
    if (client.viewer === "spectator") return { code: "only-watching" };
    const received = host.receive(session, client.viewer, message);
    if (!received.ok) return received.refusal;
    session = received.session;
    for (const one of clients.keys()) tell(one);
    return undefined;
  }

  function hear(socket: WebSocket, text: string): Refusal<T> | undefined {
    let sent: Sent | null;
    try {
      sent = JSON.parse(text);
    } catch {
      return { code: "not-json" };
    }
    return sent?.type === "join" ? join(socket, sent) : say(socket, sent?.message);
  }

  const server = new WebSocketServer({ host: "127.0.0.1", port, maxPayload: MOST_BYTES });
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const refusal = hear(socket, String(data));
      if (refusal) send(socket, { type: "refused", refusal });
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => clients.delete(socket));
  });
  await new Promise((listening) => server.once("listening", listening));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What to write to a database: `host.save(session)` after each change, `host.restore` at the start. */
    saved: () => host.save(session),
    close(): void {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

if (process.argv[1]?.endsWith("websocket-server.ts"))
  console.log((await serve(conspiracy, { players: 2 }, 8000)).url);
