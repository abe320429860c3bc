// Positions and replays that the tests open in the page.
import { type Game, type GameTypes, record, rngFrom, type Seat } from "abyss-rules";
import { hashOf } from "../../docs/playground/src/extras/links/link.ts";

/** A state after a number of random moves, or the first that satisfies a condition; and its moves. */
export function afterMoves<T extends GameTypes>(
  game: Game<T>,
  options: Parameters<Game<T>["setup"]>[0],
  until: number | ((state: Parameters<Game<T>["reduce"]>[0], seat: Seat) => boolean),
  seed = "browser",
) {
  const rng = rngFrom(seed);
  const actions: ReturnType<Game<T>["randomAction"]>[] = [];
  let { state } = game.setup(options, seed);
  for (;;) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    if (typeof until === "number" ? actions.length === until : until(state, seat)) break;
    const action = game.randomAction(state, seat, rng);
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error(result.refusal.code);
    state = result.state;
    actions.push(action);
  }
  return { state, replay: record(game, { options, seed, actions }) };
}

/** The link to a position. */
export const linkTo = (game: string, state: object): Promise<string> =>
  hashOf({ game, kind: "state", value: state });

/** The link to a replay. */
export const linkToReplay = (game: string, replay: object): Promise<string> =>
  hashOf({ game, kind: "replay", value: replay });
