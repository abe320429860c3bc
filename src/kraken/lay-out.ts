// From what a position says of Kraken to an area with everything in its place.

import { completeDeck, knownCards, placedCards, unplacedCards } from "../kernel/components/deck.ts";
import type { Rng } from "../kernel/components/rng.ts";
import { throwIfProblems } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { copiesProblems } from "../kernel/validation/checks.ts";
import { lootCards, lootCopies } from "./cards/loot.ts";
import type { KrakenLayout, Layout } from "./position-layout.ts";
import { besideTheBoard, type Draft, type Posting } from "./table.ts";

/** Loot that is told nowhere lies in the deck; the rest is as at the start. */
export function layOut(
  layout: Layout,
  _laid: TableAndAgenda<object>,
  rng: Rng,
): Pick<Draft, "kraken"> {
  const { kraken = {}, seats } = layout;
  const { loot = [], discardedLoot = [], sentinels = {} } = kraken;
  throwIfProblems(
    "position",
    copiesProblems(lootPlaces(loot, kraken), (value) => lootCopies[value]),
  );
  const told = [
    ...loot.flatMap(({ values }) => values),
    ...discardedLoot,
    ...knownCards(kraken.lootDeck),
  ];
  const rest = unplacedCards(lootCards, told);
  const left = rng.shuffle(rest.cards);
  const deck = completeDeck(kraken.lootDeck, rest.over, ["kraken", "lootDeck"]);
  const nebulis = nebulisOf(kraken, seats.length);
  return {
    kraken: {
      nebulis,
      figure: kraken.figure === undefined ? firstOfTheMost(nebulis) : kraken.figure,
      lootDeck: deck.map((value) => value ?? left.pop()!),
      loot: loot.map(({ location, values }) => ({ location, values: [...values] })),
      discardedLoot: [...discardedLoot].sort(),
      sentinels: {
        watcher: postingOf(sentinels.watcher),
        vigil: postingOf(sentinels.vigil),
        lookout: postingOf(sentinels.lookout),
      },
    },
  };
}

/** One number for each player; if more are told, the state will not be sound, and says so. */
const nebulisOf = ({ nebulis = [] }: KrakenLayout, players: number): number[] =>
  Array.from({ length: Math.max(players, nebulis.length) }, (_, seat) => nebulis[seat] ?? 0);

/** KR-23: somebody has the figure as soon as somebody has nebulis. */
function firstOfTheMost(nebulis: readonly number[]): Seat | null {
  const most = Math.max(...nebulis);
  return most > 0 ? nebulis.indexOf(most) : null;
}

const postingOf = ({ owner, on }: Readonly<Posting> = besideTheBoard()): Posting => ({
  owner,
  on: on && { ...on },
});

function* lootPlaces(
  loot: NonNullable<KrakenLayout["loot"]>,
  { discardedLoot, lootDeck }: KrakenLayout,
) {
  for (const [i, { values }] of loot.entries())
    yield* placedCards(values, "kraken", "loot", i, "values");
  yield* placedCards(discardedLoot, "kraken", "discardedLoot");
  yield* placedCards(lootDeck, "kraken", "lootDeck");
}
