import type { Exile } from "../../src/exiles/cards/catalogue.ts";
import type { ExilesKrakenLeviathanBlueprint } from "../../src/exiles-kraken-leviathan/blueprint.ts";
import {
  type Action,
  type ExilesKrakenLeviathanTypes,
  exilesKrakenLeviathan,
  type Position,
} from "../../src/exiles-kraken-leviathan/index.ts";
import type { NarrowIds } from "../../src/kernel/data/ids.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import type { Ally } from "../../src/kraken-leviathan/cards/index.ts";
import type { LeviathanLayout } from "../../src/leviathan/rules.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { moved } from "../abyss/prepare.ts";
import {
  type AnyDescription as AnyExilesDescription,
  positionWithExiles,
} from "../exiles/prepare.ts";
import {
  type AnyDescription as AnyKrakenDescription,
  layoutOf,
  movedLoot,
} from "../kraken/prepare.ts";
import { affiliable, by as byInPair } from "../kraken-leviathan/by.ts";
import { scriptedPlay } from "../kraken-leviathan/prepare.ts";

export { atBorder } from "../kraken-leviathan/prepare.ts";

export type State = ExilesKrakenLeviathanTypes["state"];

export const { play, refusalOf, question, openKinds, legalOf, kinds, eventsOf } =
  scenario(exilesKrakenLeviathan);

/** Plays one action with scripted dice and draws, in the order of their use. */
export const roll = scriptedPlay(exilesKrakenLeviathan);

/** The description of a table in a test: those of Exiles and Kraken, and the area of Leviathan. */
export interface Description extends NarrowIds<AnyKrakenDescription & AnyExilesDescription, Ids> {
  readonly agenda?: NonNullable<Position["agenda"]>;
  readonly leviathan?: LeviathanLayout;
}
type Ids = ExilesKrakenLeviathanBlueprint["ids"];

/** Builds a state from a description and checks its consistency. */
export function prepare(description: Description = {}): State {
  const { leviathan = {}, agenda: given, ...layers } = description;
  const { nebulis, figure, nextLoot, lootDeck, loot, sentinels, ...others } = layers;
  const { ofAbyss, position } = positionWithExiles<Ids>(others);
  const { table, agenda } = fromPosition(
    exilesKrakenLeviathan,
    {
      ...position,
      ...(given && { agenda: given }),
      kraken: layoutOf(layers as Parameters<typeof layoutOf>[0]),
      leviathan,
    } as Position,
    "prepare",
  );
  return fromPosition(
    exilesKrakenLeviathan,
    {
      ...table,
      agenda,
      ...moved<Ids>(table, ofAbyss),
      kraken: movedLoot(table.kraken as never, description) as never,
    },
    "prepare",
  );
}

/** The actions of a seat, in short form: those of Kraken with Leviathan, and those of Exiles. */
export const by = (seat: Seat) => ({
  ...byInPair(seat),
  /** By default, a crab pays; the lowest ally with a race is affiliated. */
  recruitsExile: (exile: Exile, allies: readonly Ally[] = ["crab-1"], nebulis = 0): Action => ({
    type: "recruit-exile",
    seat,
    exile,
    allies,
    affiliate: affiliable(allies),
    nebulis,
  }),
  recaptures: (
    location: Extract<Action, { type: "recapture" }>["location"],
    ...exiles: Exile[]
  ): Action => ({ type: "recapture", seat, location, exiles: exiles.toSorted() }),
  conspires: (allies: readonly Ally[], nebulis = 0): Action => ({
    type: "conspire",
    seat,
    allies,
    affiliate: affiliable(allies),
    nebulis,
  }),
  leaves: (): Action => ({ type: "leave-lord", seat }),
});
