import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Location } from "../../src/abyss/cards/locations.ts";
import type { Exile } from "../../src/exiles/cards/catalogue.ts";
import type { Action } from "../../src/exiles-kraken/blueprint.ts";
import { type ExilesKrakenTypes, exilesKraken } from "../../src/exiles-kraken/index.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { moved } from "../abyss/prepare.ts";
import { by as byInExiles } from "../exiles/by.ts";
import { type Description as ExilesDescription, positionWithExiles } from "../exiles/prepare.ts";
import { affiliable, by as byInKraken } from "../kraken/by.ts";
import { type Description as KrakenDescription, layoutOf, movedLoot } from "../kraken/prepare.ts";

export type State = ExilesKrakenTypes["state"];

export const { play, refusalOf, question, openKinds, legalOf, kinds, eventsOf } =
  scenario(exilesKraken);

/** A table as a test describes it: what Exiles and Kraken have. */
export interface Description
  extends Omit<KrakenDescription, "question">,
    Omit<ExilesDescription, "question"> {}

/** A state that the description fits, checked for consistency. */
export function prepare(description: Description = {}): State {
  const { nebulis, figure, nextLoot, lootDeck, loot, sentinels, ...others } = description;
  const { told, position } = positionWithExiles(others);
  const { agenda: _, ...layout } = position;
  const { table, agenda } = fromPosition(
    exilesKraken,
    { ...layout, kraken: layoutOf(description) },
    "prepare",
  );
  return fromPosition(
    exilesKraken,
    { ...table, agenda, ...moved(table, told), kraken: movedLoot(table.kraken, description) },
    "prepare",
  );
}

/** What a seat does, in a word. */
export const by = (seat: Seat) => ({
  ...byInKraken(seat),
  plotsExile: (): Action => ({ type: "plot-exile", seat }),
  /** For a crab, affiliating the lowest ally with a race, if nothing else is named. */
  recruitsExile: (exile: Exile, allies: readonly Ally[] = ["crab-1"], nebulis = 0): Action => ({
    type: "recruit-exile",
    seat,
    exile,
    allies,
    affiliate: affiliable(allies),
    nebulis,
  }),
  recaptures: (location: Location | null, ...exiles: Exile[]) =>
    byInExiles(seat).recaptures(location, ...exiles) as Action,
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
