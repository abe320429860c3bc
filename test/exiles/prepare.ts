import type { Exile, ExileCard } from "../../src/exiles/cards/catalogue.ts";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { type ExilesTypes, exiles } from "../../src/exiles/index.ts";
import type { ExilesLayout } from "../../src/exiles/rules.ts";
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

/** The ten exiles at the cost of a single crab, as most tests are not about the cost. */
export const cheap: readonly ExileCard[] = defaultCatalogue.map((card) => ({
  ...card,
  cost: { value: 1, races: 1, required: "crab" },
}));

/** The description of a table in a test: that of Abyss, and the area of the exiles. */
export interface Description extends AbyssDescription {
  /** If left out, the ten exiles at the cost of a crab. */
  readonly catalogue?: readonly ExileCard[];
  /** None if left out. */
  readonly exilesInCourt?: readonly Exile[];
  /** Exiles on top of the deck, the top one first. */
  readonly nextExiles?: readonly Exile[];
  /** All exiles of the deck, the top one first; exiles that are not mentioned are not in the catalogue. */
  readonly exileDeck?: readonly Exile[];
  /** By seat. Locations that exiles hold need not be listed among the player's locations. */
  readonly exiles?: NonNullable<ExilesLayout["seats"]>;
}

/** Builds a state from a description and checks its consistency. */
export function prepare(description: Description = {}): State {
  const { ofAbyss, position } = positionWithExiles(description);
  const { table, agenda } = fromPosition(exiles, position, "prepare");
  const state = fromPosition(exiles, { ...table, agenda, ...moved(table, ofAbyss) }, "prepare");
  return description.withoutMonsters ? assumeConsistent(exiles, withoutMonsters(state)) : state;
}

/** The described position, before cards are moved, and the description without the exiles. */
export function positionWithExiles(description: Description) {
  const { exiles: own = [], seats = [], players, ...abyss } = description;
  const { catalogue = cheap, exilesInCourt = [], nextExiles = [], exileDeck, ...rest } = abyss;
  const described = Array.from({ length: Math.max(seats.length, own.length) }, (_, seat) => ({
    ...seats[seat],
    locations: [...(seats[seat]?.locations ?? []), ...heldIn(own[seat])],
  }));
  const ofAbyss: AbyssDescription = { ...rest, seats: described, ...(players && { players }) };
  const named = [...exilesInCourt, ...(exileDeck ?? []), ...own.flatMap(exilesOf)];
  const position = {
    ...positionOf(ofAbyss),
    exiles: {
      catalogue: exileDeck ? catalogue.filter(({ id }) => named.includes(id)) : catalogue,
      court: exilesInCourt,
      deck: { top: exileDeck ?? nextExiles },
      seats: own,
    },
  };
  return { ofAbyss, position };
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
