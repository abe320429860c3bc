// A game of people and bots on this page. Pure functions: the page keeps the value.
import {
  type GameInput,
  type GameTypes,
  newSeed,
  RulesError,
  type Seat,
  type Step,
  type Viewer,
} from "abyss-rules";
import {
  HOST_PROTOCOL,
  type Host,
  hostOf,
  type News,
  revisionOf,
  type Session,
} from "abyss-rules/host";
import type { PageLanguage } from "../words/page-language.ts";
import type { Level } from "./bots/levels.ts";
import type { GameEntry } from "./games/game-entry.ts";
import { type GameId, gameOf } from "./games/rules.ts";
import { playerName } from "./player-name.ts";

/** A person or a bot in a seat. */
export interface Player {
  /** Empty if no name was entered. */
  readonly name: string;
  readonly plays: "person" | Level;
}

/** What a game on this page is, apart from its course. */
export interface Sitting {
  /** The key under which the game is kept. */
  readonly key: string;
  readonly id: GameId;
  readonly players: readonly Player[];
  /** The rule that it began as an example of. */
  readonly rule?: string;
}

/** A game on this page. */
export interface LocalGame extends Sitting {
  readonly session: Session<GameTypes>;
  /** The game before its position was edited, to which undo goes back. */
  readonly before?: LocalGame;
}

/** Against bots everything can be undone; between people, what has revealed nothing. */
const hostFor = ({ id, players }: Sitting): Host<GameTypes> =>
  hostOf(gameOf(id), { undo: peopleIn(players).length > 1 ? "fair" : "free" });

/** Starts a new game. */
export const deal = (
  sitting: Sitting,
  { options, seed }: Pick<GameInput<GameTypes>, "options" | "seed">,
): LocalGame => ({ ...sitting, session: hostFor(sitting).open(options, seed) });

/** A new game of the same players, with the same options and other cards. */
export function rematchOf(
  { id, players, session: { start } }: LocalGame,
  entry: GameEntry,
): LocalGame {
  const options =
    "options" in start ? start.options : entry.options({ players: players.length, agreed: [] });
  return deal({ key: newSeed(), id, players }, { options, seed: newSeed() });
}

/** Continues a game from a position: a state, or the output of `saveState`. */
export const resume = (sitting: Sitting, position: object): LocalGame => ({
  ...sitting,
  session: hostFor(sitting).resume(withGenerator(position)),
});

/** A state of a game with secure chance has no generator of random numbers: here it goes on with a new one. */
function withGenerator(state: object): object {
  const { rng } = state as { readonly rng?: readonly number[] };
  // What this page saves has a generator.
  if (!rng || rng.some((word) => word !== 0)) return state;
  return { ...state, rng: [...crypto.getRandomValues(new Int32Array(4))] };
}

/** Continues a game from an edited position. */
export function withEdited(localGame: LocalGame, state: object): LocalGame {
  const { key, id, players } = localGame;
  return { ...resume({ key, id, players }, state), before: localGame };
}

/** The session of a game as plain JSON. */
export const savedSession = (localGame: LocalGame): object =>
  hostFor(localGame).save(localGame.session);

/** The game of a saved session. Throws a `RulesError` for one that cannot be replayed. */
export const withRestoredSession = (sitting: Sitting, saved: unknown): LocalGame => ({
  ...sitting,
  session: hostFor(sitting).restore(saved),
});

/** The game before its position was edited, while nothing has been played since. */
export const beforeEdit = ({ session, before }: LocalGame): LocalGame | undefined =>
  revisionOf(session) === 0 ? before : undefined;

/** Performs an action of a seat, or undoes its last one. */
export function act(localGame: LocalGame, seat: Seat, action: object | "undo"): LocalGame {
  const before = beforeEdit(localGame);
  if (action === "undo" && before) return before;
  const { session } = localGame;
  const message = { protocol: HOST_PROTOCOL, revision: revisionOf(session), action };
  const received = hostFor(localGame).receive(session, seat, message);
  // Buttons and bots offer legal moves only, so a refusal is a bug.
  if (!received.ok) throw new RulesError("refused", { path: [], reason: received.refusal.code });
  return { ...localGame, session: received.session };
}

/** The news for a viewer. */
export const newsFor = (localGame: LocalGame, viewer: Viewer): News<GameTypes> =>
  hostFor(localGame).news(localGame.session, viewer);

/** The moves so far, without undone ones; `undefined` if the game did not begin with a deal from a seed. */
export function movesOf({ session: { start, log } }: LocalGame): GameInput<GameTypes> | undefined {
  if (!("seed" in start)) return undefined;
  return { ...start, actions: log.flatMap(({ action }) => action ?? []) };
}

/** The seats that have to decide. */
export const decidersOf = ({ id, session }: LocalGame): readonly Seat[] =>
  gameOf(id).deciders(session.state);

/** True if leaving the page would lose moves. */
export const isUnderWay = (localGame: LocalGame): boolean =>
  (revisionOf(localGame.session) > 0 || localGame.before !== undefined) &&
  decidersOf(localGame).length > 0;

/** True if the replay ends in the current state of the game. */
export const isEndOf = ({ session }: LocalGame, steps: readonly Step<GameTypes>[]): boolean =>
  JSON.stringify(steps.at(-1)?.state) === JSON.stringify(session.state);

/** The seats of people. */
const peopleIn = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap(({ plays }, seat) => (plays === "person" ? [seat] : []));

const isPerson = ({ players }: LocalGame, seat: Seat): boolean => players[seat]?.plays === "person";

/** The bot that has to decide, if any. */
export const botToMove = (localGame: LocalGame): Seat | undefined =>
  decidersOf(localGame).find((seat) => !isPerson(localGame, seat));

/**
 * The seat whose view the screen should show: that of the only person; of several, one who has to decide,
 * or the last one while none of them has to.
 */
export function viewerAtScreen(localGame: LocalGame, last: Viewer): Viewer {
  const people = peopleIn(localGame.players);
  if (people.length < 2) return people[0] ?? "spectator";
  const deciding = decidersOf(localGame).filter((seat) => isPerson(localGame, seat));
  if (last !== "spectator" && (deciding.includes(last) || deciding.length === 0)) return last;
  return deciding[0] ?? people[0] ?? "spectator";
}

/** The viewer when a game is opened. One that was left may be opened by anyone: with several people, nobody looks yet. */
export const firstViewer = (localGame: LocalGame): Viewer =>
  revisionOf(localGame.session) > 0 && peopleIn(localGame.players).length > 1
    ? "spectator"
    : viewerAtScreen(localGame, "spectator");

/** The names of the sides, with default names in the language of the page, and of a side without a player. */
export function sideNames(
  { game, nobody, words }: GameEntry,
  players: readonly Player[],
  view: object,
  pageLanguage: Pick<PageLanguage, "locale" | "words">,
): readonly string[] {
  const { locale } = pageLanguage;
  const names = players.map((player, seat) => playerName(player, seat, pageLanguage.words.play));
  const isOneLeft = game.totals(view).length > players.length && nobody;
  if (!isOneLeft) return names;
  return [...names, words.describeCard(nobody(view), { locale }).name];
}
