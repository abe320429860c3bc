// The parts of boardgame.io's types that are met here, written out: its own would bring those of its server,
// Koa and Redux included, into the declarations of this library.
import type { GameTypes, Of } from "../../kernel/contract/game.ts";
import type { Standings } from "../../kernel/score/score.ts";
import type { BoardgameG } from "./table.ts";

/** What boardgame.io knows of a match besides `G`. */
export interface Ctx {
  readonly numPlayers: number;
  readonly playOrder: string[];
  readonly currentPlayer: string;
  readonly activePlayers: null | Record<string, string | null>;
  readonly gameover?: unknown;
}

/** How a move says whose turn it is. */
export interface Events {
  /** Hands the turn to that player. */
  endTurn(to: { next: string }): void;
  /** Says who may move. */
  setActivePlayers(players: string[]): void;
}

/** What moves and hooks are given. */
export interface Context<T extends GameTypes> {
  readonly G: BoardgameG<T>;
  readonly ctx: Ctx;
  readonly events: Events;
}

/** What boardgame.io takes for a refusal. */
export const INVALID_MOVE = "INVALID_MOVE";

/** A move that only the server carries out, and whose arguments only its player finds in the log. */
export interface ServerMove<T extends GameTypes, Args extends readonly unknown[]> {
  /** What the move does: the next table, or a refusal. */
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

/** A game as boardgame.io takes it: its `Game`. */
export interface BoardgameIo<T extends GameTypes> {
  name: Of<T, "id">;
  minPlayers: number;
  maxPlayers: number;
  /** The table before the deal. Throws a `RulesError` for wrong options. */
  setup(context: { readonly ctx: Ctx }, setupData?: unknown): BoardgameG<T>;
  /** What is wrong with the options of a match, for the lobby. */
  validateSetupData(setupData: unknown, numPlayers: number): string | undefined;
  moves: {
    /** Lays out the table: the first move of a match, of any player. */
    deal: ServerMove<T, []>;
    /** Carries out an action of the player; whatever is sent is checked. */
    act: ServerMove<T, [action: unknown]>;
  };
  turn: {
    /** Says who may move: those who are asked. */
    onBegin(context: Context<T>): void;
  };
  /** Clients cannot say whose turn it is. */
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
    /** What is wrong with whose turn it is, if a client has meddled with it. */
    isInvalid(context: { readonly G: BoardgameG<T>; readonly ctx: Ctx }): false | string;
  }[];
  /** The standings, once the game is over. */
  endIf(context: { readonly G: BoardgameG<T> }): Standings | undefined;
  /** What a player or a spectator sees. */
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
