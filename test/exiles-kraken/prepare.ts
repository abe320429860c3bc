import type { Exile } from "../../src/exiles/cards/catalogue.ts";
import type { ExilesKrakenBlueprint } from "../../src/exiles-kraken/blueprint.ts";
import { type ExilesKrakenTypes, exilesKraken } from "../../src/exiles-kraken/index.ts";
import type { Action } from "../../src/exiles-kraken/published-types.ts";
import type { NarrowIds } from "../../src/kernel/data/ids.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import type { Ally, Location } from "../../src/kraken/cards/box.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { moved } from "../abyss/prepare.ts";
import {
  type AnyDescription as AnyExilesDescription,
  positionWithExiles,
} from "../exiles/prepare.ts";
import { affiliable, by as byInKraken } from "../kraken/by.ts";
import {
  type AnyDescription as AnyKrakenDescription,
  layoutOf,
  movedLoot,
} from "../kraken/prepare.ts";

export type State = ExilesKrakenTypes["state"];

export const { play, refusalOf, question, openKinds, legalOf, kinds, eventsOf } =
  scenario(exilesKraken);

/** The description of a table in a test: those of Exiles and Kraken. */
export interface Description extends NarrowIds<AnyKrakenDescription & AnyExilesDescription, Ids> {}
type Ids = ExilesKrakenBlueprint["ids"];

/** Builds a state from a description and checks its consistency. */
export function prepare(description: Description = {}): State {
  const { nebulis, figure, nextLoot, lootDeck, loot, sentinels, ...others } = description;
  const { ofAbyss, position } = positionWithExiles<Ids>(others);
  const { table, agenda } = fromPosition(
    exilesKraken,
    { ...position, kraken: layoutOf(description) },
    "prepare",
  );
  return fromPosition(
    exilesKraken,
    {
      ...table,
      agenda,
      ...moved<Ids>(table, ofAbyss),
      kraken: movedLoot(table.kraken, description),
    },
    "prepare",
  );
}

/** The actions of a seat, in short form. */
export const by = (seat: Seat) => ({
  ...byInKraken(seat),
  plotsExile: (): Action => ({ type: "plot-exile", seat }),
  /** By default, a crab pays; the lowest ally with a race is affiliated. */
  recruitsExile: (exile: Exile, allies: readonly Ally[] = ["crab-1"], nebulis = 0): Action => ({
    type: "recruit-exile",
    seat,
    exile,
    allies,
    affiliate: affiliable(allies),
    nebulis,
  }),
  recaptures: (location: Location | null, ...exiles: Exile[]): Action => ({
    type: "recapture",
    seat,
    location,
    exiles: exiles.toSorted(),
  }),
  replacesLocation: (location: Location): Action => ({ type: "replace-location", seat, location }),
  takesKey: (): Action => ({ type: "take-key-token", seat }),
  affiliates: (): Action => ({ type: "affiliate", seat }),
  conspires: (allies: readonly Ally[], nebulis = 0): Action => ({
    type: "conspire",
    seat,
    allies,
    affiliate: affiliable(allies),
    nebulis,
  }),
  leaves: (): Action => ({ type: "leave-lord", seat }),
});
