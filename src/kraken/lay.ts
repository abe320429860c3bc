// From what a position says of Kraken to an area with everything in its place.
import type { At } from "../kernel/blueprint.ts";
import { deckOver, placesIn, toldOf, untold } from "../kernel/deck.ts";
import { throwAny } from "../kernel/errors.ts";
import { copiesProblems } from "../kernel/problems.ts";
import type { Rng } from "../kernel/rng.ts";
import type { Seat } from "../kernel/types.ts";
import { lootCards, lootCopies } from "./cards/loot.ts";
import type { KrakenLayout, Layout } from "./layout.ts";
import { besideTheBoard, type Draft, type Posting } from "./table.ts";

/** Loot that is told nowhere lies in the deck; the rest is as at the start. */
export function lay(layout: Layout, _laid: At<object>, rng: Rng): Pick<Draft, "kraken"> {
  const { kraken = {}, seats } = layout;
  const { loot = [], discardedLoot = [], sentinels = {} } = kraken;
  throwAny(
    "position",
    copiesProblems(lootPlaces(loot, kraken), (value) => lootCopies[value]),
  );
  const told = [
    ...loot.flatMap(({ values }) => values),
    ...discardedLoot,
    ...toldOf(kraken.lootDeck),
  ];
  const rest = untold(lootCards, told);
  const left = rng.shuffle(rest.cards);
  const deck = deckOver(kraken.lootDeck, rest.over, ["kraken", "lootDeck"]);
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
    yield* placesIn(values, "kraken", "loot", i, "values");
  yield* placesIn(discardedLoot, "kraken", "discardedLoot");
  yield* placesIn(lootDeck, "kraken", "lootDeck");
}
