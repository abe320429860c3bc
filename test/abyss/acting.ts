import type { Action } from "../../src/abyss/actions.ts";
import type { Ally, Race } from "../../src/abyss/cards/allies.ts";
import { allyValue } from "../../src/abyss/cards/allies.ts";
import type { Location } from "../../src/abyss/cards/locations.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import type { Reward } from "../../src/abyss/cards/threat.ts";
import type { Event } from "../../src/abyss/events.ts";
import { abyss } from "../../src/abyss/index.ts";
import type { Seat } from "../../src/kernel/types.ts";
import { type Description, prepare, type State } from "./prepare.ts";

const lowest = (allies: readonly Ally[]): Ally =>
  [...allies].sort((a, b) => allyValue(a) - allyValue(b))[0]!;

/** What a seat can do, in a word. */
export const by = (seat: Seat) => ({
  plots: (): Action => ({ type: "plot", seat }),
  explores: (): Action => ({ type: "explore", seat }),
  requests: (...stacks: Race[]): Action => ({ type: "request-support", seat, stacks }),
  /** Affiliates the lowest, if no other is named. */
  recruits: (lord: Lord, allies: readonly Ally[], affiliate = lowest(allies)): Action => ({
    type: "recruit",
    seat,
    lord,
    allies,
    affiliate,
  }),
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
  draws: (count: number): Action => ({ type: "draw-locations", seat, count }),
  controls: (location: Location, lords: readonly Lord[], keyTokens: number): Action => ({
    type: "control",
    seat,
    location,
    lords,
    keyTokens,
  }),
  switches: (location: Location): Action => ({ type: "switch-location", seat, location }),
  endsTurn: (): Action => ({ type: "end-turn", seat }),
});

/** What is asked, as the name of the question and the seats, such as `"offer 1"`; `"over"` after the end. */
export function question(state: State): string {
  const decision = abyss.decision(state);
  return decision ? `${decision.ask} ${decision.seats.join("+")}` : "over";
}

/** All actions open to whoever is asked. */
export const open = (state: State): Action[] =>
  abyss.deciders(state).flatMap((seat) => [...abyss.legal(state, seat)]);

/** The kinds of the actions open to whoever is asked, each once. */
export const openKinds = (state: State): Action["type"][] => [
  ...new Set(open(state).map(({ type }) => type)),
];

/** The kinds of events, in order. */
export const kinds = (events: readonly Event[]): Event["type"][] => events.map(({ type }) => type);

/** Like `play`, for states that do not hold together: nothing but the rules is checked. */
export function applied(
  start: State,
  ...actions: readonly Action[]
): { state: State; events: Event[] } {
  let state = start;
  const events: Event[] = [];
  for (const action of actions) {
    const result = abyss.apply(state, action);
    if (!result.ok)
      throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(result.refusal)}`);
    state = result.state;
    events.push(...result.events);
  }
  return { state, events };
}

/** Seat 0 has just revealed these cards; the last of them is up for decision. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });

/** The same state with other luck to come. */
export const withLuck = (state: State, luck: number): State => ({
  ...state,
  rng: [luck + 1, luck * 7919 + 2, 3, 4],
});

/** Cards in an order of their own, to compare what lies there and not how. */
export const sorted = <Card extends string | number>(cards: Iterable<Card>): Card[] =>
  [...cards].sort();
