import type { Exile, ExileCard } from "../../src/exiles/cards/catalogue.ts";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { type ExilesLayout, type ExilesTypes, exiles } from "../../src/exiles/index.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { scenario } from "../../src/testing/scenario.ts";
import {
  type Description as AbyssDescription,
  moved,
  positionOf,
  withoutMonsters,
} from "../abyss/prepare.ts";
import { assumeConsistent } from "../assume-consistent.ts";
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
  /** None, if left out. */
  readonly exilesInCourt?: readonly Exile[];
  /** Exiles on top of the deck, the top one first. */
  readonly nextExiles?: readonly Exile[];
  /** All exiles of the deck, the top one first; those named nowhere are not in the catalogue. */
  readonly exileDeck?: readonly Exile[];
  /** By seat. Locations that exiles hold need not be named among the player's locations. */
  readonly exiles?: NonNullable<ExilesLayout["seats"]>;
}

/** A state that the description fits, checked for consistency. */
export function prepare(description: Description = {}): State {
  const { told, position } = positionWithExiles(description);
  const { table, agenda } = fromPosition(exiles, position, "prepare");
  const state = fromPosition(exiles, { ...table, agenda, ...moved(table, told) }, "prepare");
  return description.withoutMonsters ? assumeConsistent(exiles, withoutMonsters(state)) : state;
}

/** The position that is described, but for what is to be moved then, and what is told of Abyss. */
export function positionWithExiles(description: Description) {
  const { exiles: own = [], seats = [], players, ...abyss } = description;
  const { catalogue = cheap, exilesInCourt = [], nextExiles = [], exileDeck, ...rest } = abyss;
  const described = Array.from({ length: Math.max(seats.length, own.length) }, (_, seat) => ({
    ...seats[seat],
    locations: [...(seats[seat]?.locations ?? []), ...heldIn(own[seat])],
  }));
  const told: AbyssDescription = { ...rest, seats: described, ...(players && { players }) };
  const named = [...exilesInCourt, ...(exileDeck ?? []), ...own.flatMap(exilesOf)];
  const position = {
    ...positionOf(told),
    exiles: {
      catalogue: exileDeck ? catalogue.filter(({ id }) => named.includes(id)) : catalogue,
      court: exilesInCourt,
      deck: { top: exileDeck ?? nextExiles },
      seats: own,
    },
  };
  return { told, position };
}

type Own = NonNullable<ExilesLayout["seats"]>[number];

const heldIn = ({ holding = [] }: Own = {}) =>
  holding.map(({ location }) => ({ location, lords: [] }));

const exilesOf = ({ free = [], holding = [] }: Own): readonly Exile[] => [
  ...free,
  ...holding.flatMap((held) => held.exiles),
];

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
