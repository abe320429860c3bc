import type { Action, Decision } from "../../src/abyss/actions.ts";
import { type Ally, type ExplorationCard, type Race, races } from "../../src/abyss/cards/allies.ts";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import { type Lord, lordCard, lords } from "../../src/abyss/cards/lords.ts";
import { KEY_TOKEN_COUNT, monsterTokens, type Token } from "../../src/abyss/cards/threat.ts";
import type { Event } from "../../src/abyss/events.ts";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import type { Refusal } from "../../src/abyss/refusals.ts";
import type { Draft, PlayerArea, RuleOptions, Turn } from "../../src/abyss/table.ts";
import { remove } from "../../src/kernel/bags.ts";
import { readState } from "../../src/kernel/read.ts";

export type State = AbyssTypes["state"];

/** A table as a test describes it. What is left out is filled in, so that every card is there once. */
export interface Description {
  readonly players?: number;
  readonly turn?: Partial<Turn>;
  readonly seats?: readonly Partial<PlayerArea<never>>[];
  /** Farthest from the deck first; 6 lords that are named nowhere, if left out. */
  readonly court?: readonly Lord[];
  /** Lords on top of the deck, the top one first. */
  readonly nextLords?: readonly Lord[];
  /** All lords of the deck, the top one first; the others have left the game. */
  readonly lordDeck?: readonly Lord[];
  /** Cards on top of the exploration deck, the top one first. */
  readonly nextCards?: readonly ExplorationCard[];
  readonly discard?: readonly ExplorationCard[];
  readonly track?: readonly ExplorationCard[];
  readonly threat?: number;
  readonly council?: Partial<Record<Race, readonly Ally[]>>;
  /** Where exploration cards go that are named nowhere: a seat takes the allies, the discard the monsters. */
  readonly rest?: "deck" | "discard" | number;
  /** Without monsters, for the cases that six monsters make impossible. No sound state. */
  readonly withoutMonsters?: true;
  readonly available?: readonly Location[];
  /** Locations on top of the stack, the top one first. */
  readonly nextLocations?: readonly Location[];
  /** All locations of the stack, the top one first; the others are available. */
  readonly stack?: readonly Location[];
  readonly nextTokens?: readonly Token[];
  /** Monster tokens left in the supply; the others lie in front of the last seat. */
  readonly tokensLeft?: number;
  readonly lastSeat?: number;
  readonly rules?: RuleOptions;
  /** What is asked; what to do this turn, if left out. */
  readonly question?: Decision;
}

const without = <T>(all: readonly T[], used: readonly T[]): T[] => {
  const rest = [...all];
  for (const one of used) remove(rest, one);
  return rest;
};
/** A deck with these on top: the last card is the top one. */
const deckOf = <T>(next: readonly T[], rest: readonly T[]): T[] => [
  ...rest,
  ...[...next].reverse(),
];

/** A state that the description fits, checked for consistency. */
export function prepare(description: Description = {}): State {
  const { players = 3, seats = [], lastSeat = null } = description;
  const areas = Array.from({ length: players }, (_, seat): PlayerArea<never> => {
    const {
      pearls = 1,
      keys = 0,
      hand = [],
      tokens = [],
      affiliated = [],
      ...rest
    } = seats[seat] ?? {};
    return {
      pearls,
      keys,
      hand: [...hand].sort(),
      tokens: [...tokens].sort(),
      affiliated: [...affiliated].sort(),
      lords: [...(rest.lords ?? [])],
      disabled: [...(rest.disabled ?? [])],
      locations: (rest.locations ?? []).map((l) => ({ ...l, lords: [...l.lords].sort() })),
    };
  });
  const turn: Turn = { seat: 0, buyers: [], used: [], extra: 0, ...description.turn };
  const table: Draft = {
    seats: areas,
    turn,
    ...explorationCards(description, areas),
    threat: description.threat ?? 1,
    ...lordCards(description, areas),
    ...locationTiles(description, areas),
    tokens: tokensOf(description, areas),
    keyTokens: KEY_TOKEN_COUNT - areas.reduce((sum, { keys }) => sum + keys, 0),
    lastSeat,
    rules: description.rules ?? { superfluousAllies: "allowed" },
  };
  const { seat } = turn;
  const question: Decision = description.question ?? { ask: "act", seats: [seat] };
  const inExploration = question.ask === "offer" || question.ask === "explore";
  const state = {
    table,
    agenda: [
      { do: "next-turn", seat },
      { do: "limit-hand", seat },
      { do: "end-turn", seat },
      { do: "control", seat },
      ...(inExploration ? [{ do: "end-exploration", seat }] : []),
      question,
    ],
    rng: [1, 2, 3, 4],
  };
  return description.withoutMonsters ? (state as unknown as State) : readState(abyss, state);
}

