// A match of boardgame.io in one process: its local master, a client for each player and a spectator.
import { Client } from "boardgame.io/client";
import { Local } from "boardgame.io/multiplayer";
import { boardgameOf } from "../../src/adapters/boardgame-io/index.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";

type MultiplayerOf<T extends GameTypes> = NonNullable<
  Parameters<typeof Client<Of<T, "view">>>[0]["multiplayer"]
>;

/** Opens a match with this seed, and records everything that the master sends to its clients. */
export function matchOf<T extends GameTypes>(
  game: Game<T>,
  options: (players: number) => Of<T, "options">,
  seed?: string,
) {
  const numPlayers = Math.min(game.seats.max, 2);
  const rules = boardgameOf(game, seed === undefined ? { options } : { options, seed });
  const local = Local();
  /** Everything that was sent, as JSON. */
  const wire: string[] = [];
  const recording: MultiplayerOf<T> = (opts) =>
    local({
      ...opts,
      transportDataCallback: (data) => {
        wire.push(JSON.stringify(data));
        opts.transportDataCallback(JSON.parse(wire.at(-1)!));
      },
    });
  const clientOf = (playerID?: string) => {
    const common = { game: rules, multiplayer: recording, numPlayers, debug: false };
    const client = Client(playerID === undefined ? common : { ...common, playerID });
    client.start();
    const { deal, act } = client.moves;
    return {
      client,
      deal: (): void => deal!(),
      act: (action: unknown): void => act!(action),
      get now() {
        return client.getState()!;
      },
    };
  };
  return {
    rules,
    wire,
    players: Array.from({ length: numPlayers }, (_, seat) => clientOf(String(seat))),
    spectator: clientOf(),
  };
}
