// Turn order for boardgame.io, which follows the deciders of the game.
import type { Game, GameTypes, Step } from "../../kernel/contract/game.ts";
import type { BoardgameG } from "./table.ts";
import type { Context, Ctx } from "./types.ts";

/** The players who may move: the deciders; before the deal everybody, after the end nobody. */
export const activePlayers = <T extends GameTypes>(
  game: Game<T>,
  { state }: BoardgameG<T>,
  ctx: Ctx,
): string[] => (state ? game.deciders(state).map(String) : ctx.playOrder);

/**
 * Passes the turn to the next decider. Undo of boardgame.io ends with the turn, so a turn also ends as soon as
 * something was revealed.
 */
export function passTurn<T extends GameTypes>(
  game: Game<T>,
  { ctx, events }: Context<T>,
  { state, revealedTo }: Step<T>,
): void {
  const active = game.deciders(state).map(String);
  const [next] = active;
  if (next === undefined) return; // `endIf` ends the game
  if (revealedTo.length > 0 || next !== ctx.currentPlayer) events.endTurn({ next });
  else events.setActivePlayers(active);
}

/**
 * What is wrong with the turn order of a match, if anything. boardgame.io accepts events such as `endGame` and
 * `setActivePlayers` from clients even if they are disabled; those that contradict the rules are rejected.
 */
export function turnProblem<T extends GameTypes>(
  game: Game<T>,
  table: BoardgameG<T>,
  ctx: Ctx,
): string | undefined {
  const active = activePlayers(game, table, ctx);
  const isOver = active.length === 0;
  if (isOver !== (ctx.gameover !== undefined)) return "only the rules end the game";
  if (ctx.playOrder.length !== ctx.numPlayers) return "no player can leave the game";
  if (isOver) return undefined;
  const actual = Object.entries(ctx.activePlayers ?? {}).filter(([, stage]) => stage === null);
  const players = actual.map(([player]) => player).sort();
  const isTurn = !table.state || ctx.currentPlayer === active[0];
  return isTurn && players.join() === [...active].sort().join()
    ? undefined
    : "only the rules change whose turn it is";
}
