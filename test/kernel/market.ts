// The toy game with names on the table, and with actions that stay illegal until enough is chosen.
import * as z from "zod/mini";
import { define } from "../../src/kernel/api/define.ts";
import type { Game, GameTypesOf } from "../../src/kernel/contract/game.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Additions, Area, Layer, WithLayer } from "../../src/kernel/rules/layers.ts";
import { type Move, neverRefuse } from "../../src/kernel/rules/rules.ts";
import { anyName, between, byType, type Covers, oneOf } from "../../src/kernel/schemas/schema.ts";
import { definition, type ToyBlueprint, toyState } from "./toy-game.ts";

const styles = ["fancy", "plain"] as const;

type MarketAction =
  /** A guest, or nobody in particular. */
  | { readonly type: "greet"; readonly seat: Seat; readonly whom: string | null }
  /** One guest or two. */
  | { readonly type: "invite"; readonly seat: Seat; readonly whom: readonly string[] }
  /** Up to two cards of the hand; none only in the plain style and openly. */
  | {
      readonly type: "parade";
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly style: (typeof styles)[number];
      readonly openly: boolean;
    };

interface Stalls {
  market: { guests: string[]; host: { name: string; room: null } };
}
type Added = Additions<{ action: MarketAction } & Area<Stalls>>;
type MarketBlueprint = WithLayer<ToyBlueprint, Added>;
type MarketMove<K extends MarketAction["type"]> = Move<
  MarketBlueprint["view"],
  MarketBlueprint["draft"],
  unknown,
  Extract<MarketAction, { type: K }>,
  unknown,
  MarketBlueprint["refusal"]
>;

const greet: MarketMove<"greet"> = {
  options: ({ market: { guests, host } }, seat) =>
    [...guests, host.name, null].map((whom) => ({ type: "greet", seat, whom })),
  refuse: neverRefuse,
  perform() {},
};

const invite: MarketMove<"invite"> = {
  *options({ market: { guests } }, seat) {
    for (const [i, one] of guests.entries()) {
      yield { type: "invite", seat, whom: [one] };
      for (const other of guests.slice(i + 1)) yield { type: "invite", seat, whom: [one, other] };
    }
  },
  refuse: (_, { whom }) =>
    whom.length < 1 ? { code: "too-few", rule: "TOY-1", params: { has: whom.length } } : undefined,
  perform() {},
};

const parade: MarketMove<"parade"> = {
  *options({ seats }, seat) {
    const hand = seats[seat]!.hand.filter((card) => card !== null).sort((a, b) => a - b);
    const pairs = hand.flatMap((one, i) => hand.slice(i + 1).map((other) => [one, other]));
    for (const style of styles)
      for (const openly of [false, true])
        for (const cards of [[], ...hand.map((card) => [card]), ...pairs])
          yield { type: "parade", seat, cards, style, openly };
  },
  refuse: (_, { cards, style, openly }) =>
    cards.length < (style === "plain" ? (openly ? 0 : 1) : 2)
      ? { code: "too-few", rule: "TOY-1", params: { has: cards.length } }
      : undefined,
  perform() {},
};

const layerWith =
  (changes: Partial<typeof parade>): Layer<ToyBlueprint, Added> =>
  (below) => ({
    problems: () => [],
    moves: { greet, invite, parade: { ...parade, ...changes } },
    answers: { act: [...below.answers.act, "greet", "invite", "parade"] },
    deal: (options, play) => {
      const { table, agenda } = below.deal(options, play);
      return { table: { ...table, ...stalls([]) }, agenda };
    },
    hide: (at, viewer) => ({ ...below.hide(at, viewer), market: at.table.market }),
    fillHidden: (at, rng) => ({ ...below.fillHidden(at, rng), ...stalls(at.table.market.guests) }),
  });

const stalls = (guests: readonly string[]): Stalls => ({
  market: { guests: [...guests], host: { name: "zoe", room: null } },
});

const seat = between(0, 3);
const actions = byType({
  greet: { seat, whom: z.nullable(anyName) },
  invite: { seat, whom: z.array(anyName).check(z.maxLength(2)) },
  parade: {
    seat,
    cards: z.array(between(1, 12)).check(z.maxLength(2)),
    style: oneOf(styles),
    openly: z.boolean(),
  },
});
true satisfies Covers<typeof actions, MarketAction, "type">;

const area = z.strictObject({
  guests: z.array(anyName),
  host: z.strictObject({ name: anyName, room: z.null() }),
});

type Market = Game<GameTypesOf<MarketBlueprint, "market">>;

/** The game with other rules for parades. */
export const marketWith = (changes: Partial<typeof parade>): Market =>
  define<MarketBlueprint, "market">({
    ...definition,
    id: "market",
    rules: definition.rules.with(layerWith(changes)),
    schemas: definition.schemas.with<Added>(() => ({
      actions: () => actions,
      table: () => ({ market: area }),
    })),
  });

export const market = marketWith({});

/** A market with these guests, in which seat 0 has these cards. */
export function open(guests: readonly string[], hand: readonly number[] = []) {
  const state = toyState([{ hand: [...hand] }, {}]);
  return { ...state, table: { ...state.table, ...stalls(guests) } };
}
