// Turns the exiles part of a position into a complete area.
import { COURT_SPACES } from "../abyss/cards/numbers.ts";
import { countOf } from "../kernel/components/bags.ts";
import {
  completeDeck,
  knownCards,
  placedCards,
  takeUnplaced,
  unplacedCards,
} from "../kernel/components/deck.ts";
import type { Rng } from "../kernel/components/rng.ts";
import { throwIfProblems } from "../kernel/data/errors.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { copiesProblems } from "../kernel/validation/checks.ts";
import type { Top } from "./blueprint.ts";
import type { Draft, ExilesLayout, Layout, PlayerExiles } from "./table.ts";

/** EX-1: if the position leaves out the court, it has one exile, as far as the lords leave a space. */
const IN_COURT_AT_START = 1;

/** Puts exiles that the position does not mention into the court, as at the start, and the deck. */
export const layOut =
  (top: Top) =>
  (layout: Layout, _base: TableAndAgenda<object>, rng: Rng): Pick<Draft, "exiles"> => {
    const { exiles = {}, seats, court: lords } = layout;
    const catalogue = exiles.catalogue ?? top.box.exiles;
    const ids = catalogue.map(({ id }) => id);
    const areas = areasOf(exiles, seats.length);
    throwIfProblems(
      "position",
      copiesProblems(exilePlaces(exiles, areas), (exile) => countOf(ids, exile)),
    );
    const owned = areas.flatMap(({ free, holding }) => [
      ...free,
      ...holding.flatMap((held) => held.exiles),
    ]);
    const placed = [...owned, ...knownCards(exiles.deck)];
    const spaces = Math.min(IN_COURT_AT_START, COURT_SPACES - (lords?.length ?? 0));
    const court = [...(exiles.court ?? takeUnplaced(unplacedCards(ids, placed), spaces, rng))];
    const rest = unplacedCards(ids, [...placed, ...court]);
    const left = rng.shuffle(rest.cards);
    const deck = completeDeck(exiles.deck, rest.spare, ["exiles", "deck"]);
    return {
      exiles: {
        catalogue: [...catalogue],
        deck: deck.map((exile) => exile ?? left.pop()!),
        court,
        seats: areas.map(areaFrom),
        payment: [...(exiles.payment ?? [])],
      },
    };
  };

type AreaLayout = Required<NonNullable<ExilesLayout["seats"]>[number]>;

/** One area for each player; surplus ones are kept, so that the consistency check reports them. */
const areasOf = ({ seats }: ExilesLayout, players: number): AreaLayout[] =>
  Array.from({ length: Math.max(players, seats?.length ?? 0) }, (_, seat) => {
    const { free = [], holding = [], aside = [] } = seats?.[seat] ?? {};
    return { free, holding, aside };
  });

const areaFrom = ({ free, holding, aside }: AreaLayout): PlayerExiles => ({
  free: [...free],
  holding: holding.map(({ location, exiles }) => ({ location, exiles: [...exiles].sort() })),
  aside: [...aside],
});

function* exilePlaces({ court, deck }: ExilesLayout, areas: readonly AreaLayout[]) {
  for (const [seat, { free, holding }] of areas.entries()) {
    yield* placedCards(free, "exiles", "seats", seat, "free");
    for (const [i, { exiles }] of holding.entries())
      yield* placedCards(exiles, "exiles", "seats", seat, "holding", i, "exiles");
  }
  yield* placedCards(court, "exiles", "court");
  yield* placedCards(deck, "exiles", "deck");
}
