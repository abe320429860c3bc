// Builds a complete table from a position.
import { countOf } from "../kernel/components/bags.ts";
import {
  completeDeck,
  knownCards,
  placedCards,
  takeUnplaced,
  unplacedCards,
} from "../kernel/components/deck.ts";
import { type Problem, RulesError, throwIfProblems } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import { copiesProblems } from "../kernel/validation/checks.ts";
import type { ConspiracyBlueprint, Top } from "./blueprint.ts";
import { locationsInPlay } from "./cards/box.ts";
import type { Spot } from "./cards/chamber.ts";
import type { AnyLocation } from "./cards/locations.ts";
import { type Colour, colourOf, colours, type Lord, lordDeck } from "./cards/lords.ts";
import { AVAILABLE_AT_START } from "./deal.ts";
import { fillHidden } from "./fill-hidden.ts";
import { allLocations, allLords } from "./inventory.ts";
import { outranks } from "./queries.ts";
import type { Layout, TableView } from "./table.ts";

/** Cards that the position does not mention go to the supply, as at the start, and to the decks. */
export const layOut =
  (top: Top): NonNullable<Rules<ConspiracyBlueprint>["layOut"]> =>
  (layout, { table: areas, agenda }, rng) => {
    const inPlay = locationsInPlay(top.box, layout.bonusLocations ?? false);
    throwIfProblems("position", surplusProblems(layout, inPlay));
    const known = withPearls(top, { ...areas, ...knownTable(layout) }, layout);
    const lords = unplacedCards(lordDeck, allLords(known));
    const tiles = unplacedCards(inPlay, allLocations(known));
    const available = layout.available ?? takeUnplaced(tiles, AVAILABLE_AT_START, rng);
    const tilesLeft = tiles.spare - (available.length - known.available.length);
    const table: TableView = {
      ...known,
      available,
      lordDeck: completeDeck(layout.lordDeck, lords.spare, ["lordDeck"]),
      locationDeck: completeDeck(layout.locationDeck, tilesLeft, ["locationDeck"]),
    };
    return {
      table: fillHidden(top)({ table, agenda }, rng),
      question: { ask: "recruit", seats: [table.turn] },
    };
  };

/** The part of the table that the position specifies; decks and supply contain only the cards it mentions. */
function knownTable(layout: Layout): TableView {
  const pileOf = (colour: Colour): Lord[] => [...(layout.piles?.[colour] ?? [])].sort();
  return {
    seats: layout.seats.map(areaOf),
    turn: layout.turn ?? 0,
    lordDeck: knownCards(layout.lordDeck),
    piles: {
      yellow: pileOf("yellow"),
      red: pileOf("red"),
      green: pileOf("green"),
      blue: pileOf("blue"),
      purple: pileOf("purple"),
    },
    recruits: layout.recruits ?? [],
    locationDeck: knownCards(layout.locationDeck),
    available: layout.available ?? [],
    drawn: layout.drawn ?? [],
    pearlMaster: null,
    order: layout.order ?? null,
    lastSeat: layout.lastSeat ?? null,
    bonusLocations: layout.bonusLocations ?? false,
  };
}

const areaOf = ({ lords = [], locations = [], coats }: Layout["seats"][number]) => ({
  lords,
  locations,
  coats: coats ?? coatsOf(lords),
  pearls: 0,
});

/** Pearls follow from lords and locations (CO-11, CO-18), the Pearl Master from pearls (CO-28). */
function withPearls(top: Top, table: TableView, layout: Layout): TableView {
  const seats = table.seats.map((area, seat) => ({
    ...area,
    pearls: layout.seats[seat]!.pearls ?? top.pearlsGained(table, seat),
  }));
  const { pearlMaster = masterAmong(seats.map(({ pearls }) => pearls)) } = layout;
  return { ...table, seats, pearlMaster };
}

/** CO-13: the first of the most influential lords of each colour. */
function coatsOf(lords: readonly Lord[]): Record<Colour, Spot | null> {
  const coats: Record<Colour, Spot | null> = {
    yellow: null,
    red: null,
    green: null,
    blue: null,
    purple: null,
  };
  for (const [i, lord] of lords.entries()) {
    const colour = colourOf(lord);
    if (outranks({ lords }, lord, coats[colour])) coats[colour] = i + 1;
  }
  return coats;
}

/** CO-28: pearls do not show which of several players with the most is Pearl Master. */
function masterAmong(pearls: readonly number[]): Seat | null {
  const most = Math.max(...pearls);
  if (most === 0) return null;
  if (countOf(pearls, most) > 1) {
    const reason = "is required, because several players have the most pearls";
    throw new RulesError("position", { path: ["pearlMaster"], reason });
  }
  return pearls.indexOf(most);
}

/** Cards that the position mentions more often than the game has copies. */
function* surplusProblems(layout: Layout, inPlay: readonly AnyLocation[]): Generator<Problem> {
  yield* copiesProblems(lordPlaces(layout), (lord) => countOf(lordDeck, lord));
  yield* copiesProblems(locationPlaces(layout), (location) => countOf(inPlay, location));
}

function* lordPlaces(layout: Layout) {
  for (const [seat, { lords }] of layout.seats.entries())
    yield* placedCards(lords, "seats", seat, "lords");
  for (const colour of colours) yield* placedCards(layout.piles?.[colour], "piles", colour);
  for (const key of ["recruits", "lordDeck"] as const) yield* placedCards(layout[key], key);
}

function* locationPlaces(layout: Layout) {
  for (const [seat, { locations = [] }] of layout.seats.entries())
    for (const [i, { location }] of locations.entries())
      yield { card: location, path: ["seats", seat, "locations", i, "location"] };
  for (const key of ["available", "drawn", "locationDeck"] as const)
    yield* placedCards(layout[key], key);
}
