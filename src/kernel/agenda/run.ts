import { rngStoredIn } from "../components/rng.ts";
import type { Seat } from "../data/types.ts";
import type { AgendaEntryOf, Blueprint, WorkingState } from "../rules/blueprint.ts";
import type { PlayOf, ReactionOf, Rules } from "../rules/rules.ts";

/** What rules said in a run. */
export interface RunOutput<B extends Blueprint> {
  readonly events: B["event"][];
  readonly revealedTo: Seat[];
}

/** A run of rules on a position: the `Play` by which they speak, and what they said. */
export interface Run<B extends Blueprint> {
  readonly play: PlayOf<B>;
  /** The play of the deal, in which nothing answers to events. */
  readonly dealing: Pick<PlayOf<B>, "rng" | "emit">;
  /** Puts on the agenda what reactions asked for; to be called whenever a rule is done. */
  flushReactions(): void;
  /** What was said since this was last asked. */
  takeOutput(): RunOutput<B>;
}

type Reactions<B extends Blueprint> = ReadonlyMap<
  string,
  readonly ReactionOf<B, B["event"]["type"]>[]
>;

/** The reactions of a game by type of event. */
export const reactionsOf = <B extends Blueprint>(rules: Rules<B>): Reactions<B> =>
  new Map(
    Object.entries(
      rules.reactions as unknown as Record<string, readonly ReactionOf<B, B["event"]["type"]>[]>,
    ).filter(([, all]) => all.length > 0),
  );

/** Begins runs of rules on a position; what nobody listens to is not kept. */
export function startRun<B extends Blueprint>(
  position: WorkingState<B>,
  reactions: Reactions<B>,
  listens = true,
  rng = rngStoredIn(position),
): Run<B> {
  let events: B["event"][] = [];
  let revealedTo: Seat[] = [];
  const pushed: AgendaEntryOf<B>[] = [];
  const tell = (event: B["event"]): void => {
    if (listens) events.push(event);
  };
  const answer = (event: B["event"]): void => {
    for (const react of reactions.get(event.type) ?? [])
      react(position.table, event as Parameters<typeof react>[1], reacting);
  };
  const play: PlayOf<B> = {
    rng,
    emit:
      reactions.size === 0
        ? tell
        : (event) => {
            tell(event);
            answer(event);
          },
    next: (...entries) => {
      for (let i = entries.length - 1; i >= 0; i--) position.agenda.push(entries[i]!);
    },
    revealTo: (seats) => {
      if (!listens) return;
      for (const seat of seats) if (!revealedTo.includes(seat)) revealedTo.push(seat);
    },
  };
  // Rules push after they emit, and what is pushed last is done first. So what reactions push waits
  // until the rule is done, to come before what the rule pushed.
  const reacting: PlayOf<B> = {
    ...play,
    next: (...entries) => {
      pushed.push(...entries);
    },
  };
  return {
    play,
    dealing: { rng: play.rng, emit: tell },
    flushReactions: () => {
      if (pushed.length > 0) play.next(...pushed.splice(0));
    },
    takeOutput() {
      const said = { events, revealedTo: revealedTo.sort((a, b) => a - b) };
      events = [];
      revealedTo = [];
      return said;
    },
  };
}
