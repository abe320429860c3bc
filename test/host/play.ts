// Random hosted games with occasional undo.
import {
  HOST_PROTOCOL,
  type Host,
  type Message,
  revisionOf,
  type Session,
} from "../../src/host/index.ts";
import { type Rng, rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Seat, Viewer } from "../../src/kernel/data/types.ts";
import { amount } from "../repetition.ts";

/** The most turns of a random game that are checked, as each is compared with all before it. */
export const MOST_TURNS = amount(100, Number.POSITIVE_INFINITY);

export const viewersOf = ({ seats }: Session<GameTypes>): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  "spectator",
];

/** A message, and the seat that sends it. */
export interface Sent<T extends GameTypes> {
  readonly seat: Seat;
  readonly message: Message<Of<T, "action">>;
}

/** A message of a client that knows this revision. */
export const messageAt = <Action>(revision: number, action: Action | "undo"): Message<Action> => ({
  protocol: HOST_PROTOCOL,
  revision,
  action,
});

/** A random message: an action of a decider, or sometimes an undo. */
export function randomMessage<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  rng: Rng,
): Sent<T> {
  const revision = revisionOf(session);
  const last = session.undoPoints.at(-1);
  if (last && rng.below(3) === 0)
    return { seat: last.seat, message: messageAt<Of<T, "action">>(revision, "undo") };
  const deciders = game.deciders(session.state);
  const seat = deciders[rng.below(deciders.length)]!;
  return { seat, message: messageAt(revision, game.randomAction(session.state, seat, rng)) };
}

/** An accepted message, and the session before and after it. */
export interface Turn<T extends GameTypes> extends Sent<T> {
  readonly before: Session<T>;
  readonly after: Session<T>;
}

/** The session after a message that must be accepted. */
export function send<T extends GameTypes>(
  host: Host<T>,
  session: Session<T>,
  { seat, message }: Sent<T>,
): Session<T> {
  const received = host.receive(session, seat, message);
  if (!received.ok) throw new Error(JSON.stringify(received.refusal));
  return received.session;
}

/** The turns of a random game from a session on. */
export function* turnsFrom<T extends GameTypes>(
  game: Game<T>,
  host: Host<T>,
  start: Session<T>,
  seed: string,
): Generator<Turn<T>> {
  const rng = rngFrom(seed);
  let before = start;
  for (let n = 0; n < MOST_TURNS && game.deciders(before.state).length > 0; n++) {
    const message = randomMessage(game, before, rng);
    const after = send(host, before, message);
    yield { before, after, ...message };
    before = after;
  }
}
