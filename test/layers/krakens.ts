// A toy layer with seven allies without a race: in a payment they count as any race, and they are
// never affiliated, so a recruitment may affiliate nobody. Those left over from an exploration go to
// council stacks that the active player chooses.
import * as z from "zod/mini";
import { type Cost, type Race, raceOf, races } from "../../src/abyss/cards/index.ts";
import { refusalOf } from "../../src/abyss/refusals.ts";
import {
  type AbyssBlueprint,
  type AbyssPurse,
  type AnyAlly,
  abyssBox,
  abyssParts,
  type CardAdditions,
  cardScoringLayer,
  type Purse,
  pointsOf,
  type Recruit,
  type RuleRefusal,
  racesAmong,
  recruitWith,
  shapesWithCards,
  underAction,
} from "../../src/abyss/rules.ts";
import { combinationsOf } from "../../src/kernel/agenda/countable.ts";
import { addToBag, firstMissing, isKnown } from "../../src/kernel/components/bags.ts";
import { areaOf } from "../../src/kernel/components/seats.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Additions, Layer, WithLayer, WithPayment } from "../../src/kernel/rules/layers.ts";
import { type MoveOf, neverRefuse, type PlayOf } from "../../src/kernel/rules/rules.ts";
import {
  byAsk,
  byCode,
  byType,
  type SchemaLayer,
  sorted,
  zodOf,
} from "../../src/kernel/schemas/schema.ts";
import type { Refusal } from "../../src/kernel/validation/refusal.ts";

const components = { allies: { "kraken-2": 2, "kraken-3": 3, "kraken-4": 2 } } as const;

/** The box of Abyss with krakens. */
export const krakenBox = abyssBox.with(components);

/** `affiliate` is null if only krakens were played. */
interface KrakenPayment {
  readonly allies: readonly AnyAlly[];
  readonly affiliate: AnyAlly | null;
}
type SomebodyToAffiliate = Refusal<"somebody-to-affiliate">;

export interface KrakensAdded
  extends Additions<
    CardAdditions<typeof components> & {
      payment: KrakenPayment;
      action:
        | WithPayment<Recruit<unknown>>
        | { readonly type: "settle"; readonly seat: Seat; readonly stack: Race };
      decision: { readonly ask: "settle"; readonly seats: readonly Seat[] };
      event: { readonly type: "kraken-settled"; readonly kraken: AnyAlly; readonly stack: Race };
      refusal: SomebodyToAffiliate;
      kit: KrakenKit;
    }
  > {}
type World = WithLayer<AbyssBlueprint, KrakensAdded>;

type KrakenPurse = Purse<
  KrakenPayment,
  object,
  World["view"],
  World["draft"],
  RuleRefusal | SomebodyToAffiliate,
  PlayOf<World>
>;
interface KrakenKit {
  readonly purse: KrakenPurse;
}

const isKraken = (ally: AnyAlly): boolean => raceOf(ally) === null;

/** The rest of the cost, which allies with a race have to pay. */
const rest = (cost: Cost, krakens: readonly AnyAlly[], ofRaces: number): Cost => ({
  value: cost.value - pointsOf(krakens),
  races: ofRaces,
  required: null,
});

/** True if krakens can stand in for the races that the others lack. */
function meets(
  { races: needs, required }: Cost,
  krakens: readonly AnyAlly[],
  others: readonly AnyAlly[],
) {
  const own = racesAmong(others);
  const lacking = required !== null && !own.includes(required) ? 1 : 0;
  return own.length + lacking <= needs && needs <= own.length + krakens.length;
}

