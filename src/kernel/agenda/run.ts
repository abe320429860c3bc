import { rngStoredIn } from "../components/rng.ts";
import type { Seat } from "../data/types.ts";
import type { AgendaEntryOf, Blueprint, WorkingState } from "../rules/blueprint.ts";
import type { PlayOf, ReactionOf, Rules } from "../rules/rules.ts";

/** The output of a run of rules. */
export interface RunOutput<B extends Blueprint> {
  readonly events: B["event"][];
  /** The seats to which hidden information was revealed. */
  readonly revealedTo: Seat[];
}

/** A run of rules on a position: the `Play` that rules are given, and the output that it collects. */
export interface Run<B extends Blueprint> {
  readonly play: PlayOf<B>;
  /** The `Play` of the deal, during which no reaction runs. */
  readonly dealing: Pick<PlayOf<B>, "rng" | "emit">;
  /** Puts the entries that reactions have pushed on the agenda. Call it whenever a rule has returned. */
  flushReactions(): void;
  /** Returns the output since the last call. */
  takeOutput(): RunOutput<B>;
}

type Reactions<B extends Blueprint> = ReadonlyMap<
  string,
  readonly ReactionOf<B, B["event"]["type"]>[]
>;

/** Returns the reactions of a game by type of event. */
export const reactionsOf = <B extends Blueprint>(rules: Rules<B>): Reactions<B> =>
  new Map(
    Object.entries(
      rules.reactions as unknown as Record<string, readonly ReactionOf<B, B["event"]["type"]>[]>,
    ).filter(([, all]) => all.length > 0),
  );

/** Starts a run of rules on a position. With `collects` false, events and `revealedTo` are not collected. */
export function startRun<B extends Blueprint>(
  position: WorkingState<B>,
  reactions: Reactions<B>,
  collects = true,
  rng = rngStoredIn(position),
): Run<B> {
  let events: B["event"][] = [];
  let revealedTo: Seat[] = [];
  const pushed: AgendaEntryOf<B>[] = [];
  const collect = (event: B["event"]): void => {
    if (collects) events.push(event);
  };
  const react = (event: B["event"]): void => {
    for (const reaction of reactions.get(event.type) ?? [])
      reaction(position.table, event as Parameters<typeof reaction>[1], reacting);
  };
  const play: PlayOf<B> = {
    rng,
    emit:
      reactions.size === 0
        ? collect
        : (event) => {
            collect(event);
            react(event);
          },
    next: (...entries) => {
      for (let i = entries.length - 1; i >= 0; i--) position.agenda.push(entries[i]!);
    },
    revealTo: (seats) => {
      if (!collects) return;
      for (const seat of seats) if (!revealedTo.includes(seat)) revealedTo.push(seat);
    },
  };
  // Rules push after they emit, and the last entry pushed runs first. Entries pushed by reactions are
  // therefore held back until the rule has returned: then they run before the rule's own entries.
  const reacting: PlayOf<B> = {
    ...play,
    next: (...entries) => {
      pushed.push(...entries);
    },
  };
  return {
    play,
    dealing: { rng: play.rng, emit: collect },
    flushReactions: () => {
      if (pushed.length > 0) play.next(...pushed.splice(0));
    },
    takeOutput() {
      const output = { events, revealedTo: revealedTo.sort((a, b) => a - b) };
      events = [];
      revealedTo = [];
      return output;
    },
  };
}
