import { newSeed } from "../../kernel/components/seed.ts";
import type { Game, GameTypes, Of, Step } from "../../kernel/contract/game.ts";
import { type Problem, RulesError } from "../../kernel/data/errors.ts";
import type { Viewer } from "../../kernel/data/types.ts";
import { problems } from "../../kernel/tools/serialisation.ts";
import { orList, wrongValue } from "../../kernel/validation/problem-wording.ts";
import { type BoardgameG, redactedFor } from "./table.ts";
import { activePlayers, passTurn, turnProblem } from "./turn-order.ts";
import { type BoardgameIo, type Ctx, INVALID_MOVE } from "./types.ts";

/** Settings of a game on boardgame.io. */
export interface BoardgameSettings<T extends GameTypes> {
  /** Gives the options of a match, from its number of players and the `setupData` of its lobby. */
  readonly options: (players: number, setupData: unknown) => Of<T, "options">;
  /** Seed of every match, for tests and puzzles. By default each match gets a seed that nobody can guess. */
  readonly seed?: string;
}

/** Most legal moves that a bot of boardgame.io gets; there may be millions. */
const MOST_MOVES = 500;

/**
 * Wraps a game as a `Game` of boardgame.io, for its clients, its server and its lobby.
 *
 * A match begins with the move `deal` of any player, because boardgame.io sends the initial state of a match
 * to every client. Then each move is `act` with an action; the active players are the `deciders`.
 * On a client, `G.view` is the player's view and `G.events` are the events of the last move. A refused
 * move changes nothing (`INVALID_MOVE`); `game.refusal(G.view, action)` gives the reason.
 *
 * @example
 * ```ts
 * import { abyss } from "abyss-rules/abyss";
 * import { boardgameOf } from "abyss-rules/boardgame.io";
 * import { Server } from "boardgame.io/server";
 *
 * const game = boardgameOf(abyss, { options: (players) => ({ players }) });
 * Server({ games: [game], origins: ["https://example.org"] }).run(8000);
 * ```
 */
export function boardgameOf<T extends GameTypes>(
  game: Game<T>,
  settings: BoardgameSettings<T>,
): BoardgameIo<T> {
  const { options, seed } = settings;
  const afterStep = (table: BoardgameG<T>, { state, events }: Step<T>): BoardgameG<T> => ({
    ...table,
    events,
    state,
  });

  return {
    name: game.id,
    minPlayers: game.seats.min,
    maxPlayers: game.seats.max,

    setup({ ctx }, setupData) {
      const chosen = options(ctx.numPlayers, setupData);
      const [problem, ...more] = setupProblems(game, chosen, ctx.numPlayers);
      if (problem) throw new RulesError(`options of ${game.id}`, [problem, ...more]);
      return { options: chosen, view: null, events: [], state: null };
    },

    validateSetupData(setupData, numPlayers) {
      try {
        const [problem] = setupProblems(game, options(numPlayers, setupData), numPlayers);
        return problem && [...problem.path, problem.reason].join(": ");
      } catch (error) {
        // `options` is the caller's function, and the client decides what it gets.
        return String(error);
      }
    },

    moves: {
      deal: {
        move: (context) => {
          const { G, log } = context;
          if (G.state) return INVALID_MOVE;
          const step = game.setup(G.options, seed ?? newSeed());
          log.setMetadata({ events: redactedFor(game, step.events, "spectator") });
          passTurn(game, context, step);
          return afterStep(G, step);
        },
        client: false,
        redact: true,
      },
      act: {
        move: (context, action) => {
          const { G, log, playerID } = context;
          if (!G.state) return INVALID_MOVE;
          const result = game.reduce(G.state, action);
          if (!result.ok || String(result.action.seat) !== playerID) return INVALID_MOVE;
          // All clients get the same log.
          log.setMetadata({ events: redactedFor(game, result.events, "spectator") });
          passTurn(game, context, result);
          return afterStep(G, result);
        },
        client: false,
        redact: true,
      },
    },

    turn: {
      onBegin({ G, ctx, events }) {
        events.setActivePlayers(activePlayers(game, G, ctx));
      },
    },

    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      pass: false,
      setActivePlayers: false,
      setPhase: false,
      setStage: false,
    },
    plugins: [{ name: "rules", isInvalid: ({ G, ctx }) => turnProblem(game, G, ctx) ?? false }],

    endIf: ({ G: { state } }) =>
      state && game.deciders(state).length === 0 ? game.standings(state) : undefined,

    playerView({ G, ctx, playerID }) {
      const { options, state, events } = G;
      if (!state) return { options, view: null, events: [] };
      const viewer = viewerOf(ctx, playerID);
      return { options, view: game.view(state, viewer), events: redactedFor(game, events, viewer) };
    },

    ai: {
      enumerate: ({ state, view }, _ctx, playerID) => {
        const position = state ?? view;
        if (!position) return [{ move: "deal", args: [] }];
        return movesOf(game, position, playerID);
      },
    },
  };
}

/** The viewer for a player id. Any id without a seat in the match is a spectator. */
const viewerOf = ({ playOrder }: Ctx, playerID: string | null): Viewer =>
  playerID !== null && playOrder.includes(playerID) ? Number(playerID) : "spectator";

function movesOf<T extends GameTypes>(
  game: Game<T>,
  position: Of<T, "view" | "state">,
  playerID: string,
): { move: string; args: unknown[] }[] {
  const seat = game.deciders(position).find((one) => String(one) === playerID);
  const moves: { move: string; args: unknown[] }[] = [];
  if (seat === undefined) return moves;
  for (const action of game.legalActions(position, seat, { payments: "minimal" })) {
    moves.push({ move: "act", args: [action] });
    if (moves.length === MOST_MOVES) break;
  }
  return moves;
}

/** What is wrong with the options of a match with this number of players. */
function setupProblems<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  players: number,
): readonly Problem[] {
  const { min, max } = game.seats;
  if (players >= min && players <= max) {
    const chosen = (options as { readonly players?: unknown } | null)?.players;
    if (chosen !== undefined && chosen !== players)
      return [wrongValue(["players"], chosen, { kinds: [String(players)] })];
    return problems(game, "options", options);
  }
  const expected = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return [{ path: ["numPlayers"], reason: `${players}, expected ${orList(expected)}`, expected }];
}
