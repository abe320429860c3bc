// A complete game of your own, about the smallest that has all parts.
//
// Players dive for pearls. A dive turns over the top card of the deck: a pearl is added to the catch, and
// the turn goes on; a shark scatters the catch and ends the turn. Surfacing brings the catch home and
// ends the turn too. The game ends with the deck; the most pearls at home win.
import type { Refusal, Seat } from "abyss-rules";
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
  faceDown,
  hiddenCards,
  inventoryProblems,
  listOf,
  type MoveOf,
  neverRefuse,
  objectOf,
  oneOf,
  onlyAction,
  orHidden,
  quantity,
  rulesStackOf,
  type ScoringRules,
  schemaStackOf,
  scoringStackOf,
  seatSchemas,
  wholeNumber,
} from "abyss-rules/variant";

const players = { min: 2, max: 4 };
const kinds = ["pearl", "shark"] as const;
type Card = (typeof kinds)[number];
const cards = [...Array<Card>(24).fill("pearl"), ...Array<Card>(6).fill("shark")];

/** `Hidden` is the type of a card face down: `never` in a state, `null` in a view. */
interface TableOf<Hidden> {
  seats: { catch: number; home: number }[];
  turn: Seat;
  deck: (Card | Hidden)[];
  discard: Card[];
}

interface Diving extends Blueprint {
  options: { readonly players: number };
  draft: TableOf<never>;
  table: DeepReadonly<TableOf<never>>;
  view: DeepReadonly<TableOf<null>>;
  task: { readonly do: "turn"; readonly seat: Seat };
  decision: { readonly ask: "dive"; readonly seats: readonly Seat[] };
  action:
    | { readonly type: "dive"; readonly seat: Seat }
    | { readonly type: "surface"; readonly seat: Seat };
  event:
    | { readonly type: "dived"; readonly seat: Seat; readonly card: Card }
    | { readonly type: "surfaced"; readonly seat: Seat; readonly pearls: number };
  refusal: Refusal<"nothing-caught">;
  tableau: { readonly pearls: number };
  payment: never;
}

const dive: MoveOf<Diving, "dive"> = {
  options: onlyAction("dive"),
  refuse: neverRefuse, // the question is not asked with an empty deck
  perform(table, { seat }, play) {
    const card = table.deck.pop()!;
    const isPearl = card === "pearl";
    const area = table.seats[seat]!;
    table.discard.push(card);
    area.catch = isPearl ? area.catch + 1 : 0;
    play.emit({ type: "dived", seat, card });
    play.revealTo(table.seats.keys()); // no undo: everybody has seen the card
    play.next({ do: "turn", seat: isPearl ? seat : nextSeat(table) });
  },
};

const surface: MoveOf<Diving, "surface"> = {
  options: onlyAction("surface"),
  refuse: ({ seats }, { seat }) =>
    seats[seat]!.catch === 0 ? { code: "nothing-caught", rule: "DIVE-2", params: {} } : undefined,
  perform(table, { seat }, play) {
    const area = table.seats[seat]!;
    play.emit({ type: "surfaced", seat, pearls: area.catch });
    area.home += area.catch;
    area.catch = 0;
    play.next({ do: "turn", seat: nextSeat(table) });
  },
};

const nextSeat = ({ seats, turn }: Diving["view"]): Seat => (turn + 1) % seats.length;

const rules = rulesStackOf<Diving>(() => ({
  tasks: {
    turn(table, { seat }, play) {
      table.turn = seat;
      // The game is over when the agenda is empty.
      if (table.deck.length > 0) play.next({ ask: "dive", seats: [seat] });
    },
  },
  moves: { dive, surface },
  answers: { dive: ["dive", "surface"] },
  askable: {
    // A saved state may come from anywhere: this says when the question can be open.
    dive: {
      over: [[]],
      fits: ({ turn, deck }, { seats }) => seats.join() === `${turn}` && deck.length > 0,
    },
  },
  redact: { dived: "public", surfaced: "public" },
  reactions: {},
  deal(options, { rng }) {
    const seats = Array.from({ length: options.players }, () => ({ catch: 0, home: 0 }));
    const table = { seats, turn: 0, deck: rng.shuffle(cards), discard: [] };
    return { table, agenda: [{ do: "turn", seat: 0 }] };
  },
  hide: ({ table }) => ({ ...table, deck: faceDown(table.deck) }),
  fillHidden({ table }, rng) {
    const hidden = rng.shuffle(hiddenCards("cards", cards, [...table.deck, ...table.discard]));
    return { ...table, deck: table.deck.map((card) => card ?? hidden.pop()!) };
  },
  *problems({ table, agenda }) {
    yield* inventoryProblems([...table.deck, ...table.discard], cards, ["table"]);
    if (table.turn >= table.seats.length)
      yield {
        path: ["table", "turn"],
        reason: `${table.turn}, expected a seat from 0 to ${table.seats.length - 1}`,
      };
    if (agenda.length === 0 && table.deck.length > 0)
      yield { path: ["agenda"], reason: "is empty, but the game is not over" };
  },
  tableau: ({ table }, seat) => ({ pearls: table.seats[seat]!.home }),
}));

const schemas = schemaStackOf<Diving>(() => {
  const { seat, seats } = seatSchemas(players);
  const card = oneOf(kinds);
  return {
    players,
    names: {},
    options: () => ({ players: between(players.min, players.max) }),
    optionProblems: () => [],
    payment: () => ({}),
    actions: () => byType({ dive: { seat }, surface: { seat } }),
    decisions: () => byAsk({ dive: { seats } }),
    tasks: () => byDo({ turn: { seat } }),
    refusals: () => byCode({ "nothing-caught": {} }),
    events: () => byType({ dived: { seat, card }, surfaced: { seat, pearls: quantity } }),
    table: (hidden) => ({
      seats: areas(objectOf({ catch: quantity, home: quantity }), players),
      turn: seat,
      deck: listOf(orHidden(card, hidden), cards.length),
      discard: listOf(card, cards.length),
    }),
  };
});

const scoring = scoringStackOf<ScoringRules<Diving["tableau"]>>(() => ({
  fields: () => ({ pearls: wholeNumber }),
  mostPlayers: players.max,
  problems: () => [],
  lines: ({ pearls }) => [{ category: "pearls", source: "home", points: pearls }],
  tieBreaks: () => [],
}));

/** The game of diving, for 2 to 4 players. */
export const diving = define({
  id: "diving",
  version: "1",
  // The rule numbers of the refusals that all games share.
  ruleNumbers: {
    malformed: "DIVE-1",
    "game-over": "DIVE-1",
    "not-your-decision": "DIVE-1",
    "not-asked": "DIVE-1",
    "other-moves-possible": "DIVE-1",
  },
  rules,
  schemas,
  scoring,
});
