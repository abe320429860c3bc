// The parts of boardgame.io's types that are used here, written out: importing them would pull the types of its
// server, Koa and Redux included, into the declarations of this library.
import type { GameTypes, Of } from "../../kernel/contract/game.ts";
import type { Standings } from "../../kernel/score/score.ts";
import type { BoardgameG } from "./table.ts";

/** What boardgame.io knows about a match besides `G`. */
export interface Ctx {
  readonly numPlayers: number;
  readonly playOrder: string[];
  readonly currentPlayer: string;
  readonly activePlayers: null | Record<string, string | null>;
  readonly gameover?: unknown;
}

/** The events with which a move changes whose turn it is. */
export interface Events {
  /** Passes the turn to a player. */
  endTurn(to: { next: string }): void;
  /** Sets who may move. */
  setActivePlayers(players: string[]): void;
}

/** The context that moves and hooks get. */
export interface Context<T extends GameTypes> {
  readonly G: BoardgameG<T>;
  readonly ctx: Ctx;
  readonly events: Events;
}

/** The value with which a move is refused in boardgame.io. */
export const INVALID_MOVE = "INVALID_MOVE";

/** A move that runs on the server only, and whose arguments only its player sees in the log. */
export interface ServerMove<T extends GameTypes, Args extends readonly unknown[]> {
  /** Gives the next `G`, or refuses the move. */
  readonly move: (
    context: Context<T> & {
      readonly playerID: string;
      readonly log: { setMetadata(metadata: unknown): void };
    },
    ...args: Args
  ) => BoardgameG<T> | typeof INVALID_MOVE;
  readonly client: false;
  readonly redact: true;
}

/** A game in the form of a boardgame.io `Game`. */
export interface BoardgameIo<T extends GameTypes> {
  name: Of<T, "id">;
  minPlayers: number;
  maxPlayers: number;
  /** The table before the deal. Throws a `RulesError` for wrong options. */
  setup(context: { readonly ctx: Ctx }, setupData?: unknown): BoardgameG<T>;
  /** What is wrong with the options of a match, for the lobby. */
  validateSetupData(setupData: unknown, numPlayers: number): string | undefined;
  moves: {
    /** Deals the cards: the first move of a match, by any player. */
    deal: ServerMove<T, []>;
    /** Performs an action of the player. The action is untrusted, and checked. */
    act: ServerMove<T, [action: unknown]>;
  };
  turn: {
    /** Sets who may move: the deciders. */
    onBegin(context: Context<T>): void;
  };
  /** Clients cannot change whose turn it is. */
  events: Record<
    | "endGame"
    | "endPhase"
    | "endStage"
    | "endTurn"
    | "pass"
    | "setActivePlayers"
    | "setPhase"
    | "setStage",
    false
  >;
  plugins: {
    name: string;
    /** What is wrong with the turn order, if a client has tampered with it. */
    isInvalid(context: { readonly G: BoardgameG<T>; readonly ctx: Ctx }): false | string;
  }[];
  /** The standings, once the game is over. */
  endIf(context: { readonly G: BoardgameG<T> }): Standings | undefined;
  /** `G` as a player or a spectator sees it. */
  playerView(context: {
    readonly G: BoardgameG<T>;
    readonly ctx: Ctx;
    readonly playerID: string | null;
  }): BoardgameG<T>;
  ai: {
    /** Legal moves of a player, at most 500. */
    enumerate(G: BoardgameG<T>, ctx: Ctx, playerID: string): { move: string; args: unknown[] }[];
  };
}
