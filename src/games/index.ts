/**
 * All games with their describe functions, each loaded when it is asked for: for services and tools that
 * learn at run time which game is played.
 *
 * @example
 * ```ts
 * import { games } from "abyss-rules/games";
 *
 * const { game, describe } = await games.abyss();
 * const { events } = game.setup({ players: 3 }, "my seed");
 * console.log(events.map((event) => describe(event)));
 * ```
 * @packageDocumentation
 */
import type { AbyssTypes } from "../abyss/index.ts";
import type { ConspiracyTypes } from "../conspiracy/index.ts";
import type { ConspiracySoloTypes } from "../conspiracy-solo/index.ts";
import type { ExilesTypes } from "../exiles/index.ts";
import type { ExilesKrakenTypes } from "../exiles-kraken/index.ts";
import type { ExilesKrakenLeviathanTypes } from "../exiles-kraken-leviathan/index.ts";
import type { ExilesLeviathanTypes } from "../exiles-leviathan/index.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { KrakenTypes } from "../kraken/index.ts";
import type { KrakenLeviathanTypes } from "../kraken-leviathan/index.ts";
import type { LeviathanTypes } from "../leviathan/index.ts";
import type { GameModule } from "./module.ts";

export type { AnyGame, CardId, GameModule, TextOptions } from "./module.ts";

/** The types of all games, by id: `GameTypesById["abyss"]` is `AbyssTypes`. */
export interface GameTypesById {
  abyss: AbyssTypes;
  exiles: ExilesTypes;
  kraken: KrakenTypes;
  leviathan: LeviathanTypes;
  "exiles-kraken": ExilesKrakenTypes;
  "exiles-leviathan": ExilesLeviathanTypes;
  "kraken-leviathan": KrakenLeviathanTypes;
  "exiles-kraken-leviathan": ExilesKrakenLeviathanTypes;
  conspiracy: ConspiracyTypes;
  "conspiracy-solo": ConspiracySoloTypes;
}

/** The id of a game of the library. */
export type GameId = keyof GameTypesById;

/**
 * Loads a game by its id. A game that is chosen at run time has the type `GameModule`, without a cast.
 *
 * @example
 * ```ts
 * const { game } = await games.kraken(); // Game<KrakenTypes>
 * const chosen: GameModule = await games[id](); // any game
 * ```
 */
export const games: { readonly [Id in GameId]: () => Promise<GameModule<GameTypesById[Id]>> } =
  /* @__PURE__ */ deepFreeze({
    abyss: async () => {
      const { abyss, ...texts } = await import("../abyss/index.ts");
      return { game: abyss, ...texts };
    },
    exiles: async () => {
      const { exiles, ...texts } = await import("../exiles/index.ts");
      return { game: exiles, ...texts };
    },
    kraken: async () => {
      const { kraken, ...texts } = await import("../kraken/index.ts");
      return { game: kraken, ...texts };
    },
    leviathan: async () => {
      const { leviathan, ...texts } = await import("../leviathan/index.ts");
      return { game: leviathan, ...texts };
    },
    "exiles-kraken": async () => {
      const { exilesKraken, ...texts } = await import("../exiles-kraken/index.ts");
      return { game: exilesKraken, ...texts };
    },
    "exiles-leviathan": async () => {
      const { exilesLeviathan, ...texts } = await import("../exiles-leviathan/index.ts");
      return { game: exilesLeviathan, ...texts };
    },
    "kraken-leviathan": async () => {
      const { krakenLeviathan, ...texts } = await import("../kraken-leviathan/index.ts");
      return { game: krakenLeviathan, ...texts };
    },
    "exiles-kraken-leviathan": async () => {
      const { exilesKrakenLeviathan, ...texts } = await import(
        "../exiles-kraken-leviathan/index.ts"
      );
      return { game: exilesKrakenLeviathan, ...texts };
    },
    conspiracy: async () => {
      const { conspiracy, ...texts } = await import("../conspiracy/index.ts");
      return { game: conspiracy, ...texts };
    },
    "conspiracy-solo": async () => {
      const { conspiracySolo, ...texts } = await import("../conspiracy-solo/index.ts");
      return { game: conspiracySolo, ...texts };
    },
  });

/** The ids of all games. */
export const gameIds: readonly GameId[] = /* @__PURE__ */ deepFreeze(
  Object.keys(games) as GameId[],
);

/** True for the id of a game, so that an id from a form or a wire can be used with `games`. */
export const isGameId = (id: unknown): id is GameId =>
  typeof id === "string" && Object.hasOwn(games, id);