function explorationCards(description: Description, areas: readonly PlayerArea<never>[]) {
  const { nextCards = [], discard = [], track = [], rest = "deck" } = description;
  const council = Object.fromEntries(
    races.map((race) => [race, [...(description.council?.[race] ?? [])].sort()]),
  ) as Record<Race, Ally[]>;
  const all = description.withoutMonsters
    ? abyssBox.cards.filter((card) => card !== "monster")
    : abyssBox.cards;
  const named = [
    ...nextCards,
    ...discard,
    ...track,
    ...Object.values(council).flat(),
    ...areas.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
  ];
  const left = without(all, named);
  const allies = left.filter((card) => card !== "monster");
  const monsters = left.filter((card) => card === "monster");
  if (typeof rest === "number") areas[rest]!.hand = [...areas[rest]!.hand, ...allies].sort();
  const toDiscard = rest === "discard" ? left : typeof rest === "number" ? monsters : [];
  return {
    deck: deckOf(nextCards, rest === "deck" ? left : []),
    discard: [...discard, ...toDiscard].sort(),
    track: [...track],
    council,
  };
}

function lordCards(description: Description, areas: readonly PlayerArea<never>[]) {
  const { nextLords = description.lordDeck ?? [] } = description;
  const owned = areas.flatMap((area) => [
    ...area.lords,
    ...area.disabled,
    ...area.locations.flatMap((held) => held.lords),
  ]);
  const left = without(lords, [...owned, ...nextLords, ...(description.court ?? [])]);
  const court = [...(description.court ?? left.splice(0, 6))];
  return {
    court,
    lordDeck: deckOf(nextLords, description.lordDeck ? [] : left),
    discardedLords: description.lordDeck ? left : [],
  };
}

function locationTiles(description: Description, areas: readonly PlayerArea<never>[]) {
  const { nextLocations = description.stack ?? [], available } = description;
  const held = areas.flatMap((area) => area.locations.map(({ location }) => location));
  const left = without(locations, [...held, ...nextLocations, ...(available ?? [])]);
  const open = available ?? (description.stack ? [] : left.splice(0, 1));
  return {
    available: [...open, ...(description.stack ? left : [])],
    stack: deckOf(nextLocations, description.stack ? [] : left),
    drawn: [],
  };
}

function tokensOf(
  { nextTokens = [], tokensLeft }: Description,
  areas: readonly PlayerArea<never>[],
) {
  const left = without(monsterTokens, [...nextTokens, ...areas.flatMap(({ tokens }) => tokens)]);
  if (tokensLeft !== undefined) {
    const last = areas.at(-1)!;
    last.tokens = [...last.tokens, ...left.splice(tokensLeft - nextTokens.length)].sort();
  }
  return deckOf(nextTokens, left);
}

