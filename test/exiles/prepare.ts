import type { ExilesBlueprint } from "../../src/exiles/blueprint.ts";
import type { Exile, ExileCard } from "../../src/exiles/cards/catalogue.ts";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { type Decision, type ExilesTypes, exiles } from "../../src/exiles/index.ts";
import type { ExilesLayout } from "../../src/exiles/rules.ts";
import type { NarrowIds, WidenIds } from "../../src/kernel/data/ids.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { PositionOf } from "../../src/kernel/rules/blueprint.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { scenario } from "../../src/testing/scenario.ts";
import {
  type AnyDescription as AnyAbyssDescription,
  moved,
  positionOf,
  withoutMonsters,
} from "../abyss/prepare.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { by } from "./by.ts";

export type State = ExilesTypes["state"];

export const { play, edit, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(exiles);

/** The ten exiles at the cost of a single crab, as most tests are not about the cost. */
export const cheap: readonly ExileCard[] = defaultCatalogue.map((card) => ({
  ...card,
  cost: { value: 1, races: 1, required: "crab" },
}));

/** The description of a table in a test: that of Abyss, and the area of the exiles. */
export interface Description extends NarrowIds<AnyDescription, Ids> {
  /** The open question; by default what to do this turn. */
  readonly question?: Decision;
}
type Ids = ExilesBlueprint["ids"];

/** A description of a table with exiles, with cards of any box. */
export interface AnyDescription extends AnyAbyssDescription {
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
export function prepare({ question, ...description }: Description = {}): State {
  const { ofAbyss, position } = positionWithExiles<Ids>(description);
  const agenda = question && [question];
  const start = fromPosition(exiles, { ...position, ...(agenda && { agenda }) }, "prepare");
  const { table } = start;
  const state = fromPosition(
    exiles,
    { ...table, agenda: start.agenda, ...moved<Ids>(table, ofAbyss) },
    "prepare",
  );
  return description.withoutMonsters ? assumeConsistent(exiles, withoutMonsters(state)) : state;
}

type AnyPosition = Omit<PositionOf<ExilesBlueprint>, "agenda">;

/** The described position, before cards are moved, and the description without the exiles. */
export function positionWithExiles<Ids extends object>(wide: WidenIds<AnyDescription>) {
  const description = wide as AnyDescription;
  const { exiles: own = [], seats = [], players, ...abyss } = description;
  const { catalogue = cheap, exilesInCourt = [], nextExiles = [], exileDeck, ...rest } = abyss;
  const described = Array.from({ length: Math.max(seats.length, own.length) }, (_, seat) => ({
    ...seats[seat],
    locations: [...(seats[seat]?.locations ?? []), ...heldIn(own[seat])],
  }));
  const ofAbyss: AnyAbyssDescription = { ...rest, seats: described, ...(players && { players }) };
  const named = [...exilesInCourt, ...(exileDeck ?? []), ...own.flatMap(exilesOf)];
  const position = {
    ...positionOf<object>(ofAbyss),
    exiles: {
      catalogue: exileDeck ? catalogue.filter(({ id }) => named.includes(id)) : catalogue,
      court: exilesInCourt,
      deck: { top: exileDeck ?? nextExiles },
      seats: own,
    },
  };
  return { ofAbyss, position: position as NarrowIds<AnyPosition, Ids> };
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
