// Positions and replays that the tests open in the page.
import { type Game, type GameTypes, record, rngFrom, type Seat } from "abyss-rules";
import { hashOf } from "../../docs/playground/src/extras/links/link.ts";

/** A state after so many random moves, or the first that is like this; and how it came about. */
export function afterMoves<T extends GameTypes>(
  game: Game<T>,
  options: Parameters<Game<T>["setup"]>[0],
  until: number | ((state: Parameters<Game<T>["apply"]>[0], asked: Seat) => boolean),
  seed = "browser",
) {
  const rng = rngFrom(seed);
  const actions: Parameters<Game<T>["apply"]>[1][] = [];
  let { state } = game.setup(options, seed);
  for (;;) {
    const [asked] = game.deciders(state);
    if (asked === undefined) break;
    if (typeof until === "number" ? actions.length === until : until(state, asked)) break;
    const action = game.randomAction(state, asked, rng);
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
