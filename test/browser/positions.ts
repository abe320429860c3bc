// Positions and replays that the tests open in the page.
import { edit, type Game, type GameTypes, record, rngFrom, type Seat } from "abyss-rules";
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

/** The most allies that were seen in a hand. */
const MANY = 25;

/** What a full table needs of the tables based on Abyss. */
interface Cards {
  deck: string[];
  readonly seats: readonly { readonly hand: string[] }[];
  readonly turn: { readonly seat: number };
}

/** A table of as many players as possible, whose decider has 25 allies in hand, and may recruit a lord. */
export function fullTable(game: Game<GameTypes>): object {
  const { state } = afterMoves(game, { players: game.seats.max }, (position, seat) =>
    game.actionTypes(position, seat).includes("recruit"),
  );
  return edit(game, state, (table) => {
    const { deck, seats, turn } = table as unknown as Cards;
    const { hand } = seats[turn.seat]!;
    const allies = deck.filter((card) => card !== "monster").slice(0, MANY - hand.length);
    for (const ally of allies) deck.splice(deck.indexOf(ally), 1);
    hand.push(...allies);
    hand.sort();
  });
}

/** The link to a position. */
export const linkTo = (game: string, state: object): Promise<string> =>
  hashOf({ game, kind: "state", value: state });

/** The link to a replay. */
export const linkToReplay = (game: string, replay: object): Promise<string> =>
  hashOf({ game, kind: "replay", value: replay });
