import { conspiracyWords } from "../conspiracy/words.ts";
import { counted, list, type Phrases, player, sentence, wordsOver } from "../kernel/describe.ts";
import type { Opponent } from "./cards/opponents.ts";
import type { Event, OwnEvent } from "./events.ts";
import type { Refusal, SoloRefusal } from "./refusals.ts";
import { OPPONENT } from "./table.ts";

/** What the opponents are called. */
export const opponentNames: Readonly<Record<Opponent, string>> = {
  farmer: "Farmer",
  soldier: "Soldier",
  merchant: "Merchant",
  politician: "Politician",
  mage: "Mage",
};

/** The English sentences of what playing alone adds, and of what it changes. */
export const conspiracySoloWords: Phrases<
  OwnEvent | Extract<Event, { type: "game-started" | "order-given" | "end-triggered" }>,
  SoloRefusal
> = {
  events: {
    "game-started": ({ first }) => `A game for one; ${player(first)} begins`,
    "opponent-appeared": ({ opponent }) => `The opponent is the ${opponentNames[opponent]}`,
    "order-given": ({ draw }) =>
      `In the next turn ${counted(draw, "lord")} must be drawn from the deck`,
    "replay-token-won": ({ seat }) => `${player(seat)} takes the Replay token for a new coalition`,
    "replay-token-used": ({ seat }) =>
      `${player(seat)} gives the Replay token back and has one more turn`,
    "end-triggered": ({ seat }) =>
      `${player(seat)} has filled the chamber: the other side has one more turn`,
  },
  refusals: {
    "pile-not-wanted": ({ colour, colours }) =>
      `The opponent takes ${list(colours, "or")}, not ${colour}`,
  },
};

const words = wordsOver(conspiracyWords, conspiracySoloWords);

/**
 * An English sentence for an event or a refusal; with the opponent, it is called by its name.
 *
 * @example
 * ```ts
 * describe({ type: "turn-started", seat: 1 }); // "The opponent's turn."
 * describe({ type: "turn-started", seat: 1 }, "mage"); // "The Mage's turn."
 * ```
 */
export function describe(said: Event | Refusal, opponent?: Opponent): string {
  const name = opponent === undefined ? "opponent" : opponentNames[opponent];
  // The words below speak of players, and the second of them is none.
  return sentence(words, said).replaceAll(player(OPPONENT), (_, at: number) =>
    at === 0 ? `The ${name}` : `the ${name}`,
  );
}
