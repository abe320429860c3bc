import { type Race, raceOf } from "../../src/abyss/cards/allies.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { KrakenLeviathanBlueprint } from "../../src/kraken-leviathan/blueprint.ts";
import type { Ally, Lord } from "../../src/kraken-leviathan/cards/index.ts";
import type { Action } from "../../src/kraken-leviathan/index.ts";
import { type ActionsOf, anyActionsOf, lowest } from "../abyss/by.ts";
import { leviathanActions } from "./leviathan-actions.ts";

/** The actions of Abyss that are the same here. */
type SharedActions = ActionsOf<
  Omit<ReturnType<typeof anyActionsOf>, "recruits" | "buys" | "bribes" | "fights" | "steals">,
  Action,
  KrakenLeviathanBlueprint["ids"]
>;

/** The lowest of the allies with a race; `null` if there is none. */
export const affiliable = (allies: readonly Ally[]): Ally | null =>
  lowest(allies.filter((ally) => raceOf(ally))) ?? null;

type Place = Extract<Action, { type: "place-sentinel" }>["place"];

/** The actions of a seat, in short form. */
export const by = (seat: Seat) => ({
  ...(anyActionsOf(seat) as unknown as SharedActions),
  buys: (nebulis = 0): Action => ({ type: "buy", seat, nebulis }),
  placesKraken: (stack: Race): Action => ({ type: "place-kraken", seat, stack }),
  drawsLoot: (): Action => ({ type: "draw-loot", seat }),
  stops: (): Action => ({ type: "stop-search", seat }),
  /** The lowest ally with a race is affiliated. */
  recruits: (lord: Lord, allies: readonly Ally[], nebulis = 0): Action => ({
    type: "recruit",
    seat,
    lord,
    allies,
    affiliate: affiliable(allies),
    nebulis,
  }),
  places: (place: Place): Action => ({ type: "place-sentinel", seat, place }),
  recovers: (ally: Ally): Action => ({ type: "take-from-discard", seat, ally }),
  names: (race: Race): Action => ({ type: "name-race", seat, race }),
  loses: (ally: Ally): Action => ({ type: "discard-affiliated", seat, ally }),
  frees: (lord: Lord): Action => ({ type: "free-lord", seat, lord }),
  ...leviathanActions<Ally, Lord>(seat),
});
