import type { Action as AnyAction } from "../../src/abyss/actions.ts";
import {
  type Ally,
  type AnyAlly,
  allyValue,
  type Race,
  races,
} from "../../src/abyss/cards/allies.ts";
import type { AbyssIds } from "../../src/abyss/cards/box.ts";
import type { AnyLocation } from "../../src/abyss/cards/locations.ts";
import type { AnyLord } from "../../src/abyss/cards/lords.ts";
import type { Reward } from "../../src/abyss/cards/threat.ts";
import type { Action } from "../../src/abyss/published-types.ts";
import type { NarrowIds } from "../../src/kernel/data/ids.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { type Lord as KrakenLord, lordCard } from "../../src/kraken/cards/box.ts";

/** Allies that pay for a lord of either box without any pearls. */
export function payment(lord: KrakenLord): Ally[] {
  const { required, races: count } = lordCard(lord).cost;
  if (!required) return ["jellyfish-5", "crab-2", "seahorse-1", "shellfish-1", "squid-1"];
  const others = races.filter((race) => race !== required).slice(0, count - 1);
  const lowestRace = [required, ...others].at(-1)!;
  const between = others.slice(0, -1).map((race): Ally => `${race}-2`);
  return [`${required}-5`, `${required}-4`, ...between, `${lowestRace}-1`];
}

/** The lowest ally, the last one of equals: in a `payment`, the 1 at its end. */
export const lowest = <Name extends string>(allies: readonly Name[]): Name =>
  allies.toSorted((a, b) => allyValue(b) - allyValue(a)).at(-1)!;

/** The actions of a seat that Abyss and its variants have, for cards of any box. */
export const anyActionsOf = (seat: Seat) => ({
  plots: (): AnyAction => ({ type: "plot", seat }),
  explores: (): AnyAction => ({ type: "explore", seat }),
  requests: (...stacks: Race[]): AnyAction => ({ type: "request-support", seat, stacks }),
  /** By default with its `payment`, affiliating the lowest of the allies. */
  recruits: (
    lord: AnyLord,
    allies: readonly AnyAlly[] = payment(lord as string as KrakenLord),
    affiliate = lowest(allies),
  ): AnyAction => ({ type: "recruit", seat, lord, allies, affiliate }),
  passes: (): AnyAction => ({ type: "pass", seat }),
  buys: (): AnyAction => ({ type: "buy", seat }),
  takes: (): AnyAction => ({ type: "take", seat }),
  continues: (): AnyAction => ({ type: "continue", seat }),
  fights: (reward: Partial<Reward>): AnyAction => ({
    type: "fight",
    seat,
    reward: { keys: 0, pearls: 0, tokens: 0, ...reward },
  }),
  declines: (): AnyAction => ({ type: "decline", seat }),
  discards: (...allies: AnyAlly[]): AnyAction => ({ type: "discard", seat, allies }),
  disables: (lord: AnyLord): AnyAction => ({ type: "disable", seat, lord }),
  steals: (from: Seat): AnyAction => ({ type: "steal-token", seat, from }),
  takesStack: (stack: Race): AnyAction => ({ type: "take-stack", seat, stack }),
  swaps: (give: AnyLocation, take: AnyLocation): AnyAction => ({
    type: "swap-location",
    seat,
    give,
    take,
  }),
  bribes: (lord: AnyLord): AnyAction => ({ type: "bribe", seat, lord }),
  replaces: (discard: AnyLord, take: AnyLord): AnyAction => ({
    type: "replace-from-court",
    seat,
    discard,
    take,
  }),
  replacesFromDeck: (discard: AnyLord): AnyAction => ({ type: "replace-from-deck", seat, discard }),
  usesSlaver: (ally: AnyAlly): AnyAction => ({ type: "use-slaver", seat, ally }),
  usesOracle: (stack: Race): AnyAction => ({ type: "use-oracle", seat, stack }),
  usesOpportunist: (lord: AnyLord): AnyAction => ({ type: "use-opportunist", seat, lord }),
  bringsLocation: (): AnyAction => ({ type: "bring-location", seat }),
  drawsLocations: (count: number): AnyAction => ({ type: "draw-locations", seat, count }),
  controls: (location: AnyLocation, lords: readonly AnyLord[], keyTokens = 0): AnyAction => ({
    type: "control",
    seat,
    location,
    lords,
    keyTokens,
  }),
  switches: (location: AnyLocation): AnyAction => ({ type: "switch-location", seat, location }),
  endsTurn: (): AnyAction => ({ type: "end-turn", seat }),
});

/** Functions that create actions, for the cards of one game. */
export type ActionsOf<Actions, Action, Ids extends object> = {
  [K in keyof Actions]: Actions[K] extends (
    ...args: infer Args extends readonly unknown[]
  ) => unknown
    ? (...args: NarrowIds<Args, Ids, readonly unknown[]>) => Action
    : never;
};

/** Creates the actions of a seat. */
export const by = anyActionsOf as (
  seat: Seat,
) => ActionsOf<ReturnType<typeof anyActionsOf>, Action, AbyssIds>;