const withKrakens = ({ recruitments, sums }: AbyssPurse): KrakenPurse => ({
  sums,
  recruitments: {
    *ways(table, seat, cost, { payments }) {
      const { hand, pearls } = areaOf(table, seat);
      const held = hand.filter(isKnown).filter(isKraken).sort();
      for (let size = 0; size <= held.length; size++)
        for (const krakens of combinationsOf(held, size)) {
          if (pointsOf(krakens) + pearls >= cost.value && meets(cost, krakens, []))
            yield { allies: krakens, affiliate: null };
          for (let of = Math.max(1, cost.races - size); of <= cost.races; of++)
            for (const way of recruitments.ways(table, seat, rest(cost, krakens, of), { payments }))
              if (meets(cost, krakens, way.allies))
                yield { ...way, allies: [...way.allies, ...krakens].sort() };
        }
    },
    refuse(table, seat, cost, { allies, affiliate }) {
      const { hand, pearls: has } = areaOf(table, seat);
      const krakens = allies.filter(isKraken);
      const others = allies.filter((ally) => !isKraken(ally));
      const missing = firstMissing(hand, allies);
      if (missing) return refusalOf("ally-not-in-hand", "AB-27", { ally: missing });
      const own = racesAmong(others).length;
      if (!meets(cost, krakens, others))
        return refusalOf("wrong-number-of-races", "AB-27", { has: own, needs: cost.races });
      if (affiliate !== null) {
        const payment = { allies: others, affiliate };
        return recruitments.refuse(table, seat, rest(cost, krakens, own), payment);
      }
      if (others.length > 0) return { code: "somebody-to-affiliate", rule: "TOY-1", params: {} };
      const needs = cost.value - pointsOf(krakens);
      return needs > has ? refusalOf("too-few-pearls", "AB-28", { has, needs }) : undefined;
    },
    pay(table, seat, cost, { allies, affiliate }, play) {
      const payment = { allies, affiliate: affiliate ?? allies[0]! };
      return { ...recruitments.pay(table, seat, cost, payment, play), affiliate };
    },
  },
});

const settle: MoveOf<World, "settle"> = {
  *options(_table, seat) {
    for (const stack of races) yield { type: "settle", seat, stack };
  },
  refuse: neverRefuse,
  perform(table, { seat, stack }, play) {
    const kraken = table.track.shift() as AnyAlly;
    addToBag(table.council[stack], [kraken]);
    play.emit({ type: "kraken-settled", kraken, stack });
    if (table.track.length > 0) play.next({ ask: "settle", seats: [seat] });
  },
};

export const krakensLayer: Layer<AbyssBlueprint, KrakensAdded> = (below, top) => {
  const purse = withKrakens(below.purse);
  return {
    box: below.box.with(components),
    purse,
    tasks: {
      "end-exploration": (table, task, play) => {
        below.tasks["end-exploration"](table, task, play);
        if (table.track.length > 0) play.next({ ask: "settle", seats: [task.seat] });
      },
    },
    moves: { recruit: recruitWith(purse, top), settle },
    answers: { settle: ["settle"] },
    askable: {
      settle: {
        over: [underAction],
        fits: ({ turn, track }, { seats }) =>
          seats.join() === `${turn.seat}` &&
          track.length > 0 &&
          track.every((card) => card !== "monster" && isKraken(card)),
      },
    },
    redact: { "kraken-settled": "public" },
  };
};

export const krakensSchemas: SchemaLayer<KrakensAdded> = (below, top) => ({
  ...shapesWithCards(below, components),
  payment() {
    const { ally, most } = abyssParts(top);
    return { allies: sorted(ally, most.allies), affiliate: z.nullable(zodOf(ally)) };
  },
  actions() {
    const { seat, lord, race } = abyssParts(top);
    return byType({ recruit: { seat, lord, ...top.payment() }, settle: { seat, stack: race } });
  },
  refusals: () => byCode({ "somebody-to-affiliate": {} }),
  decisions: () => byAsk({ settle: { seats: abyssParts(top).seats } }),
  events() {
    const { ally, race } = abyssParts(top);
    return byType({ "kraken-settled": { kraken: ally, stack: race } });
  },
});

export const krakensScoring = cardScoringLayer(components);
