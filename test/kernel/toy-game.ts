// The smallest game that uses every part of the kernel.
//
// On a turn a seat plays cards from its hand, draws from the deck (hidden), fishes in the pool
// (at random), or pays two coins for a tax: every other seat with a hand gives a card into the
// pool, then the taxer draws. Polishing costs a coin and leaves the question open. A seat passes
// only if it can do nothing else.

import * as z from "zod/mini";
import { type Definition, define } from "../../src/kernel/api/define.ts";
import type { Rng } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypesOf } from "../../src/kernel/contract/game.ts";
import type { DeepReadonly, Seat } from "../../src/kernel/data/types.ts";
import type {
  Blueprint,
  StateOf,
  TableAndAgenda,
  ViewOf,
} from "../../src/kernel/rules/blueprint.ts";
import { rulesStackOf } from "../../src/kernel/rules/layers.ts";
import {
  type MoveOf,
  neverRefuse,
  onlyAction,
  type RulesWithKit,
} from "../../src/kernel/rules/rules.ts";
import { scoringStackOf } from "../../src/kernel/rules/scoring-stack.ts";
import {
  between,
  byAsk,
  byCode,
  byDo,
  byType,
  quantity,
  seatSchemas,
  type ZodSchema,
} from "../../src/kernel/schemas/schema.ts";
import { schemaStackOf } from "../../src/kernel/schemas/schema-stack.ts";
import { componentList, wholeNumber } from "../../src/kernel/score/tableau-fields.ts";
import { inventoryProblems } from "../../src/kernel/validation/checks.ts";
import type { Refusal } from "../../src/kernel/validation/refusal.ts";
import { assumeConsistent } from "../assume-consistent.ts";

export const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface SeatOf<Hidden> {
  hand: (number | Hidden)[];
  won: number[];
  coins: number;
  shine: number;
}
interface TableOf<Hidden> {
  seats: SeatOf<Hidden>[];
  deck: (number | Hidden)[];
  /** Kept sorted, so that it does not matter who gives first. */
  pool: number[];
  turnsLeft: number;
}

type Task =
  | { readonly do: "start-turn"; readonly seat: Seat }
  | { readonly do: "end-turn"; readonly seat: Seat }
  | { readonly do: "draw-card"; readonly seat: Seat };
type Decision =
  | { readonly ask: "act"; readonly seats: readonly Seat[] }
  | { readonly ask: "tribute"; readonly seats: readonly Seat[] };
type Bare<K extends string> = { [T in K]: { readonly type: T; readonly seat: Seat } }[K];
export type Action =
  | Bare<"draw" | "fish" | "tax" | "polish" | "pass">
  | { readonly type: "play"; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: "give"; readonly seat: Seat; readonly card: number };
type Event =
  | { readonly type: "dealt"; readonly seat: Seat; readonly cards: readonly number[] }
  | Bare<"turn-started" | "turn-ended" | "passed" | "polished">
  | { readonly type: "drew"; readonly seat: Seat; readonly card: number | null }
  | { readonly type: "fished"; readonly seat: Seat; readonly card: number }
  | { readonly type: "gave"; readonly seat: Seat; readonly card: number }
  | { readonly type: "played"; readonly seat: Seat; readonly cards: readonly number[] };

export interface ToyBlueprint extends Blueprint {
  options: { readonly players: number; readonly turns: number };
  draft: TableOf<never>;
  table: DeepReadonly<TableOf<never>>;
  view: DeepReadonly<TableOf<null>>;
  task: Task;
  decision: Decision;
  action: Action;
  event: Event;
  refusal: Refusal<"too-few", { has: number }> | Refusal<"not-in-hand", { card: number }>;
  tableau: { readonly won: readonly number[]; readonly shine: number; readonly coins: number };
  payment: never;
  kit: object;
}
export type State = StateOf<ToyBlueprint>;
export type View = ViewOf<ToyBlueprint>;
export type Toy = GameTypesOf<ToyBlueprint, "toy">;
type Move<K extends Action["type"]> = MoveOf<ToyBlueprint, K>;

