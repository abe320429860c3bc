import { type Race, raceOf } from "../../src/abyss/cards/allies.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Ally, KrakenIds, Lord } from "../../src/kraken/cards/box.ts";
import type { Sentinel } from "../../src/kraken/cards/sentinels.ts";
import type { Action, Place } from "../../src/kraken/published-types.ts";
import { type ActionsOf, anyActionsOf, lowest, payment } from "../abyss/by.ts";

/** The actions of Abyss that are the same here. */
type SharedActions = ActionsOf<
  Omit<ReturnType<typeof anyActionsOf>, "recruits" | "buys" | "bribes">,
  Action,
  KrakenIds
>;

/** The lowest of the allies with a race; `null` if there is none. */
export const affiliable = (allies: readonly Ally[]): Ally | null =>
  lowest(allies.filter((ally) => raceOf(ally))) ?? null;

/** The actions of a seat, in short form. */
export const by = (seat: Seat) => ({
  ...(anyActionsOf(seat) as unknown as SharedActions),
  /** By default, allies pay the whole cost, the lowest is affiliated, and no nebulis are paid. */
  recruits: (
    lord: Lord,
    allies: readonly Ally[] = payment(lord),
    nebulis = 0,
    affiliate = affiliable(allies),
  ): Action => ({ type: "recruit", seat, lord, allies, affiliate, nebulis }),
  buys: (nebulis = 0): Action => ({ type: "buy", seat, nebulis }),
  bribes: (lord: Lord, nebulis = 0): Action => ({ type: "bribe", seat, lord, nebulis }),
  placesKraken: (stack: Race): Action => ({ type: "place-kraken", seat, stack }),
  places: (place: Place): Action => ({ type: "place-sentinel", seat, place }),
  posts: (sentinel: Sentinel, place: Place): Action => ({
    type: "post-sentinel",
    seat,
    sentinel,
    place,
  }),
  usesFerryman: (): Action => ({ type: "use-ferryman", seat }),
  usesRecipient: (): Action => ({ type: "use-recipient", seat }),
  givesNebulis: (...to: Seat[]): Action => ({ type: "give-nebulis", seat, to }),
  recovers: (ally: Ally): Action => ({ type: "take-from-discard", seat, ally }),
  names: (race: Race): Action => ({ type: "name-race", seat, race }),
  loses: (ally: Ally): Action => ({ type: "discard-affiliated", seat, ally }),
  frees: (lord: Lord): Action => ({ type: "free-lord", seat, lord }),
  drawsLoot: (): Action => ({ type: "draw-loot", seat }),
  stops: (): Action => ({ type: "stop-search", seat }),
  givesFigure: (to: Seat): Action => ({ type: "give-figure", seat, to }),
});

/** Allies of one race worth 7, which pay for any smuggler. */
export const forSmuggler: readonly Ally[] = ["squid-5", "squid-2"];
