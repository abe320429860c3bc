import { COURT_SPACES } from "../../src/abyss/cards/numbers.ts";
import type { Exile, ExileCard } from "../../src/exiles/cards/catalogue.ts";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { type ExilesTypes, exiles } from "../../src/exiles/index.ts";
import type { PlayerExiles } from "../../src/exiles/table.ts";
import { unseen } from "../../src/kernel/bags.ts";
import { readState } from "../../src/kernel/read.ts";
import type { DeepReadonly, Seat } from "../../src/kernel/types.ts";
import { scenario } from "../../src/testing/scenario.ts";
import {
  type Description as AbyssDescription,
  type State as AbyssState,
  type Area,
  prepare as prepareAbyss,
} from "../abyss/prepare.ts";
import { deckOf, sorted } from "../tables.ts";
import { by } from "./by.ts";

export type State = ExilesTypes["state"];

export const { play, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(exiles);

/** The ten exiles, each for a single crab: most tests are not about the price. */
export const cheap: readonly ExileCard[] = defaultCatalogue.map((card) => ({
  ...card,
  cost: { value: 1, races: 1, required: "crab" },
}));

/** A table as a test describes it: what Abyss has, and the area of the exiles. */
export interface Description extends AbyssDescription {
  /** The ten exiles at the price of a crab, if left out. */
  readonly catalogue?: readonly ExileCard[];
  /** None, if left out; lords take the other spaces, if no court is described. */
  readonly exilesInCourt?: readonly Exile[];
  /** Exiles on top of the deck, the top one first. */
  readonly nextExiles?: readonly Exile[];
  /** All exiles of the deck, the top one first; those named nowhere are not in the catalogue. */
  readonly exileDeck?: readonly Exile[];
  /** By seat. Locations that exiles hold need not be named among the player's locations. */
  readonly exiles?: readonly Partial<DeepReadonly<PlayerExiles>>[];
}

/** A state that the description fits, checked for consistency. */
export function prepare(description: Description = {}): State {
  const base = prepareAbyss(inAbyss(description));
  const areas = base.table.seats.map((_, seat) => areaOf(description.exiles?.[seat] ?? {}));
  const table = {
    ...base.table,
    ...lordCards(description, base, areas),
    exiles: exileCards(description, areas),
  };
  const state = { ...base, table };
  return description.withoutMonsters ? state : readState(exiles, state);
}

/** What Abyss is told: it knows no lords aside, so they pass for disabled ones there. */
function inAbyss(description: Description): AbyssDescription {
  const { seats = [], exiles: own = [] } = description;
  const described = Math.max(seats.length, own.length);
  return {
    ...description,
    seats: Array.from({ length: described }, (_, seat): Area => {
      const { disabled = [], locations = [], ...area } = seats[seat] ?? {};
      const { aside = [], holding = [] } = own[seat] ?? {};
      const held = holding.map(({ location }) => ({ location, lords: [] }));
      return { ...area, disabled: [...disabled, ...aside], locations: [...locations, ...held] };
    }),
  };
}

const areaOf = (area: Partial<DeepReadonly<PlayerExiles>>): PlayerExiles => ({
  free: [...(area.free ?? [])],
  holding: (area.holding ?? []).map((held) => ({ ...held, exiles: sorted(held.exiles) })),
  aside: sorted(area.aside ?? []),
});

/** The lords as Abyss laid them, without those aside and those whose spaces in the court exiles take. */
function lordCards(
  { court, exilesInCourt = [] }: Description,
  { table }: AbyssState,
  areas: readonly PlayerExiles[],
) {
  const spaces = court ? COURT_SPACES : COURT_SPACES - exilesInCourt.length;
  return {
    seats: table.seats.map((area, seat) => ({
      ...area,
      disabled: unseen(area.disabled, areas[seat]!.aside),
    })),
    court: table.court.slice(0, spaces),
    lordDeck: [...table.court.slice(spaces), ...table.lordDeck],
  };
}

function exileCards(description: Description, areas: readonly PlayerExiles[]) {
  const { catalogue = cheap, exilesInCourt = [], nextExiles = [], exileDeck } = description;
  const next = exileDeck ?? nextExiles;
  const owned = areas.flatMap(({ free, holding }) => [
    ...free,
    ...holding.flatMap((held) => held.exiles),
  ]);
  const left = unseen(
    catalogue.map(({ id }) => id),
    [...exilesInCourt, ...next, ...owned],
  );
  return {
    catalogue: exileDeck ? catalogue.filter(({ id }) => !left.includes(id)) : catalogue,
    deck: deckOf(next, exileDeck ? [] : left),
    court: exilesInCourt,
    seats: areas,
    payment: [],
  };
}

/**
 * The turn of this seat has just begun: the player before it has requested support. (Start-of-turn
 * effects are carried out by the rules, not described.)
 */
export function turnOf(seat: Seat, description: Description = {}) {
  const { players = 3 } = description;
  const before = (seat + players - 1) % players;
  const state = prepare({
    council: { crab: ["crab-2"] },
    ...description,
    players,
    turn: { seat: before },
  });
  return play(state, by(before).requests("crab"));
}
