// How long explorations and fights with Leviathan can be; LE-21 keeps them finite.
import type { Event } from "../../src/exiles-kraken-leviathan/index.ts";

/** The monsters of the exploration deck (LE-4). */
const MONSTERS = 9;

/**
 * At most this many monsters come before an ally: all that are left in the deck, and all of them again after the
 * discard is shuffled, in which there is an ally (LE-21).
 */
const MOST_MONSTERS_IN_A_ROW = 2 * MONSTERS;

/** The most cards that are revealed for an ally: the monsters before it, and the ally itself. */
export const MOST_CARDS_FOR_AN_ALLY = MOST_MONSTERS_IN_A_ROW + 1;

/** The allies that an exploration reveals: five on the track, and those bought (AB-13). */
const TRACK_SPACES = 5;

/** The most cards of an exploration: each opponent buys one ally, or two with the Hypnotist (KR-51). */
export const mostCards = (players: number, { hypnotist }: { hypnotist: boolean }): number =>
  MOST_CARDS_FOR_AN_ALLY * (TRACK_SPACES + players - 1 + (hypnotist ? 1 : 0));

interface Played {
  readonly state: {
    readonly table: { readonly seats: readonly { readonly hand: readonly unknown[] }[] };
  };
  readonly events: readonly { readonly type: string }[];
}

/** The longest exploration and fight of a game. */
export interface Longest {
  readonly cards: number;
  readonly attacks: number;
}

/** Throws if an exploration or a fight of the game is longer than it can be; returns the longest. */
export function checkBounds(steps: readonly Played[]): Longest {
  let [cards, bought, inARow] = [0, 0, 0];
  let fight: { attacks: number; allies: number } | undefined;
  let longest: Longest = { cards: 0, attacks: 0 };
  for (const [i, { events, state }] of steps.entries())
    for (const event of events as readonly Event[])
      switch (event.type) {
        case "turn-started":
          [cards, bought, inARow] = [0, 0, 0];
          break;
        case "ally-bought":
          bought += 1;
          break;
        case "card-revealed": {
          cards += 1;
          inARow = event.card === "monster" ? inARow + 1 : 0;
          longest = { ...longest, cards: Math.max(longest.cards, cards) };
          const most = Math.min(
            MOST_CARDS_FOR_AN_ALLY * (TRACK_SPACES + bought),
            mostCards(state.table.seats.length, { hypnotist: true }),
          );
          if (cards > most || inARow > MOST_MONSTERS_IN_A_ROW)
            throw new Error(`LE-21: ${cards} cards, ${inARow} monsters in a row, at step ${i}`);
          break;
        }
        case "attack-begun":
          fight ??= {
            attacks: 0,
            allies: steps[i - 1]!.state.table.seats[event.seat]!.hand.length,
          };
          fight.attacks += 1;
          longest = { ...longest, attacks: Math.max(longest.attacks, fight.attacks) };
          if (fight.attacks > fight.allies)
            throw new Error(`LE-24: ${fight.attacks} attacks of ${fight.allies} allies, step ${i}`);
          break;
        case "stacks-taken":
          // LE-38, LE-39: a council stack token that is revealed in a fight brings more allies.
          if (fight) fight.allies += event.allies.length;
          break;
        case "fight-ended":
          fight = undefined;
      }
  return longest;
}