const ascending = (a: number, b: number) => a - b;
const tooFew = (has: number, needed: number): ToyBlueprint["refusal"] | undefined =>
  has < needed ? { code: "too-few", rule: "TOY-1", params: { has } } : undefined;
const lacks = (hand: readonly (number | null)[], card: number) =>
  hand.includes(card)
    ? undefined
    : ({ code: "not-in-hand", rule: "TOY-2", params: { card } } as const);
const take = (from: number[], card: number) => from.splice(from.indexOf(card), 1)[0]!;
const known = (hand: readonly (number | null)[]) => hand.filter((card) => card !== null);

const play: Move<"play"> = {
  *options({ seats }, seat) {
    const hand = known(seats[seat]!.hand).sort(ascending);
    for (const [i, card] of hand.entries()) {
      yield { type: "play", seat, cards: [card] };
      for (const other of hand.slice(i + 1)) yield { type: "play", seat, cards: [card, other] };
    }
  },
  refuse: ({ seats }, { seat, cards }) => {
    const missing = cards.find((card) => lacks(seats[seat]!.hand, card));
    return missing === undefined ? undefined : lacks([], missing);
  },
  perform({ seats }, { seat, cards }, { emit }) {
    for (const card of cards) seats[seat]!.won.push(take(seats[seat]!.hand, card));
    emit({ type: "played", seat, cards });
  },
};

const draw: Move<"draw"> = {
  options: onlyAction("draw"),
  refuse: ({ deck }) => tooFew(deck.length, 1),
  perform: (_, { seat }, { next }) => next({ do: "draw-card", seat }),
};

const fish: Move<"fish"> = {
  options: onlyAction("fish"),
  refuse: ({ pool }) => tooFew(pool.length, 1),
  perform({ seats, pool }, { seat }, { rng, emit, revealTo }) {
    const card = rng.draw(pool);
    seats[seat]!.won.push(card);
    emit({ type: "fished", seat, card });
    revealTo([seat]);
    revealTo(clockwise(seat, seats.length)); // the random card is public
  },
};

const tax: Move<"tax"> = {
  options: onlyAction("tax"),
  refuse: ({ seats }, { seat }) => tooFew(seats[seat]!.coins, 2),
  perform({ seats }, { seat }, { next }) {
    seats[seat]!.coins -= 2;
    const others = clockwise(seat, seats.length).slice(1);
    next({ ask: "tribute", seats: others }, { do: "draw-card", seat });
  },
};

const polish: Move<"polish"> = {
  keepsOpen: true,
  options: onlyAction("polish"),
  refuse: ({ seats }, { seat }) => tooFew(seats[seat]!.coins, 1),
  perform({ seats }, { seat }, { emit }) {
    seats[seat]!.coins -= 1;
    seats[seat]!.shine += 1;
    emit({ type: "polished", seat });
  },
};

const pass: Move<"pass"> = {
  lastResort: true,
  options: onlyAction("pass"),
  refuse: neverRefuse,
  perform: (_, { seat }, { emit }) => emit({ type: "passed", seat }),
};

const give: Move<"give"> = {
  options: ({ seats }, seat) =>
    known(seats[seat]!.hand).map((card) => ({ type: "give", seat, card })),
  refuse: ({ seats }, { seat, card }) => lacks(seats[seat]!.hand, card),
  perform({ seats, pool }, { seat, card }, { emit }) {
    pool.push(take(seats[seat]!.hand, card));
    pool.sort(ascending);
    emit({ type: "gave", seat, card });
  },
};

const clockwise = (from: Seat, players: number): Seat[] =>
  Array.from({ length: players }, (_, i) => (from + i) % players);

const allCards = ({ seats, deck, pool }: View["table"]) => [
  ...deck,
  ...pool,
  ...seats.flatMap(({ hand, won }) => [...hand, ...won]),
];

