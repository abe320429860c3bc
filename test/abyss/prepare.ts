import type { Action, Decision } from "../../src/abyss/actions.ts";
import { type Ally, type ExplorationCard, type Race, races } from "../../src/abyss/cards/allies.ts";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import { type Lord, lords } from "../../src/abyss/cards/lords.ts";
import { COURT_SPACES } from "../../src/abyss/cards/numbers.ts";
import { KEY_TOKEN_COUNT, monsterTokens, type Token } from "../../src/abyss/cards/threat.ts";
import type { Event } from "../../src/abyss/events.ts";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import type { Draft, PlayerArea, RuleOptions, Turn } from "../../src/abyss/table.ts";
import { sum, unseen } from "../../src/kernel/bags.ts";
import { readState } from "../../src/kernel/read.ts";
import type { DeepReadonly } from "../../src/kernel/types.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { deckOf, sorted } from "../tables.ts";

export type State = AbyssTypes["state"];

export const { play, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(abyss);

/** What lies in front of a player. */
export type Area = Partial<DeepReadonly<PlayerArea<never>>>;

/** A table as a test describes it. What is left out is filled in, so that every card is there once. */
export interface Description {
  /** As many as seats are described, but 3 at least, if left out. */
  readonly players?: number;
  readonly turn?: Partial<Turn>;
  readonly seats?: readonly Area[];
  /** Farthest from the deck first; as many lords that are named nowhere as it has spaces, if left out. */
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
  readonly council?: Partial<Readonly<Record<Race, readonly Ally[]>>>;
  /** Where exploration cards go that are named nowhere: a seat takes the allies, the discard the monsters. */
  readonly rest?: "deck" | "discard" | number;
  /** Without monsters, for the cases that six monsters make impossible. No sound state. */
  readonly withoutMonsters?: true;
  /** One that is named nowhere, if left out. */
  readonly available?: readonly Location[];
  /** Locations on top of the stack, the top one first. */
  readonly nextLocations?: readonly Location[];
  /** All locations of the stack, the top one first; the others are available. */
  readonly stack?: readonly Location[];
  /** Monster tokens on top of the supply, the top one first. */
  readonly nextTokens?: readonly Token[];
  /** Monster tokens left in the supply; the others lie in front of the last seat. */
  readonly tokensLeft?: number;
  readonly lastSeat?: number;
  /** As in a game without rules of its own, where left out. */
  readonly rules?: Partial<RuleOptions>;
  /** What is asked; what to do this turn, if left out. */
  readonly question?: Decision;
}

/** A state that the description fits, checked for consistency. */
export function prepare(description: Description = {}): State {
  const { seats = [], threat = 1, lastSeat = null } = description;
  const { players = Math.max(3, seats.length) } = description;
  if (seats.length > players) throw new Error("impossible: more seats than players");
  const areas = Array.from({ length: players }, (_, seat) => areaOf(seats[seat] ?? {}));
  const turn: Turn = { seat: 0, buyers: [], used: [], extra: 0, ...description.turn };
  const table: Draft = {
    seats: areas,
    turn,
    ...explorationCards(description, areas),
    threat,
    ...lordCards(description, areas),
    ...locationTiles(description, areas),
    drawn: [],
    tokens: tokensOf(description, areas),
    keyTokens: KEY_TOKEN_COUNT - sum(areas.map(({ keys }) => keys)),
    lastSeat,
    rules: { superfluousAllies: "allowed", disabledLords: "influence", ...description.rules },
  };
  const state = { table, agenda: agendaOf(description, turn.seat), rng: [1, 2, 3, 4] };
  return description.withoutMonsters ? (state as State) : readState(abyss, state);
}

const areaOf = (area: Area): PlayerArea<never> => ({
  pearls: area.pearls ?? 1,
  keys: area.keys ?? 0,
  hand: sorted(area.hand ?? []),
  tokens: sorted(area.tokens ?? []),
  affiliated: sorted(area.affiliated ?? []),
  lords: [...(area.lords ?? [])],
  disabled: [...(area.disabled ?? [])],
  locations: (area.locations ?? []).map((held) => ({ ...held, lords: sorted(held.lords) })),
});

function agendaOf({ question }: Description, seat: number): State["agenda"] {
  const isExploring = question?.ask === "offer" || question?.ask === "explore";
  return [
    { do: "next-turn", seat },
    { do: "limit-hand", seat },
    { do: "end-turn", seat },
    { do: "control", seat },
    ...(isExploring ? [{ do: "end-exploration", seat } as const] : []),
    question ?? { ask: "act", seats: [seat] },
  ];
}

function explorationCards(description: Description, areas: readonly PlayerArea<never>[]) {
  const { nextCards = [], discard = [], track = [], rest = "deck" } = description;
  const council = Object.fromEntries(
    races.map((race) => [race, sorted(description.council?.[race] ?? [])]),
  ) as Record<Race, Ally[]>;
  const all = description.withoutMonsters
    ? abyssBox.cards.filter((card) => card !== "monster")
    : abyssBox.cards;
  const left = unseen(all, [
    ...nextCards,
    ...discard,
    ...track,
    ...Object.values(council).flat(),
    ...areas.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
  ]);
  const allies = left.filter((card) => card !== "monster");
  const monsters = left.filter((card) => card === "monster");
  if (typeof rest === "number") areas[rest]!.hand = sorted([...areas[rest]!.hand, ...allies]);
  const toDiscard = rest === "discard" ? left : typeof rest === "number" ? monsters : [];
  return {
    deck: deckOf(nextCards, rest === "deck" ? left : []),
    discard: sorted([...discard, ...toDiscard]),
    track: [...track],
    council,
  };
}

function lordCards(description: Description, areas: readonly PlayerArea<never>[]) {
  const { nextLords = [], lordDeck } = description;
  const next = lordDeck ?? nextLords;
  const owned = areas.flatMap((area) => [
    ...area.lords,
    ...area.disabled,
    ...area.locations.flatMap((held) => held.lords),
  ]);
  const left = unseen(lords, [...owned, ...next, ...(description.court ?? [])]);
  const court = [...(description.court ?? left.splice(0, COURT_SPACES))];
  return {
    court,
    lordDeck: deckOf(next, lordDeck ? [] : left),
    discardedLords: lordDeck ? left : [],
  };
}

function locationTiles(description: Description, areas: readonly PlayerArea<never>[]) {
  const { nextLocations = [], stack, available } = description;
  const next = stack ?? nextLocations;
  const held = areas.flatMap((area) => area.locations.map(({ location }) => location));
  const left = unseen(locations, [...held, ...next, ...(available ?? [])]);
  const faceUp = available ?? (stack ? [] : left.splice(0, 1));
  return {
    available: [...faceUp, ...(stack ? left : [])],
    stack: deckOf(next, stack ? [] : left),
  };
}

function tokensOf(
  { nextTokens = [], tokensLeft }: Description,
  areas: readonly PlayerArea<never>[],
): Token[] {
  const left = unseen(monsterTokens, [...nextTokens, ...areas.flatMap(({ tokens }) => tokens)]);
  if (tokensLeft !== undefined) {
    const last = areas.at(-1)!;
    last.tokens = sorted([...last.tokens, ...left.splice(tokensLeft - nextTokens.length)]);
  }
  return deckOf(nextTokens, left);
}

/** A seat has just revealed these cards; the last of them is up for decision. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });

/** Like `play`, for states that do not hold together: nothing but the rules is checked. */
export function applied(start: State, ...actions: readonly Action[]) {
  let state = start;
  const events: Event[] = [];
  for (const action of actions) {
    const result = abyss.apply(state, action);
    if (!result.ok) throw new Error(`${action.type} is refused: ${result.refusal.code}`);
    state = result.state;
    events.push(...result.events);
  }
  return { state, events };
}
