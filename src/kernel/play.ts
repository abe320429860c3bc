import type { Blueprint, EntryOf, Position } from "./blueprint.ts";
import { lookUp } from "./look-up.ts";
import { rngOn } from "./rng.ts";
import type { PlayOf, ReactionOf, Rules } from "./rules.ts";
import type { Seat } from "./types.ts";

/** A run of rules on a position: the `Play` by which they speak, and what they said. */
export interface Run<B extends Blueprint> {
  readonly play: PlayOf<B>;
  /** The play of the deal, in which nothing answers to events. */
  readonly dealing: Pick<PlayOf<B>, "rng" | "emit">;
  /** Puts on the agenda what reactions asked for; to be called whenever a rule is done. */
  react(): void;
  said(): { readonly events: B["event"][]; readonly informed: Seat[] };
}

/** Begins a run of rules on a position. */
export function runOn<B extends Blueprint>(
  position: Position<B>,
  reactions: Rules<B>["reactions"],
): Run<B> {
  const events: B["event"][] = [];
  const informed = new Set<Seat>();
  const pushed: EntryOf<B>[] = [];
  const play: PlayOf<B> = {
    rng: rngOn(position),
    emit: (event) => {
      events.push(event);
      const all = lookUp<readonly ReactionOf<B, B["event"]["type"]>[]>(reactions, event.type);
      for (const react of all ?? [])
        react(position.table, event as Parameters<typeof react>[1], reacting);
    },
    next: (...entries) => {
      position.agenda.push(...entries.reverse());
    },
    inform: (seats) => {
      for (const seat of seats) informed.add(seat);
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
    dealing: {
      rng: play.rng,
      emit: (event) => {
        events.push(event);
      },
    },
    react: () => {
      if (pushed.length > 0) play.next(...pushed.splice(0));
    },
    said: () => ({ events, informed: [...informed].sort((a, b) => a - b) }),
  };
}
