// Completes the table of a position.
import { countOf, sum } from "../kernel/components/bags.ts";
import {
  completeDeck,
  knownCards,
  placedCards,
  takeUnplaced,
  unplacedCards,
} from "../kernel/components/deck.ts";
import { type Problem, throwIfProblems } from "../kernel/data/errors.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import { copiesProblems } from "../kernel/validation/checks.ts";
import type { AbyssBlueprint, Top } from "./blueprint.ts";
import { races } from "./cards/allies.ts";
import { COURT_SPACES } from "./cards/numbers.ts";
import { KEY_TOKEN_COUNT, monsterTokens } from "./cards/threat.ts";
import { AVAILABLE_AT_START, agreedRules } from "./deal.ts";
import { fillHidden } from "./fill-hidden.ts";
import {
  allExplorationCards,
  alliesPlayed,
  allLocations,
  allLords,
  allMonsterTokens,
} from "./inventory.ts";
import type { ComponentsElsewhere } from "./kit.ts";
import type { Layout, TableView } from "./table.ts";

/** Deals the cards that the position does not mention: to the court and the supply as at the start, then to the decks. */
export const layOut =
  (top: Top): NonNullable<Rules<AbyssBlueprint>["layOut"]> =>
  (layout, { table: areas, agenda }, rng) => {
    const given: TableView = { ...areas, ...givenTable(layout) };
    const { box } = top;
    const { allies, lords } = top.elsewhere(given);
    const played = alliesPlayed(agenda);
    throwIfProblems(
      "position",
      surplusProblems(top, layout, { allies: [...allies, ...played], lords }),
    );

    const cards = unplacedCards(box.cards, [
      ...allExplorationCards({ table: given, agenda }),
      ...allies,
    ]);
    const lordCards = unplacedCards(box.lords, [...allLords(given), ...lords]);
    const tiles = unplacedCards(box.locations, allLocations(given));
    const tokens = unplacedCards(monsterTokens, allMonsterTokens(given));
    const spaces = COURT_SPACES - top.cardsInCourt(given);
    const court = layout.court ?? takeUnplaced(lordCards, spaces, rng);
    const available = layout.available ?? takeUnplaced(tiles, AVAILABLE_AT_START, rng);
    const lordsLeft = lordCards.spare - (court.length - given.court.length);
    const tilesLeft = tiles.spare - (available.length - given.available.length);
    const table: TableView = {
      ...given,
      court,
      available,
      deck: completeDeck(layout.deck, cards.spare, ["deck"]),
      lordDeck: completeDeck(layout.lordDeck, lordsLeft, ["lordDeck"]),
      stack: completeDeck(layout.stack, tilesLeft, ["stack"]),
      tokens: completeDeck(layout.tokens, tokens.spare, ["tokens"]),
    };
    return {
      table: fillHidden(top)({ table, agenda }, rng),
      question: { ask: "act", seats: [table.turn.seat] },
    };
  };

/** The table as far as it is given: decks, court and supply have only their given cards. */
function givenTable(layout: Layout): TableView {
  const { turn, council, rules } = layout;
  const seats = layout.seats.map(areaOf);
  const keys = sum(seats.map((area) => area.keys));
  return {
    seats,
    turn: {
      seat: turn?.seat ?? 0,
      buyers: turn?.buyers ?? [],
      used: turn?.used ?? [],
      extra: turn?.extra ?? 0,
    },
    deck: knownCards(layout.deck),
    discard: [...(layout.discard ?? [])].sort(),
    track: layout.track ?? [],
    threat: layout.threat ?? 1,
    council: {
      jellyfish: council?.jellyfish ?? [],
      crab: council?.crab ?? [],
      seahorse: council?.seahorse ?? [],
      shellfish: council?.shellfish ?? [],
      squid: council?.squid ?? [],
    },
    lordDeck: knownCards(layout.lordDeck),
    court: layout.court ?? [],
    discardedLords: layout.discardedLords ?? [],
    stack: knownCards(layout.stack),
    available: layout.available ?? [],
    drawn: layout.drawn ?? [],
    tokens: knownCards(layout.tokens),
    keyTokens: layout.keyTokens ?? Math.max(0, KEY_TOKEN_COUNT - keys),
    lastSeat: layout.lastSeat ?? null,
    rules: agreedRules(rules),
  };
}

const areaOf = (area: Layout["seats"][number]): TableView["seats"][number] => ({
  pearls: area.pearls ?? 0,
  keys: area.keys ?? 0,
  hand: area.hand ?? [],
  tokens: area.tokens ?? [],
  affiliated: [...(area.affiliated ?? [])].sort(),
  lords: area.lords ?? [],
  disabled: area.disabled ?? [],
  locations: area.locations ?? [],
});

/** Components that are given more often than the game has them, and where. */
function* surplusProblems(
  { box }: Top,
  layout: Layout,
  elsewhere: ComponentsElsewhere,
): Generator<Problem> {
  yield* copiesProblems(cardPlaces(layout, elsewhere), (card) => countOf(box.cards, card));
  yield* copiesProblems(lordPlaces(layout, elsewhere), (lord) => countOf(box.lords, lord));
  yield* copiesProblems(locationPlaces(layout), (location) => countOf(box.locations, location));
  yield* copiesProblems(tokenPlaces(layout), (token) => countOf(monsterTokens, token));
}

function* cardPlaces(layout: Layout, { allies }: ComponentsElsewhere) {
  for (const card of allies) yield { card, path: [] };
  for (const [seat, { hand, affiliated }] of layout.seats.entries()) {
    yield* placedCards(hand, "seats", seat, "hand");
    yield* placedCards(affiliated, "seats", seat, "affiliated");
  }
  for (const race of races) yield* placedCards(layout.council?.[race], "council", race);
  for (const key of ["track", "discard", "deck"] as const) yield* placedCards(layout[key], key);
}

function* lordPlaces(layout: Layout, { lords }: ComponentsElsewhere) {
  for (const card of lords) yield { card, path: [] };
  for (const [seat, area] of layout.seats.entries()) {
    for (const key of ["lords", "disabled"] as const)
      yield* placedCards(area[key], "seats", seat, key);
    for (const [i, held] of (area.locations ?? []).entries())
      yield* placedCards(held.lords, "seats", seat, "locations", i, "lords");
  }
  for (const key of ["court", "discardedLords", "lordDeck"] as const)
    yield* placedCards(layout[key], key);
}

function* locationPlaces(layout: Layout) {
  for (const [seat, { locations = [] }] of layout.seats.entries())
    for (const [i, { location }] of locations.entries())
      yield { card: location, path: ["seats", seat, "locations", i, "location"] };
  for (const key of ["available", "drawn", "stack"] as const) yield* placedCards(layout[key], key);
}

function* tokenPlaces(layout: Layout) {
  for (const [seat, { tokens }] of layout.seats.entries())
    yield* placedCards(tokens, "seats", seat, "tokens");
  yield* placedCards(layout.tokens, "tokens");
}
