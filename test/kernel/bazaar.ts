// The toy game with actions of all shapes: fields of every kind, whose values are found in different places.
import * as z from "zod/mini";
import { define } from "../../src/kernel/api/define.ts";
import type { Game, GameTypesOf } from "../../src/kernel/contract/game.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import type { Additions, Layer, WithLayer } from "../../src/kernel/rules/layers.ts";
import { type Move, neverRefuse } from "../../src/kernel/rules/rules.ts";
import {
  between,
  byType,
  type Covers,
  integer,
  objectOf,
  oneOf,
  type ZodSchema,
} from "../../src/kernel/schemas/schema.ts";
import { definition, type ToyBlueprint } from "./toy-game.ts";

export const styles = ["plain", "fancy"] as const;
interface Gift {
  readonly to: Seat;
  readonly card: number;
}

type BazaarAction =
  /** Any number of the seat's coins. */
  | { readonly type: "bid"; readonly seat: Seat; readonly coins: number }
  /** Any depth up to the size of the deck. */
  | { readonly type: "dig"; readonly seat: Seat; readonly depth: number }
  /** Up to two cards of the hand, in a style whose name is not on the table, openly or not. */
  | {
      readonly type: "show";
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly style: (typeof styles)[number];
      readonly openly: boolean;
    }
  /** Up to two cards of the hand, each to any seat. */
  | { readonly type: "hand-out"; readonly seat: Seat; readonly gifts: readonly Gift[] }
  /** A card of the hand to any seat. */
  | { readonly type: "send"; readonly seat: Seat; readonly gift: Gift }
  /** A guest, or nobody in particular. */
  | { readonly type: "greet"; readonly seat: Seat; readonly whom: string | null };

type Added = Additions<{ action: BazaarAction }>;
type BazaarBlueprint = WithLayer<ToyBlueprint, Added>;
type Of<K extends BazaarAction["type"]> = Extract<BazaarAction, { type: K }>;
type BazaarMove<K extends BazaarAction["type"]> = Move<
  BazaarBlueprint["view"],
  BazaarBlueprint["draft"],
  unknown,
  Of<K>,
  unknown,
  BazaarBlueprint["refusal"]
>;

/** A move without further checks and without effect. */
const listed = <K extends BazaarAction["type"]>(
  options: (view: BazaarBlueprint["view"], seat: Seat) => readonly Of<K>[],
): BazaarMove<K> => ({ options, refuse: neverRefuse, perform() {} });

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);
const known = (hand: readonly (number | null)[]) => hand.filter((card) => card !== null);
const upToTwo = <T>(things: readonly T[]): T[][] => [
  [],
  ...things.map((one) => [one]),
  ...things.flatMap((one, i) => things.slice(i + 1).map((other) => [one, other])),
];
const giftsOf = (view: BazaarBlueprint["view"], seat: Seat): Gift[] =>
  view.seats.flatMap((_, to) => known(view.seats[seat]!.hand).map((card) => ({ to, card })));

/** Names that are not on the table. */
const names = upTo(50).map((i) => `guest ${String(i).padStart(2, "0")}`);

const bazaarLayer: Layer<ToyBlueprint, Added> = (below) => ({
  problems: () => [],
  moves: {
    bid: listed(({ seats }, seat) =>
      upTo(seats[seat]!.coins).map((coins) => ({ type: "bid", seat, coins })),
    ),
    dig: listed(({ deck }, seat) =>
      upTo(deck.length).map((depth) => ({ type: "dig", seat, depth })),
    ),
    show: listed(({ seats }, seat) =>
      [false, true].flatMap((openly) =>
        styles.flatMap((style) =>
          upToTwo(sorted(known(seats[seat]!.hand))).map((cards) => ({
            type: "show" as const,
            seat,
            cards,
            style,
            openly,
          })),
        ),
      ),
    ),
    "hand-out": listed((view, seat) =>
      // Copies, so that equal gifts are different objects.
      upToTwo(sorted(giftsOf(view, seat))).map((gifts) => ({
        type: "hand-out",
        seat,
        gifts: gifts.map((gift) => ({ ...gift })),
      })),
    ),
    send: listed((view, seat) => giftsOf(view, seat).map((gift) => ({ type: "send", seat, gift }))),
    greet: listed((_, seat) => [...names, null].map((whom) => ({ type: "greet", seat, whom }))),
  },
  answers: {
    act: [...below.answers.act, "bid", "dig", "show", "hand-out", "send", "greet"],
  },
});

/** A sorted list, so that equal actions are equal JSON. */
const inOrder = <T>(of: ZodSchema<T>): ZodSchema<T[]> => z.array(of).check(z.overwrite(sorted));
const sorted = <T>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const seat = between(0, 3);
const gift = objectOf({ to: seat, card: between(1, 12) });
const actions = byType({
  bid: { seat, coins: integer },
  dig: { seat, depth: integer },
  show: { seat, cards: inOrder(between(1, 12)), style: oneOf(styles), openly: z.boolean() },
  "hand-out": { seat, gifts: inOrder(gift) },
  send: { seat, gift },
  greet: { seat, whom: z.nullable(oneOf(names)) },
});
true satisfies Covers<typeof actions, BazaarAction, "type">;

export const bazaar: Game<GameTypesOf<BazaarBlueprint, "bazaar">> = define<
  BazaarBlueprint,
  "bazaar"
>({
  ...definition,
  id: "bazaar",
  rules: definition.rules.with(bazaarLayer),
  schemas: definition.schemas.with<Added>(() => ({ actions: () => actions })),
});
