// Whose turn it is for boardgame.io: that of the seats that are asked.
import type { Game, GameTypes, Step } from "../../kernel/contract/game.ts";
import type { BoardgameG } from "./table.ts";
import type { Context, Ctx } from "./types.ts";

/** Who may move: whoever is asked; before the deal, everybody. Nobody once the game is over. */
export const activeIn = <T extends GameTypes>(
  game: Game<T>,
  { state }: BoardgameG<T>,
  ctx: Ctx,
): string[] => (state ? game.deciders(state).map(String) : ctx.playOrder);

/**
 * Hands the turn to who is asked next. A turn of boardgame.io is as far as its undo goes, so one ends
 * as soon as somebody learned something, too.
 */
export function handOn<T extends GameTypes>(
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
 * What is wrong with the flow of a match. boardgame.io takes events such as `endGame` and
 * `setActivePlayers` from clients even where they are switched off; one that leads away from what the
 * rules say is thrown out.
 */
export function flowProblem<T extends GameTypes>(
  game: Game<T>,
  table: BoardgameG<T>,
  ctx: Ctx,
): string | undefined {
  const active = activeIn(game, table, ctx);
  const isOver = active.length === 0;
  if (isOver !== (ctx.gameover !== undefined)) return "only the rules end the game";
  if (ctx.playOrder.length !== ctx.numPlayers) return "nobody leaves the game";
  if (isOver) return undefined;
  const actual = Object.entries(ctx.activePlayers ?? {}).filter(([, stage]) => stage === null);
  const players = actual.map(([player]) => player).sort();
  const isTurn = !table.state || ctx.currentPlayer === active[0];
  return isTurn && players.join() === [...active].sort().join()
    ? undefined
    : "the rules say whose turn it is";
}
