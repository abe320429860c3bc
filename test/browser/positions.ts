// Positions and replays that the tests open in the page.
import { type Game, type GameTypes, record, rngFrom } from "abyss-rules";
import { hashOf } from "../../docs/playground/src/extras/links/link.ts";

/** A state after some random moves. */
export function afterMoves<T extends GameTypes>(
  game: Game<T>,
  options: Parameters<Game<T>["setup"]>[0],
  moves: number,
) {
  const rng = rngFrom("browser");
  const actions: Parameters<Game<T>["apply"]>[1][] = [];
  let { state } = game.setup(options, "browser");
  while (actions.length < moves && game.deciders(state).length > 0) {
    const action = game.draw(state, game.deciders(state)[0]!, rng);
    const result = game.apply(state, action);
    if (!result.ok) throw new Error(result.refusal.code);
    state = result.state;
    actions.push(action);
  }
  return { state, replay: record(game, { options, seed: "browser", actions }) };
}

/** The link to a position. */
export const linkTo = (game: string, state: object): Promise<string> =>
  hashOf({ game, kind: "state", value: state });

/** The link to a replay. */
export const linkToReplay = (game: string, replay: object): Promise<string> =>
  hashOf({ game, kind: "replay", value: replay });
