// What secure chance promises, as laws of a host that are checked along random games. A source that repeats takes the
// place of the platform's, so a model of the host knows which outcomes each action must have.
import { type Host, revisionOf, type Session } from "../../src/host/index.ts";
import { NO_GENERATOR, rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { reduceFromSource, setupFromSource } from "../../src/kernel/tools/drawn-outcomes.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { messageAt, viewersOf } from "./play.ts";

/** A source in place of the platform's, which repeats. */
export interface Source {
  getRandomValues(words: Uint32Array): Uint32Array;
}

export function sourceFrom(seed: string): Source {
  const rng = rngFrom(seed);
  return {
    getRandomValues: (words) => {
      for (let i = 0; i < words.length; i++) words[i] = rng.below(2 ** 32);
      return words;
    },
  };
}

/** Runs something with this source as the platform's. */
export function withSource<Result>(source: Source, run: () => Result): Result {
  const platform = Object.getOwnPropertyDescriptor(globalThis, "crypto")!;
  Object.defineProperty(globalThis, "crypto", { value: source, configurable: true });
  try {
    return run();
  } finally {
    Object.defineProperty(globalThis, "crypto", platform);
  }
}

/** A game, and a host of it. */
export interface ChanceSubject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: Of<T, "options">;
  readonly host: Host<T>;
}

/** The promises that the host breaks in a random game; empty if it keeps all. */
export function brokenPromises<T extends GameTypes>(
  subject: ChanceSubject<T>,
  seed: string,
  most: number,
): string[] {
  const broken = withSource(sourceFrom(seed), () => [...violations(subject, seed, most)]);
  return [...new Set(broken)];
}

function* violations<T extends GameTypes>(
  { game, options, host }: ChanceSubject<T>,
  seed: string,
  most: number,
): Generator<string> {
  const rng = rngFrom(`moves ${seed}`);
  // 53 bits of two words; for the small numbers of a game none is ever rejected here.
  const model = sourceFrom(seed);
  const below = (n: number): number => {
    const [high = 0, low = 0] = model.getRandomValues(new Uint32Array(2));
    return ((high & 0x1fffff) * 2 ** 32 + low) % n;
  };
  let session = host.open(options);
  const { deal } = session.start as { readonly deal?: unknown };
  if (digest(deal ?? null) !== digest(setupFromSource(game, options, below).outcomes))
    yield "the deal is not from the source";
  for (let n = 0; n < most && game.deciders(session.state).length > 0; n++) {
    if (hasGenerator(session.state)) yield "the state has a generator";
    for (const message of refusedMessages(session))
      if (host.receive(session, 0, message).session !== session)
        yield "a refusal changes the session";
    const seat = rng.draw([...game.deciders(session.state)]);
    const action = game.randomAction(session.state, seat, rng);
    const expected = reduceFromSource(game, session.state, action, below);
    const received = host.receive(session, seat, messageAt(revisionOf(session), action));
    if (!received.ok) throw new Error(`refused: ${received.refusal.code}`);
    const { outcomes } = received.session.log.at(-1)!;
    if (digest(outcomes) !== digest(expected.outcomes)) yield "outcomes are not from the source";
    if (digest(received.session.state) !== digest(expected.result.state))
      yield "the state is not that of the outcomes";
    yield* secrecyViolations(game, host, received.session);
    if (outcomes.length > 0) yield* undoViolations(host, received.session);
    const viewer = rng.draw(viewersOf(session));
    const world = {
      ...session,
      state: secure(game.sampleState(game.view(session.state, viewer), `${seed} ${n}`)),
    };
    const there = withSource(sourceFrom(`${seed} ${n}`), () =>
      host.receive(world, seat, messageAt(revisionOf(session), action)),
    );
    // Everybody sees whether there is an undo: it must not show what the events and the view do not.
    const [seen, seenThere] = [received, there].map((one) => host.news(one.session, viewer));
    if (
      there.ok &&
      digest([seen!.items, seen!.view]) === digest([seenThere!.items, seenThere!.view]) &&
      digest(seen!.undo) !== digest(seenThere!.undo)
    )
      yield "whether there is an undo depends on what the viewer cannot see";
    session = received.session;
  }
  yield* recordViolations(game, host, session);
}

/** A state as a host with secure chance has it, without a generator. */
const secure = <State extends object>(state: State): State => ({ ...state, rng: NO_GENERATOR });

const hasGenerator = (state: object): boolean =>
  (state as { readonly rng: readonly number[] }).rng.some((word) => word !== 0);

/** Messages that every host refuses: unreadable, late, and with actions that are malformed, illegal or another's. */
function* refusedMessages(session: Session<GameTypes>): Generator<unknown> {
  const revision = revisionOf(session);
  yield null;
  yield messageAt(revision + 1, { type: "pass", seat: 0 });
  yield messageAt(revision, { type: "no such type", seat: 0 });
  yield messageAt(revision, { type: "pass", seat: 1 });
  yield messageAt(revision, { ...session.log.at(-1)?.action, seat: 0, more: 1 });
}

/** News have the fields that they have without secure chance, and nothing else in them. */
function* secrecyViolations<T extends GameTypes>(
  game: Game<T>,
  host: Host<T>,
  session: Session<T>,
): Generator<string> {
  const { revision, seat, events, backTo } = session.log.at(-1)!;
  for (const viewer of viewersOf(session)) {
    const { items, view, ...others } = host.news(session, viewer, revision - 1);
    const seen = events.flatMap((event) => game.redact(event, viewer) ?? []);
    if (digest(items) !== digest([{ revision, seat, events: seen, backTo }]))
      yield "news have other items";
    if (digest(view) !== digest(game.view(session.state, viewer))) yield "news have another view";
    if (Object.keys(others).sort().join() !== "protocol,revision,undo")
      yield "news have more than they may";
  }
}

/** What was drawn stays: nobody can take it back and draw again. */
function* undoViolations<T extends GameTypes>(
  host: Host<T>,
  session: Session<T>,
): Generator<string> {
  for (const viewer of viewersOf(session)) {
    if (host.news(session, viewer).undo) yield "an undo of what was drawn is offered";
    if (viewer === "spectator") continue;
    if (host.receive(session, viewer, messageAt(revisionOf(session), "undo")).ok)
      yield "what was drawn can be undone";
  }
}

/** The session can be saved and restored, and its replay leads to the same state, without any seed. */
function* recordViolations<T extends GameTypes>(
  game: Game<T>,
  host: Host<T>,
  session: Session<T>,
): Generator<string> {
  try {
    const saved = JSON.parse(JSON.stringify(host.save(session)));
    if (digest(host.restore(saved)) !== digest(session)) yield "a save restores another session";
    const file = JSON.parse(JSON.stringify(host.record(session)));
    const last = [...replay(game, file)].at(-1)!;
    if (digest(last.state) !== digest(session.state)) yield "the replay leads to another state";
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    yield "the session cannot be reproduced";
  }
}
