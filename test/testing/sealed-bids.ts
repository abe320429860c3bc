// A game with secret bids: what is hidden is a number, not a card.
import * as z from "zod/mini";
import type { Seat } from "../../src/index.ts";
import type { TestedGame } from "../../src/testing/index.ts";
import {
  areas,
  type Blueprint,
  between,
  byAsk,
  byCode,
  byDo,
  byType,
  type DeepReadonly,
  define,
  type GameTypesOf,
  listOf,
  type MoveOf,
  neverRefuse,
  objectOf,
  orHidden,
  quantity,
  rulesStackOf,
  type ScoringRules,
  schemaStackOf,
  scoringStackOf,
  seatSchemas,
  wholeNumber,
} from "../../src/variant/index.ts";

const players = { min: 2, max: 3 };
const SHELLS = 4;
const bids = [1, 2, 3] as const;
/** No bid yet. */
const NO_BID = 0;

interface TableOf<Hidden> {
  seats: { bid: number | Hidden; shells: number }[];
  /** Shells that are still to be bid for. */
  left: number;
}

interface Bidding extends Blueprint {
  options: { readonly players: number };
  draft: TableOf<never>;
  table: DeepReadonly<TableOf<never>>;
  view: DeepReadonly<TableOf<null>>;
  task: { readonly do: "round" } | { readonly do: "reveal" };
  decision: { readonly ask: "bid"; readonly seats: readonly Seat[] };
  action: { readonly type: "bid"; readonly seat: Seat; readonly pearls: number };
  event:
    | { readonly type: "bid"; readonly seat: Seat; readonly pearls: number | null }
    | { readonly type: "revealed"; readonly bids: readonly number[] };
  refusal: never;
  tableau: { readonly shells: number };
  payment: never;
}

const bid: MoveOf<Bidding, "bid"> = {
  options: (_, seat) => bids.map((pearls) => ({ type: "bid", seat, pearls })),
  refuse: neverRefuse,
  perform({ seats }, { seat, pearls }, play) {
    seats[seat]!.bid = pearls;
    play.emit({ type: "bid", seat, pearls });
  },
};

const rules = rulesStackOf<Bidding>(() => ({
  tasks: {
    round({ seats, left }, _, play) {
      if (left > 0) play.next({ ask: "bid", seats: [...seats.keys()] }, { do: "reveal" });
    },
    reveal(table, _, play) {
      const all = table.seats.map((area) => area.bid);
      table.seats[all.indexOf(Math.max(...all))]!.shells += 1;
      table.left -= 1;
      for (const area of table.seats) area.bid = NO_BID;
      play.emit({ type: "revealed", bids: all });
      play.revealTo(table.seats.keys());
      play.next({ do: "round" });
    },
  },
  moves: { bid },
  answers: { bid: ["bid"] },
  askable: {
    bid: {
      over: [["reveal"]],
      fits: (table, { seats }) =>
        table.left > 0 &&
        table.seats.every((area, seat) => (area.bid === NO_BID) === seats.includes(seat)),
    },
  },
  redact: {
    bid: (event, viewer) => (event.seat === viewer ? event : { ...event, pearls: null }),
    revealed: "public",
  },
  reactions: {},
  deal: (options) => ({
    table: {
      seats: Array.from({ length: options.players }, () => ({ bid: NO_BID, shells: 0 })),
      left: SHELLS,
    },
    agenda: [{ do: "round" }],
  }),
  hide: ({ table }, viewer) => ({
    ...table,
    seats: table.seats.map((area, seat) =>
      seat === viewer || area.bid === NO_BID ? area : { ...area, bid: null },
    ),
  }),
  fillHidden: ({ table }, rng) => ({
    ...table,
    seats: table.seats.map((area) => ({ ...area, bid: area.bid ?? bids[rng.below(bids.length)]! })),
  }),
  *problems({ table, agenda }) {
    if (table.seats.reduce((sum, { shells }) => sum + shells, table.left) !== SHELLS)
      yield { path: ["table", "left"], reason: `there are ${SHELLS} shells` };
    if (agenda.length === 0 && table.left > 0)
      yield { path: ["agenda"], reason: "is empty, but the game is not over" };
  },
  tableau: ({ table }, seat) => ({ shells: table.seats[seat]!.shells }),
}));

const schemas = schemaStackOf<Bidding>(() => {
  const { seat, seats } = seatSchemas(players);
  const pearls = between(1, bids.length);
  return {
    players,
    names: {},
    options: () => ({ players: between(players.min, players.max) }),
    optionProblems: () => [],
    payment: () => ({}),
    actions: () => byType({ bid: { seat, pearls } }),
    decisions: () => byAsk({ bid: { seats } }),
    tasks: () => byDo({ round: {}, reveal: {} }),
    refusals: () => byCode({}),
    events: () =>
      byType({
        bid: { seat, pearls: z.nullable(pearls) },
        revealed: { bids: listOf(pearls, players.max) },
      }),
    table: (hidden) => ({
      seats: areas(
        objectOf({ bid: orHidden(between(NO_BID, bids.length), hidden), shells: quantity }),
        players,
      ),
      left: quantity,
    }),
  };
});

const scoring = scoringStackOf<ScoringRules<Bidding["tableau"]>>(() => ({
  fields: () => ({ shells: wholeNumber }),
  mostPlayers: players.max,
  problems: () => [],
  lines: ({ shells }) => [{ category: "shells", source: "shells", points: shells }],
  tieBreaks: () => [],
}));

const bidding = define<Bidding, "bidding">({
  id: "bidding",
  version: "1",
  ruleNumbers: {
    malformed: "BID-1",
    "game-over": "BID-1",
    "not-your-decision": "BID-1",
    "not-asked": "BID-1",
    "other-moves-possible": "BID-1",
  },
  rules,
  schemas,
  scoring,
});

export type BiddingTypes = GameTypesOf<Bidding, "bidding">;

/** A bid is seen only by its bidder, until all are revealed. */
export const trialOfBidding: TestedGame<BiddingTypes> = {
  game: bidding,
  inventory: ({ table }) =>
    Array(table.seats.reduce((sum, { shells }) => sum + shells, table.left)).fill("shell"),
  visibility: {
    seats: (seat) => ({
      bid: {
        kind: "bid",
        couldBe: () => bids,
        sees: ({ table }, viewer) =>
          viewer === seat || table.seats[seat]!.bid === NO_BID ? "all" : "none",
      },
      shells: "open",
    }),
    left: "open",
  },
  // Revealed bids are on the table neither before the last bid nor after.
  reports: ["revealed"],
  mostActions: SHELLS * players.max,
};
