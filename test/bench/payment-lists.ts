// The lists of payments that take longest: without superfluous allies, of a large hand and with Kraken's purse.
import { abyss } from "../../src/abyss/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { type KrakenTypes, kraken } from "../../src/kraken/index.ts";
import { withHand } from "./hands.ts";
import type { Case } from "./measure.ts";

/** Lists the legal actions with minimal payments, and returns how many there are. */
function listMinimal<T extends GameTypes>(game: Game<T>, state: Of<T, "state">): number {
  const [seat] = game.deciders(state);
  let found = 0;
  for (const _ of game.legalActions(state, seat!, { payments: "minimal" })) found += 1;
  return found;
}

/** Games of Kraken of which the last third is looked at. */
const GAMES = 6;

/** Positions late in random games of Kraken in which a lord can be recruited. */
const lateInKraken = (): KrakenTypes["state"][] =>
  Array.from({ length: GAMES }, (_, i) => `late ${i}`).flatMap((seed) => {
    const rng = rngFrom(seed);
    const simulation = kraken.simulate(kraken.setup({ players: 2 }, seed).state);
    const states = [];
    do states.push(simulation.clone().state);
    while (simulation.advance(rng));
    return states
      .slice(Math.floor((states.length * 2) / 3), -1)
      .filter((state) => kraken.actionTypes(state, kraken.deciders(state)[0]!).includes("recruit"));
  });

/** Large hands have about as many minimal payments. This one has 17,293, so that its cost is scaled. */
const LISTED = 26_518;

/** A list of minimal payments of a hand of 25, and an average list late in a game of Kraken. */
export function paymentListCases(): Case[] {
  const hand = withHand(25, "hand 45");
  const late = lateInKraken();
  return [
    {
      name: "lists: 26,518 minimal payments, hand of 25",
      run: () => listMinimal(abyss, hand) / LISTED,
    },
    {
      name: "lists: all minimal payments, late in Kraken",
      run() {
        for (const state of late) listMinimal(kraken, state);
        return late.length;
      },
    },
  ];
}
