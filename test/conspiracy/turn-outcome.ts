// The outcome of a turn, in a form in which turns before and after the end is triggered can be compared.
import type { Table } from "../../src/conspiracy/published-types.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Scenario } from "../../src/testing/scenario.ts";
import { sorted } from "../tables.ts";

/** The events of a turn, without those of its start and end. */
export const ofTurn = <Event extends { readonly type: string }>(events: readonly Event[]) =>
  events.filter(({ type }) => !/^(turn-started|end-triggered|game-ended)$/.test(type));

/** The legal actions and events of each step, and the final table without the other chambers. */
export const turnOutcome =
  <T extends GameTypes>({ open, play, question }: Scenario<T>) =>
  (start: Of<T, "state">, seat: Seat, actions: readonly Of<T, "action">[]) => {
    let state = start;
    const steps = actions.map((action) => {
      const options = sorted(open(state).map((one) => JSON.stringify(one)));
      const { events, revealedTo, state: next } = play(state, action);
      state = next;
      return { options, events: ofTurn(events), revealedTo };
    });
    const { seats, turn, lordDeck, locationDeck, available, lastSeat, ...rest } = (
      state as { readonly table: Table }
    ).table;
    const others = seats.filter((_, i) => i !== seat);
    return {
      ...rest,
      steps,
      area: seats[seat],
      pearls: seats.map(({ pearls }) => pearls),
      available: sorted(available),
      // The lord that a chamber lacks before the end is elsewhere, so only the sum is the same.
      lords: lordDeck.length + others.flatMap(({ lords }) => lords).length,
      locations: locationDeck.length,
      question: question(state).replace(/^(over|recruit \d)$/, "nothing more"),
    };
  };
