// Turns the Kraken part of a position into a complete area.

import { completeDeck, knownCards, placedCards, unplacedCards } from "../kernel/components/deck.ts";
import type { Rng } from "../kernel/components/rng.ts";
import { throwIfProblems } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { copiesProblems } from "../kernel/validation/checks.ts";
import { lootCards, lootCopies } from "./cards/loot.ts";
import {
  besideTheBoard,
  type Draft,
  type KrakenLayout,
  type Layout,
  type Posting,
} from "./table.ts";

/** Puts loot that the position does not mention into the deck; anything else left out is as at the start. */
export function layOut(
  layout: Layout,
  _base: TableAndAgenda<object>,
  rng: Rng,
): Pick<Draft, "kraken"> {
  const { kraken = {}, seats } = layout;
  const { loot = [], discardedLoot = [], sentinels = {} } = kraken;
  throwIfProblems(
    "position",
    copiesProblems(lootPlaces(loot, kraken), (value) => lootCopies[value]),
  );
  const placed = [
    ...loot.flatMap(({ values }) => values),
    ...discardedLoot,
    ...knownCards(kraken.lootDeck),
  ];
  const rest = unplacedCards(lootCards, placed);
  const left = rng.shuffle(rest.cards);
  const deck = completeDeck(kraken.lootDeck, rest.spare, ["kraken", "lootDeck"]);
  const nebulis = nebulisOf(kraken, seats.length);
  return {
    kraken: {
      nebulis,
      figure: kraken.figure === undefined ? firstWithMost(nebulis) : kraken.figure,
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

/** One number for each player; surplus ones are kept, so that the consistency check reports them. */
const nebulisOf = ({ nebulis = [] }: KrakenLayout, players: number): number[] =>
  Array.from({ length: Math.max(players, nebulis.length) }, (_, seat) => nebulis[seat] ?? 0);

/** KR-23: the first seat with the most nebulis; `null` if nobody has any. */
function firstWithMost(nebulis: readonly number[]): Seat | null {
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
