import { newSeed } from "../../kernel/components/seed.ts";
import type { Game, GameTypes, Of, Step } from "../../kernel/contract/game.ts";
import { type Problem, RulesError } from "../../kernel/data/errors.ts";
import type { Viewer } from "../../kernel/data/types.ts";
import { problems } from "../../kernel/tools/read.ts";
import { mustBeSeed } from "../../kernel/validation/guards.ts";
import { orList, wrongValue } from "../../kernel/validation/problem-wording.ts";
import { type BoardgameG, seenBy } from "./table.ts";
import { activeIn, flowProblem, handOn } from "./turn-order.ts";
import { type BoardgameIo, type Ctx, INVALID_MOVE } from "./types.ts";

/** How a game is played on boardgame.io. */
export interface BoardgameSettings<T extends GameTypes> {
  /** The options of a match, by its number of players and what its lobby was given as `setupData`. */
  readonly options: (players: number, setupData: unknown) => Of<T, "options">;
  /** For tests and puzzles: every match is dealt from this seed. Left out, each has one that nobody can guess. */
  readonly seed?: string;
}

/** So many legal moves are told to a bot of boardgame.io; there may be millions. */
const MOST_MOVES = 500;

/**
 * A game as a `Game` of boardgame.io, for its clients, its server and its lobby.
 *
 * A match begins with the move `deal`, of any player, as boardgame.io sends the state that a match is
 * set up with to every client. Then each move is `act` with an action; who may move follows
 * `deciders`. At a client `G.view` is what its player sees, `G.events` what happened last. A move that
 * is refused changes nothing (`INVALID_MOVE`); `game.refusal(G.view, action)` says why.
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
  mustBeSettings(settings);
  const { options, seed } = settings;
  const after = (table: BoardgameG<T>, { state, events }: Step<T>): BoardgameG<T> => ({
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
        // What a client sends goes into a function that is not ours.
        return String(error);
      }
    },

    moves: {
      deal: {
        move: (context) => {
          const { G, log } = context;
          if (G.state) return INVALID_MOVE;
          const step = game.setup(G.options, seed ?? newSeed());
          log.setMetadata({ events: seenBy(game, step.events, "spectator") });
          handOn(game, context, step);
          return after(G, step);
        },
        client: false,
        redact: true,
      },
      act: {
        move: (context, action) => {
          const { G, log, playerID } = context;
          const read = game.schemas.action.safeParse(action);
          if (!G.state || !read.success || String(read.data.seat) !== playerID) return INVALID_MOVE;
          const result = game.reduce(G.state, read.data);
          if (!result.ok) return INVALID_MOVE;
          // The log is the same for everybody.
          log.setMetadata({ events: seenBy(game, result.events, "spectator") });
          handOn(game, context, result);
          return after(G, result);
        },
        client: false,
        redact: true,
      },
    },

    turn: {
      onBegin({ G, ctx, events }) {
        events.setActivePlayers(activeIn(game, G, ctx));
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
    plugins: [{ name: "rules", isInvalid: ({ G, ctx }) => flowProblem(game, G, ctx) ?? false }],

    endIf: ({ G: { state } }) =>
      state && game.deciders(state).length === 0 ? game.standings(state) : undefined,

    playerView({ G, ctx, playerID }) {
      const { options, state, events } = G;
      if (!state) return { options, view: null, events: [] };
      const viewer = viewerOf(ctx, playerID);
      return { options, view: game.view(state, viewer), events: seenBy(game, events, viewer) };
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

function mustBeSettings(settings: BoardgameSettings<GameTypes>): void {
  const { options, seed }: Partial<BoardgameSettings<GameTypes>> = settings ?? {};
  if (typeof options !== "function")
    throw new RulesError(
      "settings",
      wrongValue(["options"], options, { kinds: ["a function of the number of players"] }),
    );
  if (seed !== undefined) mustBeSeed(seed);
}

/** Who plays no seat of the match is a spectator, whatever they call themselves. */
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

/** What is wrong with the options of a match for so many players. */
function setupProblems<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  players: number,
): readonly Problem[] {
  const { min, max } = game.seats;
  if (players >= min && players <= max) {
    const chosen = (options as { readonly players?: unknown } | null)?.players;
    const isOther = chosen !== undefined && chosen !== players;
    if (isOther) return [{ path: ["players"], reason: `the match is for ${players}` }];
    return problems(game, "options", options);
  }
  const expected = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return [{ path: ["numPlayers"], reason: `${players}, expected ${orList(expected)}`, expected }];
}
