import type { Action } from "../../src/abyss/actions.ts";
import { type Ally, allyValue, type Race, races } from "../../src/abyss/cards/allies.ts";
import type { Location } from "../../src/abyss/cards/locations.ts";
import { type Lord, lordCard } from "../../src/abyss/cards/lords.ts";
import type { Reward } from "../../src/abyss/cards/threat.ts";
import type { Seat } from "../../src/kernel/data/types.ts";

/** Allies that pay for a lord without any pearls. */
export function payment(lord: Lord): Ally[] {
  const { required, races: count } = lordCard(lord).cost;
  if (!required) return ["jellyfish-5", "crab-2", "seahorse-1", "shellfish-1", "squid-1"];
  const others = races.filter((race) => race !== required).slice(0, count - 1);
  const lowestRace = [required, ...others].at(-1)!;
  const between = others.slice(0, -1).map((race): Ally => `${race}-2`);
  return [`${required}-5`, `${required}-4`, ...between, `${lowestRace}-1`];
}

/** The lowest ally, the last one of equals: in a `payment`, the 1 at its end. */
export const lowest = (allies: readonly Ally[]): Ally =>
  allies.toSorted((a, b) => allyValue(b) - allyValue(a)).at(-1)!;

/** Creates the actions of a seat. */
export const by = (seat: Seat) => ({
  plots: (): Action => ({ type: "plot", seat }),
  explores: (): Action => ({ type: "explore", seat }),
  requests: (...stacks: Race[]): Action => ({ type: "request-support", seat, stacks }),
  /** By default with its `payment`, affiliating the lowest of the allies. */
  recruits: (
    lord: Lord,
    allies: readonly Ally[] = payment(lord),
    affiliate = lowest(allies),
  ): Action => ({ type: "recruit", seat, lord, allies, affiliate }),
  passes: (): Action => ({ type: "pass", seat }),
  buys: (): Action => ({ type: "buy", seat }),
  takes: (): Action => ({ type: "take", seat }),
  continues: (): Action => ({ type: "continue", seat }),
  fights: (reward: Partial<Reward>): Action => ({
    type: "fight",
    seat,
    reward: { keys: 0, pearls: 0, tokens: 0, ...reward },
  }),
  declines: (): Action => ({ type: "decline", seat }),
  discards: (...allies: Ally[]): Action => ({ type: "discard", seat, allies }),
  disables: (lord: Lord): Action => ({ type: "disable", seat, lord }),
  steals: (from: Seat): Action => ({ type: "steal-token", seat, from }),
  takesStack: (stack: Race): Action => ({ type: "take-stack", seat, stack }),
  swaps: (give: Location, take: Location): Action => ({ type: "swap-location", seat, give, take }),
  bribes: (lord: Lord): Action => ({ type: "bribe", seat, lord }),
  replaces: (discard: Lord, take: Lord): Action => ({
    type: "replace-from-court",
    seat,
    discard,
    take,
  }),
  replacesFromDeck: (discard: Lord): Action => ({ type: "replace-from-deck", seat, discard }),
  usesSlaver: (ally: Ally): Action => ({ type: "use-slaver", seat, ally }),
  usesOracle: (stack: Race): Action => ({ type: "use-oracle", seat, stack }),
  usesOpportunist: (lord: Lord): Action => ({ type: "use-opportunist", seat, lord }),
  bringsLocation: (): Action => ({ type: "bring-location", seat }),
  drawsLocations: (count: number): Action => ({ type: "draw-locations", seat, count }),
  controls: (location: Location, lords: readonly Lord[], keyTokens = 0): Action => ({
    type: "control",
    seat,
    location,
    lords,
    keyTokens,
  }),
  switches: (location: Location): Action => ({ type: "switch-location", seat, location }),
  endsTurn: (): Action => ({ type: "end-turn", seat }),
});