function fillHidden({ table }: TableAndAgenda<View["table"]>, rng: Rng): ToyBlueprint["draft"] {
  const visible = allCards(table);
  const unseen = rng.shuffle(cards.filter((one) => !visible.includes(one)));
  const turnUp = (face: number | null) => face ?? unseen.pop()!;
  return {
    ...table,
    seats: table.seats.map((one) => ({ ...one, hand: one.hand.map(turnUp), won: [...one.won] })),
    deck: table.deck.map(turnUp),
    pool: [...table.pool],
  };
}

/** Every question fits everywhere, so that tests can use any agenda. */
const anyTime = { over: "anything", fits: () => true } as const;

export const rules: RulesWithKit<ToyBlueprint> = {
  tasks: {
    "start-turn": (_, { seat }, { emit, next }) => {
      emit({ type: "turn-started", seat });
      next({ ask: "act", seats: [seat] }, { do: "end-turn", seat });
    },
    "end-turn": (table, { seat }, { emit, next }) => {
      emit({ type: "turn-ended", seat });
      table.turnsLeft -= 1;
      if (table.turnsLeft > 0) next({ do: "start-turn", seat: (seat + 1) % table.seats.length });
    },
    "draw-card": ({ seats, deck }, { seat }, { emit, revealTo }) => {
      const card = deck.pop();
      if (card === undefined) return;
      seats[seat]!.hand.push(card);
      emit({ type: "drew", seat, card });
      revealTo([seat]);
    },
  },
  moves: { play, draw, fish, tax, polish, pass, give },
  answers: {
    act: ["play", "draw", "fish", "tax", "polish", "pass"],
    tribute: ["give", "polish"],
  },
  askable: { act: anyTime, tribute: anyTime },
  redact: {
    dealt: (event, viewer) => (event.seat === viewer ? event : undefined),
    "turn-started": "public",
    "turn-ended": "public",
    passed: "public",
    polished: "public",
    drew: (event, viewer) => (event.seat === viewer ? event : { ...event, card: null }),
    fished: "public",
    gave: "public",
    played: "public",
  },
  reactions: {},
  deal({ players, turns }, { rng, emit }) {
    const deck = rng.shuffle(cards);
    const pool = [deck.pop()!];
    const seats = clockwise(0, players).map((seat) => {
      const hand = [deck.pop()!, deck.pop()!];
      emit({ type: "dealt", seat, cards: [...hand] });
      return { hand, won: [], coins: 3, shine: 0 };
    });
    return {
      table: { seats, deck, pool, turnsLeft: turns },
      agenda: [{ do: "start-turn", seat: 0 }],
    };
  },
  problems: ({ table }) => inventoryProblems(allCards(table) as number[], cards, ["table"]),
  hide: ({ table }, viewer) => ({
    ...table,
    deck: table.deck.map(() => null),
    seats: table.seats.map((one, seat) =>
      seat === viewer ? one : { ...one, hand: one.hand.map(() => null) },
    ),
  }),
  fillHidden,
  tableau({ table }, seat) {
    const { won, shine, coins } = table.seats[seat]!;
    return { won, shine, coins };
  },
};

const card = between(1, cards.length);
const someCards = z.array(card);
const players = { min: 2, max: 3 };
const { seat, seats } = seatSchemas({ min: 2, max: 4 });

