import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Location } from "../../src/abyss/cards/locations.ts";
import type { ExilesBlueprint } from "../../src/exiles/blueprint.ts";
import type { Exile } from "../../src/exiles/cards/catalogue.ts";
import type { Action } from "../../src/exiles/published-types.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { type ActionsOf, anyActionsOf, lowest } from "../abyss/by.ts";

type SharedActions = ActionsOf<ReturnType<typeof anyActionsOf>, Action, ExilesBlueprint["ids"]>;

/** The actions of a seat, in short form. */
export const by = (seat: Seat) => ({
  ...(anyActionsOf(seat) as unknown as SharedActions),
  plotsExile: (): Action => ({ type: "plot-exile", seat }),
  /** By default, a crab pays, and the lowest ally is affiliated. */
  recruitsExile: (
    exile: Exile,
    allies: readonly Ally[] = ["crab-1"],
    affiliate = lowest(allies),
  ): Action => ({ type: "recruit-exile", seat, exile, allies, affiliate }),
  recaptures: (location: Location | null, ...exiles: Exile[]): Action => ({
    type: "recapture",
    seat,
    location,
    exiles: exiles.toSorted(),
  }),
  replacesLocation: (location: Location): Action => ({ type: "replace-location", seat, location }),
  takesKey: (): Action => ({ type: "take-key-token", seat }),
  affiliates: (): Action => ({ type: "affiliate", seat }),
  /** By default, the lowest ally is affiliated. */
  conspires: (allies: readonly Ally[], affiliate = lowest(allies)): Action => ({
    type: "conspire",
    seat,
    allies,
    affiliate,
  }),
  leaves: (): Action => ({ type: "leave-lord", seat }),
});