/** Carries out actions one after the other; a refusal fails the test. */
export function play(
  state: State,
  ...actions: readonly Action[]
): { state: State; events: Event[] } {
  const events: Event[] = [];
  let now = state;
  for (const action of actions) {
    const result = abyss.reduce(now, action);
    if (!result.ok)
      throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(result.refusal)}`);
    now = result.state;
    events.push(...result.events);
  }
  return { state: now, events };
}

/** Why an action is refused; an accepted one fails the test. */
export function refusalOf(state: State, action: unknown): Refusal {
  const result = abyss.reduce(state, action);
  if (result.ok) throw new Error(`accepted: ${JSON.stringify(action)}`);
  return result.refusal;
}

/** What is asked. */
export const asked = (state: State): Decision | undefined => abyss.decision(state);

/** The legal actions of a kind for whoever is asked. */
export function legalOf<K extends Action["type"]>(
  state: State,
  type: K,
): Extract<Action, { type: K }>[] {
  return abyss
    .deciders(state)
    .flatMap((seat) => [...abyss.legal(state, seat)])
    .filter((action): action is Extract<Action, { type: K }> => action.type === type);
}

/** The events of a kind, in order. */
export function eventsOf<K extends Event["type"]>(
  events: readonly Event[],
  type: K,
): Extract<Event, { type: K }>[] {
  return events.filter((event): event is Extract<Event, { type: K }> => event.type === type);
}

/** Allies that pay for a lord without any pearls. One of the lowest of them, a 1, comes last. */
export function payment(lord: Lord): Ally[] {
  const { required, races: count } = lordCard(lord).cost;
  if (!required) return ["jellyfish-5", "crab-2", "seahorse-1", "shellfish-1", "squid-1"];
  const others = races.filter((race) => race !== required).slice(0, count - 1);
  const lowest = [required, ...others].at(-1)!;
  const between = others.slice(0, -1).map((race): Ally => `${race}-2`);
  return [`${required}-5`, `${required}-4`, ...between, `${lowest}-1`];
}

/** The recruitment of a lord with its `payment`. */
export const recruits = (seat: number, lord: Lord): Action => ({
  type: "recruit",
  seat,
  lord,
  allies: payment(lord),
  affiliate: payment(lord).at(-1)!,
});

const ways = {
  recruited: null,
  "brought by the Corruptor": "corruptor",
  "brought by the Traitor": "traitor",
  "brought by the Schemer": "schemer",
} as const;
/** How a lord comes (AB-31). */
export type Way = keyof typeof ways;

/** All ways in which this lord can come. */
export const waysOf = (lord: Lord): Way[] =>
  (Object.keys(ways) as Way[]).filter((way) => ways[way] !== lord);

/**
 * The lord comes to seat 0, which has just what the description says besides the payment: the
 * Corruptor gets its pearls, Traitor and Schemer a farmer to discard. The court keeps 3 lords or more.
 */
export function comes(
  way: Way,
  lord: Lord,
  description: Description = {},
): { state: State; events: Event[] } {
  const by = ways[way];
  const [own = {}, ...others] = description.seats ?? [];
  const given: Lord = lord === "landowner" ? "miller" : "landowner";
  const isReplacement = by === "traitor" || by === "schemer";
  const farmers: Lord[] = ["keeper", "reaper", "shepherd", "aquaculturalist"];
  const state = prepare({
    ...description,
    seats: [
      {
        ...own,
        hand: [...payment(by ?? lord), ...(own.hand ?? [])],
        pearls: (own.pearls ?? 1) + (by === "corruptor" ? 5 : 0),
        lords: [...(own.lords ?? []), ...(isReplacement ? [given] : [])],
      },
      ...others,
    ],
    court: [
      ...(by ? [by] : []),
      ...(by === "schemer" ? [] : [lord]),
      ...(description.court ?? farmers.filter((farmer) => farmer !== lord)),
    ],
    nextLords: [...(by === "schemer" ? [lord] : []), ...(description.nextLords ?? [])],
  });
  const first = recruits(0, by ?? lord);
  switch (by) {
    case null:
      return play(state, first);
    case "corruptor":
      return play(state, first, { type: "bribe", seat: 0, lord });
    case "traitor":
      return play(state, first, {
        type: "replace-from-court",
        seat: 0,
        discard: given,
        take: lord,
      });
    case "schemer":
      return play(state, first, { type: "replace-from-deck", seat: 0, discard: given });
  }
}

/** A lord in front of a player without effect: disabled, or under a location (AB-39, AB-62). */
export const withoutPower = (lord: Lord): [string, Partial<PlayerArea<never>>][] => [
  ["disabled", { disabled: [lord] }],
  ["under a location", { locations: [{ location: "jail", lords: [lord] }] }],
];
