// A game that people and bots play on this page. Pure: the page keeps the value.
import {
  type GameTypes,
  type Moves,
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
import type { GameEntry } from "./game-entry.ts";
import type { Level } from "./levels.ts";
import { type GameId, gameOf } from "./rules.ts";

/** Who sits there. */
export interface Player {
  /** Empty, if nobody gave one. */
  readonly name: string;
  readonly plays: "person" | Level;
}

/** A game on this page. */
export interface LocalGame {
  readonly id: GameId;
  readonly players: readonly Player[];
  readonly session: Session<GameTypes>;
}

const hostFor = (id: GameId): Host<GameTypes> => hostOf(gameOf(id));

/** Deals a game. */
export const deal = (
  id: GameId,
  players: readonly Player[],
  { options, seed }: Pick<Moves<GameTypes>, "options" | "seed">,
): LocalGame => ({ id, players, session: hostFor(id).open(options, seed) });

/** Goes on from a position. */
export const resume = (id: GameId, players: readonly Player[], state: object): LocalGame => ({
  id,
  players,
  session: hostFor(id).resume(state),
});

/** Carries out what a seat does, or takes its last action back. */
export function act(localGame: LocalGame, seat: Seat, action: object | "undo"): LocalGame {
  const { id, session } = localGame;
  const message = { protocol: HOST_PROTOCOL, revision: revisionOf(session), action };
  const received = hostFor(id).receive(session, seat, message);
  // Buttons and bots offer legal moves only, so this is a bug, and must not pass in silence.
  if (!received.ok) throw new RulesError("refused", { path: [], reason: received.refusal.code });
  return { ...localGame, session: received.session };
}

/** What a viewer knows. */
export const newsFor = ({ id, session }: LocalGame, viewer: Viewer): News<GameTypes> =>
  hostFor(id).news(session, viewer);

/** The whole game so far, without what was taken back; nothing, if it began with a position. */
export function movesOf({ session: { start, log } }: LocalGame): Moves<GameTypes> | undefined {
  if ("state" in start) return undefined;
  return { ...start, actions: log.flatMap(({ action }) => action ?? []) };
}

/** Who owes an answer. */
export const decidersOf = ({ id, session }: LocalGame): readonly Seat[] =>
  gameOf(id).deciders(session.state);

/** Whether something would be lost with it. */
export const isUnderWay = (localGame: LocalGame): boolean =>
  revisionOf(localGame.session) > 0 && decidersOf(localGame).length > 0;

/** Whether a recorded game is this one: it leads to where this one stands. */
export const isEndOf = ({ session }: LocalGame, steps: readonly Step<GameTypes>[]): boolean =>
  JSON.stringify(steps.at(-1)?.state) === JSON.stringify(session.state);

const isPerson = ({ players }: LocalGame, seat: Seat): boolean => players[seat]?.plays === "person";

/** The bot whose turn it is to answer, if it is one. */
export const botToMove = (localGame: LocalGame): Seat | undefined =>
  decidersOf(localGame).find((seat) => !isPerson(localGame, seat));

/**
 * Who should look at the screen: the only person, wherever the game stands; of several, one who is asked,
 * and as long as nobody is, the one who looked at it last.
 */
export function viewerAtScreen(localGame: LocalGame, last: Viewer): Viewer {
  const people = localGame.players.flatMap(({ plays }, seat) => (plays === "person" ? [seat] : []));
  if (people.length < 2) return people[0] ?? "spectator";
  const asked = decidersOf(localGame).filter((seat) => isPerson(localGame, seat));
  if (last !== "spectator" && (asked.includes(last) || asked.length === 0)) return last;
  return asked[0] ?? people[0] ?? "spectator";
}

/** What the sides are called, in the language of the page where nobody gave a name; a side of nobody's too. */
export function sideNames(
  { game, nobody, words }: GameEntry,
  players: readonly Player[],
  view: object,
  pageLanguage: Pick<PageLanguage, "locale" | "words">,
): readonly string[] {
  const { locale } = pageLanguage;
  const names = players.map(({ name }, seat) => name || pageLanguage.words.play.player(seat + 1));
  const isOneLeft = game.totals(view).length > players.length && nobody;
  if (!isOneLeft) return names;
  return [...names, words.describeCard(nobody(view), { ...(locale && { locale }) }).name];
}
