// A payment of your own: every player begins with two favours. In a recruitment, a favour may replace
// a missing pearl and is then gone.
//
// Payment is a value, the purse, and every move that pays is built from it. So this layer replaces the
// purse, and builds the one move of Abyss that uses it again. Layers above take their purse from this
// one: with it below them, exiles are paid for with favours too. On top of Exiles it does not compile,
// because the actions of Exiles would still pay in the old way.
import type { Refusal, Seat } from "abyss-rules";
import {
  type AbyssBlueprint,
  type AbyssPurse,
  abyssParts,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  type Payment,
  type Purse,
  pointsOf,
  type Recruit,
  type RuleRefusal,
  recruitWith,
} from "abyss-rules/abyss/rules";
import {
  type Additions,
  type Area,
  byCode,
  byType,
  define,
  type Layer,
  listOf,
  optionalPart,
  type PlayOf,
  quantity,
  type SchemaLayer,
  type WithLayer,
  type WithPayment,
} from "abyss-rules/variant";

const FAVOURS_AT_START = 2;

/** What a player puts down to recruit. */
export interface FavourPayment extends Payment {
  /** How many pearls are paid with favours. */
  readonly favours: number;
}

type FavourRefusal =
  | Refusal<"too-few-favours", { readonly has: number; readonly needs: number }>
  | Refusal<"favours-not-needed", { readonly favours: number }>;

/** What favours add to the types of a game. */
export interface FavoursAdded
  extends Additions<
    Area<{ favours: number[] }> & {
      payment: FavourPayment;
      // `WithPayment` adds the payment of the finished game.
      action: WithPayment<Recruit<unknown>>;
      event: { readonly type: "favours-spent"; readonly seat: Seat; readonly favours: number };
      refusal: FavourRefusal;
      layout: { readonly favours?: readonly number[] };
      kit: FavourKit;
    }
  > {}

type World = WithLayer<AbyssBlueprint, FavoursAdded>;

type FavourPurse = Purse<
  FavourPayment,
  object,
  World["view"],
  World["draft"],
  RuleRefusal | FavourRefusal,
  PlayOf<World>
>;
interface FavourKit {
  readonly purse: FavourPurse;
}

/** The purse below, with favours in place of pearls: favours lower the price. */
const withFavours = ({ recruitments, sums }: AbyssPurse): FavourPurse => ({
  sums,
  recruitments: {
    *ways(table, seat, cost, filter) {
      for (let favours = 0; favours <= table.favours[seat]!; favours++)
        for (const payment of recruitments.ways(table, seat, less(cost, favours), filter))
          if (isNeeded(cost, { ...payment, favours })) yield { ...payment, favours };
    },
    refuse(table, seat, cost, payment) {
      const { favours } = payment;
      const has = table.favours[seat]!;
      if (favours > has)
        return { code: "too-few-favours", rule: "HOUSE-2", params: { has, needs: favours } };
      if (!isNeeded(cost, payment))
        return { code: "favours-not-needed", rule: "HOUSE-2", params: { favours } };
      return recruitments.refuse(table, seat, less(cost, favours), payment);
    },
    pay(table, seat, cost, payment, play) {
      const { favours } = payment;
      table.favours[seat]! -= favours;
      if (favours > 0) play.emit({ type: "favours-spent", seat, favours });
      return recruitments.pay(table, seat, less(cost, favours), payment, play);
    },
  },
});

const less = <Cost extends { readonly value: number }>(cost: Cost, favours: number): Cost => ({
  ...cost,
  value: cost.value - favours,
});

/** True if the favours replace pearls only, not allies that could have been kept. */
const isNeeded = (cost: { readonly value: number }, { allies, favours }: FavourPayment): boolean =>
  favours === 0 || pointsOf(allies) + favours <= cost.value;

/** Lets players pay for recruitments with favours. */
export const favoursLayer: Layer<AbyssBlueprint, FavoursAdded> = (below, top) => {
  const purse = withFavours(below.purse);
  return {
    purse,
    moves: { recruit: recruitWith(purse, top) },
    redact: { "favours-spent": "public" },
    deal(options, play) {
      const { table, agenda } = below.deal(options, play);
      return { table: { ...table, favours: table.seats.map(() => FAVOURS_AT_START) }, agenda };
    },
    hide: (state, viewer) => ({ ...below.hide(state, viewer), favours: state.table.favours }),
    fillHidden: (view, rng) => ({
      ...below.fillHidden(view, rng),
      favours: [...view.table.favours],
    }),
    layOut: ({ favours, seats }) => ({
      favours: [...(favours ?? seats.map(() => FAVOURS_AT_START))],
    }),
    *problems(state) {
      const { seats, favours } = state.table;
      if (favours.length !== seats.length)
        yield {
          path: ["table", "favours"],
          reason: `${favours.length} values, expected one for each of ${seats.length} seats`,
        };
      yield* below.problems(state);
    },
  };
};

/** The schemas of favours. */
export const favoursSchemas: SchemaLayer<FavoursAdded> = (below, top) => ({
  payment: () => ({ ...below.payment(), favours: quantity }),
  actions() {
    const { seat, lord } = abyssParts(top);
    return byType({ recruit: { seat, lord, ...top.payment() } });
  },
  events: () => byType({ "favours-spent": { seat: abyssParts(top).seat, favours: quantity } }),
  refusals: () =>
    byCode({
      "too-few-favours": { has: quantity, needs: quantity },
      "favours-not-needed": { favours: quantity },
    }),
  table: () => ({ favours: listOf(quantity, top.players.max) }),
  layout: () => ({ favours: optionalPart(listOf(quantity, top.players.max)) }),
});

/** Abyss with favours. */
export const favours = define({
  id: "abyss-favours",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: abyssStack.with(favoursLayer),
  schemas: abyssSchemas.with(favoursSchemas),
  scoring: abyssScoring,
});
