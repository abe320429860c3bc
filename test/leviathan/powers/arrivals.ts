// The ways in which a lord of Leviathan can come to a player, and places where its power does not work.
import { borderSpaces, type Lord, leviathans } from "../../../src/leviathan/cards/index.ts";
import type { Action } from "../../../src/leviathan/index.ts";
import type { Beast } from "../../../src/leviathan/table.ts";
import {
  atBorder,
  atMonster,
  by,
  type Description,
  paymentFor,
  play,
  recruiting,
  roll,
  type State,
} from "../prepare.ts";

const me = by(0);

/** What lies in front of a player. */
export type Area = NonNullable<Description["seats"]>[number];

/** The lords that can bring another one (LE-50). */
export const bringers = ["corruptor", "traitor", "schemer"] as const;
type Bringer = (typeof bringers)[number];

/** Seat 0 is about to recruit the lord: the state, and the action. Its payment is added to the hand. */
export const recruitment = (lord: Lord, description: Description = {}): [State, Action] => [
  recruiting(lord, description),
  me.recruits(lord, paymentFor(lord)),
];

/** Seat 0 has the bringer and is about to take the lord with its power: the state, and the action. */
export function bringing(
  bringer: Bringer,
  lord: Lord,
  { seats: [own = {}, ...others] = [], ...rest }: Description = {},
): [State, Action] {
  const given: Lord = "landowner";
  const start = recruiting(bringer, {
    ...rest,
    ...(bringer === "schemer" ? { nextLords: [lord] } : { court: [lord] }),
    seats: [
      bringer === "corruptor"
        ? { ...own, pearls: (own.pearls ?? 1) + 5 }
        : { ...own, lords: [...(own.lords ?? []), given] },
      ...others,
    ],
  });
  const brings = {
    corruptor: me.bribes(lord),
    traitor: me.replaces(given, lord),
    schemer: me.replacesFromDeck(given),
  };
  return [play(start, me.recruits(bringer, paymentFor(bringer))).state, brings[bringer]];
}

/** Seat 0 has attacked leviathan 9 (3 for 1 token, 7 for 2, 5 for 1) with crab 5. */
export const attackingNine = (
  seats: readonly Area[],
  die: number,
  lost = 0,
  rest: Description = {},
) =>
  roll(
    atMonster(atBorder(["leviathan-9", lost], "leviathan-20"), seats[0], { ...rest, seats }),
    me.fights("leviathan-9", "crab-5"),
    die,
  );

/** Seats of which seat 0 has a lord without effect: disabled, under a location, or an opponent has it. */
export const withoutPower = (lord: Lord, own: Area): [string, Area[]][] => [
  ["disabled", [{ ...own, disabled: [lord] }]],
  ["under a location", [{ ...own, locations: [{ location: "jail", lords: [lord] }] }]],
  ["an opponent's", [own, { lords: [lord] }]],
];

/** The border with this many leviathans, on its first spaces; leviathan 20 is not among them. */
export const crowded = (count: number): Beast[] =>
  borderSpaces.slice(0, count).map((space, i) => ({ space, leviathan: leviathans[i]!, lost: 0 }));