const schemas = schemaStackOf<ToyBlueprint>(() => ({
  players,
  names: {},
  options: () => ({ players: between(2, 3), turns: between(1, 30) }),
  optionProblems: () => [],
  payment: () => ({}),
  actions: () =>
    byType({
      draw: { seat },
      fish: { seat },
      tax: { seat },
      polish: { seat },
      pass: { seat },
      play: {
        seat,
        // Sorted, so that equal plays are equal JSON.
        cards: someCards.check(
          z.minLength(1),
          z.maxLength(2),
          z.overwrite((named) => named.toSorted(ascending)),
        ),
      },
      give: { seat, card },
    }),
  decisions: () => byAsk({ act: { seats }, tribute: { seats } }),
  tasks: () => byDo({ "start-turn": { seat }, "end-turn": { seat }, "draw-card": { seat } }),
  events: () =>
    byType({
      dealt: { seat, cards: someCards },
      played: { seat, cards: someCards },
      "turn-started": { seat },
      "turn-ended": { seat },
      passed: { seat },
      polished: { seat },
      drew: { seat, card: z.nullable(card) },
      fished: { seat, card },
      gave: { seat, card },
    }),
  refusals: () => byCode({ "too-few": { has: quantity }, "not-in-hand": { card: z.int() } }),
  table: (hidden: ZodSchema<null>) => ({
    seats: z.array(
      z.strictObject({
        hand: z.array(z.union([card, hidden])),
        won: someCards,
        coins: quantity,
        shine: quantity,
      }),
    ),
    deck: z.array(z.union([card, hidden])),
    pool: someCards,
    turnsLeft: quantity,
  }),
}));

export const definition: Definition<ToyBlueprint, "toy"> = {
  id: "toy",
  version: "1",
  rules: rulesStackOf(() => rules),
  schemas,
  scoring: scoringStackOf(() => ({
    fields: () => ({
      won: componentList(cards, () => 1),
      shine: wholeNumber,
      coins: wholeNumber,
    }),
    mostPlayers: 3,
    problems: () => [],
    lines: ({ won, shine }) => [
      ...won.map((points) => ({ category: "won", source: `card ${points}`, points })),
      { category: "shine", source: "polish", points: shine },
    ],
    tieBreaks: ({ coins }) => [{ by: "coins", value: coins }],
  })),
  ruleNumbers: {
    malformed: "TOY-90",
    "game-over": "TOY-91",
    "not-your-decision": "TOY-92",
    "not-asked": "TOY-93",
    "other-moves-possible": "TOY-94",
  },
};

/** The toy game with changed rules; states written by hand may lack cards. */
export const toyWith = (changes: Partial<RulesWithKit<ToyBlueprint>>, version = "1"): Game<Toy> =>
  define<ToyBlueprint, "toy">({
    ...definition,
    version,
    rules: rulesStackOf(() => ({ ...rules, problems: () => [], ...changes })),
  });

export const toy: Game<Toy> = define<ToyBlueprint, "toy">(definition);

/** A new game for three players. */
export const start = (seed = "a seed"): State => toy.setup({ players: 3, turns: 6 }, seed).state;

/** A state written by hand. Whatever is left out is empty. */
export function toyState(
  seats: readonly Partial<SeatOf<never>>[],
  rest: Partial<Omit<TableOf<never>, "seats">> & { agenda?: State["agenda"] } = {},
): State {
  const {
    agenda = [
      { do: "end-turn", seat: 0 },
      { ask: "act", seats: [0] },
    ],
    ...table
  } = rest;
  return assumeConsistent(toy, {
    table: {
      seats: seats.map((one) => ({ hand: [], won: [], coins: 0, shine: 0, ...one })),
      deck: [],
      pool: [],
      turnsLeft: 6,
      ...table,
    },
    agenda,
    rng: [1, 2, 3, 4],
  });
}

/** Returns the step of an accepted action; a refusal fails the test. */
export function accept(state: State, action: Action, game: Game<Toy> = toy) {
  const result = game.reduce(assumeConsistent(game, state), action);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result;
}

/** Plays a game in which each pick selects one of the legal actions. */
export function playThrough(state: State, picks: Iterable<number>, game: Game<Toy> = toy) {
  const states = [state];
  const actions: Action[] = [];
  for (const pick of picks) {
    const current = states.at(-1)!;
    const legal = game.deciders(current).flatMap((seat) => [...game.legalActions(current, seat)]);
    if (legal.length === 0) break;
    const action = legal[pick % legal.length]!;
    actions.push(action);
    states.push(accept(current, action, game).state);
  }
  return { actions, states };
}
